import { expect, test } from 'vitest';
import { incomeOf } from '#ti2/rules/phases/economy-phase.ts';
import { table, type Laid } from '../table.ts';

const agreement = { id: 'a', seats: ['ann', 'bob'] as [string, string], card: 'trade-agreement#13' };
const home: Laid = {
  ground: {
    jord: 'ann spacedock, ground-force',
    quill: 'ann ground-force',
    ravne: 'bob ground-force',
    solm: 'bob ground-force',
  },
};

/** The economy phase with everybody's hands empty. */
const economy = (laid: Laid = home) => table(laid).begins('economy-phase');

test('E2 5.2 all draw a card, two with Neural Motivator', () => {
  const t = economy({ ...home, technologies: { ann: ['neural-motivator'] } });
  expect(
    ['ann', 'bob', 'cal'].map((seat) => t.told('action-cards-drawn').find((fact) => fact.seat === seat)?.count),
  ).toEqual([2, 1, 1]);
});

test('E2 5.2 a player with seven cards draws only after discarding', () => {
  const seven = Array.from({ length: 7 }, () => 'trade-agreement');
  const t = economy({ ...home, hands: { ann: seven } });
  expect(t.asked).toEqual(['ann: discard-before-drawing']);
  const stays = economy({ ...home, hands: { ann: seven } }).says('ann', []);
  expect(stays.told('action-cards-drawn').map(({ seat }) => seat)).not.toContain('ann');
  t.says('ann', [t.choices[0]]);
  expect(t.told('action-cards-drawn').find(({ seat }) => seat === 'ann')?.count).toBe(1);
});

test('E2 5.3 all receive the resources of their planets', () => {
  // Jord yields 4, Quill 4.
  expect(incomeOf(table(home).game, 'ann')).toBe(8);
  expect(incomeOf(table({ ...home, technologies: { ann: ['sarween-tools'] } }).game, 'ann')).toBe(10);
});

test('E2 5.3 an agreement pays per partner planet, plus Micro Technology', () => {
  const t = table({ ...home, ground: { ...home.ground, delve: 'bob' }, technologies: { bob: ['micro-technology'] } });
  t.game.state.agreements.a = agreement;
  // Ravne yields 3, Solm 2 and Delve 5; Bob has three planets, and Ann two.
  expect([incomeOf(t.game, 'ann'), incomeOf(t.game, 'bob')]).toEqual([11, 15]);
});

test('E2 5.3 Mentak receives a credit for each agreement in play', () => {
  const laid: Laid = { ...home, races: { cal: 'mentak' } };
  const all = table(laid);
  const own = table({ ...laid, playing: { agreementsCounted: 'own' } });
  for (const t of [all, own]) t.game.state.agreements.a = agreement;
  // Archon Tau yields 1.
  expect([incomeOf(all.game, 'cal'), incomeOf(own.game, 'cal')]).toEqual([2, 1]);
});

test('E2 5.4 units are paid at purchase; leftover credits stay', () => {
  const t = table({ ...home, credits: { ann: 10 } });
  t.game.state.decks.action.draw = [];
  t.begins('economy-phase');
  expect(t.refuses({ dreadnought: 1, cruiser: 2 })).toMatch(/22/);
  t.says('ann', { dreadnought: 1, 'ground-force': 1 });
  t.says('bob', {});
  expect([t.seat('ann').credits, t.seat('ann').bought, t.at('sol-home', 'ann')]).toEqual([
    4,
    { dreadnought: 1, 'ground-force': 1 },
    '',
  ]);
});

test('E2 5.4 PDS cost 5 with Graviton Laser System', () => {
  const t = table({ ...home, technologies: { ann: ['graviton-laser-system'] } });
  t.game.state.decks.action.draw = [];
  t.begins('economy-phase');
  expect(t.refuses({ pds: 1, 'ground-force': 1 })).toMatch(/9/);
});

const placing = (laid: Laid, bought: Record<string, number>) => {
  const t = table(laid);
  t.seat('ann').bought = bought;
  return t.begins('placement-phase');
};

test('E2 9.1 a dock places units up to its planet’s resources', () => {
  const t = placing(home, { cruiser: 3, 'ground-force': 3 });
  expect(t.refuses({ 'cruiser@sol-home': 3, 'ground-force@jord': 2 })).toMatch(/4/);
  t.says('ann', { 'cruiser@sol-home': 2, 'ground-force@jord': 2 });
  expect([t.at('sol-home', 'ann'), t.on('jord', 'ann')]).toEqual(['2 cruiser', '3 ground-force, spacedock']);
});

test('E2 9.1 docks of one system add up for ships', () => {
  const t = placing({ ground: { aldry: 'ann spacedock', besk: 'ann spacedock' } }, { cruiser: 6 });
  expect(t.refuses({ 'cruiser@aldry-besk': 6 })).toMatch(/5/);
  expect(t.refuses({ 'cruiser@aldry-besk': 5 })).toBeUndefined();
});

test('E2 9.1 land units are placed only at a dock', () => {
  expect(placing(home, { 'ground-force': 1 }).choices).toEqual(['ground-force@jord']);
});

test('E2 9.2 a new dock needs none, one per planet', () => {
  const t = placing(home, { spacedock: 1 });
  expect(t.choices).toEqual(['spacedock@quill']);
  expect(t.says('ann', { 'spacedock@quill': 1 }).on('quill', 'ann')).toBe('ground-force, spacedock');
});

test('E2 9.2 nobody has more than six docks', () => {
  const six = Object.fromEntries(
    ['quill', 'ravne', 'solm', 'aldry', 'besk', 'delve'].map((planet) => [planet, 'ann spacedock']),
  );
  const t = placing({ ground: { ...six, jord: 'ann ground-force' } }, { spacedock: 1 });
  expect(t.refuses({ 'spacedock@jord': 1 })).toBeDefined();
});

test('E2 9.3 enemy ships block new ships, not land units', () => {
  const t = placing({ ...home, space: { 'sol-home': 'bob cruiser' } }, { cruiser: 1, 'ground-force': 1 });
  expect(t.choices).toEqual(['ground-force@jord']);
});

test('E2 9.3 of two docks in one system, influence decides order', () => {
  const laid: Laid = { ground: { aldry: 'ann spacedock', besk: 'bob spacedock', quill: 'cal' } };
  const t = table(laid);
  t.seat('ann').bought = { cruiser: 1 };
  t.seat('bob').bought = { cruiser: 1, 'ground-force': 1 };
  t.begins('placement-phase');
  // Besk has 4 influence, Aldry 2.
  expect(t.asked).toEqual(['bob: place-units']);
  t.says('bob', { 'cruiser@aldry-besk': 1 });
  expect([t.asked, t.told('units-lost').map(({ seat }) => seat)]).toEqual([[], ['bob', 'ann']]);
  expect([t.at('aldry-besk', 'bob'), t.at('aldry-besk', 'ann')]).toEqual(['cruiser', '']);
});

test('E2 9.3 unplaced units and unsupported fighters are lost', () => {
  const t = placing(home, { fighter: 3, cruiser: 1 }).says('ann', { 'fighter@sol-home': 3 });
  expect([t.at('sol-home', 'ann'), t.seat('ann').bought]).toEqual(['2 fighter', {}]);
  expect(t.told('units-lost')[0].units).toEqual({ cruiser: 1 });
});

test('E2 9.4 Sol gains ground forces in the first round only', () => {
  const laid: Laid = { ...home, races: { ann: 'sol' } };
  const t = table(laid).begins('placement-phase');
  expect([t.on('jord', 'ann'), t.on('quill', 'ann')]).toEqual(['2 ground-force, spacedock', '2 ground-force']);
  const later = table(laid);
  later.game.state.round = 2;
  expect(later.begins('placement-phase').on('quill', 'ann')).toBe('ground-force');
});
