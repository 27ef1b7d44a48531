import { expect, test } from 'vitest';
import { escapeMarkdown } from '#text/markdown.ts';

/** What Discord's client makes a link, an invitation or a mention of. */
const LIVE = /\w+:\/\/|discord(?:app)?\.\w+\/|(?<!\\)<[@#:/]|@everyone|@here|(?<!\\)\]\(/;

test.each([
  'https://example.com/a',
  'HTTP://EXAMPLE.COM',
  'see discord.gg/abcdef',
  'discord.com/invite/x',
  '[a gift](https://example.com)',
  'steam://run/1',
  '<https://example.com>',
  '<@123456789012345678>',
  '<@&1>',
  '<#1>',
  '@everyone and @here',
  '</game create:1>',
])('Nothing in "%s" is live Markdown or a mention', (typed) => {
  expect(typed).toMatch(LIVE);
  const shown = escapeMarkdown(typed);
  expect(shown).not.toMatch(LIVE);
  // To the eye it is what was typed.
  expect(shown.replace(/[\\\u200b]/g, '')).toBe(typed.replaceAll('\\', ''));
});

test('Other text stays unchanged', () => {
  expect(escapeMarkdown('2.5 for 1: then we are even, e.g. at Lodor.')).toBe(
    '2.5 for 1: then we are even, e.g. at Lodor.',
  );
});
