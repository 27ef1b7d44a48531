import { expect, test } from 'vitest';
import { parseAnswer } from '#discord/input/parse-answer.ts';
import { specProblem } from '#engine';
import { disabledChoices } from '#kit/explain/inquiries.ts';
import { answerInquiry } from '#ti3/rules/explain/inquiries.ts';
import { table, type Laid, type Table } from '../table.ts';

const building = (laid: Laid, goods: number): Table => {
  const at = table({ ground: { saudor: 'ann space-dock' }, ...laid });
  at.game.state.seats.ann.tradeGoods = goods;
  at.game.state.planets.saudor.exhausted = true;
  return at.begins('produce-units', { seat: 'ann', system: 'saudor' });
};

/** What is said to somebody who types what they want to build. */
function refused(at: Table, typed: string): string | undefined {
  const read = parseAnswer(at.spec, typed);
  return 'problem' in read ? read.problem : (specProblem(at.spec, read.answer) ?? at.refuses(read.answer));
}

test('E3 9.3 choosing and /why refuse a war sun without technology', () => {
  const at = building({}, 20);
  expect(at.choices).not.toContain('war-sun');
  expect(refused(at, 'war sun')).toBe('War sun: you need the War Sun technology (E3 9.3).');
  expect(answerInquiry(at.game, 'ann', 'choose', 'War Sun').join('\n')).toContain(
    'You need the War Sun technology (E3 9.3).',
  );
  const able = building({ technologies: { ann: ['war-sun-technology'] } }, 20);
  expect(able.choices).toContain('war-sun');
  expect(refused(able, 'war sun')).toBeUndefined();
});

test('E3 5.1 full fleet supply disables all ships', () => {
  const at = building({ space: { saudor: 'ann cruiser' }, fleet: { ann: 1 } }, 20);
  expect(at.choices).toEqual(['fighter', 'ground-force>saudor', 'pds>saudor']);
  expect(refused(at, '1 carrier')).toBe('Carrier: your fleet supply allows no more ships there (E3 5.1).');
});

test('E3 5.1 fleet supply and capacity limit the offer (E3 9.3)', () => {
  const most = (at: Table): Record<string, number> =>
    Object.fromEntries(at.spec.kind === 'allot' ? at.spec.amounts.map(({ key, max }) => [key, max]) : []);
  const at = building({ space: { saudor: 'ann cruiser, 3 fighter' }, fleet: { ann: 2 } }, 20);
  // A carrier that is built with them would hold them.
  expect(most(at)).toMatchObject({ destroyer: 1, cruiser: 1, carrier: 1 });
  expect(most(at).fighter).toBeGreaterThan(1);
  const poor = building({ space: { saudor: 'ann cruiser, 3 fighter' }, fleet: { ann: 2 } }, 2);
  expect(most(poor)).toMatchObject({ destroyer: 1, carrier: 0, fighter: 0 });
  expect(refused(poor, 'fighter')).toBe('Fighter: you have no capacity for more fighters there (E3 9.3).');
});

test('E3 9.1 disables unaffordable units, with the reason', () => {
  const at = building({}, 2);
  expect(at.choices).toEqual(expect.arrayContaining(['cruiser', 'destroyer', 'fighter']));
  expect(at.choices).not.toContain('carrier');
  expect(refused(at, 'carrier')).toBe('Carrier: it costs 3; you can spend 2 resources (E3 9.1).');
  // With Sarween Tools it can be paid, and so it is open.
  expect(building({ technologies: { ann: ['sarween-tools'] } }, 2).choices).toContain('carrier');
});

test('E3 9.3 disables unavailable pieces and a third PDS', () => {
  const at = building(
    { ground: { saudor: 'ann space-dock, 2 pds', arnor: 'ann' }, space: { 'empty-1': 'ann 8 destroyer' } },
    9,
  );
  expect(refused(at, 'pds')).toBe('PDS: A planet can have only 2 PDS (E3 9.3).');
  expect(refused(at, 'destroyer')).toBe('Destroyer: you have none left in your reinforcements (E3 9.3).');
});

test('E3 9 every unit is enabled or cites a rule', () => {
  const at = building({ space: { saudor: 'ann cruiser' }, fleet: { ann: 1 } }, 1);
  const off = disabledChoices(at.game, 'ann');
  expect(off.length).toBeGreaterThan(3);
  for (const one of off) expect(one.off).toMatch(/\(E3 [\d.]+\)\.$/);
  const { spec } = at;
  const types = spec.kind === 'allot' ? spec.amounts.map(({ key }) => key.split('>')[0]) : [];
  expect(new Set(types)).toEqual(
    new Set(['fighter', 'destroyer', 'cruiser', 'dreadnought', 'carrier', 'war-sun', 'ground-force', 'pds']),
  );
});

test('E3 9 typing too many units names the limiting rule', () => {
  const at = building(
    { ground: { saudor: 'ann space-dock, pds', arnor: 'ann' }, space: { 'empty-1': 'ann 6 destroyer' } },
    9,
  );
  expect(refused(at, '2 pds')).toBe(
    'You can produce at most 1 PDS: it already has 1, and a planet can have only 2 PDS (E3 9.3).',
  );
  expect(refused(at, '8 destroyers')).toBe(
    'You can produce at most 2 destroyers: you have no more in your reinforcements (E3 9.3).',
  );
  expect(refused(at, '4 dreadnoughts')).toBe(
    'You can produce at most 2 dreadnoughts: you cannot pay for more (E3 9.1).',
  );
  const { spec } = at;
  for (const { key, max, disabledReason } of spec.kind === 'allot' ? spec.amounts : [])
    if (disabledReason === undefined)
      expect(specProblem(spec, { [key]: max + 1 })).toMatch(/^You can produce at most \d+ [^:]+: .*\(E3 [\d., ]+\)\.$/);
});
