import { expect, test } from 'vitest';
import drill from '../../../src/editions/ti3/content/base/races/sol/drill.ts';
import { table } from '../table.ts';

test('E3 9.6 whoever could pay for nothing is told so before they follow Imperial', () => {
  const asked = (tradeGoods: number): string => {
    const at = table({ ground: { arnor: 'ann space-dock' } });
    at.game.state.planets.arnor.exhausted = true;
    at.game.state.seats.ann.tradeGoods = tradeGoods;
    at.begins('strategic-action', { seat: 'bob', card: 'imperial' });
    return at.spec.kind === 'none' ? at.spec.reason : at.spec.prompt;
  };
  expect(asked(0)).toContain('As things stand, you could build nothing by it.');
  expect(asked(3)).not.toContain('As things stand');
});

test('E3 22 what Drill raises is put on a planet, and told with it', () => {
  const at = table({ ground: { arnor: 'ann' } });
  drill.action?.effect(at.game, { holder: 'ann' } as never, ['arnor']);
  expect(at.told('units-placed')).toMatchObject([{ seat: 'ann', planet: 'arnor', units: { 'ground-force': 2 } }]);
  expect(at.told('units-produced')).toEqual([]);
});
