import { flagship } from '#ti3/rules/components/component.ts';
import { nonFighterShips } from '#ti3/rules/units/fleet-supply.ts';

export default flagship({
  id: 'salai-sai-corian',
  name: 'Salai Sai Corian',
  text: 'In each round of a space battle, this flagship rolls 1 die for each enemy non-fighter ship there.',
  race: 'winnu',
  cost: 10,
  battle: 7,
  dice: 1,
  movement: 1,
  capacity: 3,
  confidence: 'high',
  modifiers: {
    dice: (game, { holder }, dice, { seat, type, purpose, enemy, system }) =>
      seat === holder && type === 'flagship' && purpose === 'space'
        ? nonFighterShips(game, enemy, system).length
        : dice,
  },
});
