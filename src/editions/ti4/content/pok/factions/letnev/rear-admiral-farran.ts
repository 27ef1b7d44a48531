import { leader, on } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { isNonFighterShip, unitsAt } from '#ti4/rules/units/units.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const SHIPS = 5;

export default leader({
  id: 'rear-admiral-farran',
  set: 'pok',
  faction: 'letnev',
  name: 'Rear Admiral Farran',
  role: 'commander',
  text: 'Unlock: have 5 non-fighter ships in 1 system. After your unit sustains damage: you may gain 1 trade good.',
  ...unlocksWith(SHIPS, 'non-fighter ships in 1 system', (game, seat) =>
    Math.max(
      0,
      ...Object.keys(game.state.systems).map(
        (system) =>
          unitsAt(game, { owner: seat, system, space: true }).filter((unit) => isNonFighterShip(game, unit)).length,
      ),
    ),
  ),
  reactions: [
    on('after', 'damage-sustained', {
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder }) => gainTradeGoods(game, holder, 1),
    }),
  ],
});
