import { expect, test } from 'vitest';
import { rulebookOf, rulebooksBySets } from '#ti4/rulebook.ts';
import { formatFaction } from '#ti4/discord/help/factions.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { matchRulesTopics, findRulesTopicText } from '#ti4/discord/help/rules-topics.ts';
import { LIMITS } from '#discord/limits.ts';
import { POK } from '../rules/exploring.ts';

const book = rulebookOf([], POK);
const base = rulebookOf([], ['base']);
const face = createFourthEditionAdapter(rulebooksBySets());

test('help finds rules topics by everyday words and cites the section', () => {
  for (const word of ['agenda', 'votes', 'transactions', 'legendary', 'relic fragments', 'deploy', 'capacity'])
    expect(face.resolveRule(word), word).toMatch(/\(rules\)\n[\s\S]*\(\d+(\.\d+[a-z]?)?[,) ]/);
  expect(face.searchRules('vot').map(({ label }) => label)).toContain('Agenda phase (rules: vote)');
  for (const { key } of matchRulesTopics(book, ''))
    expect(findRulesTopicText(book, key)?.length).toBeLessThan(LIMITS.content);
});

test('help finds rules terms with sections, and describes units', () => {
  for (const [word, section] of [
    ['Production', '67'],
    ['Blockade', '14'],
    ['Sustain damage', '87'],
    ['neighbors', '60'],
    ['Retreat', '78'],
    ['Anomalies', '59'],
  ])
    expect(face.resolveRule(word), word).toMatch(new RegExp(`\\(rules\\)\\n[^]*\\b${section}[.,)]`));
  expect(face.resolveRule('Carrier I')).toBe(
    '**Carrier I** (unit)\nCost 3, combat 9, move 1, capacity 4.\nShip. A player can have up to 4.\nUpgraded by Carrier II. `/player` shows its current values.',
  );
  for (const one of Object.values(book.byKind.unit))
    expect(face.resolveRule(one.id).length, one.id).toBeGreaterThan(60);
});

test('help finds rules by British spelling too', () => {
  for (const typed of ['neighbours', 'neighbors']) {
    const found = face.searchRules(typed).map(({ key }) => key);
    expect(found, typed).toEqual(expect.arrayContaining(['rule transaction', 'rule neighbors']));
  }
});

test('help omits the expansion in a game without it', () => {
  expect(findRulesTopicText(base, 'leaders')).toBeUndefined();
  expect(findRulesTopicText(base, 'legendary planets')).toBeUndefined();
  expect(findRulesTopicText(base, 'transactions')).toContain('**Transactions**');
});

test('help on a faction names its leaders, technologies and units', () => {
  const text = formatFaction(book, book.byKind.faction['naaz-rokha']);
  expect(text).toContain('Leaders: Garv and Gunn (agent), Dart and Tai (commander) and Hesh and Prit (hero).');
  expect(text).toContain('Faction technologies: Pre-Fab Arcologies and Supercharge.');
  expect(text).toContain('Faction units: Visz El Vir and Eidolon.');
  expect(formatFaction(book, book.byKind.faction.mentak)).toContain('Faction units: Fourth Moon and Moll Terminus.');
  expect(formatFaction(book, book.byKind.faction.empyrean)).toContain('Promissory notes: Dark Pact and Blood Pact.');
  expect(text).toMatch(/Starting units: 2 carriers, 1 destroyer, 2 fighters, 3 infantry, 1 mech and 1 space dock\./);
  expect(text).toContain('Promissory note: Black Market Forgery.');
  expect(formatFaction(base, base.byKind.faction.sol)).not.toContain('Leader');
  for (const one of Object.values(book.byKind.faction))
    expect(formatFaction(book, one).length).toBeLessThan(LIMITS.content);
});

test('help shows what a card shows besides its text', () => {
  const heads = [
    ['sarween-tools', 'Sarween Tools** (yellow technology)'],
    ['hel-titan-ii', 'Hel-Titan II** (unit upgrade of Ul)'],
    ['tro', "T'ro** (agent of Sardakk N'orr)"],
    ['expand-borders', 'Expand Borders** (stage I public objective, 1 VP)'],
    ['become-a-martyr', 'Become a Martyr** (secret objective, action phase, 1 VP)'],
    ['mutiny', 'Mutiny** (agenda, directive)'],
    ['gamma-relay', 'Gamma Relay** (frontier exploration card)'],
    ['trade', 'Trade** (strategy card, initiative 5)'],
    ['trade-convoys', 'Trade Convoys** (promissory note of Hacan)'],
    ['ceasefire', 'Ceasefire** (promissory note)'],
  ];
  for (const [id, head] of heads) expect(face.resolveRule(id).split('\n')[0], id).toBe(`**${head}`);
  expect(face.resolveRule('sarween-tools')).toMatch(/\nNo prerequisites \(90\)\.$/);
  expect(face.resolveRule('pds-ii')).toMatch(/\nPrerequisites: 1 yellow and 1 red \(90\)\.$/);
});

test('help suggests near names for an unknown one', () => {
  expect(() => face.resolveRule('Dacxive Animatrs')).toThrow(
    /^I don't know “Dacxive Animatrs”\. Did you mean Dacxive Animators\?/,
  );
});
