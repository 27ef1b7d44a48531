import { expect, test } from 'vitest';
import { clone, type Fact } from '#engine';
import { splitByChapter } from '#ti2/service/chapters.ts';
import { newGame } from '#ti2/rules/game.ts';
import type { State } from '#ti2/rules/state.ts';
import { buildCombatView } from '#ti2/views/index.ts';
import { table, type Laid, type Table } from '../table.ts';

/** What is told of an answer, message by message: whose it is, and which battle is shown with it, where a battle is told by itself. */
function toldOf(t: Table, answers: (t: Table) => void): [title: string, shown: string | undefined][] {
  const before = newGame(clone(t.game.state) as State, t.game.book);
  const known = t.game.state.facts.length;
  answers(t);
  const facts: Fact[] = t.game.state.facts.slice(known);
  return splitByChapter(before, t.game, facts).map(({ chapter, upto }, i, parts) => {
    const theirs = facts.slice(parts[i - 1]?.upto ?? 0, upto);
    const fight = chapter?.within === undefined ? undefined : buildCombatView(t.game, theirs, {});
    return [chapter?.title.replace(/^Round.* /u, '') ?? '', fight && `${fight.place}: ${fight.sides.map(({ seat, won }) => `${seat}${won ? ' won' : ''}`).join(', ')}`]; // prettier-ignore
  });
}

test('E2 7.12 a battle within one answer gets its own chapter', () => {
  const laid: Laid = {
    space: { 'mecatol-rex': 'ann cruiser', quill: 'bob cruiser' },
    ground: { solm: 'ann', ravne: 'bob' },
  };
  const t = table(laid).turn().sails('mecatol-rex', 'quill', { cruiser: 1 });
  expect(toldOf(t.dice(10, 1), () => t.says('ann', 'end'))).toEqual([
    ['ann', undefined],
    ['ann attacks bob at Quill (101)', 'Quill (101): ann won, bob'],
    ['ann', undefined],
  ]);
});

test('E2 7.18 each battle of one answer gets its own chapter', () => {
  const laid: Laid = { space: { 'mecatol-rex': 'ann carrier(2 ground-force)', quill: 'bob carrier' }, ground: { solm: 'ann', quill: 'bob ground-force', ravne: 'bob' } }; // prettier-ignore
  const t = table(laid).turn().sails('mecatol-rex', 'quill', { 'carrier+2ground-force': 1 });
  expect(toldOf(t.dice(10, 1), () => t.says('ann', 'end')).filter(([, shown]) => shown)).toEqual([
    ['ann attacks bob at Quill (101)', 'Quill (101): ann won, bob'],
  ]);
  expect(
    toldOf(t.dice(10, 1, 1), () => t.says('ann', { 'ground-force@quill': 2 })).filter(([, shown]) => shown),
  ).toEqual([['ann attacks bob on Quill', 'Quill: ann won, bob']]);
});
