// Everything that a sighted player sees of a hero, in words.

import { nightbreak as words } from "../../words/nightbreak";
import type { HeroDescription, HeroView, PowerDescription } from "./view";

export interface Standing {
  acts: boolean;
  isDone: boolean;
  isKingmaker: boolean;
}

export function powerInWords(power: PowerDescription): string {
  return words.power(power.name, power.cost, words.pointsAt(power.arrows, words.aims[power.aims]), power.text);
}

export function printedInWords(hero: HeroDescription): string {
  return words.printedHero(hero.name, hero.faction, words.kinds[hero.type], hero.hp, hero.strength, powerInWords(hero.power));
}

export function heroInWords(seen: HeroView, hero: HeroDescription | undefined, standing: Standing): string {
  const left = Math.max(0, seen.hp - seen.damage);
  const facts = [words.hero(seen.name, words.kinds[seen.kind], left, seen.hp, seen.strength), ...seen.statuses];
  if (seen.held > 0) facts.push(words.holds(seen.held));
  if (seen.prayers > 0) facts.push(words.praying(seen.prayers));
  if (standing.isKingmaker) facts.push(words.kingmaker);
  if (standing.acts) facts.push(words.isActing);
  if (standing.isDone) facts.push(words.isDone);
  return hero ? `${facts.join(", ")}. ${powerInWords(hero.power)}` : facts.join(", ");
}
