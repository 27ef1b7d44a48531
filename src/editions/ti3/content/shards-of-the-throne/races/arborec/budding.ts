import { ability } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { groundForcesOn } from '#ti3/rules/units/units.ts';

export default ability({
  id: 'budding',
  name: 'Budding',
  text: 'Each of your ground forces on a planet can produce 1 unit there, as a space dock would, but not in a tactical or transfer action in which that ground force moved or landed.',
  confidence: 'high',
  modifiers: {
    'movement-noted': (_game, { holder }, noted, { seat }) => noted || seat === holder,
    builders: (game, { holder }, all, { seat, system }) => {
      if (seat !== holder) return all;
      const budding = game.state.systems[system].planets.map((planet) => ({
        planet,
        units:
          groundForcesOn(game, planet, holder).filter(({ moved }) => !moved).length *
          modify(game, 'units-grown', { seat }, 1),
      }));
      return [...all, ...budding.filter(({ units }) => units > 0)];
    },
  },
});
