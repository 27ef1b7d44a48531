import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'fleet-logistics',
  name: 'Fleet Logistics',
  text: 'After your tactical action: you may perform a second tactical action in the same turn.',
  color: 'blue',
  needs: ['graviton-negator'],
  confidence: 'high',
  modifiers: {
    // Both actions are tactical, and the first is finished before the second begins (E3 19.3).
    'further-actions': (_game, { holder }, kinds, { seat, action, done }) =>
      seat === holder && action === 'tactical' && done === 1 ? [...kinds, 'tactical'] : kinds,
  },
});
