import type { TechnologyColor } from '#ti4/rules/terms.ts';
import type { Technology } from '#ti4/rules/components/component.ts';
import { type Game } from '#ti4/rules/game.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { genericUnit } from '#ti4/rules/setup/new-state.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, Holding, SeatId, UnitType } from '#ti4/rules/state.ts';

export const TECHNOLOGY_COLORS: readonly TechnologyColor[] = ['propulsion', 'biotic', 'cybernetic', 'warfare'];

/** Color words of the technology colors, for texts. */
export const COLOR_WORDS: Record<TechnologyColor, string> = {
  propulsion: 'blue',
  biotic: 'green',
  cybernetic: 'yellow',
  warfare: 'red',
};

export function technologyOf(game: Game, id: ComponentId): Technology {
  const component = game.book.byKind.technology[id];
  if (!component) throw new Error(`No technology ${id}`);
  return component;
}

export const technologiesOf = (game: Game, seat: SeatId): Technology[] =>
  Object.values(seatOf(game, seat).technologies).map(({ component }) => technologyOf(game, component));

export const ownsTechnology = (game: Game, seat: SeatId, id: ComponentId): boolean =>
  Object.values(seatOf(game, seat).technologies).some(({ component }) => component === id);

/** Returns a seat's technologies of a color; unit upgrades have no color (90.7). */
export const technologiesOfColor = (game: Game, seat: SeatId, color: TechnologyColor): Technology[] =>
  technologiesOf(game, seat).filter((one) => !one.upgrade && one.color === color);

/** Gains a technology regardless of its prerequisites (90.5). */
export function gainTechnology(game: Game, seat: SeatId, id: ComponentId): void {
  addTechnology(game, seat, id);
  queueMoment(game, 'after', 'technology-gained', { seat, technology: id });
}

/** Adds a technology to a seat, gained or as a replacement; an upgrade covers the unit of its type (97.2). */
export function addTechnology(game: Game, seat: SeatId, id: ComponentId): void {
  seatOf(game, seat).technologies[id] = { component: id };
  invalidateInForce(game);
  coverUnit(game, seat, technologyOf(game, id).upgrade?.type);
  game.addFact({ type: 'technology-gained', seat, technology: id });
  technologyOf(game, id).gained?.(game, seat);
}

/** Replaces technologies of a seat by others, all at once; the new ones do not count as gained. */
export function replaceTechnologies(
  game: Game,
  seat: SeatId,
  replaced: readonly (readonly [ComponentId, ComponentId])[],
): void {
  for (const [old] of replaced) loseTechnology(game, seat, old);
  for (const [, other] of replaced) addTechnology(game, seat, other);
}

/**
 * Removes a technology from a seat; its unit then has the next upgrade the seat owns, including copied ones. If only a
 * copy of it is owned, the copying card becomes blank.
 */
export function loseTechnology(game: Game, seat: SeatId, id: ComponentId): void {
  const { technologies } = seatOf(game, seat);
  if (!technologies[id]) {
    const copy = Object.keys(technologies).find((key) => technologies[key].component === id);
    return copy === undefined ? undefined : copyTechnology(game, seat, copy, copy);
  }
  const { memory } = technologies[id];
  delete technologies[id];
  invalidateInForce(game);
  coverUnit(game, seat, technologyOf(game, id).upgrade?.type, memory);
  game.addFact({ type: 'technology-lost', seat, technology: id });
}

/**
 * Makes a card a seat owns copy another technology, replacing what it copied before. It stays exhausted if it was;
 * the memory of the original technology is not copied.
 */
export function copyTechnology(game: Game, seat: SeatId, key: string, id: ComponentId): void {
  const holding = seatOf(game, seat).technologies[key];
  if (!holding) return;
  const lost = technologyOf(game, holding.component).upgrade?.type;
  const { upgrade } = technologyOf(game, id);
  holding.component = id;
  invalidateInForce(game);
  if (!upgrade || upgrade.type !== lost) {
    const { memory } = holding;
    delete holding.memory;
    invalidateInForce(game);
    coverUnit(game, seat, lost, memory);
    coverUnit(game, seat, upgrade?.type);
  } else {
    coverUnit(game, seat, lost);
  }
  game.addFact({ type: 'technology-copied', seat, technology: id, by: key });
}

/** Returns a seat's upgrades of a unit, the one in force last: a faction's own comes before a generic one (90.21). */
const upgradesOf = (game: Game, seat: SeatId, type: UnitType): Holding[] =>
  Object.values(seatOf(game, seat).technologies)
    .filter(({ component }) => technologyOf(game, component).upgrade?.type === type)
    .sort(
      (a, b) =>
        Number(technologyOf(game, a.component).faction !== undefined) -
        Number(technologyOf(game, b.component).faction !== undefined),
    );

/**
 * Applies the upgrade in force to a unit, or its base definition; the memory of an upgrade moves to the one that
 * replaces it.
 */
function coverUnit(game: Game, seat: SeatId, type: UnitType | undefined, memory?: Holding['memory']): void {
  if (type === undefined) return;
  const place = seatOf(game, seat);
  const upgrades = upgradesOf(game, seat, type);
  const inForce = upgrades.at(-1);
  place.units[type] = inForce?.component ?? baseUnit(game, place.faction, type);
  invalidateInForce(game);
  const passed = memory ?? upgrades.find((one) => one !== inForce && one.memory !== undefined)?.memory;
  if (!inForce || passed === undefined) return;
  inForce.memory ??= passed;
  for (const one of upgrades) if (one !== inForce) delete one.memory;
  invalidateInForce(game);
}

/** Returns the unit printed on a faction's sheet, or the generic one. */
export function baseUnit(game: Game, faction: ComponentId, type: UnitType): ComponentId {
  return game.book.byKind.faction[faction]?.units[type] ?? genericUnit(game.book, type);
}

/**
 * Returns a seat's technology deck: generic ones and its faction's, without the generic upgrades that the faction's
 * replace (97).
 */
export const technologyDeck = (game: Game, seat: SeatId): Technology[] =>
  game.book.technologies.filter(inDeckOf(game, seat));

export function inDeckOf(game: Game, seat: SeatId): (one: Technology) => boolean {
  const own = game.book.byKind.faction[seatOf(game, seat).faction]?.technologies ?? [];
  const replaced = own.flatMap((id) => game.book.byKind.technology[id]?.upgrade?.type ?? []);
  const { technologies } = seatOf(game, seat);
  const owned = new Set(Object.values(technologies).map(({ component }) => component));
  return (one) =>
    (one.faction === undefined ? !(one.upgrade && replaced.includes(one.upgrade.type)) : own.includes(one.id)) &&
    !(one.id in technologies) &&
    !owned.has(one.id);
}
