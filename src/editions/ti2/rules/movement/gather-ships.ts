import { chosenAmounts, type Answer, type AmountOption, type Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { systemsOneStepFrom, specialOf } from '#ti2/rules/board/adjacency.ts';
import { seatsBarringWay, remainingCapacity } from '#ti2/rules/units/units.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { question, type Game } from '#ti2/rules/game.ts';
import {
  leaderBonusOf,
  extraMovementOf,
  shipsLedBy,
  leaderDepartureProblem,
  revealLeadersUsed,
} from '#ti2/rules/leaders/leader-movement.ts';
import { nameOfLeader, nameOfSystem } from '#ti2/rules/names.ts';
import { feeProblem, payFee } from '#ti2/rules/production/credits.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import {
  groupAlikeShips,
  landUnitGroups,
  ownFighters,
  unitsFromCounts,
  shipLines,
  landUnitLines,
  applyLoading,
  loadCargo,
} from './cargo.ts';
import { moveShips, stepFee, formatStepFee } from './move-step.ts';
import {
  canMoveOn,
  systemsWithMovableShips,
  isInGravityRift,
  movementOf,
  movableShips,
  stepProblem,
} from './movement-points.ts';

// Moves ships from several systems to one destination in a single answer, over as many steps as each needs.

interface Gathering {
  to: SystemId;
}

/** Ships of one system that take the same route to the destination. */
interface Party {
  from: SystemId;
  /** Systems of the route in order, ending with the destination. */
  way: SystemId[];
  ships: Unit[];
}

const shipKey = pairKey<string, SystemId>('@');

/**
 * Tells whether a ship must stop in a system: an enemy fleet blocks it, or the system is a nebula or a gravity rift (E2
 * 7.4 to 7.6).
 */
export const stops = (game: Game, ship: Unit, at: SystemId): boolean =>
  isInGravityRift(game, at) ||
  specialOf(game, at) === 'nebula' ||
  seatsBarringWay(game, at, ship.owner).some(
    (enemy) => !modify(game, 'passes-fleets', { seat: ship.owner, unit: ship.id, enemy, fleet: [ship.id] }, false),
  );

/**
 * Shortest routes of a ship to each system it can reach without a die roll, by destination; `led`: extra movement from
 * a leader.
 */
function waysOf(game: Game, ship: Unit, led: number): Map<SystemId, SystemId[]> {
  const found = new Map<SystemId, SystemId[]>();
  const { steps = 0 } = ship.voyage ?? {};
  let edge: SystemId[][] = [[]];
  while (edge.length) {
    edge = edge.flatMap((way) => {
      const system = way.at(-1) ?? ship.system;
      // `left` stays empty, so that no leader bonus applies here; `led` already includes it.
      const there: Unit = { ...ship, system, voyage: { steps: steps + way.length - led, left: [] } };
      if (!sailsOn(game, there, way)) return [];
      return systemsOneStepFrom(game, system).flatMap((to) => {
        if (to === ship.system || found.has(to) || stepProblem(game, there, to) !== undefined) return [];
        const next = [...way, to];
        found.set(to, next);
        return [next];
      });
    });
  }
  // No ship may end its movement in an asteroid field (E2 7.5).
  for (const system of found.keys()) if (specialOf(game, system) === 'asteroid-field') found.delete(system);
  return found;
}

const sailsOn = (game: Game, there: Unit, way: readonly SystemId[]): boolean =>
  canMoveOn(game, there) &&
  (there.voyage?.steps ?? 0) < movementOf(game, there) &&
  (!way.length || !stops(game, there, there.system));

/** Extra movement that a leader in the same system gives every ship of a group (E2 12.5). */
const ledFurther = (game: Game, group: readonly Unit[]): number =>
  game.state.leaders
    ? Math.min(
        ...group.map((ship) =>
          leaderBonusOf(game, ship)?.flagship.system === ship.system ? extraMovementOf(game, ship, movementOf) : 0,
        ),
      )
    : 0;

/** All routes of a seat's ships. Ships in a gravity rift are excluded: they leave it only by a die roll (E2 7.6). */
function parties(game: Game, seat: SeatId): Party[] {
  const found = new Map<string, Party>();
  for (const from of systemsWithMovableShips(game, seat)) {
    if (isInGravityRift(game, from)) continue;
    for (const group of groupAlikeShips(game, movableShips(game, from, seat)).values())
      for (const way of waysOf(game, group[0], ledFurther(game, group)).values()) {
        const key = [from, ...way].join('>');
        const party = found.get(key) ?? { from, way, ships: [] };
        party.ships.push(...group);
        found.set(key, party);
      }
  }
  return [...found.values()]
    .map((party) => ({
      ...party,
      ships: party.ships.filter((ship) => !isLed(game, ship, party) || hasGuide(game, ship, party)),
    }))
    .filter(({ ships }) => ships.length);
}

/** Tells whether a ship exceeds its own movement on a route (E2 12.5). */
const isLed = (game: Game, ship: Unit, { way }: Party): boolean =>
  (ship.voyage?.steps ?? 0) + way.length > movementOf(game, ship);

const hasGuide = (game: Game, ship: Unit, { ships }: Party): boolean => {
  const convoy = leaderBonusOf(game, ship);
  return convoy !== undefined && ships.some(({ id }) => id === convoy.flagship.id);
};

/** Systems that ships of a seat can reach without a die roll. */
export const systemsInReach = (game: Game, seat: SeatId): SystemId[] => [
  ...new Set(parties(game, seat).map(({ way }) => way.at(-1) ?? '')),
];

export const partiesTo = (game: Game, seat: SeatId, to: SystemId): Party[] =>
  parties(game, seat).filter(({ way }) => way.at(-1) === to);

/** Ships that can reach a system from elsewhere. */
export const shipsThatCanCome = (game: Game, seat: SeatId, to: SystemId): Unit[] =>
  partiesTo(game, seat, to).flatMap(({ ships }) => ships);

const origins = (all: readonly Party[]): SystemId[] => [...new Set(all.map(({ from }) => from))];

function lines(game: Game, seat: SeatId, all: readonly Party[]): AmountOption[] {
  return origins(all).flatMap((from) => {
    const group = nameOfSystem(game, from);
    const ships = all.filter((one) => one.from === from).flatMap((one) => one.ships);
    const fighters = ownFighters(game, seat, from).length;
    return [
      ...shipLines(game, ships).map((line) => ({
        ...line,
        key: shipKey.format(line.key, from),
        label: `${line.label} from ${group}`,
        group,
      })),
      ...(fighters
        ? [{ key: shipKey.format('fighter', from), label: `Fighter from ${group}`, group, max: fighters }]
        : []),
      ...landUnitLines(game, seat, from),
    ];
  });
}

/** Ships leaving one system, by route, and their cargo. */
interface Leaving {
  from: SystemId;
  going: Party[];
  freight: Unit[];
  fighters: Unit[];
}

const leaving = (game: Game, seat: SeatId, to: SystemId, counts: Record<string, number>): Leaving[] => {
  const all = partiesTo(game, seat, to);
  return origins(all).map((from) => {
    const here: Record<string, number> = {};
    for (const [key, count] of Object.entries(counts))
      if (shipKey.parse(key)[1] === from) here[shipKey.parse(key)[0]] = count;
    const going = all
      .filter((one) => one.from === from)
      .map((one) => ({ ...one, ships: unitsFromCounts(groupAlikeShips(game, one.ships), here) }));
    return {
      from,
      going: going.filter(({ ships }) => ships.length),
      freight: unitsFromCounts(landUnitGroups(game, seat, from), counts),
      fighters: ownFighters(game, seat, from).slice(0, here.fighter ?? 0),
    };
  });
};

const holdFor = (game: Game, { going, freight, fighters }: Leaving): Map<Unit, Unit> | undefined =>
  loadCargo(game, going.flatMap(({ ships }) => ships), freight, fighters.length); // prettier-ignore

/**
 * Returns why led ships cannot move: the flagship must take the same route, and a leader leads a limited number (E2
 * 12.5).
 */
function ledProblem(game: Game, going: readonly Party[]): string | undefined {
  if (!game.state.leaders) return undefined;
  const led = new Map<string, Set<string>>();
  for (const party of going)
    for (const ship of party.ships.filter((one) => isLed(game, one, party))) {
      const convoy = leaderBonusOf(game, ship);
      if (!convoy) continue;
      const name = nameOfLeader(game, convoy.leader, ship.owner);
      if (!hasGuide(game, ship, party)) return `These ships can move that far only with ${name} (E2 12.5).`;
      const all = (led.get(convoy.leader.id) ?? new Set(shipsLedBy(game, convoy, movementOf).map(({ id }) => id))).add(
        ship.id,
      );
      led.set(convoy.leader.id, all);
      if (all.size > convoy.most)
        return `${name} can give extra movement to only ${convoy.most} of these ships (E2 12.5).`;
    }
  return undefined;
}

function problem(game: Game, seat: SeatId, { to }: Gathering, counts: Record<string, number>): string | undefined {
  const all = leaving(game, seat, to, counts);
  for (const one of all) {
    const place = nameOfSystem(game, one.from);
    if (!one.going.length && (one.freight.length || one.fighters.length))
      return `Choose a ship at ${place} to transport these units (E2 7.3).`;
    if (!holdFor(game, one)) return `The ships from ${place} do not have enough capacity for these units (E2 7.3).`;
    const astray = ledProblem(game, one.going);
    if (astray !== undefined) return astray;
    const left = leaderDepartureProblem(game, one.going.flatMap(({ ships }) => ships), movementOf); // prettier-ignore
    if (left !== undefined) return left;
  }
  return feeProblem(game, seat, stepFee(game, seat, to) * all.reduce((sum, { going }) => sum + going.length, 0));
}

/** Asks which ships go to a system, and with what cargo (E2 7.2, 7.3). */
export const gatherShips = question<Gathering, Record<string, number>>()(
  'gather',
  (game, seat, { to }): Spec => {
    const all = partiesTo(game, seat, to);
    if (!all.length) return { kind: 'none', reason: 'None of your ships can move there.' };
    return {
      kind: 'allot',
      prompt: `Which units do you move to ${nameOfSystem(game, to)}?${formatStepFee(game, seat, to)}`,
      amounts: lines(game, seat, all),
      proposed: {},
      emptyLabel: 'Move nothing',
    };
  },
  { title: 'move ships', check: problem },
);

const roomOf = (game: Game, ships: readonly Unit[]): number =>
  ships.reduce((sum, ship) => sum + remainingCapacity(game, ship).any, 0);

/** The party with the most free capacity takes the fighters along if ships of one system split up. */
const roomiest = (game: Game, parties: readonly Party[]): Party | undefined =>
  [...parties].sort((a, b) => roomOf(game, b.ships) - roomOf(game, a.ships)).at(0);

/** Moves everything that was chosen, step by step. */
export function executeGathering(game: Game, seat: SeatId, to: SystemId, answer: Answer): void {
  for (const one of leaving(game, seat, to, chosenAmounts(answer))) {
    applyLoading(game, holdFor(game, one) ?? new Map<Unit, Unit>());
    const escorting = roomiest(game, one.going);
    for (const party of one.going) {
      payFee(game, seat, stepFee(game, seat, to), 'attack');
      for (const next of party.way) moveShips(game, party.ships, party === escorting ? one.fighters : [], next);
      revealLeadersUsed(game, party.ships, movementOf);
    }
  }
}
