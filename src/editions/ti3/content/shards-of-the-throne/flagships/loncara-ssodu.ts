import { flagship } from '#ti3/rules/components/component.ts';

export default flagship({
  id: 'loncara-ssodu',
  name: 'Loncara Ssodu',
  text: 'This flagship fires like 2 PDS with Deep Space Cannon, at ships in its system and in adjacent systems.',
  race: 'xxcha',
  cost: 9,
  battle: 6,
  dice: 2,
  movement: 1,
  capacity: 4,
  confidence: 'high',
  modifiers: {
    'guns-aboard': (_game, { holder }, guns, { seat, type }) => (seat === holder && type === 'flagship' ? 2 : guns),
  },
});
