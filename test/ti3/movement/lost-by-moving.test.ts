import { expect, test } from 'vitest';
import { openAsks, confirmationFor, specOf } from '#engine';
import { rulebookOf } from '#ti3/rulebook.ts';
import { unitsInSystem } from '#ti3/rules/units/units.ts';
import { enactForTest } from '../enact.ts';
import { table, type Laid, type Table } from '../table.ts';

/** What Ann is told that a movement would cost her. */
function regret(at: Table, moved: Record<string, number>): string | undefined {
  const [open] = openAsks(at.game.state);
  expect(open.ask.question).toBe('move-ships');
  return confirmationFor(at.game, open, moved);
}

const going = (laid: Laid, to: string): Table => table(laid).begins('tactical-action', { seat: 'ann' }).says('ann', to);

test('E3 5.3 confirms a move that exceeds fleet supply', () => {
  const at = going(
    { space: { 'empty-1': 'ann carrier, 2 cruiser, 2 fighter', 'empty-2': 'ann cruiser' }, fleet: { ann: 3 } },
    'empty-2',
  );
  expect(regret(at, { 'carrier@empty-1': 1, 'cruiser@empty-1': 2 })).toMatch(
    /only 3 ships at .*: you would have to remove 1 \(E3 5\.3\)/,
  );
  expect(regret(at, { 'carrier@empty-1': 1, 'cruiser@empty-1': 1, 'fighter@empty-1': 2 })).toBeUndefined();
  expect(regret(at, {})).toBeUndefined();
});

test('E3 13.5 confirms a move of too many ships of a type', () => {
  const laid = {
    from: rulebookOf(['base', 'shattered-empire']),
    space: { 'empty-1': 'ann 2 cruiser', 'empty-2': 'ann cruiser' },
  };
  const at = table(laid);
  enactForTest(at.game, 'fleet-restrictions');
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-2');
  expect(regret(at, { 'cruiser@empty-1': 2 })).toMatch(/you would have to remove 1 cruiser/);
  expect(regret(at, { 'cruiser@empty-1': 1 })).toBeUndefined();
});

test('E3 7.6 confirms a move that strands fighters, except at docks', () => {
  const laid = (docks: string): Laid => ({
    space: { saudor: 'ann carrier, 4 fighter, ground-force' },
    ground: { saudor: docks },
  });
  const kept = going(laid('ann space-dock'), 'empty-3');
  expect(regret(kept, { 'carrier@saudor': 1, 'ground-force@saudor~space': 1 })).toMatch(
    /^You would have no capacity for 1 fighter at Saudor/,
  );
  expect(regret(kept, { 'carrier@saudor': 1, 'ground-force@saudor~space': 1, 'fighter@saudor': 1 })).toBeUndefined();
  expect(regret(going(laid('ann'), 'empty-3'), { 'carrier@saudor': 1 })).toContain('1 ground force');
});

test('E3 10.4 transferred ground forces land before checking capacity', () => {
  const at = table({
    space: { 'empty-3': 'ann destroyer', saudor: 'ann carrier, fighter, 2 ground-force' },
    ground: { saudor: 'ann' },
  })
    .begins('transfer-action', { seat: 'ann' })
    .says('ann', 'empty-3+saudor');
  expect(regret(at, { 'carrier@saudor': 1 })).toMatch(/^You would have no capacity for 1 fighter at Saudor/);
  const moved = { 'carrier@saudor': 1, 'fighter@saudor': 1 };
  expect(regret(at, moved)).toBeUndefined();
  at.says('ann', moved).says('ann', { 'ground-force>saudor': 2 });
  expect([at.on('saudor', 'ann'), at.told('units-removed')]).toEqual(['2 ground-force', []]);
});

test('E3 7.6, 10.4 transferred ground forces that stay aboard lack capacity', () => {
  const at = table({
    space: { 'empty-3': 'ann destroyer', saudor: 'ann carrier, 2 ground-force' },
    ground: { saudor: 'ann' },
  })
    .begins('transfer-action', { seat: 'ann' })
    .says('ann', 'empty-3+saudor')
    .says('ann', { 'carrier@saudor': 1 })
    .says('ann', { 'ground-force>saudor': 1 });
  expect([at.on('saudor', 'ann'), at.at('saudor', 'ann')]).toEqual(['ground-force', '']);
});

test('E3 6.1 ground forces in space are not those on the planet of the same name', () => {
  const at = going(
    { space: { saudor: 'ann carrier, 2 ground-force' }, ground: { saudor: 'ann 3 ground-force' } },
    'empty-3',
  );
  const [open] = openAsks(at.game.state);
  const spec = specOf(at.game, open);
  const lines = 'amounts' in spec ? spec.amounts.map(({ key, max, hint }) => [key, max, hint]) : [];
  expect(lines).toEqual([
    ['carrier@saudor', 1, undefined],
    ['ground-force@saudor~space', 2, 'in space'],
    ['ground-force@saudor', 3, undefined],
  ]);
  at.says('ann', { 'carrier@saudor': 1, 'ground-force@saudor~space': 2 });
  expect(at.game.state.planets.saudor.owner).toBe('ann');
  expect(unitsInSystem(at.game, 'saudor').map(({ type }) => type)).toEqual(['ground-force', 'ground-force', 'ground-force']); // prettier-ignore
});
