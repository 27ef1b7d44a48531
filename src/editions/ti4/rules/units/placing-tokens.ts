import { ask, choose, chosenOne, done, goto, type EngineBook, type Procedure, type Question, type Spec } from '../../../../engine/index.ts';
import { fleetPoolLimit, hasTokenIn, placeToken, POOLS, tokensInReinforcements } from './command-tokens.ts';
import { procedure, question, type Game } from '../game.ts';
import { above } from '../components/moments.ts';
import { nameOfSystem } from '../names.ts';
import { seatOf } from '../seats.ts';
import type { Pool, SeatId, SystemId } from '../state.ts';

/** From which pool to take a token that the reinforcements no longer have (20.3). */
export const tokenFromSheet = question<{ system: SystemId }>()(
  'token-from-sheet',
  (game, seat, { system }): Spec => {
    const { tokens } = seatOf(game, seat);
    const pools = POOLS.filter((pool) => tokens[pool] > 0);
    if (!pools.length) return { kind: 'none', reason: 'There is no command token left to place.' };
    return choose(
      `Your reinforcements are empty. From which pool does the token for ${nameOfSystem(game, system)} come?`,
      pools.map((pool) => ({ key: pool, label: `${pool} pool`, hint: `now ${tokens[pool]}` })),
    );
  },
  { title: 'take a command token from the sheet', forced: true },
);

/**
 * Effects that place command tokens from the reinforcements, in the order given: an empty reinforcement takes one from
 * the command sheet, and where a token lies already none is placed (20.3, 20.5).
 */
export const placeTokens = procedure<{ todo: { seat: SeatId; system: SystemId }[] }>()('place-tokens', {
  next(game, { todo }) {
    const [first] = todo;
    if (!first) return done();
    const { seat, system } = first;
    if (!hasTokenIn(game, seat, system) && tokensInReinforcements(game, seat) < 1)
      return ask([tokenFromSheet.of(seat, { system })], 'taken');
    placeToken(game, seat, system, 'reinforcements');
    todo.shift();
    return goto('next');
  },
  taken(game, { todo }, got) {
    const first = todo.shift();
    const pool = chosenOne(got.answer) as Pool | undefined;
    if (first && pool) placeToken(game, first.seat, first.system, pool);
    return goto('next');
  },
});

const overfullPools = (game: Game): SeatId[] => game.state.order.filter((id) => seatOf(game, id).tokens.fleet > fleetPoolLimit(game, id));

/** A fleet pool holds no more than its limit: the rest goes back to the reinforcements. */
export const fleetTokensReturned = procedure<object>()('fleet-tokens-returned', {
  start(game) {
    for (const seat of overfullPools(game)) {
      const { tokens } = seatOf(game, seat);
      const count = tokens.fleet - fleetPoolLimit(game, seat);
      tokens.fleet -= count;
      game.fact({ type: 'tokens-lost', seat, pools: { fleet: count }, why: 'fleet-pool-limit' });
    }
    return done();
  },
});

export const fleetPoolCheck: EngineBook<Game>['standing'][number] = (game) =>
  overfullPools(game).length ? above(fleetTokensReturned, {}) : undefined;

export const placingTokensProcedures: Procedure<Game, never>[] = [placeTokens, fleetTokensReturned];
export const placingTokensQuestions: Question<Game, never>[] = [tokenFromSheet];
