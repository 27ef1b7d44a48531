import { technology } from '#ti3/rules/components/component.ts';

/** Number of rerolls that covers all dice that miss. */
const ALL = 99;

export default technology({
  id: 'graviton-laser-system',
  name: 'Graviton Laser System',
  text: 'When your PDS fire: reroll each die that misses, but only once.',
  color: 'yellow',
  needs: ['deep-space-cannon'],
  confidence: 'high',
  modifiers: {
    rerolls: (_game, { holder }, dice, { seat, type }) => (seat === holder && type === 'pds' ? ALL : dice),
  },
});
