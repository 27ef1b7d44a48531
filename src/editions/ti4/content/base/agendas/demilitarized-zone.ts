import { call } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { hasTrait } from '#ti4/rules/planets/planets.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const WHY = 'Units cannot be on a demilitarized zone.';

export default agenda({
  id: 'demilitarized-zone',
  name: 'Demilitarized Zone',
  set: 'base',
  text: 'Elect a cultural planet: destroy all units on it. After that, units cannot be committed, produced or placed there.',
  type: 'law',
  elect: 'planet',
  advice: { elected: { planets: -1 } },
  eligible: (game, planet) => hasTrait(game, planet, 'cultural'),
  goesTo: 'planet',
  modifiers: {
    'placement-barred': (_game, held, why, { planet }) => (planet === held.memory ? WHY : why),
  },
  resolve: (game, planet) =>
    call(destroyUnits, { units: unitsAt(game, { planet }).map((unit) => unit.id), by: null }, 'finish'),
});
