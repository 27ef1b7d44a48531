import { call } from '#engine';
import { unit } from '#ti4/rules/components/component.ts';
import { unitsFreeToTake, placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { countInReinforcements, unitsAt } from '#ti4/rules/units/units.ts';
import { abilityForToken } from '#ti4/content/shared/cards/strategy-token-ability.ts';

export default unit({
  id: 'the-inferno',
  name: 'The Inferno',
  set: 'base',
  text: 'Cost 8, combat 5 with 2 dice, move 1, capacity 3, Sustain Damage. Action: spend 1 strategy token to place 1 cruiser in its system.',
  faction: 'muaat',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  action: abilityForToken({
    problem: (game, { holder }) => {
      if (!unitsAt(game, { owner: holder, type: 'flagship' }).length) return 'The Inferno is not on the board.';
      if (!countInReinforcements(game, holder, 'cruiser') && !unitsFreeToTake(game, holder, 'cruiser').length)
        return 'No cruiser is left in your reinforcements.';
      return undefined;
    },
    effect: (game, { holder }) => {
      const [flagship] = unitsAt(game, { owner: holder, type: 'flagship' });
      if (!flagship) return;
      return call(placeUnit, { seat: holder, type: 'cruiser', system: flagship.system }, 'finish');
    },
  }),
});
