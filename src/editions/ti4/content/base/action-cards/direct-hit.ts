import { call } from '#engine';
import { countsAsShip } from '#ti4/rules/combat/combat.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';

const ID = 'direct-hit';

export default actionCard({
  id: ID,
  name: 'Direct Hit',
  set: 'base',
  text: "After another player's ship uses Sustain Damage to cancel your hit: destroy that ship.",
  copies: 4,
  advice: { harms: { units: { dreadnought: 1 } } },
  reactions: [
    on('after', 'damage-sustained', {
      isUsable: (game, { holder }, event) => {
        const unit = game.state.units[event.unit];
        return (
          event.by === holder &&
          event.seat !== holder &&
          unit !== undefined &&
          countsAsShip(game, unit) &&
          !modify(game, 'immune', { unit, to: ID }, false)
        );
      },
      effect: (game, { holder }, event) => {
        const purpose = game.enclosingData(assignHits)?.purpose;
        return call(destroyUnits, { units: [event.unit], by: holder, ...(purpose && { purpose }) }, 'finish');
      },
    }),
  ],
});
