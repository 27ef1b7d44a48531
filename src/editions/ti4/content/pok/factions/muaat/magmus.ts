import { leader, on } from '../../../../rules/components/component.ts';
import type { Game } from '../../../../rules/game.ts';
import type { SeatId } from '../../../../rules/state.ts';
import { gainTradeGoods } from '../../../../rules/deals/trade.ts';

const ID = 'magmus';

/** Whether he has been unlocked only since the last token was spent: what unlocked him is not his to answer (note 4). */
function tooLate({ facts }: Game, seat: SeatId): boolean {
  const spent = facts.findLastIndex((fact) => fact.type === 'tokens-spent' && fact.seat === seat && fact.pools.strategy);
  return facts.slice(spent + 1).some((fact) => fact.type === 'leader-unlocked' && fact.leader === ID);
}

export default leader({
  id: ID,
  set: 'pok',
  faction: 'muaat',
  name: 'Magmus',
  role: 'commander',
  text: 'Unlocked once you produce a war sun. For each command token that you spend from your strategy pool you may gain 1 trade good.',
  unlocks: ({ facts }, holder) => facts.some((fact) => fact.type === 'produced' && fact.seat === holder && fact.units.includes('war-sun')),
  reactions: [
    on('after', 'strategy-token-spent', {
      usable: (game, { holder }, { seat }) => seat === holder && !tooLate(game, seat),
      effect: (game, { holder }) => gainTradeGoods(game, holder, 1),
    }),
  ],
});
