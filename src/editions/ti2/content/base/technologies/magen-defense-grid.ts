import { unitsInSystem } from '#ti2/rules/units/units.ts';
import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'magen-defense-grid',
  name: 'Magen Defense Grid',
  text: 'Your PDS get +1 on their rolls. Your ground forces get +1 on their rolls while they defend a planet in a system with your PDS.',
  color: 'red',
  needs: ['deep-space-cannon'],
  sources: { text: 'confirmed' },
  modifiers: {
    'roll-bonus': (game, { holder }, value, { seat, type, purpose, system, attacks }) => {
      if (seat !== holder) return value;
      if (type === 'pds') return value + 1;
      const shielded = () => unitsInSystem(game, system).some((one) => one.type === 'pds' && one.owner === holder);
      const troop = type === 'ground-force' || type === 'shock-troop';
      return troop && purpose === 'ground' && !attacks && shielded() ? value + 1 : value;
    },
  },
});
