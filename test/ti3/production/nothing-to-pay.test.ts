import { expect, test } from 'vitest';
import drill from '#ti3/content/base/races/sol/drill.ts';
import { empire } from '../shattered/empire.ts';
import { table, type Table } from '../table.ts';

test('E3 9.6 the Imperial prompt warns when nothing is affordable', () => {
  const asked = (tradeGoods: number): string => {
    const at = table({ ground: { arnor: 'ann space-dock' } });
    at.game.state.planets.arnor.exhausted = true;
    at.game.state.seats.ann.tradeGoods = tradeGoods;
    at.begins('strategic-action', { seat: 'bob', card: 'imperial' });
    return at.spec.kind === 'none' ? at.spec.reason : at.spec.prompt;
  };
  expect(asked(0)).toContain('You cannot produce units now, so it would have no effect.');
  expect(asked(3)).not.toContain('You cannot produce');
});

test('E3 9.6 every building secondary warns when nothing is affordable', () => {
  const laid = (tradeGoods: number): Table => {
    const at = table({ book: empire, ground: { arnor: 'ann space-dock' } });
    at.game.state.planets.arnor.exhausted = true;
    at.game.state.seats.ann.tradeGoods = tradeGoods;
    return at;
  };
  const nowhere = table({ book: empire }).game;
  const builds = Object.values(empire.byKind['strategy-card']).filter(({ secondaryUnable }) =>
    secondaryUnable?.(nowhere, 'ann')?.includes('space dock'),
  );
  expect(builds.map(({ id }) => id).sort()).toEqual(['imperial', 'imperial-ii', 'production']);
  for (const { id, secondaryIdle } of builds) {
    expect(secondaryIdle?.(laid(0).game, 'ann'), id).toBe('You cannot produce units now, so it would have no effect.');
    expect(secondaryIdle?.(laid(3).game, 'ann'), id).toBeUndefined();
  }
});

test('E3 22 Drill logs its ground forces as placed', () => {
  const at = table({ ground: { arnor: 'ann' } });
  drill.action?.effect(at.game, { holder: 'ann' } as never, ['arnor']);
  expect(at.told('units-placed')).toMatchObject([{ seat: 'ann', planet: 'arnor', units: { 'ground-force': 2 } }]);
  expect(at.told('units-produced')).toEqual([]);
});
