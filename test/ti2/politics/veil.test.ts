import { expect, test } from 'vitest';
import { openAsks } from '#engine';
import { table } from '../table.ts';

/** Who seems to be asked as a political card is read, where Bob holds one card and Cal another. */
function seemToBeAsked(veil: 'cards' | 'nothing', bob: string, cal: string): string[] {
  const t = table({
    ground: { quill: 'ann', ravne: 'bob', solm: 'cal' },
    hands: { bob: [bob], cal: [cal] },
    playing: { veil },
  });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  t.begins('senate');
  return openAsks(t.game.state).map(({ ask }) => `${ask.player} ${ask.question}`);
}

test('E2 4.1 all card holders seem to be asked', () => {
  const asked = seemToBeAsked('cards', 'point-of-order', 'militia');
  expect(asked).toEqual(['bob window', 'cal window']);
  expect(seemToBeAsked('cards', 'militia', 'point-of-order')).toEqual(asked);
  expect(seemToBeAsked('cards', 'militia', 'militia')).toEqual(asked);
  // Where it was agreed that nothing is hidden by waiting, only who can answer is asked.
  expect(seemToBeAsked('nothing', 'point-of-order', 'militia')).toEqual(['bob window']);
});
