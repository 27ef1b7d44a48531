import { expect, test } from 'vitest';
import { battleSitesOf } from '#ti4/discord/odds/battle-sites.ts';
import { table } from '../rules/table.ts';

test('Odds offer current and possible combat sites first', () => {
  const { game } = table({
    space: {
      '26': { ann: '2 cruiser' },
      '27': { bob: '1 carrier, 2 fighter' },
      '28': { ann: '1 destroyer', bob: '1 cruiser' },
    },
    change: (state) => void (state.turn.system = '28'),
  });
  const found = battleSitesOf(game, 'ann');
  const at = (system: string) => game.state.systems[system].position;
  expect(found[0]).toEqual({ key: at('28'), hint: 'Letnev: 1 cruiser' });
  expect(found.map(({ key }) => key)).toContain(at('27'));
  expect(found.find(({ key }) => key === at('27'))?.hint).toBe('Letnev: 1 carrier, 2 fighters');
  // Where nobody else is there is no combat.
  expect(found.map(({ key }) => key)).not.toContain(at('26'));
});
