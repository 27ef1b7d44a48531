import { describe, expect, test } from 'vitest';
import { influenceOf, resourcesOf, takePlanet } from '../../../src/editions/ti3/rules/planets/planets.ts';
import { piecesLeft } from '../../../src/editions/ti3/rules/planets/units.ts';
import { facilityProblem } from '../../../src/editions/ti3/rules/production/facilities.ts';
import { dockLimit } from '../../../src/editions/ti3/rules/production/limits.ts';
import { isOffered } from '../../../src/editions/ti3/rules/production/limits.ts';
import { putFree } from '../../../src/editions/ti3/rules/politics/council-deeds.ts';
import { empire } from './empire.ts';
import { table, type Laid, type Table } from '../table.ts';

/** A table in its third round, at which Ann can pay with trade goods alone. */
function built(laid: Laid = {}, goods = 9, facilities = true): Table {
  const t = table({ from: empire, playing: { facilities }, ...laid });
  t.game.state.round = 3;
  t.game.state.seats.ann.tradeGoods = goods;
  return t;
}

const produces = (t: Table, ...systems: string[]): Table => t.begins('production-step', { seat: 'ann', systems });

/** Ann holds Saudor since the first round. */
const atSaudor = (more: Laid = {}, goods = 9, facilities = true): Table => built({ ground: { saudor: 'ann' }, ...more }, goods, facilities);

describe('Facilities', () => {
  test('E3 21.9 a refinery adds 1 resource to its planet, a colony 1 influence', () => {
    const t = atSaudor({ ground: { saudor: 'ann refinery', tarmann: 'ann colony' } });
    const values = ['saudor', 'tarmann'].map((planet) => {
      const { resources, influence } = empire.planets[planet];
      return [resourcesOf(t.game, planet) - resources, influenceOf(t.game, planet) - influence];
    });
    expect(values).toEqual([[1, 0], [0, 1]]); // prettier-ignore
  });
});
