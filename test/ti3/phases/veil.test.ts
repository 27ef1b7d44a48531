import { expect, test } from 'vitest';
import { openAsks } from '#engine';
import { council } from '../council.ts';

/** Who seems to be asked as a political card is revealed, where Bob holds one card and Cal another. */
function seemToBeAsked(veil: 'cards' | 'nothing', bob: string, cal: string): string[] {
  const table = council();
  table.state.options.veil = veil;
  table.holds('bob', bob).holds('cal', cal).begins('vote-on', { card: 'trade-war' });
  return openAsks(table.state).map(({ ask }) => `${ask.player} ${ask.question}`);
}

test('E3 12.3 political cards ask all possible responders alike', () => {
  const asked = seemToBeAsked('cards', 'veto-card', 'plague');
  expect(asked).toHaveLength(2);
  expect(seemToBeAsked('cards', 'plague', 'veto-card')).toEqual(asked);
  expect(seemToBeAsked('cards', 'plague', 'plague')).toEqual(asked);
  // Where it was agreed that nothing is hidden by waiting, only who can answer is asked.
  expect(seemToBeAsked('nothing', 'veto-card', 'plague')).toHaveLength(1);
});
