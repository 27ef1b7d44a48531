import { Illegal } from '#engine';
import { parseListParts } from '#kit/prompts/read-list.ts';
import { committableUnits, landingProblem } from '#ti4/rules/invasion/commit-ground-forces.ts';
import type { Game, Rulebook } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfUnit } from '#ti4/rules/names.ts';
import { genericUnit } from '#ti4/rules/setup/new-state.ts';
import type { ComponentId, PlanetId, Seat, SeatId, State, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { rolesOnCard, UNIT_TYPES } from '#ti4/rules/units/roles.ts';

/** Maximum number of units on one side, more than any real fleet has. */
const MOST = 60;

/** Units of one type in a list. */
export interface UnitCount {
  type: UnitType;
  count: number;
  damaged: boolean;
  /** True for ground forces in the space area. */
  inSpace: boolean;
  /** Card of the unit, if the list names it. */
  card?: ComponentId;
}

/** Normalizes a name for the search: "War-Sun" becomes "war sun". */
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Returns a name as typed with its punctuation and without: "j n s hylarim", "jns hylarim". */
const spellingsOf = (name: string): string[] => [plainly(name), plainly(name.replace(/[^\p{L}\p{N}\s]+/gu, ''))];
const singular = (text: string): string => text.replace(/s$/, '');

const LEVELS: Record<string, 1 | 2> = { i: 1, 1: 1, ii: 2, 2: 2 };

/** Returns a faction's upgrade of a unit type: its own or the generic one. */
function upgradeOf(book: Rulebook, faction: ComponentId, type: UnitType): ComponentId | undefined {
  const all = book.technologies.filter(({ upgrade }) => upgrade?.type === type);
  const ownerOf = (id: ComponentId): ComponentId | undefined =>
    Object.values(book.byKind.faction).find(({ technologies }) => technologies.includes(id))?.id;
  return (all.find(({ id }) => ownerOf(id) === faction) ?? all.find(({ id }) => ownerOf(id) === undefined))?.id;
}

/** Returns a faction's unit card of a type without upgrades. */
const basicOf = (book: Rulebook, faction: ComponentId, type: UnitType): ComponentId | undefined =>
  book.byKind.faction[faction]?.units[type] ?? (genericUnit(book, type) || undefined);

/**
 * Parses "3 cruiser, 2 fighter ii, 1 dreadnought (damaged)": counts and units, by type or by the name on their card.
 * Throws an Illegal that explains what is wrong.
 */
export const parseUnitCounts = (book: Rulebook, seat: Seat, whose: string, text: string): UnitCount[] =>
  new UnitList(book, seat, whose).read(text);

/** Parses unit lists of one player; the names of all cards are normalized once. `whose`: "The attacker's". */
export class UnitList {
  private readonly book: Rulebook;
  private readonly seat: Seat;
  private readonly whose: string;
  private known: ReadonlyMap<string, ComponentId> | undefined;

  constructor(book: Rulebook, seat: Seat, whose: string) {
    this.book = book;
    this.seat = seat;
    this.whose = whose;
  }

  read(text: string): UnitCount[] {
    const { whose } = this;
    const parts = parseListParts(text, /[,;+\n]|\band\b/i).map((part) => part.replace(/\s+/g, ' '));
    if (!parts.length) throw new Illegal(`${whose} list is empty. Write it like “3 cruisers, 2 fighters”.`);
    const wishes = parts.map((part) => this.part(part));
    const count = wishes.reduce((sum, wish) => sum + wish.count, 0);
    if (count > MOST) throw new Illegal(`${whose} list has ${count} units, but the limit is ${MOST}.`);
    for (const { type, card } of wishes) {
      const other = wishes.find((one) => one.type === type && one.card !== card);
      if (other)
        throw new Illegal(`${whose} list has 2 versions of the ${nameOfUnit(type)}, but a player can have only 1.`);
    }
    return wishes;
  }

  private part(part: string): UnitCount {
    const { book, seat } = this;
    // The flagship of L1Z1X is named by digits: "[0.0.1]".
    const [, count, rest = ''] = /^(?:(\d+) ?[x×]? ?)?(\p{L}.*|\[.*|\d\.\d\.\d.*)$/u.exec(part) ?? [];
    if (!rest) throw new Illegal(`I cannot read “${part}”. Write a number and a unit, like “3 cruisers”.`);
    const number = count === undefined ? 1 : Number(count);
    if (number < 1 || number > MOST) throw new Illegal(`I cannot use “${part}”: the number must be 1 to ${MOST}.`);
    const words = plainly(rest);
    const damaged = / damaged\b/.test(words);
    const inSpace = / in space\b/.test(words);
    const name = words.replace(/ (damaged|in space)\b/g, '').split(' ');
    const { type, card } = cardMeant(book, seat, {
      whose: this.whose,
      words: name,
      typed: rest,
      called: (names) => this.cardCalled(names),
    });
    const facts = book.unitFacts[card ?? seat.units[type]];
    if (damaged && !facts?.sustainDamage)
      throw new Illegal(`The ${nameOfUnit(type)} cannot be damaged: it has no Sustain Damage.`);
    if (inSpace && !rolesOnCard(facts ?? { type }).has('ground-force'))
      throw new Illegal(`I cannot use “${part}”: only ground forces can be marked “in space”.`);
    return { type, count: number, damaged, inSpace, ...(card !== undefined && { card }) };
  }

  /** Returns the first card of a fighting unit with one of these names. */
  private cardCalled(names: readonly string[]): ComponentId | undefined {
    const { unitFacts, components } = this.book;
    const fighting = Object.keys(unitFacts).filter((id) => unitFacts[id].combat !== undefined);
    this.known ??= new Map(
      fighting.toReversed().flatMap((id) => spellingsOf(components[id].name).map((name) => [name, id] as const)),
    );
    const found = names.flatMap((name) => this.known?.get(name) ?? []);
    return fighting.find((id) => found.includes(id));
  }
}

/** Lists the cards of a type that fight. */
const cardsOf = (book: Rulebook, type: UnitType): ComponentId[] =>
  Object.keys(book.unitFacts).filter(
    (id) => book.unitFacts[id].type === type && book.unitFacts[id].combat !== undefined,
  );

/** A name in a list: its words, and a lookup of cards by names. */
interface Meant {
  whose: string;
  words: readonly string[];
  typed: string;
  called: (names: readonly string[]) => ComponentId | undefined;
}

/**
 * Resolves a name: a unit type with or without a level, or the name on a card. Throws an Illegal if it is ambiguous or
 * unknown.
 */
function cardMeant(
  book: Rulebook,
  seat: Seat,
  { whose, words, typed, called }: Meant,
): { type: UnitType; card?: ComponentId } {
  const name = words.join(' ');
  const level = LEVELS[words.at(-1) ?? ''];
  const bare = level === undefined ? name : words.slice(0, -1).join(' ');
  const type = UNIT_TYPES.find((one) => [bare, singular(bare)].includes(plainly(one)));
  if (type === undefined) {
    const named = [name, singular(name), `${singular(name)} i`, `${singular(bare)} ${words.at(-1) ?? ''}`];
    const card = called(named);
    if (card !== undefined) return { type: book.unitFacts[card].type, card };
    throw new Illegal(
      `I don't know the unit “${typed.slice(0, 40)}”. Use ${UNIT_TYPES.filter(
        (one) => basicOf(book, seat.faction, one) !== undefined,
      )
        .map(nameOfUnit)
        .join(', ')} or the name of a faction's unit.`,
    );
  }
  const upgrade = upgradeOf(book, seat.faction, type);
  const basic = basicOf(book, seat.faction, type);
  if (level === 2) {
    if (upgrade === undefined) throw new Illegal(`The ${nameOfUnit(type)} has no upgrade.`);
    return { type, card: upgrade };
  }
  if (level === 1 && basic !== undefined) return { type, card: basic };
  if (level === undefined && bearsArms(book, seat.units[type])) return { type };
  // A unit that must be researched before it is built gets its upgrade card.
  if (upgrade !== undefined) return { type, card: upgrade };
  throw new Illegal(
    cardsOf(book, type).length
      ? `Which ${nameOfUnit(type)} is in ${whose.toLowerCase()} list? Write its name, or choose a faction.`
      : `This game has no ${nameOfUnit(type)}.`,
  );
}

/** Tells whether a card describes a usable unit, not one that must be researched first. */
const bearsArms = (book: Rulebook, card: ComponentId): boolean => {
  const facts = book.unitFacts[card];
  return facts !== undefined && (facts.combat !== undefined || !rolesOnCard(facts).has('ship'));
};

/** Gives a seat the unit cards and technologies that its list names. */
export function equipSeat(book: Rulebook, seat: Seat, wishes: readonly UnitCount[]): void {
  for (const { type, card } of wishes) {
    if (card === undefined) continue;
    seat.units[type] = card;
    if (card in book.byKind.technology) seat.technologies[card] ??= { component: card };
  }
}

export interface DeploymentSite {
  system: SystemId;
  /** Planet of the ground combat and of the defender's structures. */
  planet?: PlanetId;
  /** Planet of structures that are elsewhere. */
  structures?: PlanetId;
}

/** Places a list's units on the board: ships in space, ground forces on the contested planet, structures on planets. */
export function deployUnits(
  book: Rulebook,
  state: State,
  seat: SeatId,
  wishes: readonly UnitCount[],
  at: DeploymentSite,
): void {
  let number = Object.keys(state.units).length;
  for (const { type, count, damaged, inSpace } of wishes) {
    const roles = rolesOnCard(book.unitFacts[state.seats[seat].units[type]] ?? { type });
    // Structures stay on their planet, even if they are ground forces too.
    const onPlanet = roles.has('structure') ? (at.structures ?? at.planet) : at.planet;
    const planet = roles.has('ship') || inSpace ? undefined : onPlanet;
    for (let i = 0; i < count; i++) {
      const id = `${seat}-${type}-${++number}`;
      const unit: Unit = {
        id,
        type,
        owner: seat,
        system: at.system,
        ...(planet !== undefined && { planet }),
        ...(damaged && { damaged: true as const }),
      };
      state.units[id] = unit;
    }
  }
}

/** Lands all units that the rules let a seat commit to a planet, except those for which `but` is true. */
export function landAll(
  game: Game,
  seat: SeatId,
  { system, planet }: { system: SystemId; planet: PlanetId },
  but: (unit: Unit) => boolean,
): void {
  const landing = committableUnits(game, seat, system).filter(
    (unit) => !but(unit) && landingProblem(game, seat, planet, unit.type) === undefined,
  );
  // A new record, since the index of units by place is cached for each record.
  game.state.units = {
    ...game.state.units,
    ...Object.fromEntries(landing.map((unit) => [unit.id, { ...unit, planet }])),
  };
}

/** Formats "3 cruisers, 1 dreadnought (damaged)". */
export function formatUnitList(units: readonly Unit[]): string {
  const counts = new Map<string, { unit: Unit; count: number }>();
  for (const unit of units) {
    const key = `${UNIT_TYPES.indexOf(unit.type)}${unit.damaged ? '!' : ''}`;
    const before = counts.get(key);
    if (before) before.count += 1;
    else counts.set(key, { unit, count: 1 });
  }
  return (
    [...counts.values()]
      .sort((a, b) => UNIT_TYPES.indexOf(a.unit.type) - UNIT_TYPES.indexOf(b.unit.type))
      .map(({ unit, count }) => `${formatUnitCount(unit.type, count)}${unit.damaged ? ' (damaged)' : ''}`)
      .join(', ') || 'nothing'
  );
}
