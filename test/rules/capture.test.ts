import { expect, test } from 'vitest';
import { technology } from '#ti4/rules/components/component.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { capture, captureProblem } from '#ti4/rules/units/capture.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { countInReinforcements } from '#ti4/rules/units/units.ts';
import { elimination } from '#ti4/rules/phases/elimination.ts';
import { narrate } from '#ti4/narration/narrate.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { describePlayer } from '#ti4/render/alt-text.ts';
import type { Prisoner } from '#ti4/rules/state.ts';
import { table, type Setting, type TestTable } from './table.ts';

const POK = ['base', 'codex-1', 'pok'];
/** Whoever has it captures whatever is destroyed. */
const hunger = technology({
  id: 'test-hunger',
  name: 'Hunger',
  set: 'base',
  text: 'test',
  prerequisites: {},
  modifiers: { captors: (_game, { holder }, captors) => [...captors, holder] },
});
const at = (setting: Setting = {}): TestTable =>
  table({
    sets: POK,
    components: [hunger],
    seats: { ann: 'sol', bob: 'letnev', cat: 'saar' },
    technologies: { ann: ['test-hunger'] },
    ...setting,
  });
const holding = (...captured: Prisoner[]): Pick<Setting, 'change'> => ({
  change: (state) => void (state.seats.ann.captured = captured),
});
const destroyed = (t: TestTable): TestTable =>
  t.begin(destroyUnits, {
    units: Object.values(t.state.units).flatMap(({ id, owner }) => (owner === 'bob' ? [id] : [])),
    by: 'cat',
  });

test('17.1, 17.3, 17.3a captures ships and mechs as figures, others as tokens', () => {
  const t = destroyed(
    at({
      space: { 27: { bob: '1 dreadnought, 2 fighter' } },
      ground: { starpoint: { bob: '1 mech, 1 infantry, 1 pds' } },
    }),
  );
  expect(t.state.seats.ann.captured).toEqual([
    { type: 'dreadnought', owner: 'bob' },
    { type: 'fighter' },
    { type: 'fighter' },
    { type: 'mech', owner: 'bob' },
    { type: 'infantry' },
  ]);
  expect(narrate(t.game, t.facts('units-captured'), null)).toEqual([
    'Sol captures 1 dreadnought and 2 fighters from Letnev at New Albion and Starpoint (102).',
    'Sol captures 1 infantry and 1 mech from Letnev on Starpoint.',
  ]);
  const view = buildBoardView(t.game, null);
  const seat = view.seats.find(({ id }) => id === 'ann')!;
  expect(describePlayer(view, seat)).toContain(
    'Captured 1 dreadnought of bob, captured 2 fighters, captured 1 infantry, captured 1 mech of bob.',
  );
});

test('17.5, 72 note 3 captured ships and mechs leave reinforcements (17.3)', () => {
  const { game } = at(
    holding({ type: 'dreadnought', owner: 'bob' }, { type: 'mech', owner: 'bob' }, { type: 'infantry' }),
  );
  expect(
    (['dreadnought', 'mech', 'infantry'] as const).map((type) => countInReinforcements(game, 'bob', type)),
  ).toEqual([4, 3, Infinity]);
  expect(countInReinforcements(game, 'ann', 'dreadnought')).toBe(5);
});

test('17.5, 17 note 7 a missing type is placed from the board', () => {
  const mechs: Prisoner[] = Array.from({ length: 3 }, () => ({ type: 'mech', owner: 'bob' }));
  const placed = (setting: Setting): TestTable =>
    at(setting).begin(placeUnit, { seat: 'bob', type: 'mech', system: '26', planet: 'lodor' });
  const t = placed({ ground: { starpoint: { bob: '1 mech' } }, planets: { bob: ['lodor'] }, ...holding(...mechs) });
  t.bob.chooses('Starpoint');
  expect([t.units('bob', { planet: 'starpoint' }), t.units('bob', { planet: 'lodor' })]).toEqual(['', '1 mech']);
  const none = placed({ planets: { bob: ['lodor'] }, ...holding(...mechs, ...mechs.slice(2)) });
  expect(none.units('bob')).toBe('');
});

const docked = (setting: Setting): TestTable =>
  at({
    ground: { lodor: { ann: '1 space-dock' } },
    ...setting,
  });

test('14.2, 17.2c, 17 note 2, 17.3c blockades return the blockader’s figures', () => {
  const t = docked({
    space: { 26: { ann: '1 cruiser', bob: '1 cruiser' } },
    ...holding(
      { type: 'cruiser', owner: 'bob' },
      { type: 'cruiser', owner: 'cat' },
      { type: 'fighter' },
      { type: 'mech', owner: 'bob' },
    ),
  });
  const { ann } = t.state.seats;
  const doomed = Object.values(t.state.units).flatMap(({ id, owner, type }) =>
    owner === 'ann' && type === 'cruiser' ? [id] : [],
  );
  expect(ann.captured).toHaveLength(4);
  t.begin(destroyUnits, { units: doomed, by: 'bob' });
  expect(t.state.seats.ann.captured).toEqual([
    { type: 'cruiser', owner: 'cat' },
    { type: 'fighter' },
    { type: 'cruiser', owner: 'ann' },
  ]);
  expect(narrate(t.game, t.facts('units-returned'), null)).toEqual([
    'Sol returns 1 cruiser and 1 mech to Letnev because of a blockade.',
  ]);
});

test('14 note 1, 14 note 1a, 14.2a, 17.6, 17 note 8 a blockader cannot be captured from', () => {
  const blockaded = docked({
    space: { 26: { bob: '1 cruiser' }, 27: { bob: '1 dreadnought, 2 fighter', cat: '1 cruiser' } },
  });
  expect(captureProblem(blockaded.game, 'ann', { owner: 'bob', type: 'fighter' })).toBe(
    'Letnev blockades one of your space docks (17.6).',
  );
  expect(captureProblem(blockaded.game, 'ann', { owner: 'cat', type: 'fighter' })).toBe(undefined);
  expect(destroyed(blockaded).state.seats.ann.captured).toBe(undefined);
  const fought = docked({ space: { 26: { bob: '1 cruiser', ann: '1 cruiser' }, 27: { bob: '2 fighter' } } });
  expect(destroyed(fought).state.seats.ann.captured).toHaveLength(3);
});

const trading = (...captured: Prisoner[]): TestTable =>
  at({ space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } }, ...holding(...captured) }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
const refused = (t: TestTable, seat: string, to: string, deal: object): string => {
  try {
    t.seat(seat).offers(to, deal);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

test('17.2, 17.2a, 17 note 3, 17.3b, 94 note 2 transactions return figures to their owner', () => {
  const t = trading(
    { type: 'cruiser', owner: 'bob' },
    { type: 'cruiser', owner: 'cat' },
    { type: 'cruiser', owner: 'bob' },
    { type: 'fighter' },
  );
  expect(refused(t, 'ann', 'bob', { give: { captured: ['fighter#1'] } })).toBe(
    'You have not captured such a unit from the other player.',
  );
  expect(refused(t, 'ann', 'bob', { give: { captured: ['cruiser#3'] } })).toBe(
    'You have not captured such a unit from the other player.',
  );
  expect(refused(t, 'bob', 'ann', { take: { captured: ['mech#1'] } })).toBe(
    'The other player has not captured such a unit from you.',
  );
  t.ann.offers('bob', { give: { captured: ['cruiser#1', 'cruiser#2'] }, take: { tradeGoods: 0 } });
  t.bob.accepts('ann');
  expect(t.state.seats.ann.captured).toEqual([{ type: 'cruiser', owner: 'cat' }, { type: 'fighter' }]);
  expect(countInReinforcements(t.game, 'bob', 'cruiser')).toBe(7);
  expect(narrate(t.game, t.facts('transaction-done'), null)).toEqual([
    'Sol gives 2 captured units to Letnev for nothing.',
  ]);
});

test('33.11, 33 note 4, 17 note 5 elimination returns the captor’s prisoners', () => {
  const prisoners: Prisoner[] = [{ type: 'cruiser', owner: 'bob' }, { type: 'fighter' }];
  const captor = at(holding(...prisoners)).begin(elimination, { seat: 'ann' });
  expect(captor.state.seats.ann.captured).toBe(undefined);
  expect(countInReinforcements(captor.game, 'bob', 'cruiser')).toBe(8);
  expect(narrate(captor.game, captor.facts('units-returned'), null)).toEqual([
    'Sol returns 1 cruiser to Letnev.',
    'Sol returns 1 fighter to the supply.',
  ]);
  const owner = at(holding(...prisoners)).begin(elimination, { seat: 'bob' });
  expect(owner.state.seats.ann.captured).toEqual(prisoners);
});

test('17 note 6, 17 note 6a own captured units stay captured', () => {
  const t = docked({ space: { 26: { bob: '1 cruiser' } }, ...holding({ type: 'mech', owner: 'ann' }) }).begin(
    produceUnits,
    {
      seat: 'ann',
      system: '26',
    },
  );
  expect(t.state.seats.ann.captured).toHaveLength(1);
  expect(countInReinforcements(t.game, 'ann', 'mech')).toBe(3);
  t.leaves('ann', 'units-to-produce');
});

test('17.1 a unit missing from reinforcements is not captured', () => {
  const t = at(holding({ type: 'flagship', owner: 'bob' }));
  capture(t.game, 'cat', 'bob', ['flagship', 'infantry']);
  expect(t.state.seats.cat.captured).toEqual([{ type: 'infantry' }]);
  expect(captureProblem(t.game, 'cat', { owner: 'bob', type: 'flagship' })).toBe(
    'Letnev has none of these units in their reinforcements.',
  );
});
