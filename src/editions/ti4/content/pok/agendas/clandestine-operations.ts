import { ask, call, chosenAmounts, done, type Spec } from '#engine';
import { formatCount, capitalize } from '#text/sentences.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { TOKEN_POOLS } from '#ti4/rules/tokens/command-tokens.ts';
import { loseFleetTokens } from '#ti4/rules/tokens/foreign-tokens.ts';

const ID = 'clandestine-operations';
const REMOVED = 2;

const onSheet = (game: Game, seat: SeatId): number =>
  TOKEN_POOLS.reduce((sum, pool) => sum + seatOf(game, seat).tokens[pool], 0);

const tokensToRemove = question<object, Record<string, number>>()(
  'clandestine-operations-tokens',
  (game, seat): Spec => {
    const { tokens } = seatOf(game, seat);
    const count = Math.min(REMOVED, onSheet(game, seat));
    if (!count) return { kind: 'none', reason: 'You have no command tokens on your sheet.' };
    let left = count;
    const start: Record<string, number> = {};
    for (const pool of TOKEN_POOLS) left -= start[pool] = Math.min(left, tokens[pool]);
    return {
      kind: 'allot',
      prompt: `From which pools do you remove ${formatCount(count, 'command token')}?`,
      amounts: TOKEN_POOLS.map((pool) => ({
        key: pool,
        label: `${capitalize(pool)} pool`,
        max: Math.min(count, tokens[pool]),
        weights: { tokens: 1 },
        hint: `now ${tokens[pool]}`,
      })),
      limits: [
        { measure: 'tokens', atLeast: count, atMost: count, message: `Remove exactly ${count}; you removed {sum}.` },
      ],
      proposed: start,
    };
  },
  { title: 'remove command tokens', forced: true },
);

const removal = procedure<{ seats: SeatId[] }>()(ID, {
  which: (_game, { seats }) =>
    ask(
      seats.map((seat) => tokensToRemove.ask(seat, {})),
      'remove',
    ),
  remove: (game, { seats }, got) => {
    for (const seat of seats) {
      const removed = chosenAmounts(got.answers[seat] ?? null);
      const pools = Object.fromEntries(TOKEN_POOLS.flatMap((pool) => (removed[pool] ? [[pool, removed[pool]]] : [])));
      for (const pool of TOKEN_POOLS) seatOf(game, seat).tokens[pool] -= removed[pool] ?? 0;
      if (Object.keys(pools).length) game.addFact({ type: 'tokens-lost', seat, pools, why: ID });
    }
    return done();
  },
});

export default agenda({
  id: ID,
  name: 'Clandestine Operations',
  set: 'pok',
  text: 'For: each player loses 2 command tokens from their sheet. Against: each player loses 1 command token from their fleet pool.',
  type: 'directive',
  elect: 'for-against',
  advice: { outcomes: { for: { tokens: -2 }, against: { tokens: -1 } } },
  procedures: [removal],
  questions: [tokensToRemove],
  resolve: (game, outcome) => {
    const seats = seatsFrom(game.state, game.state.speaker);
    return outcome === 'for' ? call(removal, { seats }, 'finish') : loseFleetTokens(game, seats, ID);
  },
});
