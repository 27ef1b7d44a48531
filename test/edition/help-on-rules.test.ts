import { expect, test } from 'vitest';
import { bookOf, booksOf } from '#ti4/rulebook.ts';
import { factionText } from '#ti4/discord/help/factions.ts';
import { fourthFace } from '#ti4/discord/adapter.ts';
import { mattersCalled, matterText } from '#ti4/discord/help/rules-topics.ts';
import { LIMITS } from '#discord/limits.ts';
import { POK } from '../rules/exploring.ts';

const book = bookOf([], POK);
const base = bookOf([], ['base']);
const face = fourthFace(booksOf());

test('help knows matters of the rules by the words one has for them, and says the section', () => {
  for (const word of ['agenda', 'votes', 'transactions', 'legendary', 'relic fragments', 'deploy', 'capacity'])
    expect(face.rule(word), word).toMatch(/\(rules\)\n[\s\S]*\(\d+(\.\d+[a-z]?)?[,) ]/);
  expect(face.rules('vot').map(({ label }) => label)).toContain(
    'Agenda phase (rules: votes, voting, laws, council, riders)',
  );
  for (const { key } of mattersCalled(book, '')) expect(matterText(book, key)?.length).toBeLessThan(LIMITS.content);
});

test('help knows the terms of the rules with their sections, and says of a unit what it is', () => {
  for (const [word, section] of [
    ['Production', '67'],
    ['Blockade', '14'],
    ['Sustain damage', '87'],
    ['neighbors', '60'],
    ['Retreat', '78'],
    ['Anomalies', '59'],
  ])
    expect(face.rule(word), word).toMatch(new RegExp(`\\(rules\\)\\n[^]*\\b${section}[.,)]`));
  expect(face.rule('Carrier I')).toBe(
    '**Carrier I** (unit)\nCost 3, combat 9, move 1, capacity 4.\nShip; there are 4 of each player.\nUpgraded by Carrier II; `/player` shows its values as they are now.',
  );
  for (const one of Object.values(book.byKind.unit)) expect(face.rule(one.id).length, one.id).toBeGreaterThan(60);
});

test('help tells nothing of the expansion in a game without it', () => {
  expect(matterText(base, 'leaders')).toBeUndefined();
  expect(matterText(base, 'legendary planets')).toBeUndefined();
  expect(matterText(base, 'transactions')).toContain('**Transactions**');
});

test('help on a faction names its leaders, technologies, units and what it begins with', () => {
  const text = factionText(book, book.byKind.faction['naaz-rokha']);
  expect(text).toContain('Leaders: Garv and Gunn (agent), Dart and Tai (commander) and Hesh and Prit (hero).');
  expect(text).toContain('Technologies of its own: Pre-Fab Arcologies and Supercharge.');
  expect(text).toContain('Units of its own: Visz El Vir and Eidolon.');
  expect(text).toMatch(/Begins with: 2 carriers, 1 destroyer, 2 fighters, 3 infantry, 1 mech and 1 space dock\./);
  expect(text).toContain('Promissory note: Black Market Forgery.');
  expect(factionText(base, base.byKind.faction.sol)).not.toContain('Leader');
  for (const one of Object.values(book.byKind.faction))
    expect(factionText(book, one).length).toBeLessThan(LIMITS.content);
});

test('help says what comes near to a name that nothing has', () => {
  expect(() => face.rule('Dacxive Animatrs')).toThrow(
    /^There is nothing called “Dacxive Animatrs” in the rules or on the cards\. Did you mean Dacxive Animators\?/,
  );
});
