import { chosenAmounts, type AmountOption, type Answer, type Spec } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { question } from '#ti4/rules/game.ts';
import { isNeutral, seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, TokenPool, SeatId, SystemId } from '#ti4/rules/state.ts';
import { fleetPoolLimit, fleetPoolRoom, foreignTokensOf, ownFleetTokenLimit } from './fleet-pool-tokens.ts';
import { fleetPoolWarning } from './fleet-pool-warning.ts';
import { formatCount, capitalize } from '#text/sentences.ts';

export const COMMAND_TOKENS_PER_PLAYER = 16;
export const TOKEN_POOLS: readonly TokenPool[] = ['tactic', 'fleet', 'strategy'];

/**
 * Returns how many of a seat's command tokens are neither on a sheet nor on the board (20); those in fleet pools of
 * others are on a sheet.
 */
export function tokensInReinforcements(game: Game, seat: SeatId): number {
  if (isNeutral(seat)) return 0;
  const { tactic, fleet, strategy } = seatOf(game, seat).tokens;
  const { systems, seats } = game.state;
  let left = COMMAND_TOKENS_PER_PLAYER - tactic - fleet - strategy;
  for (const id in seats) for (const owner of seats[id].foreignTokens ?? []) if (owner === seat) left--;
  for (const id in systems) if (systems[id].tokens.includes(seat)) left--;
  return left;
}

export const hasTokenIn = (game: Game, seat: SeatId, system: SystemId): boolean =>
  game.state.systems[system]?.tokens.includes(seat) ?? false;

/** Places a seat's token in a system, from its reinforcements or a pool; does nothing if it has one there (20.4). */
export function placeToken(game: Game, seat: SeatId, system: SystemId, from: TokenPool | 'reinforcements'): void {
  const tokens = game.state.systems[system].tokens;
  if (tokens.includes(seat)) return;
  if (from !== 'reinforcements') seatOf(game, seat).tokens[from] -= 1;
  tokens.push(seat);
  game.addFact({ type: 'token-placed', seat, system, from });
}

/** Returns a token from a pool to the reinforcements, as a cost. */
export function spendToken(game: Game, seat: SeatId, pool: TokenPool): void {
  seatOf(game, seat).tokens[pool] -= 1;
  game.addFact({ type: 'tokens-spent', seat, pools: { [pool]: 1 } });
}

/** Removes a token from a pool as a loss, not as a cost. */
export function loseToken(game: Game, seat: SeatId, pool: TokenPool, why?: ComponentId): void {
  seatOf(game, seat).tokens[pool] -= 1;
  game.addFact({ type: 'tokens-lost', seat, pools: { [pool]: 1 }, ...(why !== undefined && { why }) });
}

export function returnToken(game: Game, seat: SeatId, system: SystemId): void {
  const place = game.state.systems[system];
  place.tokens = place.tokens.filter((owner) => owner !== seat);
}

/** Returns a line of a token question, with up to `count` tokens; `room` is that of the fleet pool. */
function poolLine(game: Game, seat: SeatId, pool: TokenPool, count: number, room: number): AmountOption {
  const max = pool === 'fleet' ? Math.min(count, room) : count;
  return {
    key: pool,
    label: `${capitalize(pool)} pool`,
    max,
    weights: { tokens: 1 },
    hint: `now ${seatOf(game, seat).tokens[pool]}`,
    ...(max < count && { [max < 1 ? 'disabledReason' : 'maxMessage']: fullPoolReason(game, seat) }),
  };
}

function fullPoolReason(game: Game, seat: SeatId): string {
  const foreign = foreignTokensOf(game, seat).length;
  const counted = foreign ? `, and ${foreign} of other players ${foreign === 1 ? 'counts' : 'count'}` : '';
  return `Your fleet pool can have at most ${formatCount(fleetPoolLimit(game, seat), 'command token')}${counted}.`;
}

/** Asks into which pools gained tokens go. */
export const gainTokens = question<{ count: number }, Record<string, number>>()(
  'gain-tokens',
  (game, seat, { count }): Spec => {
    const gained = Math.min(count, tokensInReinforcements(game, seat));
    if (gained <= 0) return { kind: 'none', reason: 'You have no command tokens left in your reinforcements.' };
    return {
      kind: 'allot',
      prompt: `In which ${gained === 1 ? 'pool' : 'pools'} do you place ${formatCount(gained, 'command token')}?`,
      amounts: TOKEN_POOLS.map((pool) => poolLine(game, seat, pool, gained, fleetPoolRoom(game, seat))),
      limits: [
        { measure: 'tokens', atLeast: gained, atMost: gained, message: `Place exactly ${gained}; you placed {sum}.` },
      ],
      proposed: { tactic: gained },
    };
  },
  { title: 'place command tokens' },
);

export function addGainedTokens(game: Game, seat: SeatId, answer: Answer): void {
  const { tokens } = seatOf(game, seat);
  const gained = chosenAmounts(answer);
  for (const pool of TOKEN_POOLS) tokens[pool] += gained[pool] ?? 0;
  if (answer !== null) game.addFact({ type: 'tokens-gained', seat, pools: gained });
}

/** Asks for a new split of all tokens on the sheet (status phase, Warfare). */
export const redistributeTokens = question<{ gained: number }, Record<string, number>>()(
  'redistribute-tokens',
  (game, seat, { gained }): Spec => {
    const { tokens } = seatOf(game, seat);
    const extra = Math.min(gained, tokensInReinforcements(game, seat));
    const total = tokens.tactic + tokens.fleet + tokens.strategy + extra;
    if (total <= 0) return { kind: 'none', reason: 'There are no command tokens to place.' };
    return {
      kind: 'allot',
      prompt: extra
        ? `You gain ${formatCount(extra, 'command token')}. How do you divide your ${total} tokens among your pools?`
        : `How do you divide your ${formatCount(total, 'command token')} among your pools?`,
      amounts: TOKEN_POOLS.map((pool) => poolLine(game, seat, pool, total, ownFleetTokenLimit(game, seat))),
      limits: [
        { measure: 'tokens', atLeast: total, atMost: total, message: `Place exactly ${total}; you placed {sum}.` },
      ],
      proposed: { ...tokens, tactic: tokens.tactic + extra },
    };
  },
  {
    title: 'redistribute command tokens',
    regret: (game, seat, _data, answer) => fleetPoolWarning(game, seat, answer.fleet ?? 0),
  },
);

export function setTokens(game: Game, seat: SeatId, answer: Answer): void {
  if (answer === null) return;
  const split = chosenAmounts(answer);
  for (const pool of TOKEN_POOLS) seatOf(game, seat).tokens[pool] = split[pool] ?? 0;
  game.addFact({ type: 'tokens-redistributed', seat, pools: split });
}
