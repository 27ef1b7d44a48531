import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'fleet-logistics',
  name: 'Fleet Logistics',
  set: 'base',
  text: 'You may perform 2 actions in each of your turns.',
  advice: { gains: { actions: 1 } },
  color: 'propulsion',
  prerequisites: { propulsion: 2 },
  modifiers: {
    'actions-in-turn': (_game, held, actions, { seat }) => (seat === held.holder ? actions + 1 : actions),
  },
});
