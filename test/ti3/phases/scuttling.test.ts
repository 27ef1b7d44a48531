import { expect, test } from 'vitest';
import { act, openAsks } from '#engine';
import { scuttleChoices } from '#ti3/discord/commands/scuttle-choices.ts';
import { CardTable } from '../card-table.ts';

const inStatus = (): CardTable => {
  const at = new CardTable();
  at.units('ann', 'empty-1', 'carrier', 'fighter', 'fighter', 'cruiser')[3].damaged = true;
  at.units('ann', 'empty-1', 'cruiser');
  at.units('bob', 'empty-2', 'cruiser');
  return at.begins('status-phase', {});
};
const types = (at: CardTable): string[] => at.at('empty-1', 'ann').sort();

test('E3 16.7 redistribution allows scuttling own units, damaged first', () => {
  const at = inStatus();
  act(at.game, 'ann', 'scuttle-units', { type: 'cruiser', count: 1, system: 'empty-1' });
  expect(types(at)).toEqual(['carrier', 'cruiser', 'fighter', 'fighter']);
  expect(Object.values(at.state.units).filter(({ damaged }) => damaged)).toEqual([]);
  expect(at.state.facts.at(-1)).toMatchObject({ type: 'units-scuttled', seat: 'ann', units: { cruiser: 1 } });
});

test('E3 16.7 scuttling needs own units and the right phase', () => {
  const at = inStatus();
  const scuttled = (wanted: Record<string, string | number>) => () => act(at.game, 'ann', 'scuttle-units', wanted);
  expect(scuttled({ type: 'cruiser', count: 1, system: 'empty-2' })).toThrow('You have none there.');
  expect(scuttled({ type: 'cruiser', count: 3, system: 'empty-1' })).toThrow('You have only 2 cruisers there.');
  expect(scuttled({ type: 'cruiser', count: 0.5, system: 'empty-1' })).toThrow('Enter how many units you scuttle.');
  expect(scuttleChoices(at.game, 'ann').map(({ label }) => label)).toContainEqual(
    expect.stringMatching(/^2 cruisers in space at Empty space \(\d{3}\)$/),
  );
  const spec = at.asked('ann');
  if (spec?.kind === 'allot') at.replies('ann', spec.proposed);
  expect(openAsks(at.state).length).toBeGreaterThan(0);
  expect(scuttled({ type: 'cruiser', count: 1, system: 'empty-1' })).toThrow(/status phase/);
  expect(scuttleChoices(at.game, 'ann')).toEqual([]);
});

test('E3 16.7 scuttling separates units aboard from landed ones', () => {
  const at = inStatus();
  const alone =
    Object.entries(at.state.systems).find(
      ([system, { planets }]) => planets.length === 1 && planets[0] === system,
    )?.[0] ?? '';
  const [, aboard] = at.units('ann', alone, 'carrier', 'ground-force', 'ground-force');
  delete aboard.planet;
  const all = scuttleChoices(at.game, 'ann');
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  const landed = all.filter(({ label }) => / ground force on /.test(label));
  expect(landed).toHaveLength(1);
  act(at.game, 'ann', 'scuttle-units', { ...landed[0].means });
  expect(scuttleChoices(at.game, 'ann').map(({ label }) => label)).toContainEqual(
    expect.stringMatching(/^1 ground force in space at /),
  );
  expect(scuttleChoices(at.game, 'ann').map(({ label }) => label)).not.toContainEqual(
    expect.stringMatching(/^1 ground force on /),
  );
});
