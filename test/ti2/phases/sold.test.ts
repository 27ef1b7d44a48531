import { expect, test } from 'vitest';
import { cheapestSale } from '#ti2/rules/production/cheapest-sale.ts';
import { openAsks, confirmationFor } from '#engine';
import { narrate } from '#ti2/views/index.ts';
import { createRandom } from '#simulation';
import { led, whereIs } from '../leaders/led.ts';
import { table, type Laid, type Table } from '../table.ts';

const owes = (laid: Laid, count: number): Table => table(laid).begins('pay-debt', { seat: 'ann', count, why: 'fine' });
const start = (t: Table): unknown => (t.spec as { proposed: unknown }).proposed;

test('E2 11.3 the proposed sale is the least loss', () => {
  const laid: Laid = {
    ground: { quill: 'ann 3 ground-force', ravne: 'ann ground-force, pds' },
    space: { quill: 'ann 3 fighter' },
  };
  // Four ground forces and fighters cost 16, a PDS 10.
  expect(start(owes(laid, 4))).toEqual({ 'pds@ravne': 1 });
  expect(start(owes({ space: { quill: 'ann cruiser, carrier(3 ground-force), carrier' } }, 4))).not.toHaveProperty(
    'carrier@space of quill',
    2,
  );
  expect(start(owes({ ground: { quill: 'ann ground-force' }, space: { quill: 'ann fighter' } }, 1))).toEqual({
    'fighter@space of quill': 1,
  });
});

test('E2 11.3 a sale avoids stranding fighters, else asks for confirmation', () => {
  // A carrier costs 10, and with it the two fighters it keeps would go, which cost 8; a PDS costs 10.
  const t = owes({ ground: { ravne: 'ann ground-force, pds' }, space: { quill: 'ann carrier, 2 fighter' } }, 4);
  expect(start(t)).toEqual({ 'pds@ravne': 1 });
  const [open] = openAsks(t.game.state);
  expect(confirmationFor(t.game, open, { 'carrier@space of quill': 1 })).toBe(
    'If you sell this, you also lose 2 fighters at Quill (101): no other carrier or spacedock there supports them (E2 7.7).',
  );
  expect(confirmationFor(t.game, open, { 'pds@ravne': 1 })).toBeUndefined();
  expect(confirmationFor(t.game, open, { 'fighter@space of quill': 2, 'carrier@space of quill': 1 })).toBeUndefined();
});

test('E2 11.3 proposals never oversell; refusals name the rule', () => {
  const t = owes({ ground: { quill: 'ann 6 ground-force, pds' } }, 4);
  expect(t.refuses({ 'pds@quill': 1, 'ground-force@quill': 1 })).toMatch(
    /^You need 4 credits, and this sale raises \d\. Leave out .+ \(E2 11\.3\)\.$/,
  );
  for (let count = 1; count < 9; count++) {
    const one = owes(
      { ground: { quill: 'ann 6 ground-force, pds, spacedock' }, technologies: { ann: ['sarween-tools'] } },
      count,
    );
    expect([count, one.refuses(start(one) as never)]).toEqual([count, undefined]);
  }
});

test('E2 11.3 the computed sale is the cheapest possible', () => {
  const below = createRandom(7);
  for (let n = 0; n < 60; n++) {
    const lines = Array.from({ length: 3 }, (_, i) => ({
      key: `${i}`,
      label: '',
      max: 1 + below(3),
      weights: { credits: 1 + below(5) },
    }));
    const losses = lines.map(() => 1 + below(9));
    const most = lines.reduce((sum, { max, weights }) => sum + max * weights.credits, 0);
    const need = 1 + below(most);
    const all = lines.reduce<Record<string, number>[]>((some, { key, max }) => some.flatMap((one) => Array.from({ length: max + 1 }, (_, count) => ({ ...one, [key]: count }))), [{}]); // prettier-ignore
    const worth = (one: Record<string, number>): number =>
      lines.reduce((sum, line) => sum + (one[line.key] ?? 0) * line.weights.credits, 0);
    const loss = (one: Record<string, number>): number =>
      losses.reduce((sum, each, i) => sum + (one[`${i}`] ?? 0) * each, 0);
    const least = Math.min(...all.filter((one) => worth(one) >= need).map(loss));
    const found = cheapestSale(lines, need, (key) => losses[Number(key)]);
    expect([worth(found) >= need, loss(found)]).toEqual([true, least]);
  }
});

test('E2 12.5 a captive sold for credits appears in the exchange', () => {
  const t = led(
    { credits: { bob: 20 }, ground: { quill: 'ann', ravne: 'bob', solm: 'cal' } },
    { carth: 'cal held by ann' },
  );
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  t.begins('senate').does('ann', 'offer', {
    to: 'bob',
    credits: 0,
    cards: [],
    wantsCredits: 12,
    wantsCards: [],
    captives: ['carth'],
  });
  t.does('bob', 'accept-offer', { offer: Object.keys(t.game.state.offers)[0] });
  expect(t.told('exchanged')).toMatchObject([{ captives: 1, returnCredits: 12 }]);
});

test('E2 11.3 a sale lists loaded and empty ships separately', () => {
  const t = owes({ space: { quill: 'ann carrier(3 ground-force), carrier' }, ground: { solm: 'ann ground-force' } }, 4);
  expect(start(t)).toEqual({ 'carrier@space of quill': 1 });
  const laden = { 'carrier+3ground-force@space of quill': 1 };
  const [open] = openAsks(t.game.state);
  expect(confirmationFor(t.game, open, { 'carrier@space of quill': 1 })).toBeUndefined();
  expect(confirmationFor(t.game, open, laden)).toBe(
    'If you sell this, you also lose 3 ground forces on the ships (E2 7.15).',
  );
  t.says('ann', laden);
  expect(t.at('quill', 'ann')).toBe('carrier');
  expect(narrate(t.game, t.game.state.facts, null).join(' ')).toContain('Ann loses 3 ground forces at Quill (101).');
});

test('E2 11.3 a sale proposes ships without leaders first', () => {
  const t = led(
    { space: { quill: 'ann 2 cruiser' }, ground: { solm: 'ann' } },
    { carth: 'ann aboard cruiser in quill' },
  ).begins('pay-debt', { seat: 'ann', count: 3, why: 'fine' });
  expect(start(t)).toEqual({ 'cruiser@space of quill': 1 });
  t.says('ann', start(t) as never);
  expect(whereIs(t, 'carth')).toBe('aboard in quill');
});
