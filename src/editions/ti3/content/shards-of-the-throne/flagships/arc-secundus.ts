import { flagship, on } from '#ti3/rules/components/component.ts';
import { flagshipIn } from '#ti3/rules/units/flagships.ts';
import { repairShips } from '#ti3/rules/units/repairs.ts';

export default flagship({
  id: 'arc-secundus',
  name: 'Arc Secundus',
  text: 'This flagship can bombard a planet you invade, even if PDS are on it. When each round of its space battle begins: repair this flagship.',
  race: 'letnev',
  cost: 10,
  battle: 5,
  dice: 2,
  movement: 1,
  capacity: 2,
  is: ['bombards'],
  confidence: 'high',
  modifiers: {
    'bombards-shielded': (_game, { holder }, can, { seat, type }) => can || (seat === holder && type === 'flagship'),
  },
  reactions: [
    on('when', 'space-battle-round-begins', {
      mandatory: 'any-order',
      isUsable: (game, { holder }, { system }) => flagshipIn(game, holder, system)?.damaged === true,
      effect: (game, { holder }, { system }) => {
        const ship = flagshipIn(game, holder, system);
        if (ship) repairShips(game, holder, [ship]);
      },
    }),
  ],
});
