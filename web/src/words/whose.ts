/** "Your hand" on one's own screen, "Hand of Ada" elsewhere. */
export const whose = (what: string, name: string): string =>
  name === "You" ? `Your ${what}` : `${what[0]!.toUpperCase()}${what.slice(1)} of ${name}`;

/** What a card is, and then what it does: "Squire, hero, costs 2. Draw a card." */
export const withText = (facts: string, text: string | undefined): string => (text ? `${facts}. ${text}` : facts);
