import { expect, test } from 'vitest';
import { describeBattle } from '#render/pictures/battle-picture.ts';
import { describeSystems } from '#ti2/render/alt-text.ts';
import { renderEditionLegend } from '#ti2/render/board/legend.ts';
import { ti2Simulation } from '#ti2/simulation/simulated-edition.ts';
import { newGame } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import { buildBoardView, buildCombatView, narrate } from '#ti2/views/index.ts';
import { createRandom, playOut, randomAnswerer } from '#simulation';
import { bookWith, table, type Laid } from '../table.ts';

const WORD = /[\p{L}’'-]+/gu;

/** Keys that are not what is printed, even without capitals: no text may hold one. */
function strayKeys(book: ReturnType<typeof bookWith>, texts: readonly string[]): string[] {
  const named = [...Object.values(book.components), ...Object.values(book.tiles), ...Object.values(book.planets)];
  const printed = new Set(named.flatMap(({ name }) => (name.toLowerCase().match(WORD) ?? []).map(String)));
  const keys = new Set(named.flatMap(({ id, name }) => (name.toLowerCase() === id || printed.has(id) ? [] : [id])));
  return [...new Set(texts.flatMap((text) => (text.match(WORD) ?? []).filter((word) => keys.has(word))))];
}

test('No component key appears in any text or picture', () => {
  const book = bookWith();
  const players = ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id }));
  const played = ['leaders', 'shockTroops', 'distantSuns'] as const;
  const game = newGame(newState(book, { seed: 'words', players, played: [...played] }), book);
  const below = createRandom(7);
  const texts: string[] = [];
  let heard = 0;
  playOut(ti2Simulation, {
    game,
    below,
    maxAnswers: 500,
    answerer: randomAnswerer(below),
    onAnswer: ({ state }) => {
      if (state.facts.length < heard) heard = 0;
      texts.push(...narrate(game, state.facts.slice(heard), null));
      heard = state.facts.length;
    },
  });
  const view = buildBoardView(game);
  texts.push(renderEditionLegend(view, 1800).body.replace(/<[^>]*>/g, '|'), describeSystems(view, view.systems), JSON.stringify(view.seats.map(({ id: _id, ...one }) => Object.values(one)))); // prettier-ignore
  expect(texts.join(' ')).toMatch(/spacedock/);
  expect(strayKeys(book, texts)).toEqual([]);
});

test('Units are named by the book in legends and pictures', () => {
  const laid: Laid = { space: { quill: 'ann 2 cruiser; bob carrier' }, ground: { quill: 'ann spacedock, 2 pds' } };
  const t = table(laid);
  const { units } = t.game.book;
  const book = { ...t.game.book, units: { ...units, spacedock: { ...units.spacedock, name: 'Ship Yard', plural: 'Ship Yards' }, cruiser: { ...units.cruiser, plural: 'Cruising Ships' }, carrier: { ...units.carrier, name: 'Bearer' } } }; // prettier-ignore
  const view = buildBoardView(newGame(t.game.state, book));
  expect(renderEditionLegend(view, 1800).body).toContain('>ship yard<');
  expect(renderEditionLegend(view, 1800).body).not.toMatch(/spacedock|shock/);
  expect(describeSystems(view, view.systems.filter(({ id }) => id === 'quill'))).toBe('Quill (101): ann 2 cruising ships, bob 1 bearer, ann 2 PDS on Quill and ann 1 ship yard on Quill.'); // prettier-ignore
  t.dice(10, 10, 1).begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  const fight = buildCombatView(newGame(t.game.state, book), t.told('battle-ends'), {});
  expect(fight && describeBattle(fight)).toContain('lost 1 bearer');
});
