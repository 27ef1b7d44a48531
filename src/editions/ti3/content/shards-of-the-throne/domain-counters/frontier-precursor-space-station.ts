import { domainCounter } from '#ti3/rules/components/component.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';

export default domainCounter({
  id: 'frontier-precursor-space-station',
  name: 'Precursor Space Station',
  text: 'When ships find this: it stays in the system. While you control that system with a non-fighter ship, you need 1 fewer victory point to win.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 1 },
  marks: 'Precursor station',
  stays: 'in-system',
  modifiers: {
    'points-needed': (game, { memory }, needed, { seat }) =>
      typeof memory === 'string' && controlsSystem(game, seat, memory) ? needed - 1 : needed,
  },
});
