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

/** How many neutral infantry stand in each system of a minor faction. */
const UNITS_PER_MINOR_FACTION = 3;
const MINOR_FACTION_RING = 2;

/** What one player places: the tile on the board, and the system with its planets, which may lie beside it (Minor Factions note 2). */
export interface PlacedMinor {
  faction: ComponentId;
  tile: SystemId;
  system: SystemId;
}

/** Whether each player of a game with these galactic events places a minor faction: the event by which that is so. */
export const bringsMinorFactions = ({ byKind }: Rulebook, events: readonly ComponentId[] = []) =>
  Object.values(byKind.event ?? {}).find(({ id, minorFactions }) => minorFactions && events.includes(id));

type Mix = <T>(label: string, items: readonly T[]) => T[];

/**
 * A faction that nobody plays for each player. `open`: those that may be dealt. `housed`: whether there is a home for each of some factions
 * (Minor Factions note 4b); who has none of its own has one that is left, by chance (notes 4, 4a).
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
    throw new Illegal(
      'There are not enough factions that nobody plays for each player to place one as a minor faction.',
    );
  const all = new Set([...played, ...dealt].map(({ id }) => id));
  return Object.fromEntries(
    players.map((seat, i) => {
      const faction = dealt[i];
      const system = mix('home of a minor faction', freeBorrowableHomes(faction, all)).at(0)?.tile ?? faction.homeTile;
      return [seat, { faction: faction.id, system, tile: faction.gateTile ?? system }];
    }),
  );
}

/** Factions that do not go with those on the board as minor ones: themselves, and those whose homes they have taken. */
export const factionsExcludedByMinors = (
  { tiles }: Rulebook,
  placed: readonly { faction: ComponentId; system: SystemId }[],
): ComponentId[] => placed.flatMap(({ faction, system }) => [faction, tiles[system]?.home ?? faction]);

export const minorFactionsIn = ({
  minorFactions = {},
}: Pick<State, 'minorFactions'>): { faction: ComponentId; system: SystemId }[] =>
  Object.entries(minorFactions).map(([system, { faction }]) => ({ system, faction }));

/** How far from the middle between two homes a place in the second ring is. A place in another ring is taken only where there is none left. */
const offset = (ring: number, toOne: number, toOther: number): number =>
  2 * Math.abs(toOne - toOther) + toOne + toOther + 20 * Math.abs(ring - MINOR_FACTION_RING);

/** For each home the place in the second ring that lies between it and the next, clockwise: as far from both, and as near, as can be. */
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
    throw new Illegal('On this board there is no room for a minor faction between all home systems.');
  return found;
}

/** The same for a galaxy that lies there already, whose places have been filled. */
export const positionsBetweenHomesIn = (book: Rulebook, { tiles, homes, hyperlanes }: Layout): Record<string, string> =>
  positionsBetweenHomes(book, {
    places: tiles.map(({ position }) => position).filter((position) => position !== '000'),
    homes: homes.map(({ position }) => position),
    ...(hyperlanes && { hyperlanes }),
  });

/** What stands in the system of a minor faction as the game begins, as evenly as possible, the richest planet first; ids are still to be given. */
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

/** The systems in which a planet holds more guards than another: whoever placed them says which (Minor Factions note 1). */
const uneven = ({ state }: Game): [SystemId, MinorFaction][] =>
  Object.entries(state.minorFactions ?? {}).filter(([system]) => {
    const { planets } = state.systems[system];
    return planets.length > 1 && UNITS_PER_MINOR_FACTION % planets.length !== 0;
  });

const planetOfMoreGuards = question<{ system: SystemId }>()(
  'planet-of-more-guards',
  (game, _seat, { system }): Spec =>
    choose(
      `Which planet of the minor faction system you place, ${nameOfSystem(game, system)}, gets 2 of its 3 neutral infantry?`,
      game.state.systems[system].planets.map((key) => ({ key, label: planetWithValues(game, key) })),
    ),
  { title: 'place neutral infantry' },
);

/** As many infantry as the planet lacks come over from the planet that has most. */
function putMost(game: Game, system: SystemId, planet: PlanetId): void {
  const on = (one: PlanetId): Unit[] => unitsAt(game, { owner: NEUTRAL_SEAT, planet: one });
  const most = [...game.state.systems[system].planets].sort((a, b) => on(b).length - on(a).length)[0];
  const [unit] = on(most);
  if (most !== planet && unit) moveToPlanet(game, unit, planet);
}

/** Minor faction systems are told of, and their guards placed, before anything else is set up. */
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
