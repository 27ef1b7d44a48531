import { specialOf } from '#ti2/rules/board/adjacency.ts';
import { allUnits } from '#ti2/rules/units/units.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfLeader } from '#ti2/rules/names.ts';
import type { Leader, Unit } from '#ti2/rules/state.ts';
import type { SystemId } from '#ti2/rules/terms.ts';
import { allLeaders, leaderTypeOf, revealLeader } from './leader-locations.ts';

// Some leaders extend the movement of ships that start and end with them (E2 12.5).

interface Convoy {
  leader: Leader;
  flagship: Unit;
  most: number;
  further: number;
}

type Own = (game: Game, ship: Unit) => number;

const setOutFrom = ({ voyage, system }: Unit): SystemId => voyage?.left.at(0) ?? system;

/** Leader that extends this ship's movement, having started in the same system. */
export function leaderBonusOf(game: Game, ship: Unit): Convoy | undefined {
  for (const leader of allLeaders(game)) {
    const flagship = leader.owner === ship.owner ? game.state.units[leader.ship ?? ''] : undefined;
    const leads = leaderTypeOf(game, leader)?.leads;
    if (!flagship || leads?.type !== ship.type || setOutFrom(flagship) !== setOutFrom(ship)) continue;
    return { leader, flagship, most: leads.most, further: leads.further };
  }
  return undefined;
}

const steps = ({ voyage }: Unit): number => voyage?.steps ?? 0;

/** Tells whether a ship has exceeded its own movement, or must, as it cannot end in an asteroid field. */
const isLed = (game: Game, one: Unit, own: Own): boolean =>
  steps(one) > own(game, one) || (specialOf(game, one.system) === 'asteroid-field' && steps(one) >= own(game, one));

/** Ships of a convoy that exceed their own movement, or must; `own` returns a ship's movement without a leader. */
export const shipsLedBy = (game: Game, { flagship, leader }: Convoy, own: Own): Unit[] =>
  allUnits(game).filter(
    (one) => one.owner === flagship.owner && isLed(game, one, own) && leaderBonusOf(game, one)?.leader.id === leader.id,
  );

/** Extra movement of a ship while it stays with its leader. */
export function extraMovementOf(game: Game, ship: Unit, own: Own): number {
  const convoy = game.state.leaders && leaderBonusOf(game, ship);
  if (!convoy) return 0;
  return shipsLedBy(game, convoy, own).filter(({ id }) => id !== ship.id).length < convoy.most ? convoy.further : 0;
}

/** A ship extended by a leader can only move on with it (E2 12.5). */
export function mustStayWithLeader(game: Game, ship: Unit, own: Own): boolean {
  const convoy = game.state.leaders && steps(ship) > own(game, ship) ? leaderBonusOf(game, ship) : undefined;
  return convoy !== undefined && convoy.flagship.id !== ship.id;
}

/**
 * Tells whether a step, or the one it forces, exceeds a ship's own movement; `cost`: movement points of the step
 * itself.
 */
const leans = (game: Game, ship: Unit, to: SystemId, own: Own, cost = 1): boolean =>
  steps(ship) + cost + (specialOf(game, to) === 'asteroid-field' ? 1 : 0) > own(game, ship);

/**
 * Returns why a ship cannot take a step that needs its leader: the leader is neither there nor moving along. `alone`:
 * the ship leaves a rift without others.
 */
export function leaderStepProblem(game: Game, ship: Unit, to: SystemId, own: Own, alone = false): string | undefined {
  const convoy =
    game.state.leaders && leans(game, ship, to, own, alone ? 0 : 1) ? leaderBonusOf(game, ship) : undefined;
  if (
    !convoy ||
    convoy.flagship.id === ship.id ||
    convoy.flagship.system === to ||
    (!alone && convoy.flagship.system === ship.system)
  )
    return undefined;
  return `This ship can move that far only with ${nameOfLeader(game, convoy.leader, ship.owner)} (E2 12.5).`;
}

/**
 * Returns why ships cannot take a step together: led ships must stay with the leader, and it leads a limited number.
 */
export function leaderGroupProblem(game: Game, ships: readonly Unit[], to: SystemId, own: Own): string | undefined {
  if (!game.state.leaders) return undefined;
  for (const ship of ships.filter((one) => leans(game, one, to, own))) {
    const convoy = leaderBonusOf(game, ship);
    if (!convoy) continue;
    const { flagship, leader, most } = convoy;
    const name = nameOfLeader(game, leader, ship.owner);
    if (!ships.includes(flagship) && flagship.system !== to)
      return `These ships can move that far only with ${name} (E2 12.5).`;
    const led = new Set([...shipsLedBy(game, convoy, own), ...ships.filter((one) => leans(game, one, to, own) && leaderBonusOf(game, one)?.leader.id === leader.id)]); // prettier-ignore
    if (led.size > most) return `${name} can give extra movement to only ${most} of these ships (E2 12.5).`;
  }
  return leaderDepartureProblem(game, ships, own);
}

/**
 * Returns why ships cannot leave: a flagship must not leave behind ships whose movement it extended, or strand them in
 * an asteroid field.
 */
export function leaderDepartureProblem(game: Game, leaving: readonly Unit[], own: Own): string | undefined {
  if (!game.state.leaders) return undefined;
  for (const ship of leaving) {
    const left = allUnits(game).find(
      (one) =>
        one.system === ship.system &&
        !leaving.includes(one) &&
        isLed(game, one, own) &&
        leaderBonusOf(game, one)?.flagship.id === ship.id,
    );
    const leader = left && leaderBonusOf(game, left)?.leader;
    if (leader)
      return `Ships that got extra movement from ${nameOfLeader(game, leader, ship.owner)} must end their movement with this leader (E2 12.5).`;
  }
  return undefined;
}

/** Reveals the leaders that extended the movement of these ships. */
export function revealLeadersUsed(game: Game, ships: readonly Unit[], own: Own): void {
  for (const ship of ships)
    if (game.state.leaders && steps(ship) > own(game, ship)) revealLeader(game, leaderBonusOf(game, ship)?.leader);
}
