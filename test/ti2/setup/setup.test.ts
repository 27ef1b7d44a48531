import { expect, test } from 'vitest';
import { hexDistance } from '#kit/board/hex-grid.ts';
import { rulebookOf } from '#ti2/rulebook.ts';
import { newState, type SetupOptions } from '#ti2/rules/setup/new-state.ts';
import { touchingPairs } from '#ti2/rules/setup/spread-red-tiles.ts';
import { begin } from '#engine';
import { table } from '../table.ts';

const book = rulebookOf();
const begun = (players: number, more: Partial<SetupOptions> = {}, seed = 'a') =>
  newState(book, { seed, players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` })), ...more });

test('E2 2.3 the number of tiles depends on the player count', () => {
  const dealt = (players: number) => Object.keys(begun(players).systems).length - players - 1;
  expect([2, 3, 4, 5, 6].map(dealt)).toEqual([22, 24, 32, 31, 30]);
});

test('E2 2.4 red tiles avoid each other where another place exists', () => {
  let touching = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const red = Object.values(begun(6, {}, seed).systems).filter(({ id }) => book.tiles[id].special);
    touching += red.flatMap((one) => red.filter((other) => hexDistance(one.position, other.position) === 1)).length;
  }
  // Laid anyhow, some forty would.
  expect(touching).toBeLessThan(20);
});

test('E2 2.4 spread red tiles do not touch where possible', () => {
  const all = rulebookOf(['base', 'own', 'hopes-end']);
  const pairs = (players: number, seed: string, spread: boolean, hopesEndTiles: boolean): number => {
    const wish = { seed, spread, played: hopesEndTiles ? (['hopesEndTiles'] as const) : [] };
    const state = newState(all, { ...wish, players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` })) });
    return touchingPairs(
      all,
      Object.fromEntries(Object.values(state.systems).map(({ position, id }) => [position, id])),
    );
  };
  for (const players of [2, 3, 4, 5, 6])
    for (const seed of ['a', 'b', 'c']) {
      expect(pairs(players, seed, true, false), `${players} ${seed}`).toBe(0);
      expect(pairs(players, seed, true, true)).toBeLessThanOrEqual(pairs(players, seed, false, true) / 2);
    }
});

test('E2 2.4 spreading keeps homes, the center and the tile set', () => {
  const [laid, spread] = [false, true].map((wanted) => Object.values(begun(6, { spread: wanted }, 'b').systems));
  const fixed = (all: typeof laid) => all.flatMap(({ id, position }) => (book.tiles[id].home !== undefined || book.tiles[id].centre ? [`${id} ${position}`] : [])).sort(); // prettier-ignore
  expect(fixed(spread)).toEqual(fixed(laid));
  expect(spread.map(({ id }) => id).sort()).toEqual(laid.map(({ id }) => id).sort());
});

test('E2 2.5 six homes lie on the corners of the third ring', () => {
  const state = begun(6);
  expect(state.order.map((seat) => state.systems[state.seats[seat].home].position)).toEqual([
    '301',
    '304',
    '307',
    '310',
    '313',
    '316',
  ]);
});

test('E2 2.6 five players: seat bonuses and the seventh tile’s price', () => {
  const state = begun(5);
  const more = state.order.map((seat) => state.seats[seat].credits - book.byKind.race[state.seats[seat].race].credits);
  const paid = [15, 0, 20, 0, 15].map((bonus, i) => bonus - more[i]);
  expect(paid.sort()).toEqual([0, 0, 0, 0, 5]);
});

test('E2 2.7 homes begin with ground forces, a dock and extras', () => {
  const state = begun(3, {
    players: [
      { id: 'a', race: 'norr' },
      { id: 'b', race: 'sol' },
      { id: 'c', race: 'hacan' },
    ],
  });
  const of = (seat: string, planet: string) => Object.values(state.units).filter((unit) => unit.owner === seat && unit.planet === planet).map(({ type }) => type).sort(); // prettier-ignore
  expect(of('a', 'trenlak')).toEqual(['ground-force']);
  expect(of('a', 'quinarra')).toEqual(['ground-force', 'ground-force', 'ground-force', 'spacedock']);
  expect([state.seats.a.credits, Object.keys(state.seats.a.technologies)]).toEqual([
    35,
    ['hylar-v-assault-laser', 'deep-space-cannon'],
  ]);
});

test('E2 2.7 land units may begin on any home planet', () => {
  const t = table({
    ground: { hercant: 'bob 3 ground-force', arretze: 'bob ground-force, spacedock', kamdorn: 'bob ground-force' },
  });
  t.begins('setup-choices');
  expect(t.asked).toEqual(['bob: settle']);
  expect(t.refuses({ 'ground-force@kamdorn': 1 })).toBeDefined();
  t.says('bob', { 'ground-force@kamdorn': 1, 'ground-force@arretze': 1 });
  expect(['hercant', 'arretze', 'kamdorn'].map((planet) => t.on(planet, 'bob'))).toEqual(['ground-force', '2 ground-force, spacedock', '2 ground-force']); // prettier-ignore
});

test('E2 2.8 decks hold 78 action cards and 34 political cards', () => {
  const { decks } = begun(2, {
    players: [
      { id: 'a', race: 'sol' },
      { id: 'b', race: 'letnev' },
    ],
  });
  expect([decks.action.draw.length, decks.political.draw.length]).toEqual([78, 34]);
  expect(decks.action.draw.filter((card) => card.startsWith('trade-agreement')).length).toBe(13);
});

test('E2 6.4 Hacan begins with two trade agreements', () => {
  const { seats, decks } = begun(2, {
    players: [
      { id: 'a', race: 'hacan' },
      { id: 'b', race: 'letnev' },
    ],
  });
  expect(seats.a.actionCards.map((card) => card.split('#')[0])).toEqual(['trade-agreement', 'trade-agreement']);
  expect(decks.action.draw.length).toBe(76);
});

test('E2 2.9 everybody begins under Warlord', () => {
  const { seats } = begun(4);
  expect([book.chart[0].name, ...Object.values(seats).map(({ bracket }) => bracket)]).toEqual(['Warlord', 0, 0, 0, 0]);
});

test('E2 12.1 Manifest Destiny sells planets adjacent to home', () => {
  const t = table({ playing: { played: ['manifestDestiny'], galaxy: { '000': 'mecatol-rex', '101': 'sol-home', '102': 'quill', '412': 'hacan-home', '420': 'xxcha-home', '202': 'ravne' } }, credits: { ann: 40 } }); // prettier-ignore
  begin(t.game, 'manifest-destiny', { waiting: ['ann'] });
  // Not Mecatol Rex; Quill costs 16 and Ravne 12.
  expect(t.choices.sort()).toEqual(['pass', 'quill', 'ravne']);
  t.says('ann', 'quill');
  expect([t.seat('ann').credits, t.owner('quill'), t.on('quill', 'ann')]).toEqual([24, 'ann', 'ground-force']);
  t.says('ann', 'pass');
  expect(t.asked).toEqual([]);
});
