import { expect, test } from 'vitest';
import { invalidateInForce } from '#ti2/rules/components/kit.ts';
import { resourcesOf } from '#ti2/rules/seats.ts';
import { table, type Laid, type Table } from '../table.ts';

const LANDING: Laid = { space: { quill: 'ann carrier(ground-force)' } };

/** Colony Fee is in effect, and ann has this many credits. */
function taxed(credits: number, laid: Laid = LANDING): Table {
  const t = table({ ...laid, credits: { ann: credits } });
  t.game.state.laws['colony-fee#1'] = { component: 'colony-fee' };
  invalidateInForce(t.game);
  t.game.invalidateAll();
  return t;
}

/** Ann is asked what to land on a planet with this counter. */
function lands(t: Table, counter?: string): Table {
  if (counter !== undefined) t.game.state.planets.quill.counter = { id: counter };
  return t.begins('landings', { seat: 'ann', system: 'quill' });
}

test('E2 13 Colony Fee is paid when control is gained', () => {
  expect(lands(taxed(2)).refuses({ 'ground-force@quill': 1 })).toBe('These landings cost 3 credits; you have 2.');
  expect(lands(taxed(4)).says('ann', { 'ground-force@quill': 1 }).seat('ann').credits).toBe(1);
  const failed = lands(taxed(4), 'radioactive:0/1').says('ann', { 'ground-force@quill': 1 });
  expect([failed.owner('quill'), failed.seat('ann').credits]).toEqual([null, 4]);
});

test('E2 13 Colony Fee is paid for a planet gained by Delegation', () => {
  const laid: Laid = { ground: { quill: 'ann ground-force' }, hands: { ann: ['delegation'] } };
  const plays = (credits: number): Table => {
    const t = taxed(credits, laid);
    t.game.state.active = 'ann';
    return t.begins('invasion-segment', { seat: 'ann', seen: [] });
  };
  expect(plays(2).told('action-card-played')).toEqual([]);
  expect(plays(2).asked).toEqual([]);
  const t = plays(5);
  t.says('ann', [t.choices[0]]).says('ann', 'ravne');
  expect([t.owner('ravne'), t.seat('ann').credits]).toEqual(['ann', 2]);
});

test('E2 12.2 a Biohazard bars the resources only from the first invader', () => {
  const t = lands(table({ space: { quill: 'ann carrier(2 ground-force)' } }), 'biohazard:0/1');
  t.says('ann', { 'ground-force@quill': 2 });
  t.game.state.round += 1;
  t.game.invalidateAll();
  expect(resourcesOf(t.game, 'ann', 'income')).toBe(0);
  t.game.state.planets.quill.owner = 'bob';
  t.game.invalidateAll();
  expect(resourcesOf(t.game, 'bob', 'income')).toBe(4);
});

/** Ann probes Lazax Survivors on Quill. */
function probes(t: Table): Table {
  t.game.state.planets.quill.counter = { id: 'lazax-survivors:0/1' };
  t.game.state.active = 'ann';
  return t.begins('invasion-segment', { seat: 'ann', seen: [] }).says('ann', 'probe:quill');
}

const PROBING: Laid = { space: { quill: 'ann carrier, fighter' }, playing: { played: ['distantSuns'] } };

test('E2 12.2 a player who probes Lazax Survivors may take cards and planet', () => {
  const taken = probes(table(PROBING));
  expect(taken.choices).toEqual(['accept', 'decline']);
  taken.says('ann', 'accept');
  expect([taken.seat('ann').actionCards.length, taken.owner('quill'), taken.on('quill', 'ann')]).toEqual([
    3,
    'ann',
    'ground-force',
  ]);
  const left = probes(table(PROBING)).says('ann', 'decline');
  expect([left.seat('ann').actionCards, left.owner('quill'), left.game.state.planets.quill.counter]).toEqual([
    [],
    null,
    undefined,
  ]);
});

test('E2 12.2 without the Colony Fee, Lazax Survivors give only cards', () => {
  const t = probes(taxed(2, PROBING)).says('ann', 'accept');
  expect([t.seat('ann').actionCards.length, t.owner('quill'), t.seat('ann').credits]).toEqual([3, null, 2]);
});

const NEGATOR = { ann: ['graviton-negator'] };

test('E2 12.2 Graviton Negator fighters fight hostile locals and return', () => {
  const laid: Laid = { space: { quill: 'ann carrier(ground-force), fighter' }, technologies: NEGATOR };
  const t = lands(table(laid), 'hostile-locals:1/1').dice(1, 9, 1);
  t.says('ann', { 'ground-force@quill': 1, 'fighter@quill': 1 });
  expect([t.owner('quill'), t.on('quill', 'ann'), t.at('quill', 'ann')]).toEqual([
    'ann',
    'ground-force',
    'carrier, fighter',
  ]);
});

test('E2 12.2 fighters fight on, but gain no planet from locals', () => {
  const laid: Laid = { space: { quill: 'ann carrier(ground-force), fighter' }, technologies: NEGATOR };
  const t = lands(table(laid), 'hostile-locals:1/1').dice(1, 1, 8, 9, 1);
  t.says('ann', { 'ground-force@quill': 1, 'fighter@quill': 1 }).says('ann', { 'ground-force': 1 });
  expect([t.owner('quill'), t.at('quill', 'ann'), t.diceLeft]).toEqual([null, 'carrier, fighter', 0]);
  expect(t.game.state.planets.quill.counter?.id).toBe('hostile-locals:1/1');
});

test('E2 12.2 fighters do not land on neutral planets without a counter', () => {
  const laid: Laid = { space: { quill: 'ann carrier(ground-force), fighter' }, technologies: NEGATOR };
  expect(lands(table(laid)).choices).toEqual(['ground-force@quill']);
});
