import { expect, test } from 'vitest';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import type { Anomaly } from '#ti4/rules/terms.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { countInReinforcements } from '#ti4/rules/units/units.ts';
import { load } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';

const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const moving = (system: string, setting: Setting = {}, ...faces: number[]) =>
  load(table({ seats, ...setting }), ...faces).begin(movement, { seat: 'ann', system });

// Home (06, 301) touches 201 alone; 201 touches 101, 202 and 212; behind 101 lies Mecatol Rex (18).
const behind = (anomaly: string): Setting => ({ board: { 201: anomaly }, space: { '06': { ann: '1 cruiser' } } });

test('86.1 ships neither enter nor pass a supernova', () => {
  expect(moving('43', behind('43'))).toAsk();
  expect(moving('26', behind('43'))).toAsk();
});

test('86 a ship inside a supernova may leave it', () => {
  const t = moving('26', { board: { 201: '43' }, space: { 43: { ann: '1 cruiser' } } }).ann.moves(
    'cruiser from 43',
  ).table;
  expect(t.units('ann', { system: '26' })).toBe('1 cruiser');
});

test('11.1 only ships with Antimass Deflectors enter asteroid fields', () => {
  expect(moving('44', behind('44'))).toAsk();
  expect(moving('26', behind('44'))).toAsk();
  expect(moving('44', { ...behind('44'), technologies: { ann: ['antimass-deflectors'] } }).options('ann')).toEqual([
    'cruiser@06',
  ]);
  expect(moving('26', { ...behind('44'), technologies: { ann: ['antimass-deflectors'] } }).options('ann')).toEqual([
    'cruiser@06',
  ]);
  expect(moving('43', { ...behind('43'), technologies: { ann: ['antimass-deflectors'] } })).toAsk();
  expect(moving('44', { ...behind('44'), technologies: { bob: ['antimass-deflectors'] } })).toAsk();
});

test('59.1 ships enter only an active nebula and stop (5 note 1)', () => {
  expect(moving('42', behind('42')).options('ann')).toEqual(['cruiser@06']);
  expect(moving('26', behind('42'))).toAsk();
});

test('59.1a ships do not cross the active nebula for cargo', () => {
  const fetching = (board: Record<string, string>): Setting => ({
    board,
    technologies: { ann: ['cruiser-ii'] },
    space: { '06': { ann: '1 cruiser' } },
    ground: { lodor: { ann: '1 infantry' } },
  });
  expect(moving('19', fetching({})).options('ann')).toContain('carry-infantry@lodor');
  expect(moving('42', fetching({ 201: '42' })).options('ann')).toEqual(['cruiser@06']);
});

test('59.2 ships starting in a nebula have move 1', () => {
  const setting: Setting = { board: { 201: '42' }, space: { 42: { ann: '1 cruiser' } } };
  expect(moving('26', setting).options('ann')).toEqual(['cruiser@42']);
  expect(moving('18', setting)).toAsk();
  expect(moving('18', { ...setting, technologies: { ann: ['gravity-drive'] } }).options('ann')).toEqual(['cruiser@42']);
});

const rift: Setting = { board: { 201: '41' }, space: { '06': { ann: '1 carrier' } } };

test('41.1 leaving a gravity rift adds 1 move', () => {
  const t = moving('26', rift, 4).ann.moves('carrier from 06').table;
  expect(t.units('ann', { system: '26' })).toBe('1 carrier');
  expect(moving('18', rift)).toAsk();
});

test('41 moving into a gravity rift adds and rolls nothing', () => {
  const t = moving('41', rift).ann.moves('carrier from 06').table;
  expect(t.units('ann', { system: '41' })).toBe('1 carrier');
  expect(t.facts('rift-rolled')).toEqual([]);
});

test('41.2 rolling 1 to 3 removes the ship undestroyed', () => {
  const two: Setting = { board: { 201: '41' }, space: { 41: { ann: '2 cruiser' } } };
  const t = moving('26', two, 3, 4).ann.moves('2 cruiser from 41').table;
  expect(t.units('ann')).toBe('1 cruiser');
  expect(t.facts('rift-rolled').map((fact) => fact.lost)).toEqual([true, false]);
  expect(t.facts('unit-destroyed')).toEqual([]);
  expect(t.facts('unit-removed')).toMatchObject([{ unit: 'cruiser', system: '41' }]);
});

test('41.2b cargo goes with its ship and does not roll', () => {
  const setting: Setting = {
    board: { 201: '41' },
    space: { '06': { ann: '1 carrier, 1 fighter' } },
    ground: { '000': { ann: '3 infantry' } },
  };
  const t = moving('26', setting, 1).ann.moves('carrier from 06, fighter from 06, 2 infantry from 000').table;
  expect(t.units('ann')).toBe('1 infantry');
});

test('41 cargo beyond the rift stays if its ship goes', () => {
  const setting: Setting = {
    board: { 201: '41' },
    space: { '06': { ann: '1 carrier' } },
    ground: { lodor: { ann: '2 infantry' } },
  };
  const t = moving('26', setting, 1).ann.moves('carrier from 06, 2 infantry from lodor').table;
  expect(t.units('ann')).toBe('2 infantry');
});

test('41 the proposed path goes around the gravity rift', () => {
  // From 20 (202) to 36 (212): over the rift at 201 or over 26 at 101.
  const t = moving('36', { board: { 201: '41' }, space: { 20: { ann: '1 cruiser' } } })
    .ann.moves('cruiser from 20')
    .agrees('path-of-ships').table;
  expect(t.facts('rift-rolled')).toEqual([]);
  expect(t.facts('ships-moved')[0].path).toEqual(['20', '26', '36']);
});

test('41 the proposed path may take a Gravity Drive detour', () => {
  const t = moving('36', {
    board: { 201: '41' },
    technologies: { ann: ['cruiser-ii', 'gravity-drive'] },
    space: { 20: { ann: '1 cruiser' }, 26: { bob: '1 cruiser' } },
  })
    .ann.moves('cruiser from 20')
    .agrees('path-of-ships').table;
  expect(t.facts('rift-rolled')).toEqual([]);
  expect(t.facts('ships-moved')[0].path).toEqual(['20', '27', '18', '31', '36']);
});

test('41 ships pass the rift for cargo available only there', () => {
  const t = moving(
    '36',
    {
      board: { 201: '41' },
      technologies: { ann: ['carrier-ii'] },
      space: { 20: { ann: '1 carrier' }, 41: { ann: '1 carrier, 2 fighter' } },
    },
    9,
  );
  t.ann.moves('carrier from 20, fighter from 41');
  expect(t.facts('ships-moved')[0].path).toEqual(['20', '41', '36']);
});

test('41 no ship joins after rift dice', () => {
  const t = moving('26', rift, 1).ann.moves('carrier from 06').table;
  expect(t).toAsk();
  expect(t.state.stack).toEqual([]);
});

/** A tile as it would be with these anomalies. */
const anomalous = (t: TestTable, tile: string, anomalies: Anomaly[]): void => {
  const { book } = t.game;
  Object.assign(t.game, { book: { ...book, tiles: { ...book.tiles, [tile]: { ...book.tiles[tile], anomalies } } } });
};

// From Vefut II (20, 202) to 36 (212): over the rift at 201 or over Lodor (26, 101).
const corner: Setting = { board: { 201: '41' }, space: { 20: { ann: '1 cruiser' } } };

test('101 note 4 the path prompt proposes the path without a rift', () => {
  const t = moving('36', corner).ann.moves('cruiser from 20').table;
  expect(t).toAsk('ann path-of-ships');
  expect(t.options('ann')).toEqual(['cruiser@20:clear', 'cruiser@20:41']);
  t.ann.agrees('path-of-ships');
  expect(t.facts('ships-moved')[0].path).toEqual(['20', '26', '36']);
  expect(t.facts('rift-rolled')).toEqual([]);
});

test('101 note 4 offers a rift path that saves no distance', () => {
  const t = moving('36', { board: { 201: '41' }, space: { 26: { ann: '1 cruiser' } } }, 9).ann.moves(
    'cruiser from 26',
  ).table;
  expect(t.options('ann', 'path-of-ships')).toEqual(['cruiser@26:clear', 'cruiser@26:41']);
  t.ann.chooses({ 'cruiser@26:41': 1 }, 'path-of-ships');
  expect(t.facts('ships-moved')[0].path).toEqual(['26', '41', '36']);
});

test('41 note 6 no path prompt for circles through a rift', () => {
  const t = moving(
    '26',
    { board: { 201: '41' }, technologies: { ann: ['cruiser-ii'] }, space: { 41: { ann: '1 cruiser' } } },
    9,
  ).ann.moves('cruiser from 41').table;
  expect(t).toAsk();
});

test('41.2 ships sent through the rift roll for it', () => {
  const t = moving('36', corner, 4).ann.moves('cruiser from 20').chooses({ 'cruiser@20:41': 1 }, 'path-of-ships').table;
  expect(t.facts('ships-moved')[0].path).toEqual(['20', '41', '36']);
});

test('41.2 equal ships may take different paths', () => {
  const t = moving('36', { ...corner, space: { 20: { ann: '2 cruiser' } } }, 1).ann.moves('2 cruiser from 20').table;
  expect(t.ann.refusal({ 'cruiser@20:41': 1 }, 'path-of-ships')).toBe(
    'Cruiser from Vefut II (202): choose 2 routes; you chose 1.',
  );
  t.ann.chooses({ 'cruiser@20:41': 1, 'cruiser@20:clear': 1 }, 'path-of-ships');
  expect(t.units('ann')).toBe('1 cruiser');
  expect(t.units('ann', { system: '36' })).toBe('1 cruiser');
});

test('41.2 no path prompt with a single path', () => {
  expect(moving('26', rift, 9).ann.moves('carrier from 06').table).toAsk();
  expect(moving('36', { space: { 20: { ann: '1 cruiser' } } }).ann.moves('cruiser from 20').table).toAsk();
});

test('41.1a the player chooses which ship uses Gravity Drive', () => {
  const far: Setting = {
    board: { 201: '41' },
    technologies: { ann: ['cruiser-ii', 'gravity-drive'] },
    space: { 20: { ann: '1 cruiser, 1 cruiser (damaged)' }, 26: { bob: '1 cruiser' } },
  };
  const t = moving('36', far, 9).ann.moves('cruiser from 20, cruiser (damaged) from 20').table;
  expect(t.ann.refusal({ 'cruiser@20:clear': 1, 'cruiser-damaged@20:clear': 1 }, 'path-of-ships')).toBe(
    'By these routes, your ships cannot all arrive with their cargo.',
  );
  t.ann.chooses({ 'cruiser@20:41': 1, 'cruiser-damaged@20:clear': 1 }, 'path-of-ships');
  expect(t.facts('rift-rolled')).toMatchObject([{ unit: 'cruiser' }]);
  expect(t.facts('ability-used')).toHaveLength(1);
});

// Two carriers out of a rift, with room for eight.
const convoy: Setting = {
  board: { 201: '41' },
  space: { '06': { ann: '2 carrier, 3 fighter' } },
  ground: { '000': { ann: '3 infantry' } },
};
const loaded = { 'carrier@06': 2, 'carry-fighter@06': 3, 'carry-infantry@000': 3 };
const carriers = (t: TestTable): string[] =>
  Object.values(t.state.units)
    .filter((unit) => unit.type === 'carrier')
    .map(({ id }) => id);

test('41 note 7, 95.1b the player allots all cargo within capacity', () => {
  const t = moving('26', convoy, 1, 9).ann.moves(loaded).table;
  expect(t).toAsk('ann cargo-of-ships');
  const [one, two] = carriers(t);
  expect(t.refusal('ann', { [`${one}:fighter@06`]: 3, [`${one}:infantry@000`]: 2, [`${two}:infantry@000`]: 1 })).toBe(
    'Carrier 1 has capacity 4; you chose 5.',
  );
  expect(t.refusal('ann', { [`${one}:fighter@06`]: 3, [`${two}:infantry@000`]: 2 })).toBe(
    'Infantry on [0.0.0]: assign all 3 to ships; you chose 2.',
  );
  t.ann.chooses({ [`${one}:fighter@06`]: 3, [`${two}:infantry@000`]: 3 }, 'cargo-of-ships');
  expect(t.units('ann')).toBe('1 carrier, 3 infantry');
});

test('41.2b the cargo proposal loads every unit', () => {
  const t = moving('26', convoy, 9, 9).ann.moves(loaded).agrees('cargo-of-ships').table;
  expect(t.units('ann', { system: '26' })).toBe('2 carrier, 3 fighter, 3 infantry');
});

test('41.2b no cargo prompt with only one allotment', () => {
  const one: Setting = { ...convoy, space: { '06': { ann: '1 carrier, 2 fighter' } } };
  expect(moving('26', one, 9).ann.moves('carrier from 06, 2 fighter from 06, 2 infantry from 000').table).toAsk();
  const full: Setting = { ...convoy, space: { '06': { ann: '2 carrier' } }, ground: { '000': { ann: '8 infantry' } } };
  expect(moving('26', full, 9, 9).ann.moves('2 carrier from 06, 8 infantry from 000').table).toAsk();
  expect(moving('26', full, 9, 9).ann.moves('2 carrier from 06, infantry from 000').table).toAsk();
  expect(moving('26', full).ann.moves('2 carrier from 06, 7 infantry from 000').table).toAsk('ann cargo-of-ships');
  expect(moving('19', { ...convoy, board: {} }).ann.moves(loaded).table).toAsk();
});

test('41.2b ships around the rift carry the remaining cargo', () => {
  const both: Setting = {
    board: { 201: '41' },
    technologies: { ann: ['carrier-ii'] },
    space: { 20: { ann: '2 carrier' } },
    ground: { 'vefut-ii': { ann: '8 infantry' } },
  };
  const t = moving('36', both, 1)
    .ann.moves('2 carrier from 20, 8 infantry from vefut-ii')
    .chooses({ 'carrier@20:41': 1, 'carrier@20:clear': 1 }, 'path-of-ships').table;
  expect(t).toAsk('ann cargo-of-ships');
  const spec = t.spec('ann');
  expect(spec.kind === 'allot' && Object.values(spec.proposed)).toEqual([2]);
  expect(t.ann.refusal('Carrier: Infantry on Vefut II', 'cargo-of-ships')).toBe(
    'Your other ships cannot pick up and transport the remaining units.',
  );
  t.ann.chooses('6 Carrier: Infantry on Vefut II', 'cargo-of-ships');
  expect(t.units('ann')).toBe('1 carrier, 2 infantry');
});

test('41 note 1 moving into a rift adds and rolls nothing', () => {
  const t = moving('41', { board: { 101: '41' }, space: { '06': { ann: '1 carrier, 1 cruiser' } } });
  expect(t.options('ann')).toEqual(['cruiser@06']);
  t.ann.moves('cruiser from 06');
  expect(t.facts('rift-rolled')).toEqual([]);
});

test('41 note 2 a rift returns ships to reinforcements undestroyed (41.2c)', () => {
  const t = moving(
    '26',
    { board: { 201: '41' }, space: { 41: { ann: '1 war-sun' } }, technologies: { ann: ['war-sun'] } },
    3,
  ).ann.moves('war-sun from 41').table;
  expect(t.facts('unit-destroyed')).toEqual([]);
  expect(countInReinforcements(t.game, 'ann', 'war-sun')).toBe(2);
});

test('41 note 3 no ship is added after a rift roll', () => {
  const t = moving(
    '26',
    { board: { 201: '41' }, space: { 41: { ann: '2 cruiser' }, 27: { ann: '1 cruiser' } } },
    1,
  ).ann.moves('cruiser from 41').table;
  expect(t).toAsk();
  expect(t.units('ann', { system: '27' })).toBe('1 cruiser');
});

test('41 note 4 ships lost to a rift need no fleet pool', () => {
  const full: Setting = { board: { 201: '41' }, space: { 41: { ann: '1 cruiser' }, 26: { ann: '3 destroyer' } } };
  const t = moving('26', full, 1).ann.moves('cruiser from 41, give-up').table;
  expect(t).toAsk();
  expect(t.units('ann')).toBe('3 destroyer');
});

test('41 note 6, 41.3 each rift gives a move and a roll', () => {
  // 06 - rift 41 (201) - rift 45 (101) - Mecatol Rex: two rifts let a carrier with a move value of 1 go three systems.
  const t = table({ seats, board: { 201: '41', 101: '45' }, space: { '06': { ann: '1 carrier' } } });
  anomalous(t, '45', ['gravity-rift']);
  load(t, 4, 4).begin(movement, { seat: 'ann', system: '18' }).ann.moves('carrier from 06');
  expect(t.facts('rift-rolled').map(({ system }) => system)).toEqual(['41', '45']);
  expect(t.units('ann', { system: '18' })).toBe('1 carrier');
});

test('41.3 ships passing one rift twice roll twice', () => {
  const back: Setting = {
    board: { 201: '41' },
    technologies: { ann: ['carrier-ii'] },
    space: { 26: { ann: '1 carrier' } },
    ground: { '000': { ann: '1 infantry' } },
  };
  const t = moving('26', back, 9, 9).ann.moves('carrier from 26, infantry from 000').table;
  expect(t.facts('ships-moved')[0].path).toEqual(['26', '41', '06', '41', '26']);
  expect(t.facts('rift-rolled')).toHaveLength(2);
});

test('41 note 7 later pickups stay if the ship is lost', () => {
  const beyond: Setting = {
    board: { 201: '41' },
    space: { 41: { ann: '1 carrier, 1 fighter' } },
    ground: { lodor: { ann: '2 infantry' } },
  };
  const t = moving('26', beyond, 1).ann.moves('carrier from 41, fighter from 41, 2 infantry from lodor').table;
  expect(t.units('ann')).toBe('2 infantry');
});

test('41 note 7 no cargo prompt for pickups beyond rifts', () => {
  const beyond: Setting = {
    board: { 201: '41' },
    space: { 41: { ann: '2 carrier' } },
    ground: { lodor: { ann: '2 infantry' } },
  };
  expect(moving('26', beyond, 9, 9).ann.moves('2 carrier from 41, 2 infantry from lodor').table).toAsk();
});

test('41.2a, 46 flying fighters roll, carried fighters do not', () => {
  const fighters: Setting = {
    board: { 201: '41' },
    technologies: { ann: ['fighter-ii'] },
    space: { 41: { ann: '1 carrier, 2 fighter' } },
  };
  const t = moving('26', fighters, 9, 1).ann.moves('carrier from 41, fighter from 41, carry-fighter from 41').table;
  expect(t.facts('rift-rolled').map(({ unit }) => unit)).toEqual(['carrier', 'fighter']);
  expect(t.units('ann')).toBe('1 carrier, 1 fighter');
});

test('41.4 two rifts in a system count as one', () => {
  const t = table({ seats, ...rift });
  anomalous(t, '41', ['gravity-rift', 'gravity-rift']);
  load(t, 9).begin(movement, { seat: 'ann', system: '26' }).ann.moves('carrier from 06');
  expect(t.facts('rift-rolled')).toHaveLength(1);
});

test('9.5 a system with two anomalies has both properties', () => {
  const t = table({ seats, board: { 201: '41' }, space: { '06': { ann: '1 carrier' }, 41: { ann: '1 cruiser' } } });
  anomalous(t, '41', ['gravity-rift', 'nebula']);
  load(t, 9).begin(movement, { seat: 'ann', system: '26' });
  expect(t.options('ann')).toEqual(['cruiser@41']);
  t.ann.moves('cruiser from 41');
  expect(t.facts('rift-rolled')).toHaveLength(1);
});

test('11 note 1 ships with Antimass Deflectors pass asteroid fields', () => {
  const t = moving('26', { ...behind('44'), technologies: { ann: ['antimass-deflectors'] } }).ann.moves(
    'cruiser from 06',
  ).table;
  expect(t.facts('ships-moved')[0].path).toEqual(['06', '44', '26']);
});

test('86 note 1 ships stay in or leave supernovas unharmed', () => {
  const found: Setting = { board: { 201: '43' }, space: { 43: { ann: '1 cruiser' }, '06': { ann: '1 cruiser' } } };
  expect(moving('43', found)).toAsk();
  expect(moving('26', found).options('ann')).toEqual(['cruiser@43']);
});

test('59.2a move bonuses in a nebula add to 1', () => {
  const spec = moving('26', {
    board: { 201: '42' },
    technologies: { ann: ['gravity-drive'] },
    space: { 42: { ann: '1 cruiser' } },
  }).spec('ann');
  expect(spec.kind === 'allot' && spec.amounts.map(({ key, hint }) => [key, hint])).toEqual([['cruiser@42', 'move 1']]);
  const far = moving('18', {
    board: { 203: '42' },
    technologies: { ann: ['cruiser-ii'] },
    space: { 42: { ann: '1 cruiser' }, 27: { ann: '1 cruiser' } },
  }).spec('ann');
  expect(far.kind === 'allot' && far.amounts.find(({ key }) => key === 'cruiser@42')?.disabledReason).toBe(
    'Move 1 (from a nebula) is not enough; the route takes 2 (58.4f, 59.2).',
  );
});

test('9 note 1, 9 note 2 empty space, wormholes: not anomalies', () => {
  const t = table({ seats });
  expect([anomaliesIn(t.game, '46'), anomaliesIn(t.game, '39'), anomaliesIn(t.game, '26')]).toEqual([[], [], []]);
});

test('9.2 four tiles carry the four kinds of anomaly', () => {
  const t = table({ seats });
  expect(['41', '42', '43', '44'].map((tile) => anomaliesIn(t.game, tile))).toEqual([
    ['gravity-rift'],
    ['nebula'],
    ['supernova'],
    ['asteroid-field'],
  ]);
});
