import { call } from '#engine';
import { canReroll, rerollDice } from '#ti4/rules/combat/rerolls.ts';
import { isUnitAbilityRoll } from '#ti4/rules/combat/roll-purpose.ts';
import { leader } from '#ti4/rules/components/component.ts';
import { on } from '#ti4/rules/components/component.ts';
import { technologiesOf } from '#ti4/rules/technology/technology.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const ID = 'ta-zern';
const TECHNOLOGIES = 8;

export default leader({
  id: ID,
  set: 'pok',
  faction: 'jol-nar',
  name: 'Ta Zern',
  role: 'commander',
  text: 'Unlock: own 8 technologies. After you roll dice for a unit ability (not for combat): you may reroll any number of those dice.',
  ...unlocksWith(TECHNOLOGIES, 'technologies', (game, seat) => technologiesOf(game, seat).length),
  modifiers: {
    'free-rerolls': (_game, { holder }, times, { seat, purpose }) =>
      seat === holder && isUnitAbilityRoll(purpose) ? times + 1 : times,
  },
  reactions: [
    on('after', 'dice-rolled', {
      isUsable: (game, { holder }, { seat, purpose }) =>
        seat === holder && isUnitAbilityRoll(purpose) && canReroll(game, holder, ID),
      effect: (_game, { holder }) => call(rerollDice, { seat: holder, by: ID, of: [holder] }, 'finish'),
    }),
  ],
});
