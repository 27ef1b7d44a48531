import { expect, test } from 'vitest';
import { choose } from '#engine';
import { chooseAnswer } from '#ti2/ai/index.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { table } from '../table.ts';

test('E2 4.5 a practice player decides a tie against others, not itself', () => {
  const { game } = table({ ground: { quill: 'ann', ravne: 'bob' } });
  const among = ['quill', 'ravne'];
  const spec = choose('', among.map((key) => ({ key, label: key }))); // prettier-ignore
  const asked = { question: 'decide-vote', data: { card: 'fine#1', among }, spec, check: () => undefined };
  const replies = Array.from({ length: 20 }, (_, i) => chooseAnswer(knownTo(game, 'ann'), 'ann', asked, `${i}`));
  expect(new Set(replies.flat())).toEqual(new Set(['ravne']));
});
