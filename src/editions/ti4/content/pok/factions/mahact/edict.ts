import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { combatFrame } from '#ti4/rules/combat/combat.ts';
import { ability, on } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { TokenPool, SeatId } from '#ti4/rules/state.ts';
import { TOKEN_POOLS, tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { hasForeignToken } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { takeForeignToken } from '#ti4/rules/tokens/foreign-tokens.ts';

const poolsOf = (game: Game, seat: SeatId): TokenPool[] =>
  TOKEN_POOLS.filter((pool) => seatOf(game, seat).tokens[pool] > 0);

/** Takes a token of `owner` into a seat's fleet pool. A token gained in a combat cannot be used in that combat. */
const take = (game: Game, seat: SeatId, owner: SeatId, from: TokenPool | 'reinforcements'): void =>
  takeForeignToken(game, seat, owner, from, combatFrame(game)?.id);

/** Asks the loser which pool gives up a token if none is left in the reinforcements. */
const tokenGivenUp = question<{ to: SeatId }>()(
  'edict-token',
  (game, seat, { to }): Spec =>
    choose(
      `You have no command tokens in your reinforcements. From which pool do you give one to ${nameOfSeat(game, to)}?`,
      poolsOf(game, seat).map((pool) => ({
        key: pool,
        label: `From the ${pool} pool`,
        hint: `now ${seatOf(game, seat).tokens[pool]}`,
      })),
    ),
  { title: 'give a command token', forced: true },
);

const tribute = procedure<{ seat: SeatId; owner: SeatId }>()('edict', {
  start: (_game, { seat, owner }) => ask([tokenGivenUp.ask(owner, { to: seat })], 'given'),
  given: (game, { seat, owner }, got) => {
    const pool = chosenKey(got.answer) as TokenPool | undefined;
    if (pool !== undefined) take(game, seat, owner, pool);
    return done();
  },
});

export default ability({
  id: 'edict',
  name: 'Edict',
  set: 'pok',
  faction: 'mahact',
  text: "Other players' command tokens in your fleet pool raise its limit but cannot be redistributed. When you win a combat: if your opponent has no token in that pool, add 1 to it from their reinforcements.",
  procedures: [tribute],
  questions: [tokenGivenUp],
  reactions: [
    on('when', 'combat-won', {
      mandatory: true,
      isUsable: (game, { holder }, { winner, loser }) =>
        winner === holder &&
        !seatOf(game, loser).eliminated &&
        !hasForeignToken(game, holder, loser) &&
        (tokensInReinforcements(game, loser) > 0 || poolsOf(game, loser).length > 0),
      effect: (game, { holder }, { loser }) => {
        if (tokensInReinforcements(game, loser) > 0) return take(game, holder, loser, 'reinforcements');
        return call(tribute, { seat: holder, owner: loser }, 'finish');
      },
    }),
  ],
});
