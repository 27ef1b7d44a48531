import { expect, test } from 'vitest';
import { openAsks, specOf } from '#engine';
import { rulebookOf } from '#ti3/rulebook.ts';
import { SETS } from '#ti3/content/sets.ts';
import type { Game } from '#ti3/rules/game.ts';
import { abroad, give, laidOut, play } from '../content/third-game.ts';

const book = rulebookOf(SETS.map(({ id }) => id));
const cards = Object.values(book.byKind['strategy-card']);

/** What a seat reads where it is asked whether it follows a card. */
function read(game: Game, seat: string, card: string): { label: string; hint: string } {
  play(game, 'follow-strategy-card', { seat, card });
  const [open] = openAsks(game.state);
  const spec = specOf(game, open);
  if (spec.kind !== 'choose') throw new Error('There is nothing to choose');
  const [{ label, hint = '' }] = spec.options;
  return { label, hint };
}

test('E3 4.4 the follow prompt shows only the secondary ability', () => {
  const following = cards.filter(({ secondary }) => secondary);
  expect(following.length).toBeGreaterThan(12);
  const game = laidOut(['sol', 'letnev', 'norr'], {}, book);
  for (const { id, follow, text } of following) {
    const told = follow?.(game, 'p1') ?? '';
    expect(told, id).toMatch(/^[A-Z].*\.$/);
    expect(told, id).not.toMatch(/Primary|Secondary|[Ee]ach player|You gain|strategy allocation/);
    expect(text, id).not.toContain(told);
  }
  expect(cards.filter(({ secondary, follow }) => !secondary && follow)).toEqual([]);
});

test('E3 4.4 the follow prompt states the cost once', () => {
  const game = laidOut();
  give(game, 'p1', ...abroad(game).slice(0, 1));
  for (const planet of Object.values(game.state.planets)) planet.exhausted = true;
  expect(read(game, 'p1', 'diplomacy')).toEqual({
    label: 'Follow for 1 strategy counter',
    hint: 'Refresh up to 2 of your planets.',
  });
});

test('E3 4.4 the Trade prompt totals the goods gained', () => {
  const game = laidOut(['xxcha', 'jolnar', 'hacan']);
  game.state.agreements = { t1: { id: 't1', seats: ['p1', 'p2'], worth: [2, 1] } };
  expect(read(game, 'p1', 'trade').hint).toBe('Gain 2 trade goods from your trade agreements.');
  expect(book.byKind['strategy-card'].diplomacy.follow?.(game, 'p1')).toMatch(/^Choose a player to make peace with/);
  expect(read(laidOut(['xxcha', 'jolnar', 'hacan']), 'p2', 'technology').hint).toMatch(
    /^First resolve the primary ability\. Then: Gain 1 technology/,
  );
});
