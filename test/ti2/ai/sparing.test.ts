import { expect, test } from 'vitest';
import { openAsks, specOf } from '#engine';
import { chooseAnswer } from '#ti2/ai/index.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { table, type Laid } from '../table.ts';

/** How often of a hundred times somebody answers the reading of a card at all. */
function answersOfHundred(laid: Laid): number {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' }, ...laid });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  const [open] = openAsks(t.begins('senate').game.state);
  const asked = { question: 'window', data: open.ask.data, spec: specOf(t.game, open), check: () => undefined };
  const known = knownTo(t.game, 'ann', open.path);
  const replies = Array.from({ length: 100 }, (_, i) => chooseAnswer(known, 'ann', asked, `seed ${i}`));
  return replies.filter((reply) => Array.isArray(reply) && reply.length).length;
}

test('E2 4.8 practice players rarely put a political card away', () => {
  for (const laid of [{ races: { ann: 'xxcha' }, credits: { ann: 35 } }, { hands: { ann: ['point-of-order'] } }]) {
    const count = answersOfHundred(laid);
    expect(count, JSON.stringify(laid)).toBeGreaterThan(0);
    expect(count, JSON.stringify(laid)).toBeLessThan(25);
  }
  expect(answersOfHundred({ races: { ann: 'yssaril' }, hands: { bob: ['riots'] } })).toBeGreaterThan(50);
});
