import { expect, test } from 'vitest';
import { fights, invades, led, whereIs } from './led.ts';

const SEA: Record<number, string> = { 1: 'killed', 5: 'killed', 6: 'held by bob', 9: 'held by bob', 10: 'on solm' };
const LAND: Record<number, string> = { 1: 'held by ann', 5: 'held by ann', 6: 'on delve', 9: 'on delve', 10: 'killed' };

test('E2 12.5 lost ships: leaders die 1–5, captured 6–9, escape 10', () => {
  for (const [die, becomes] of Object.entries(SEA)) {
    const t = led(
      { space: { quill: 'ann carrier; bob cruiser' }, ground: { solm: 'ann' } },
      { carth: 'ann aboard carrier in quill' },
    );
    fights(t.dice(1, 10, Number(die)));
    expect([die, whereIs(t, 'carth')]).toEqual([die, becomes]);
  }
});

test('E2 12.5 PDS capture in the combat segment, else kill', () => {
  const laid = { space: { quill: 'bob carrier' }, ground: { quill: 'ann pds', solm: 'bob' } };
  const own = led(laid, { carth: 'bob aboard carrier in quill' }).turn().says('ann', 'end');
  own.dice(10, 7).says('ann', { 'quill>quill>bob': 1 });
  expect(whereIs(own, 'carth')).toBe('held by ann');
  const enemy = led(
    { space: { quill: 'ann carrier' }, ground: { quill: 'bob pds', solm: 'ann' } },
    { carth: 'ann aboard carrier in quill' },
  );
  enemy.turn().says('ann', 'end').dice(10).says('bob', 'quill');
  expect([whereIs(enemy, 'carth'), enemy.told('leader-fate')[0]?.die]).toEqual(['killed', null]);
});

test('E2 12.5 a ship lost otherwise takes its leader with it', () => {
  const t = led({ space: { quill: 'ann carrier' }, ground: { solm: 'ann' } }, { carth: 'ann aboard carrier in quill' });
  t.begins('pay-debt', { seat: 'ann', count: 4, why: 'fine' });
  expect([t.at('quill', 'ann'), whereIs(t, 'carth')]).toEqual(['', 'killed']);
});

test('E2 12.5 invaded planets: leaders captured 1–5, escape 6–9, die 10', () => {
  for (const [die, becomes] of Object.entries(LAND)) {
    const t = led(
      { space: { quill: 'ann carrier(2 ground-force)' }, ground: { quill: 'bob', delve: 'bob' } },
      { carth: 'bob on quill' },
    );
    invades(t).dice(Number(die)).says('ann', { 'ground-force@quill': 2 });
    expect([die, t.owner('quill'), whereIs(t, 'carth')]).toEqual([die, 'ann', becomes]);
  }
});

test('E2 12.5 an escaping leader chooses an own planet', () => {
  const laid = { space: { quill: 'ann carrier(2 ground-force)' }, ground: { quill: 'bob', delve: 'bob', solm: 'bob' } };
  const t = invades(led(laid, { carth: 'bob on quill' }))
    .dice(6)
    .says('ann', { 'ground-force@quill': 2 });
  expect([t.asked[0], t.choices.sort()]).toEqual(['bob: choose-among', ['delve', 'solm']]);
  expect(whereIs(t.says('bob', 'solm'), 'carth')).toBe('on solm');
  const last = invades(led({ space: laid.space, ground: { quill: 'bob' } }, { carth: 'bob on quill' })).dice(6);
  expect(whereIs(last.says('ann', { 'ground-force@quill': 2 }), 'carth')).toBe('killed');
});

test('E2 12.5 a leader escapes a bombarded planet without a die', () => {
  const t = led(
    { space: { quill: 'ann dreadnought' }, ground: { quill: 'bob', delve: 'bob' } },
    { carth: 'bob on quill' },
  );
  invades(t).dice(10).says('ann', { quill: 1 });
  expect([t.owner('quill'), whereIs(t, 'carth')]).toEqual([null, 'on delve']);
});

test('E2 12.5 a failed landing captures its leader', () => {
  const laid = { space: { quill: 'ann carrier(2 ground-force)' }, ground: { quill: 'bob ground-force' } };
  const t = invades(led(laid, { carth: 'ann aboard carrier in quill' }));
  expect(t.refuses({ 'leader:carth@quill': 1 })).toBe(
    'Scientist Carth can land on Quill only with ground forces (E2 12.5).',
  );
  t.dice(1, 8).says('ann', { 'leader:carth@quill': 1, 'ground-force@quill': 1 });
  expect([whereIs(t, 'carth'), t.told('leader-fate')[0].die]).toEqual(['held by bob', null]);
  const own = invades(
    led({ space: { quill: 'ann carrier' }, ground: { quill: 'ann' } }, { carth: 'ann aboard carrier in quill' }),
  );
  expect(whereIs(own.says('ann', { 'leader:carth@quill': 1 }), 'carth')).toBe('on quill');
  const won = invades(led(laid, { carth: 'ann aboard carrier in quill' }));
  won.dice(8, 8, 1).says('ann', { 'leader:carth@quill': 1, 'ground-force@quill': 2 });
  expect([won.owner('quill'), whereIs(won, 'carth')]).toEqual(['ann', 'on quill']);
});

test('E2 12.5 a leader defeated by locals is lost', () => {
  const laid = { space: { quill: 'ann carrier(ground-force)' }, playing: { played: ['distantSuns' as const] } };
  const t = led(laid, { carth: 'ann aboard carrier in quill' });
  t.game.state.planets.quill.counter = { id: 'hostile-locals:1/1' };
  invades(t).dice(1, 8).says('ann', { 'leader:carth@quill': 1, 'ground-force@quill': 1 });
  expect([t.owner('quill'), whereIs(t, 'carth')]).toEqual([null, 'killed']);
});

test.each(['radioactive:0/1', 'biohazard:0/1'])('E2 12.5 %s: leaders return to their ship', (counter) => {
  const laid = { space: { quill: 'ann carrier(ground-force)' }, playing: { played: ['distantSuns' as const] } };
  const t = led(laid, { carth: 'ann aboard carrier in quill' });
  t.game.state.planets.quill.counter = { id: counter };
  invades(t).says('ann', { 'leader:carth@quill': 1, 'ground-force@quill': 1 });
  expect([t.owner('quill'), whereIs(t, 'carth'), t.told('leader-fate')]).toEqual([null, 'aboard in quill', []]);
});

test('E2 12.5 casualties distinguish a ship with a leader', () => {
  const t = led(
    { space: { quill: 'ann 2 cruiser; bob 2 cruiser' }, ground: { solm: 'ann' } },
    { carth: 'ann aboard cruiser in quill' },
  );
  fights(t.dice(1, 1, 8, 1));
  expect([t.asked, t.choices.sort()]).toEqual([['ann: casualties'], ['cruiser', 'cruiser+carth']]);
  expect(t.spec.kind === 'allot' && t.spec.proposed).toEqual({ cruiser: 1 });
});

test('E2 12.5 the artifact kills leaders in the Mecatol Rex system', () => {
  const t = led({ ground: { 'mecatol-rex': 'ann ground-force', solm: 'ann' } }, { carth: 'ann on mecatol-rex' });
  t.dice(1).begins('ancient-artifact', {});
  expect(whereIs(t, 'carth')).toBe('killed');
});

test('E2 12.5 elimination removes a player’s leaders and frees the captives', () => {
  const t = led({ ground: { quill: 'ann', solm: 'bob' } }, { carth: 'ann on quill', gila: 'bob held by ann' });
  t.begins('pay-debt', { seat: 'ann', count: 99, why: 'fine' });
  expect([t.seat('ann').eliminated, whereIs(t, 'carth'), whereIs(t, 'gila')]).toEqual([true, 'killed', 'on solm']);
});
