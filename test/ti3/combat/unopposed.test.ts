import { expect, test } from 'vitest';
import { chapterOf, splitByChapter } from '#ti3/service/chapters.ts';
import { buildCombatView, narrate } from '#ti3/views/index.ts';
import { table, type Laid, type Table } from '../table.ts';

const landed = (laid: Laid, planets = ['arnor', 'lor']): Table =>
  table(laid).begins('bombard-and-invade', { seat: 'ann', system: 'arnor-lor', planets });

const takenFrom = { arnor: 'bob ground-force; ann ground-force', lor: 'bob space-dock; ann 2 ground-force' } as const;

test('E3 8.6 takes undefended planets first without asking', () => {
  const at = table({ ground: takenFrom }).dice(8, 1);
  at.begins('bombard-and-invade', { seat: 'ann', system: 'arnor-lor', planets: ['arnor', 'lor'] });
  expect(at.asked).toEqual([]);
  expect(at.told('planet-taken').map(({ planet }) => planet)).toEqual(['lor', 'arnor']);
  expect([at.on('lor', 'bob'), at.rolls]).toEqual(['', ['ground ann: 1', 'ground bob: 1']]);
});

test('E3 6.6 asks for an order when PDS defend', () => {
  const at = landed({ ground: { arnor: 'bob pds; ann ground-force', lor: 'bob pds; ann ground-force' } });
  expect([at.asked, at.choices]).toEqual([['ann: next-invasion'], ['arnor', 'lor']]);
});

test('E3 8.6 logs undefended planets as single lines, not battles', () => {
  const at = landed({ ground: { arnor: 'bob; ann ground-force', lor: 'bob space-dock; ann 2 ground-force' } });
  const { game } = at;
  expect(game.state.planets).toMatchObject({ arnor: { owner: 'ann' }, lor: { owner: 'ann' } });
  const told = narrate(game, game.state.facts, null);
  expect(told.filter((line) => /attacks|wins the battle|Round/.test(line))).toEqual([]);
  expect(told.filter((line) => line.includes('takes'))).toHaveLength(2);
  const marked = landed({ ground: { arnor: 'bob; ann ground-force', lor: 'bob; ann 2 ground-force' } }).game;
  expect(narrate(marked, marked.state.facts, null)).toEqual(['Sol takes Arnor and Lor from Hacan.']);
  const turn = chapterOf(game)?.key;
  expect(splitByChapter(game, game, game.state.facts).map(({ chapter }) => chapter?.key)).toEqual([turn]);
  expect(buildCombatView(game, game.state.facts, {})).toBeUndefined();
});

test('E3 15.3 an unopposed landing still counts as an attack', () => {
  const at = landed({ ground: { lor: 'bob; ann 2 ground-force' } }, ['lor']);
  expect(at.told('battle-begins')).toMatchObject([{ attacker: 'ann', defender: 'bob', unopposed: true }]);
});

test('E3 8.2 logs a landing against PDS as a battle', () => {
  const at = table({ ground: { lor: 'bob pds; ann 2 ground-force' } }).dice(1);
  at.begins('bombard-and-invade', { seat: 'ann', system: 'arnor-lor', planets: ['lor'] });
  expect(
    splitByChapter(at.game, at.game, at.game.state.facts).some(({ chapter }) => chapter?.within !== undefined),
  ).toBe(true);
});
