import { leader, on } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { wasUnlockedSince } from '#ti4/content/shared/queries/leader-unlocked-since.ts';

const ID = 'magmus';

/**
 * Tells whether the token was spent before he was unlocked: he cannot react to the event that unlocked him (note 4).
 */
const tooLate = (game: Game, seat: SeatId): boolean =>
  wasUnlockedSince(
    game,
    ID,
    (fact) => fact.type === 'tokens-spent' && fact.seat === seat && Boolean(fact.pools.strategy),
  );

export default leader({
  id: ID,
  set: 'pok',
  faction: 'muaat',
  name: 'Magmus',
  role: 'commander',
  text: 'Unlock: produce a war sun. After you spend strategy tokens: you may gain 1 trade good for each.',
  unlocks: ({ facts }, holder) =>
    facts.some((fact) => fact.type === 'produced' && fact.seat === holder && fact.units.includes('war-sun')),
  reactions: [
    on('after', 'strategy-token-spent', {
      isUsable: (game, { holder }, { seat }) => seat === holder && !tooLate(game, seat),
      effect: (game, { holder }) => gainTradeGoods(game, holder, 1),
    }),
  ],
});
