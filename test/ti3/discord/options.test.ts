import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti3/rulebook.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { formatNotRefereed, NOT_REFEREED } from '#ti3/discord/help/not-refereed.ts';
import { resolveRuleText, searchRules } from '#ti3/discord/help/rules.ts';
import { createLobbyForms } from '#ti3/discord/lobby/lobby-forms.ts';

const { settings } = createLobbyForms(rulebooksBySets());
const offered = (typed: string, before?: object): string[] =>
  settings.fields
    .find(({ key }) => key === 'options')
    ?.complete?.(typed, before as never)
    .map(({ label }) => label) ?? [];
const sets = ['base', 'shattered-empire', 'shards-of-the-throne'];

test('Help tells the kinds of objectives apart, with their points', () => {
  const book = rulebooksBySets()(sets);
  const head = (id: string): string => resolveRuleText(book, id).split('\n')[0];
  expect(['five-planets', 'ten-planets', 'conqueror', 'researcher', 'imperium-rex'].map(head)).toEqual([
    '**Five Planets** (stage I public objective, 1 VP)',
    '**Ten Planets** (stage II public objective, 2 VP)',
    '**Conqueror** (secret objective, 2 VP)',
    '**Researcher** (preliminary objective, 1 VP)',
    '**Imperium Rex** (public objective)',
  ]);
  expect(searchRules(book, 'researcher').map(({ label }) => label)).toContain('Researcher (preliminary objective)');
  const names = Object.values(book.byKind.objective).map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
});

test('The options list enables exactly the options it names', () => {
  const first = settings.read({ options: 'leaders, Distant Suns and space mines' }, { sets });
  expect(first).toMatchObject({
    leaders: true,
    distantSuns: true,
    spaceMines: true,
    ageOfEmpire: false,
    flagships: false,
  });
  expect(settings.read({ options: 'Flagships' }, first)).toMatchObject({
    leaders: false,
    spaceMines: false,
    flagships: true,
  });
  expect(settings.read({ options: 'none' }, first)).toMatchObject({
    leaders: false,
    distantSuns: false,
    spaceMines: false,
  });
  // Whatever else is changed, it stays.
  expect(settings.read({ points: 14 }, first)).toMatchObject({ leaders: true, distantSuns: true });
  expect(() => settings.read({ options: 'feudalism' }, first)).toThrow(
    /^I don't know the rule “feudalism”\. The choices are .*Leaders/,
  );
});

test('the lobby and /help explain every option not refereed', () => {
  const face = createThirdEditionAdapter(rulebooksBySets());
  for (const entry of NOT_REFEREED) {
    const said = formatNotRefereed(entry);
    expect(said).toMatch(/^I do not referee .+ \(.+\)\. [A-Z4].+\. Play it by agreement/);
    if (entry.kind === 'option') expect(() => settings.read({ options: entry.name })).toThrow(said);
    expect(face.resolveRule(entry.name)).toMatch(/^I do not referee /);
  }
  for (const name of [
    'tactical retreats',
    'Sabotage runs',
    'Territorial Distant Suns',
    'Simulated Early Turns',
    'Mercenaries',
    'Artifacts',
  ])
    expect(face.resolveRule(name)).toMatch(/^I do not referee /);
  expect(face.searchRules('tactical').map(({ label }) => label)).toContain('Tactical Retreats (option, not refereed)');
  const lobby = (chosen: string[]) =>
    createLobbyForms(rulebooksBySets()).describe(
      { id: 'ABC', name: null, settings: settings.read({}, { sets: chosen }), members: [] } as never,
      String,
    );
  expect(lobby(['base'])).toContain('says why:\n-# - Sabotage Runs\n');
  expect(lobby(sets)).toMatch(/says why:\n(?:-# - .+\n)*-# - Tactical Retreats\n(?:-# - .+\n)*-# - Mercenaries\n/);
});

test('Options autocomplete from the sets in play', () => {
  expect(offered('')).toEqual(expect.arrayContaining(['Distant Suns', 'Leaders', 'Space mines', 'none']));
  expect(offered('leaders, fl', { sets })).toEqual(['Leaders, Flagships']);
  expect(offered('', { sets: ['base'] })).toEqual(['Distant Suns', 'Age of Empire', 'Leaders', 'none']);
  expect(offered('nothing such, fl')).toEqual([]);
});
