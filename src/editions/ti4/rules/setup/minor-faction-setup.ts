import { planetWithValues } from '#ti4/rules/planets/planets.ts';
import { ask, choose, chosenKey, done, Illegal, type Next, type Spec } from '#engine';
import type { Faction } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game, type Rulebook } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { NEUTRAL_SEAT } from '#ti4/rules/seats.ts';
import type { ComponentId, MinorFaction, PlanetId, SeatId, State, SystemId, Unit } from '#ti4/rules/state.ts';
import { moveToPlanet } from '#ti4/rules/units/unit-index.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { distancesFrom, type BoardShape } from './galaxy/board-shape.ts';
import type { Layout } from './galaxy/map-string.ts';
import { freeBorrowableHomes } from './borrowed-homes.ts';

/** Number of neutral infantry in each minor faction system. */
const UNITS_PER_MINOR_FACTION = 3;
const MINOR_FACTION_RING = 2;

/**
 * A minor faction that one player places: its tile on the board, and its system with the planets, which may be off the
 * board (Minor Factions note 2).
 */
export interface PlacedMinor {
  faction: ComponentId;
  tile: SystemId;
  system: SystemId;
}

/** Returns the chosen galactic event that makes each player place a minor faction; undefined if there is none. */
export const bringsMinorFactions = ({ byKind }: Rulebook, events: readonly ComponentId[] = []) =>
  Object.values(byKind.event ?? {}).find(({ id, minorFactions }) => minorFactions && events.includes(id));

type Mix = <T>(label: string, items: readonly T[]) => T[];

/**
 * Deals each player an unplayed faction. `open`: factions that may be dealt. `housed`: tells whether all
 * factions without their own home
 * can have one (Minor Factions note 4b); such a minor faction gets a random free one (notes 4, 4a). Throws Illegal if
 * there are too few.
 */
export function dealMinorFactions(
  players: readonly SeatId[],
  played: readonly Faction[],
  open: readonly Faction[],
  housed: (factions: readonly Faction[]) => boolean,
  mix: Mix,
): Record<SeatId, PlacedMinor> {
  const dealt: Faction[] = [];
  for (const one of mix('minor factions', open))
    if (dealt.length < players.length && housed([...played, ...dealt, one])) dealt.push(one);
  if (dealt.length < players.length)
    throw new Illegal('There are not enough unplayed factions for each player to place a minor faction.');
  const all = new Set([...played, ...dealt].map(({ id }) => id));
  return Object.fromEntries(
    players.map((seat, i) => {
      const faction = dealt[i];
      const system = mix('home of a minor faction', freeBorrowableHomes(faction, all)).at(0)?.tile ?? faction.homeTile;
      return [seat, { faction: faction.id, system, tile: faction.gateTile ?? system }];
    }),
  );
}

/** Returns the factions that minor factions exclude: the minor factions themselves, and those whose homes they take. */
export const factionsExcludedByMinors = (
  { tiles }: Rulebook,
  placed: readonly { faction: ComponentId; system: SystemId }[],
): ComponentId[] => placed.flatMap(({ faction, system }) => [faction, tiles[system]?.home ?? faction]);

export const minorFactionsIn = ({
  minorFactions = {},
}: Pick<State, 'minorFactions'>): { faction: ComponentId; system: SystemId }[] =>
  Object.entries(minorFactions).map(([system, { faction }]) => ({ system, faction }));

/**
 * Rates how far a position is from the middle between two homes; positions outside the second ring are used only as a
 * last resort.
 */
const offset = (ring: number, toOne: number, toOther: number): number =>
  2 * Math.abs(toOne - toOther) + toOne + toOther + 20 * Math.abs(ring - MINOR_FACTION_RING);

/**
 * Finds for each home the second-ring position between it and the next home clockwise, as central and near as possible.
 * Throws Illegal if there is no room.
 */
export function positionsBetweenHomes(
  book: Rulebook,
  shape: Pick<BoardShape, 'places' | 'homes' | 'hyperlanes'>,
): Record<string, string> {
  const { homes, places } = shape;
  const all = { ...shape, centre: '', tradeGoods: {}, deal: { each: { blue: 0, red: 0 }, extraRed: 0 } };
  const ring = distancesFrom(book, all, '000');
  const far = homes.map((home) => distancesFrom(book, all, home));
  const wishes = homes.flatMap((home, i) => {
    const next = far[(i + 1) % homes.length];
    return places.map((place) => ({ home, place, off: offset(ring(place), far[i](place), next(place)) }));
  });
  const found: Record<string, string> = {};
  const taken = new Set<string>();
  for (const { home, place } of wishes.sort((a, b) => a.off - b.off)) {
    if (found[home] !== undefined || taken.has(place)) continue;
    found[home] = place;
    taken.add(place);
  }
  if (taken.size < homes.length)
    throw new Illegal('This board has no place for a minor faction between each pair of neighboring home systems.');
  return found;
}

/** Finds these positions in a finished galaxy, whose positions are already filled. */
export const positionsBetweenHomesIn = (book: Rulebook, { tiles, homes, hyperlanes }: Layout): Record<string, string> =>
  positionsBetweenHomes(book, {
    places: tiles.map(({ position }) => position).filter((position) => position !== '000'),
    homes: homes.map(({ position }) => position),
    ...(hyperlanes && { hyperlanes }),
  });

/**
 * Returns the neutral units that start in a minor faction system, spread evenly from the richest planet on; they have
 * no ids yet.
 */
export function minorFactionUnits(
  { planets }: Rulebook,
  { systems }: Pick<State, 'systems'>,
  system: SystemId,
): Omit<Unit, 'id'>[] {
  const order = [...systems[system].planets].sort((a, b) => planets[b].resources - planets[a].resources);
  return Array.from({ length: order.length ? UNITS_PER_MINOR_FACTION : 0 }, (_, i) => ({
    type: 'infantry' as const,
    owner: NEUTRAL_SEAT,
    system,
    planet: order[i % order.length],
  }));
}

/**
 * Returns the systems in which one planet holds more guards than another; the player who places the system chooses it
 * (Minor Factions note 1).
 */
const uneven = ({ state }: Game): [SystemId, MinorFaction][] =>
  Object.entries(state.minorFactions ?? {}).filter(([system]) => {
    const { planets } = state.systems[system];
    return planets.length > 1 && UNITS_PER_MINOR_FACTION % planets.length !== 0;
  });

const planetOfMoreGuards = question<{ system: SystemId }>()(
  'planet-of-more-guards',
  (game, _seat, { system }): Spec =>
    choose(
      `Which planet of your minor faction system, ${nameOfSystem(game, system)}, starts with 2 of the 3 neutral infantry?`,
      game.state.systems[system].planets.map((key) => ({ key, label: planetWithValues(game, key) })),
    ),
  { title: 'place neutral infantry' },
);

/** Moves an infantry to the planet from the one that holds most, unless it holds most already. */
function putMost(game: Game, system: SystemId, planet: PlanetId): void {
  const on = (one: PlanetId): Unit[] => unitsAt(game, { owner: NEUTRAL_SEAT, planet: one });
  const most = [...game.state.systems[system].planets].sort((a, b) => on(b).length - on(a).length)[0];
  const [unit] = on(most);
  if (most !== planet && unit) moveToPlanet(game, unit, planet);
}

/** Announces the minor faction systems and places their guards, before any other setup. */
export const minorFactionSetup = procedure<object>()('minor-faction-setup', {
  start: (game): Next<'placed'> => {
    for (const [system, { faction, placedBy }] of Object.entries(game.state.minorFactions ?? {}))
      game.addFact({ type: 'minor-faction-placed', seat: placedBy, faction, system });
    const asks = uneven(game).map(([system, { placedBy }]) => planetOfMoreGuards.ask(placedBy, { system }));
    return asks.length ? ask(asks, 'placed') : done();
  },
  placed: (game, _data, got) => {
    for (const [system, { placedBy }] of uneven(game)) {
      const planet = chosenKey(got.answers[placedBy] ?? null);
      if (planet !== undefined) putMost(game, system, planet);
    }
    return done();
  },
});

export const minorFactionProcedures = [minorFactionSetup];
export const minorFactionQuestions = [planetOfMoreGuards];
