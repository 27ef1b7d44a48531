import { flagship } from '#ti3/rules/components/component.ts';

export default flagship({
  id: 'genesis-i',
  name: 'Genesis I',
  text: 'Ground forces on this flagship use no capacity.',
  race: 'sol',
  cost: 10,
  battle: 5,
  dice: 3,
  movement: 1,
  capacity: 3,
  confidence: 'high',
  modifiers: {
    'troop-room': (_game, { holder }, room, { seat, type }) =>
      seat === holder && type === 'flagship' ? Infinity : room,
  },
});
