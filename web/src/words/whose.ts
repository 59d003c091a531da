/** "Your hand" on one's own screen, "Hand of Ada" elsewhere. */
export const whose = (what: string, name: string): string => (name === "You" ? `Your ${what}` : `${what[0]!.toUpperCase()}${what.slice(1)} of ${name}`);
