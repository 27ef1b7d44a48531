import { expect, test } from 'vitest';
import { rulebookOf, rulebooksBySets } from '#ti4/rulebook.ts';
import { mapProblem, mapRemarks } from '#ti4/service/map-setting.ts';
import { lobbyProblem } from '#ti4/service/settings.ts';
import { SETS } from '#ti4/content/sets.ts';
import { parseMapString } from '#ti4/rules/setup/galaxy/map-string.ts';
import fc from '../chance.ts';
import { POK } from './exploring.ts';

const book = rulebookOf([], POK);
const books = rulebooksBySets(SETS);
const six = book.boards['standard-6'].map
  .trim()
  .split(/\s+/)
  .map((word, i) => (i === 20 ? '83A2' : word));
const plain = six.join(' ');
const rings = [six.slice(0, 6), six.slice(6, 18), six.slice(18)].map((ring) => ring.join(' '));
const altered = (changes: Record<number, string>): string => six.map((word, i) => changes[i + 1] ?? word).join(' ');
const problem = (text: string): string => mapProblem(book, text, 6, true) ?? 'taken';
const wide = (text: string): string =>
  [...text].map((sign) => (/[0-9A-Z]/.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) + 0xfee0) : sign)).join('');

/** Ways in which people paste one and the same map. */
const PASTED: Record<string, string> = {
  'square brackets': `[${plain}]`,
  'a JSON array of numbers': `[${six.map((word) => (/A/.test(word) ? `"${word}"` : word)).join(',')}]`,
  'a JSON array of texts': JSON.stringify(six),
  'a JSON array with the center': JSON.stringify(['18', ...six]),
  'JSON on many lines': JSON.stringify(six, null, 2),
  'a JSON object': JSON.stringify({ tiles: six }),
  'a JSON object with other fields in front': JSON.stringify({ players: 6, tiles: six }, null, 1),
  'JSON as a text in JSON': JSON.stringify(six.join('\n')),
  parentheses: `(${plain})`,
  'a Python tuple': `(${six.map((word) => `'${word}'`).join(', ')},)`,
  guillemets: `«${plain}»`,
  'single guillemets': `‹ ${plain} ›`,
  'German quotes': `„${plain}“`,
  'corner brackets': `「${plain}」`,
  spoiler: `||${plain}||`,
  'spoiler with the center': `||{18} ${plain}||`,
  'braces without a center': `{}${plain}`,
  'spaced braces without a center': `{ } ${plain}`,
  'spaces in braces': `{ 18 } ${plain}`,
  'no space after braces': `{18}${plain}`,
  'braces around all': `{${plain}}`,
  'a center that is no tile, without braces': `-1 ${plain}`,
  'a center of 0, without braces': `0 ${plain}`,
  'a center of _': `_,${six.join(',')}`,
  'a center with an odd dash': `\u22121 ${plain}`,
  'bars between': six.join(' | '),
  'bars without spaces': six.join('|'),
  semicolons: six.join(';'),
  'a trailing comma': `${six.join(',')},`,
  'commas doubled': six.join(',,'),
  'ideographic commas': six.join('、').replaceAll('、', ','),
  'full-width commas': six.join('，'),
  tabs: six.join('\t'),
  'line by line': six.join('\n'),
  'Windows lines': six.join('\r\n'),
  'rings on lines': rings.join('\n'),
  'rings with labels': `Map:\n${rings.join('\n')}`,
  'line separators': six.join('\u2028'),
  'no-break spaces': six.join('\u00a0'),
  'zero-width spaces': six.join(' \u200b'),
  'a byte order mark': `\ufeff${plain}`,
  'a right-to-left mark': `\u200f${plain}\u200e`,
  'control characters between': six.join('\u0000'),
  'a code fence': `\`\`\`\n${plain}\n\`\`\``,
  'a code fence with a language': `\`\`\`text\n${plain}\n\`\`\``,
  'a code fence flattened to a line': `\`\`\`css ${plain} \`\`\``,
  'code in a sentence': `Our map: \`${plain}\`.`,
  'a quotation of Discord': rings.map((ring) => `> ${ring}`).join('\n'),
  bold: `**${plain}**`,
  italic: `_${plain}_`,
  underlined: `__${plain}__`,
  struck: `~~${plain}~~`,
  'a full stop': `${plain}.`,
  lowercase: plain.toLowerCase(),
  uppercase: plain.toUpperCase(),
  'full width': wide(plain),
  'full width with ideographic spaces': wide(plain).replaceAll(' ', '\u3000'),
  'a turn in full width': altered({ 21: '８３Ａ２' }),
  'an odd dash before the turn': altered({ 21: '83A\u20132' }),
  'a heading': `## Map\n${plain}`,
  'a title and a farewell': `Thursday game, final map\n\n${plain}\n\nHave fun!`,
  'a title of other letters': `Карта на четверг\n${plain}`,
  'a label': `Map string: ${plain}`,
  'a label without a space': `map:${plain}`,
  'a label with a number': `TTS string for 6 players: ${plain}`,
  'two labels': `Map: TTS string: ${plain}`,
  'a label of another language': `Karte für Donnerstag: ${plain}`,
  'an apostrophe in the label': `Here's the map: ${plain}`,
  'the line of the lobby': `-# Map string: \`${plain}\``,
  'a command': `/game create map:${plain}`,
  'a command with other options': `/game create points:10 map:${plain}`,
  'a command of another bot': `!map ${plain}`,
  'a command with spaced braces': `/map add_tile_list { 18 } ${plain}`,
  'zeros to the end of the fifth ring': `{18} ${plain} ${Array.from({ length: 54 }, () => '0').join(' ')}`,
  'the center, and no tiles in the fourth ring': `18 ${plain} ${Array.from({ length: 24 }, () => '-1').join(' ')}`,
  'an address with tiles': `https://keeganw.github.io/ti4/?settings=T60FFFFFFFF&tiles=18,${six.join(',')}`,
  'an address without a scheme': `keeganw.github.io/ti4/?settings=T60&tiles=18,${six.join(',')}`,
  'an address in angle brackets': `<https://keeganw.github.io/ti4/?tiles=18,${six.join(',')}>`,
  'an address as a link': `[our map](https://keeganw.github.io/ti4/?settings=T60&tiles=18,${six.join(',')})`,
  'an address with text': `Look: https://keeganw.github.io/ti4/?tiles=18,${six.join(',')} what do you think?`,
  'an encoded address': `https://keeganw.github.io/ti4/?tiles=${encodeURIComponent(`18,${six.join(',')}`)}`,
  'an address with turned systems': `https://keeganw.github.io/ti4/?tiles=18,${six.map((word) => (/^[1-9]\d$/.test(word) ? `${word}-2` : word)).join(',')}`,
  'an address of tidraft.com': `https://tidraft.com/map-generator?map=${encodeURIComponent(
    six
      .map((word, i) => (word === '0' ? `H${i}` : word === '83A2' ? '83A:120' : i === 7 ? `${word}:60` : word))
      .join(','),
  )}`,
  'an address without tiles beside the map': `https://milty.shenanigans.be/d/abc123 ${plain}`,
};

test.each(Object.entries(PASTED))('88 a pasted map loads: %s', (_name, text) => {
  expect(problem(text)).toBe('taken');
  expect(parseMapString(book, text, 6)).toEqual(parseMapString(book, plain, 6));
});

const EMPTY = 'The map has no systems adjacent to Mecatol Rex. Paste the numbers of its tiles in a row, ring by ring.';
const KEEGAN = 'This address contains no tiles: press “Share This Map” there, then “Copy TTS String”, and paste that.';
const edge = (shown: string): string => `${shown}: this tile is from Thunder's Edge, a set that cannot be played here.`;
const places = (count: number): string =>
  `The map has ${count} positions for home systems (0, or a home tile), but there are 6 players.`;

/** What cannot be a map, with the sentence that says why. */
const REFUSED: Record<string, [text: string, sentence: string]> = {
  'an address among words with numbers': ['our 6 player map 3: https://keeganw.github.io/ti4/?settings=T6000', KEEGAN],
  'an address of KeeganW without tiles': ['https://keeganw.github.io/ti4/?settings=T60FFFF', KEEGAN],
  'that address in a sentence': ['Our map: <https://keeganw.github.io/ti4/?settings=T60FFFF>', KEEGAN],
  'that address without a scheme': ['keeganw.github.io/ti4/?settings=T60FFFF', KEEGAN],
  'an address of a Milty draft': [
    'https://milty.shenanigans.be/d/6543abc',
    'This address contains no tiles: open “Map” there, and paste its “TTS Map String”.',
  ],
  'an address of tidraft.com': [
    'https://tidraft.com/draft/some-words',
    'This address contains no tiles: copy the “Map String” there, and paste that.',
  ],
  'any other address': [
    'https://example.org/@everyone',
    'This address contains no tiles: paste the map string itself, the numbers of its tiles in a row.',
  ],
  'no text': ['', 'The map is empty.'],
  'only what wraps a map': ['``` [] {} ||  || ```', 'The map is empty.'],
  'the center alone': ['{18}', 'The map is empty.'],
  '36 zeros': [six.map(() => '0').join(' '), EMPTY],
  'the center and 36 zeros': [`18 ${six.map(() => '0').join(' ')}`, EMPTY],
  '36 places without a tile': [six.map(() => '-1').join(' '), EMPTY],
  'homes alone': ['01 02 03 04 05 06', EMPTY],
  'hyperlanes and homes alone': ['0 83A 0 84A 0 85A 0 86A 0 87A 0', EMPTY],
  'two systems and 7 zeros': ['26 27 0 0 0 0 0 0 0', places(7)],
  'words without numbers': ['hello there', 'tile 1, "hello": I do not know this tile.'],
  'text in front': [`my map ${plain}`, 'tile 1, "my": I do not know this tile.'],
  'text behind': [`${plain} thanks`, 'tile 37, "thanks": I do not know this tile.'],
  'a mention': [altered({ 4: '<@123456789012345678>' }), 'tile 4, "123456789012": I do not know this tile.'],
  'a mention of all': [altered({ 4: '@everyone' }), 'tile 4, "everyone": I do not know this tile.'],
  'an emoji': [altered({ 4: '❌' }), 'tile 4, a symbol: I do not know this tile.'],
  'half a character': [altered({ 4: 'ab\ud83d' }), 'tile 4, "ab": I do not know this tile.'],
  'a hyphen for a tile': [altered({ 4: '—' }), 'tile 4, "-": write -1 for a position without a tile.'],
  'a fraction': [altered({ 4: '26.5' }), 'tile 4, "26.5": I do not know this tile.'],
  'tiles run together': [six.join(''), `tile 1, "${six.join('').slice(0, 12)}": I do not know this tile.`],
  'tiles with hyphens between': [
    six.slice(0, 4).join('-'),
    `tile 1, "${six.slice(0, 4).join('-').slice(0, 12)}": I do not know this tile.`,
  ],
  'a name of every object': [altered({ 4: 'constructor' }), 'tile 4, "constructor": I do not know this tile.'],
  'another such name': [altered({ 4: '__proto__' }), 'tile 4, "proto": I do not know this tile.'],
  'a tile named twice': [altered({ 4: six[1] }), `tile 4, "${six[1]}": this tile is already used for tile 2.`],
  'a tile named twice in two widths': [
    altered({ 4: wide(six[1]) }),
    `tile 4, "${six[1]}": this tile is already used for tile 2.`,
  ],
  'the center named twice': [`{18} 18 ${plain}`, 'tile 1, "18": this tile is already used for the center.'],
  '35 words': [six.slice(0, 33).concat(six[34], six[35]).join(' '), places(5)],
  '127 words': [
    `${plain} ${Array.from({ length: 91 }, () => '-1').join(' ')}`,
    'The map has 127 tiles around the center; at most 126 fit (6 rings).',
  ],
  'no Mecatol Rex': [`{26} ${altered({ [six.indexOf('26') + 1]: '-1' })}`, 'Mecatol Rex is not on this map.'],
  'the nexus in the center': [`{82} ${plain}`, 'Mecatol Rex is not on this map.'],
  'a hyperlane turned too far': [
    altered({ 21: '83A9' }),
    'tile 21, "83A9": a hyperlane is rotated by 0 to 5 sides, not by 9.',
  ],
  'a number of a fan set': [
    altered({ 5: '4253' }),
    'tile 5, "4253": the sets of this game have no tile with this number.',
  ],
};

test.each(Object.entries(REFUSED))('88 refuses a text that is no map: %s', (_name, [text, sentence]) =>
  expect(problem(text)).toBe(sentence),
);

test.each([
  '92',
  '97-2',
  '97:60',
  '96a',
  '112',
  '118',
  '119',
  '119A',
  '120',
  '120A',
  '120A3',
  '120B-4',
  '121b:180',
  '124B',
  '131A',
])('88 refuses tile %s as part of Thunder’s Edge', (word) =>
  expect(problem(altered({ 5: word }))).toBe(edge(`tile 5, "${word}"`)),
);

test.each(['82', '82A', '82b'])('100.1 the lobby says Mallice stays off the board: %s', (word) => {
  expect(problem(altered({ 5: word }))).toBe('taken');
  expect(mapRemarks(book, altered({ 5: word }), 6)).toContain(
    'Tile 82 (Mallice) is always off the map, so position 105 has no tile.',
  );
});

test('lobbyProblem names disabled tiles in a wrapped map', () => {
  const settings = { sets: ['base', 'codex-1'], map: `["86A0", "62", "19", "20"]` };
  expect(lobbyProblem(books, settings, [], false)).toBe(
    'The sets of this game (Base game, Codex 1) do not include tiles 86a, 62 of the map.',
  );
});

/** Texts out of what maps and their wrappings are made of. */
const scraps = fc.constantFrom(
  ...[
    '18',
    '26',
    '0',
    '-1',
    '83A2',
    '82',
    '120A',
    '{',
    '}',
    '{}',
    '[',
    ']',
    '|',
    '"',
    '`',
    '_',
    '__',
    ':',
    '://',
    '/',
    'map:',
    'tiles=',
    '?map=',
    '%',
    '%41',
    '\\n',
  ],
  ...[
    '@everyone',
    '<@1>',
    '<@&2>',
    '<#3>',
    'X',
    'H1',
    'constructor',
    '__proto__',
    '\u202e',
    '\u0000',
    '\u001b[31m',
    '\n',
    ' ',
    ',',
    '\ud83d',
    '\u{1f600}',
    '\ufdfa',
  ],
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(scraps, { maxLength: 80 }).map((parts) => parts.join(' ')),
  fc.array(scraps, { maxLength: 80 }).map((parts) => parts.join('')),
);

test('88 any text parses or gives one clean sentence', () =>
  fc.assert(
    fc.property(anyText, fc.integer({ min: 3, max: 8 }), (text, players) => {
      const settings = { sets: [...POK, 'codex-1'], map: text };
      const told = [
        mapProblem(book, text, players, true),
        mapProblem(book, text, players),
        lobbyProblem(books, settings, [], false),
        ...mapRemarks(book, text, players),
      ].filter((line) => line !== undefined);
      for (const line of told) {
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}@<>]/u);
        if (!line.startsWith('Map string')) expect(line).toMatch(/^[^\n]{5,300}[.”]$/);
      }
    }),
    { numRuns: 500 },
  ));
