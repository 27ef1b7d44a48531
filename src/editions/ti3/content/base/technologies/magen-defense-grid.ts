import { technology } from '#ti3/rules/components/component.ts';
import { hasQuality, unitsOnPlanet } from '#ti3/rules/units/units.ts';

export default technology({
  id: 'magen-defense-grid',
  name: 'Magen Defense Grid',
  text: 'Your PDS get +1 on their rolls. Your ground forces get +1 on their rolls when they defend a planet where you have a PDS.',
  color: 'red',
  needs: ['deep-space-cannon'],
  confidence: 'high',
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { seat, type, purpose, planet, attacks }) => {
      if (seat !== holder) return bonus;
      if (type === 'pds') return bonus + 1;
      const shielded =
        planet !== undefined &&
        unitsOnPlanet(game, planet).some((unit) => unit.type === 'pds' && unit.owner === holder);
      return hasQuality(game, 'ground-force', { type }) && purpose === 'ground' && !attacks && shielded
        ? bonus + 1
        : bonus;
    },
  },
});
