import { ask, call, done, goto, type Spec } from '#engine';
import { capitalize } from '#text/sentences.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { TokenPool, SeatId } from '#ti4/rules/state.ts';
import { TOKEN_POOLS, setTokens, tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { foreignTokensOf, ownFleetTokenLimit } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { loseFleetTokens } from '#ti4/rules/tokens/foreign-tokens.ts';

const ID = 'armed-forces-standardization';
const FLEET = 3;

/**
 * Returns how many of its own tokens a seat should have in each pool. Other players' tokens in its fleet pool count
 * toward the 3 there.
 */
const standard = (game: Game, seat: SeatId): Record<TokenPool, number> => ({
  tactic: 3,
  fleet: Math.min(Math.max(0, FLEET - foreignTokensOf(game, seat).length), ownFleetTokenLimit(game, seat)),
  strategy: 2,
});

const total = (tokens: Record<TokenPool, number>): number => TOKEN_POOLS.reduce((sum, pool) => sum + tokens[pool], 0);

/** Asks how to divide the tokens if the board holds too many of them to fill all pools. */
const tooFew = question<object, Record<string, number>>()(
  'armed-forces-tokens',
  (game, seat): Spec => {
    const wanted = standard(game, seat);
    const { tokens } = seatOf(game, seat);
    const have = total(tokens) + tokensInReinforcements(game, seat);
    if (have >= total(wanted)) return { kind: 'none', reason: 'There are enough command tokens.' };
    let left = have;
    const start: Record<string, number> = {};
    for (const pool of TOKEN_POOLS) left -= start[pool] = Math.min(left, wanted[pool]);
    return {
      kind: 'allot',
      prompt: `You have only ${have} command tokens for your pools. How do you split them?`,
      amounts: TOKEN_POOLS.map((pool) => ({
        key: pool,
        label: `${capitalize(pool)} pool`,
        max: wanted[pool],
        weights: { tokens: 1 },
        hint: `now ${tokens[pool]}`,
      })),
      limits: [{ measure: 'tokens', atLeast: have, atMost: have, message: `Place exactly ${have}; you placed {sum}.` }],
      proposed: start,
    };
  },
  { title: 'place command tokens', forced: true },
);

const standardize = procedure<{ seat: SeatId }>()(ID, {
  // If other players' tokens alone exceed the fleet pool's 3, the player loses the excess first.
  finish: (game, { seat }) => {
    if (foreignTokensOf(game, seat).length > FLEET) return loseFleetTokens(game, [seat], ID) ?? goto('finish');
    return ask([tooFew.ask(seat, {})], 'set');
  },
  set: (game, { seat }, got) => {
    setTokens(game, seat, got.answer ?? standard(game, seat));
    return done();
  },
});

export default agenda({
  id: ID,
  name: 'Armed Forces Standardization',
  set: 'pok',
  text: 'Elect a player: they set their command tokens to 3 in the tactic pool, 3 in the fleet pool and 2 in the strategy pool.',
  type: 'directive',
  elect: 'player',
  advice: { elected: (game, seat) => ({ tokens: 8 - total(seatOf(game, seat).tokens) }) },
  procedures: [standardize],
  questions: [tooFew],
  resolve: (_game, seat) => call(standardize, { seat }, 'finish'),
});
