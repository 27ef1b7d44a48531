import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'armada-of-the-barony',
  name: 'Armada of the Barony',
  text: 'Each of your fleets can have 1 more ship than your fleet supply allows.',
  confidence: 'high',
  modifiers: {
    'fleet-supply': (_game, { holder }, supply, { seat }) => (seat === holder ? supply + 1 : supply),
  },
});
