import { flagship } from '#ti3/rules/components/component.ts';

export default flagship({
  id: 'son-of-ragh',
  name: 'Son of Ragh',
  text: 'This flagship rolls 4 dice in the anti-fighter barrage.',
  race: 'saar',
  cost: 10,
  battle: 6,
  dice: 3,
  movement: 1,
  capacity: 4,
  is: ['barrage'],
  confidence: 'high',
  modifiers: {
    dice: (_game, { holder }, dice, { seat, type, purpose }) =>
      seat === holder && type === 'flagship' && purpose === 'barrage' ? 4 : dice,
  },
});
