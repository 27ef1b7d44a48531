import { expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { SETS } from '#ti3/content/sets.ts';
import { listEmojiArt } from '#ti3/render/emoji.ts';
import { seatEmoji, createOptionEmoji, technologyEmoji, unitEmoji } from '#ti3/views/index.ts';
import { emojiTokenNames, toPlainText } from '#text/emoji-tokens.ts';
import { laidOut } from '../content/third-game.ts';

const book = rulebookOf(SETS.map(({ id }) => id));
const game = laidOut(['sol', 'letnev', 'norr'], {}, book);
const drawn = listEmojiArt();
const signOf = createOptionEmoji(game);
const named = (words: string): string | undefined => emojiTokenNames(signOf(words) ?? '')[0];

test('every unit, technology and player has its own drawn emoji', () => {
  const units = Object.values(book.units).flatMap(({ name, plural }) => [
    named(`${name} at Lodor`),
    named(`2 ${plural} from Lodor`),
  ]);
  expect(units).not.toContain(undefined);
  const kinds = new Set(Object.values(book.units).map(({ type }) => emojiTokenNames(unitEmoji(type))[0]));
  expect(kinds.size).toBe(new Set(Object.values(book.units).map(({ type }) => type)).size);
  // The technology that is called as a unit has the unit's.
  const technologies = Object.values(book.byKind.technology)
    .map(({ name }) => named(name))
    .filter((one) => one !== 'war_sun');
  expect(new Set(technologies)).toEqual(
    new Set(['blue', 'green', 'red', 'yellow', 'race'].map((one) => `technology_${one}`)),
  );
  const players = game.state.order.map((seat) => emojiTokenNames(seatEmoji(game, seat))[0]);
  expect(new Set(players).size).toBe(3);
  expect([named('1 trade good and 2 command counters'), named('3 command counters'), named('Fleet supply')]).toEqual([
    'trade_good',
    'command_counter',
    'command_counter',
  ]);
  const there = new Set(drawn.map(({ name }) => name));
  expect([...units, ...kinds, ...technologies, ...players].filter((one) => !there.has(one ?? ''))).toEqual([]);
});

test('emojis are unique, and plain text keeps technology colors', () => {
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
  expect([technologyEmoji('blue'), technologyEmoji()].map(toPlainText)).toEqual(['🟦', '⬜']);
});
