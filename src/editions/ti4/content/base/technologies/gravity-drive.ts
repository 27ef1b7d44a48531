import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'gravity-drive',
  name: 'Gravity Drive',
  set: 'base',
  text: 'After you activate a system: choose 1 of your ships. That ship has +1 move in this action.',
  advice: { gains: { moves: 1 } },
  color: 'propulsion',
  prerequisites: { propulsion: 1 },
  modifiers: {
    'move-boosts': (_game, held, boosts, { seat }) =>
      seat === held.holder ? [...boosts, { component: held.component, amount: 1 }] : boosts,
  },
});
