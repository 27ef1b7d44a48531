import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { explainRefusal } from '#ti4/rules/explain/inquiries.ts';
import { table } from './table.ts';

test.each([
  ['plague', 'choose-planet', 'Plague'],
  ['war-effort', 'choose-system', 'War Effort'],
])('refusal: names %s among cards that share a prompt', (card, question, named) => {
  const t = table({
    hands: { ann: [card] },
    space: { 26: { ann: '1 destroyer' } },
    ground: { lodor: { bob: '1 infantry' } },
    planets: { bob: ['lodor'] },
  });
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.plays(card);
  const asked = { seat: 'ann', question };
  const refusal = explainRefusal(t.game, asked, (topics) => topics.at(-1));
  expect(refusal?.text).toMatch(
    new RegExp(`^You cannot choose .* here \\(${named}\\)(\\. Choose .*|: it is not among the options)\\.$`),
  );
  expect(refusal?.card?.text).toBe(t.game.book.components[card].text);
  expect(explainRefusal(t.game, asked, () => undefined)).toBeUndefined();
  t.leaves('ann', question);
});
