import { technology } from '#ti3/rules/components/component.ts';

/** Number of rerolls that covers all dice that miss. */
const ALL = 99;

export default technology({
  id: 'graviton-laser-system',
  name: 'Graviton Laser System',
  text: 'Your PDS reroll each die that misses once.',
  color: 'yellow',
  needs: ['deep-space-cannon'],
  confidence: 'high',
  modifiers: {
    rerolls: (_game, { holder }, dice, { seat, type }) => (seat === holder && type === 'pds' ? ALL : dice),
  },
});
