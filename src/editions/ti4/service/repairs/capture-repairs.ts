import type { Game } from '#ti4/rules/game.ts';
import type { Prisoner, SeatId, UnitType } from '#ti4/rules/state.ts';
import { release } from '#ti4/rules/units/capture.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { fleetPoolLimit, fleetPoolSize, hasForeignToken } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { returnForeignToken, takeForeignToken } from '#ti4/rules/tokens/foreign-tokens.ts';
import { isCapturedAsToken, prisonersOf } from '#ti4/rules/units/prisoners.ts';
import { hasUnitCard, countInReinforcements, isStructure, UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { defineRepair } from './repair.ts';
import { parseWholeNumber, seatProblem } from '#kit/repairs.ts';

// Captured units and command tokens of other players

/** Tells whether any seat has leaders; without them nothing can be captured. */
const withLeaders = ({ state }: Game): boolean => state.order.some((seat) => state.seats[seat].leaders !== undefined);

/** Returns why one player cannot hold pieces of another; undefined if they can. */
const captureProblem = (game: Game, seat: SeatId, owner: SeatId): string | undefined =>
  (withLeaders(game) ? undefined : 'This game has no captured units or tokens.') ??
  seatProblem(game, seat) ??
  seatProblem(game, owner) ??
  (seat === owner ? 'Choose 2 different players.' : undefined);

const prisoner = (type: UnitType, owner: SeatId): Prisoner => ({ type, ...(!isCapturedAsToken(type) && { owner }) });
const alike = (one: Prisoner, other: Prisoner): boolean => one.type === other.type && one.owner === other.owner;

export const setCaptured = defineRepair(
  'captured',
  (game, { seat, owner, unit, count }) => {
    const problem = captureProblem(game, seat, owner);
    if (problem) return problem;
    const type = UNIT_TYPES.find((one) => one === unit);
    if (!type || !hasUnitCard(game, owner, type)) return 'That player has no such unit.';
    if (isStructure(game, { type, owner })) return 'Structures cannot be captured.';
    const wanted = parseWholeNumber(count);
    if (wanted === undefined) return 'Enter a whole number.';
    const more = wanted - prisonersOf(game, seat).filter((one) => alike(one, prisoner(type, owner))).length;
    if (!more) return 'That many are already captured.';
    return more > countInReinforcements(game, owner, type) ? 'The reinforcements do not have that many.' : undefined;
  },
  (game, { seat, owner, unit, count }) => {
    const one = prisoner(unit as UnitType, owner);
    const held = prisonersOf(game, seat).filter((other) => alike(one, other));
    release(game, seat, held.slice(Number(count)));
    for (let more = Number(count) - held.length; more > 0; more--)
      (game.state.seats[seat].captured ??= []).push({ ...one });
  },
);

export const setForeignToken = defineRepair(
  'foreign-token',
  (game, { seat, owner, there }) => {
    const problem = captureProblem(game, seat, owner);
    if (problem) return problem;
    if (there !== 'yes' && there !== 'no') return 'Enter “yes” or “no”.';
    const lies = hasForeignToken(game, seat, owner);
    if (lies === (there === 'yes')) return lies ? 'That token is already there.' : 'That token is not there.';
    if (there === 'no') return undefined;
    if (tokensInReinforcements(game, owner) < 1) return 'No command token is left in the reinforcements.';
    const limit = fleetPoolLimit(game, seat);
    return fleetPoolSize(game, seat) >= limit ? `The fleet pool can have up to ${limit} tokens.` : undefined;
  },
  (game, { seat, owner, there }) => {
    if (there === 'yes') takeForeignToken(game, seat, owner, 'reinforcements');
    else returnForeignToken(game, seat, owner);
  },
);
