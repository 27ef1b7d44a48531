import {
  ask,
  choose,
  chosenKey,
  chosenAmounts,
  done,
  goto,
  type EngineBook,
  type Procedure,
  type Question,
  type Spec,
} from '#engine';
import { hasTokenIn, placeToken, TOKEN_POOLS, tokensInReinforcements } from './command-tokens.ts';
import { fleetPoolLimit, fleetPoolSize, foreignTokensOf } from './fleet-pool-tokens.ts';
import { foreignTokenProcedures, foreignTokenQuestions, returnForeignToken } from './foreign-tokens.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { interruptWith } from '#ti4/rules/events/moments.ts';
import { nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { TokenPool, SeatId, SystemId } from '#ti4/rules/state.ts';

/** Tells whether a seat has no token in a system and none in its reinforcements to place there (20.3b). */
export const lacksTokenToPlace = (game: Game, seat: SeatId, system: SystemId): boolean =>
  !hasTokenIn(game, seat, system) && tokensInReinforcements(game, seat) < 1;

/** Asks from which pool to take a token if the reinforcements are empty (20.3). */
export const tokenFromSheet = question<{ system: SystemId }>()(
  'token-from-sheet',
  (game, seat, { system }): Spec => {
    const { tokens } = seatOf(game, seat);
    const pools = TOKEN_POOLS.filter((pool) => tokens[pool] > 0);
    if (!pools.length) return { kind: 'none', reason: 'You have no command tokens left to place.' };
    return choose(
      `Your reinforcements are empty. From which pool do you take the command token for ${nameOfSystem(game, system)}?`,
      pools.map((pool) => ({ key: pool, label: `${pool} pool`, hint: `now ${tokens[pool]}` })),
    );
  },
  { title: 'take a command token from a pool', forced: true },
);

/**
 * Places command tokens from the reinforcements, in the given order; if these are empty, from the command sheet.
 * Where a seat already has a token, none is placed (20.3, 20.5).
 */
export const placeTokens = procedure<{ todo: { seat: SeatId; system: SystemId }[] }>()('place-tokens', {
  next(game, { todo }) {
    const [first] = todo;
    if (!first) return done();
    const { seat, system } = first;
    if (lacksTokenToPlace(game, seat, system)) return ask([tokenFromSheet.ask(seat, { system })], 'taken');
    placeToken(game, seat, system, 'reinforcements');
    todo.shift();
    return goto('next');
  },
  taken(game, { todo }, got) {
    const first = todo.shift();
    const pool = chosenKey(got.answer) as TokenPool | undefined;
    if (first && pool) placeToken(game, first.seat, first.system, pool);
    return goto('next');
  },
});

const overfullPools = (game: Game): SeatId[] =>
  game.state.order.filter((id) => fleetPoolSize(game, id) > fleetPoolLimit(game, id));

/** Asks which tokens leave an overfull fleet pool, if it holds foreign ones. */
const fleetTokensToReturn = question<object>()(
  'fleet-tokens-to-return',
  (game, seat): Spec => {
    const count = fleetPoolSize(game, seat) - fleetPoolLimit(game, seat);
    const own = seatOf(game, seat).tokens.fleet;
    const others = foreignTokensOf(game, seat);
    return {
      kind: 'allot',
      prompt: `Your fleet pool can have at most ${fleetPoolLimit(game, seat)} command tokens. Which ${count === 1 ? 'one' : `${count}`} do you return?`,
      amounts: [
        ...(own ? [{ key: seat, label: 'Your own', max: own, weights: { tokens: 1 } }] : []),
        ...others.map((owner) => ({
          key: owner,
          label: `Token of ${nameOfSeat(game, owner)}`,
          max: 1,
          weights: { tokens: 1 },
        })),
      ],
      limits: [
        { measure: 'tokens', atLeast: count, atMost: count, message: `Return exactly ${count}; you chose {sum}.` },
      ],
      proposed: {
        ...(own && { [seat]: Math.min(own, count) }),
        ...Object.fromEntries(others.slice(0, Math.max(0, count - own)).map((owner) => [owner, 1])),
      },
    };
  },
  { title: 'return command tokens from the fleet pool', forced: true },
);

/** Returns the tokens beyond a fleet pool's limit to the reinforcements. */
export const fleetTokensReturned = procedure<object>()('fleet-tokens-returned', {
  start(game) {
    const overfull = overfullPools(game);
    const choosing = overfull.filter((seat) => foreignTokensOf(game, seat).length > 0);
    for (const seat of overfull)
      if (!choosing.includes(seat))
        returnFleetTokens(game, seat, seatOf(game, seat).tokens.fleet - fleetPoolLimit(game, seat));
    return choosing.length
      ? ask(
          choosing.map((seat) => fleetTokensToReturn.ask(seat, {})),
          'chosen',
        )
      : done();
  },
  chosen(game, _data, got) {
    for (const [seat, answer] of Object.entries(got.answers)) {
      const { [seat]: own = 0, ...others } = chosenAmounts(answer);
      if (own) returnFleetTokens(game, seat, own);
      for (const owner in others) if (others[owner]) returnForeignToken(game, seat, owner);
    }
    return done();
  },
});

function returnFleetTokens(game: Game, seat: SeatId, count: number): void {
  seatOf(game, seat).tokens.fleet -= count;
  game.addFact({ type: 'tokens-lost', seat, pools: { fleet: count }, why: 'fleet-pool-limit' });
}

export const fleetPoolCheck: EngineBook<Game>['standingChecks'][number] = (game) =>
  overfullPools(game).length ? interruptWith(fleetTokensReturned, {}) : undefined;

export const tokenPlacementProcedures: Procedure<Game, never>[] = [
  placeTokens,
  fleetTokensReturned,
  ...foreignTokenProcedures,
];
export const tokenPlacementQuestions: Question<Game, never>[] = [
  tokenFromSheet,
  fleetTokensToReturn,
  ...foreignTokenQuestions,
];
