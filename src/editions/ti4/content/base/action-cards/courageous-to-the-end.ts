import { call } from '#engine';
import { currentCombat, combatantsInSpace, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { destroyChosenUnits } from '#ti4/rules/units/losses.ts';
import { definitionFor } from '#ti4/rules/units/units.ts';

export default actionCard({
  id: 'courageous-to-the-end',
  name: 'Courageous to the End',
  set: 'base',
  text: "After your ship is destroyed in a space combat: roll 2 dice. For each roll of that ship's combat value or higher, your opponent chooses and destroys 1 of their ships there.",
  copies: 1,
  advice: { harms: { units: { cruiser: 1 } } },
  reactions: [
    on('after', 'unit-destroyed', {
      isUsable: (game, { holder }, event) => {
        const combat = currentCombat(game);
        return (
          event.seat === holder &&
          event.ship === true &&
          combat?.where === 'space' &&
          combat.system === event.system &&
          isSide(combat, holder) &&
          combatantsInSpace(game, event.system, opponentIn(combat, holder)).length > 0
        );
      },
      effect: (game, { holder, component }, event) => {
        const combat = currentCombat(game);
        const hitsOn = event.combat ?? definitionFor(game, holder, event.type).combat?.value;
        if (!combat || hitsOn === undefined) return undefined;
        const faces = game.roll(component, 2);
        const opponent = opponentIn(combat, holder);
        game.addFact({
          type: 'dice-rolled',
          seat: holder,
          against: opponent,
          purpose: 'ability',
          by: component,
          system: event.system,
          dice: faces.map((face) => ({ unit: event.type, hitsOn, face, result: face, hit: face >= hitsOn })),
        });
        const count = faces.filter((face) => face >= hitsOn).length;
        const units = combatantsInSpace(game, event.system, opponent).map((unit) => unit.id);
        return count
          ? call(
              destroyChosenUnits,
              { losses: [{ seat: opponent, units, count, why: 'for Courageous to the End' }], by: holder },
              'finish',
            )
          : undefined;
      },
    }),
  ],
});
