import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatHelp } from '#discord/help/help-command.ts';
import { findSettings } from '#discord/help/lobby-settings.ts';
import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import type { SettingsField } from '#discord/edition/settings-form.ts';
import { LIMITS } from '#discord/limits.ts';
import { loadEditions, workerJobs } from '#editions';
import { rulebooksBySets } from '#ti2/rulebook.ts';
import { createLobbyForms as secondLobby } from '#ti2/discord/lobby/lobby-forms.ts';
import { settingsSchema } from '#ti2/service/settings.ts';
import { resolveRuleText } from '#ti2/discord/help/rules.ts';
import { rulebooksBySets as thirdBooks } from '#ti3/rulebook.ts';
import { createLobbyForms as thirdLobby } from '#ti3/discord/lobby/lobby-forms.ts';
import { resolveRuleText as thirdRule } from '#ti3/discord/help/rules.ts';
import rulings from '#ti3/discord/help/rulings.json' with { type: 'json' };

let faces: EditionAdapter[];
beforeAll(async () => {
  const quiet = (): void => {};
  const works = { run: () => Promise.reject(new Error('Nothing is drawn here.')) };
  expect(workerJobs()).toBeDefined();
  faces = (await loadEditions({ jobs: works, log: { info: quiet, warn: quiet, error: quiet } })).map(
    ({ adapter }) => adapter,
  );
});

/** Every name that can be chosen for a setting. */
const offeredBy = ({ option, complete }: SettingsField): string[] => [
  ...('choices' in option ? (option.choices ?? []).map(({ name }) => name.replace(/ \(.*$/, '')) : []),
  ...(complete?.('', undefined) ?? []).map(({ label }) => label),
];

/** Every name that can be chosen in a field of a lobby, with its additions. */
const choicesOf = ({ option, complete }: SettingsField): string[] => [
  ...('choices' in option ? (option.choices ?? []).map(({ name }) => name) : []),
  ...(complete?.('', undefined) ?? []).map(({ label }) => label),
];

/** Settings under which everything that a lobby offers is in the game. */
const PLAYED: Record<string, Record<string, string>> = { ti3: { sets: 'Everything' }, ti2: { with: "Hope's End" } };

/** Settings that list rules and ways to play: each entry is explained by what it does. */
const OF_RULES = ['with', 'options', 'events'];

test('help finds every setting and every choice of every lobby', () => {
  const found = faces.flatMap((face) =>
    face.lobby.settings.fields.flatMap((field) =>
      [field.option.name, ...offeredBy(field)]
        .filter((name) => name !== 'none')
        .map((name) => ({ edition: face.editionId, key: field.key, name, told: formatHelp(face, name, undefined) })),
    ),
  );
  expect(new Set(found.map(({ edition }) => edition)).size).toBe(3);
  for (const { name, told } of found) expect(told.length, name).toBeLessThan(LIMITS.content);
  const rules = found.filter(({ key, name }) => OF_RULES.includes(key) && !OF_RULES.includes(name));
  expect(rules.length).toBeGreaterThan(30);
  for (const { name, told } of rules) expect(told, name).not.toMatch(/\((?:a choice|setting)\)/);
});

test('help explains each choice of every lobby by its own line', () => {
  const told = faces.flatMap((face) =>
    [...face.lobby.settings.fields, ...face.lobby.wishes.fields].flatMap((field) =>
      choicesOf(field).map((name) => ({
        at: `${face.editionId} ${field.key} ${name}`,
        line: formatHelp(face, name, { settings: face.lobby.settings.read(PLAYED[face.editionId] ?? {}) }),
        field,
      })),
    ),
  );
  expect(told.length).toBeGreaterThan(150);
  const listed = faces.flatMap(({ lobby }) => lobby.settings.fields.map(({ option }) => option.description));
  const unexplained = told.filter(({ line, field }) =>
    [...listed, field.option.description].some((one) => line.includes(one)),
  );
  expect(unexplained.map(({ at }) => at)).toEqual([]);
  const sameEdition = new Map<string, string>();
  for (const { at, line } of told) {
    const [edition] = at.split(' ');
    const body = `${edition} ${line.split('\n').slice(1).join('\n')}`;
    expect(body.length, at).toBeGreaterThan(30);
    const name = at.split(' ').slice(2).join(' ');
    expect(sameEdition.get(body) ?? name, at).toBe(name);
    sameEdition.set(body, name);
  }
});

test('help completes the choices of settings', () => {
  for (const face of faces) {
    expect(findSettings(face, 'all responses')).toEqual([{ key: 'all responses', label: 'all responses (veil)' }]);
    expect(formatHelp(face, 'all responses (veil)', undefined)).toContain('layers can never see who can respond');
  }
});

test('help explains a completed setting despite rules of the same name', () => {
  for (const face of faces)
    for (const { option } of face.lobby.settings.fields)
      expect(formatHelp(face, `${option.name} (setting)`, undefined)).toContain(option.description);
});

describe('Second edition', () => {
  const book = rulebooksBySets()();

  test('E2 12.1 help explains Manifest Destiny as a lobby option', () => {
    expect(resolveRuleText(book, 'Manifest Destiny')).toMatch(
      /^\*\*Manifest Destiny\*\* \(option\)\nPlayers can buy neutral planets adjacent to home before round 1 \(E2 12\.1\)\.\n-# There is also a card with this name\. I do not referee Manifest Destiny\. /,
    );
  });

  test('help explains an option together with rules of its name', () => {
    const told = resolveRuleText(book, 'Distant Suns');
    expect(told).toContain('(option)');
    expect(told).toContain('E2 12.2');
    expect(resolveRuleText(book, 'last round')).toBe(resolveRuleText(book, 'Last round 12'));
    expect(resolveRuleText(book, 'Debate of 12 hours')).toContain('E2 4.9');
  });

  test('E2 13 the lobby lists what its sets leave unrefereed', () => {
    const lobby = secondLobby(rulebooksBySets());
    const lines = (typed: string): string[] =>
      lobby
        .describe(
          {
            id: 'X',
            name: null,
            settings: settingsSchema.parse(lobby.settings.read({ with: typed }, {})),
            members: [],
          } as never,
          () => '',
        )
        .split('\n');
    const listed = (typed: string): string[] => lines(typed).filter((line) => line.startsWith('-# - '));
    expect(listed('none').map((line) => line.split(':')[0])).toEqual([
      '-# - Auction of races',
      '-# - Laying tiles by hand',
    ]);
    expect(listed("Hope's End")).toHaveLength(4);
    expect(lines('none').join('\n')).not.toContain("Hope's End");
  });
});

describe('Third edition', () => {
  const books = thirdBooks();
  const sets = ['base', 'shattered-empire', 'shards-of-the-throne'];

  test('help finds every ruling by number with the document’s text', () => {
    const document = readFileSync(path.join(import.meta.dirname, '../../docs/rulings-third.md'), 'utf8');
    const rows = [...document.matchAll(/^\| (\d+\.\d+) \| [^|]* \| ([^|]*) \|/gm)].map(([, rule, text]) => [
      rule,
      text.trim(),
    ]);
    expect(rulings).toEqual(Object.fromEntries(rows));
    for (const [rule, text] of rows) {
      expect(thirdRule(books(), `E3 ${rule}`), rule).toContain(text);
      expect(thirdRule(books(), rule).length, rule).toBeLessThan(LIMITS.content);
    }
  });

  test('E3 22.8 help says that each flagship can sustain damage', () => {
    const book = books(sets);
    const flagships = Object.keys(book.byKind.flagship);
    expect(flagships).toHaveLength(17);
    for (const id of flagships) expect(thirdRule(book, id), id).toContain('\nCan sustain damage once.\n');
    expect(thirdRule(book, 'flagship').match(/sustain damage/g)).toHaveLength(1);
  });

  test('E3 17.5 the lobby and help say that gravity rifts are unrefereed', () => {
    for (const name of ['Gravity rifts', 'Gravity Rift', 'gravity rift'])
      expect(thirdRule(books(sets), name), name).toMatch(/I do not know how/);
    const lobby = thirdLobby(books);
    const described = (chosen: string[]): string =>
      lobby.describe(
        { id: 'X', name: null, settings: lobby.settings.read({}, { sets: chosen }), members: [] } as never,
        String,
      );
    expect(described(sets).split('\n')).toContain('-# - Gravity rifts');
    expect(
      described(['base'])
        .split('\n')
        .filter((line) => line.startsWith('-# - ')),
    ).toEqual(['-# - Sabotage Runs']);
  });
});
