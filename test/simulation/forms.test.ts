import { expect, test } from 'vitest';
import { conceal } from '#ti4/views/known-game.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { createCountReader } from '#discord/input/count-reader.ts';
import { abbreviations } from '#ti4/discord/input/abbreviations.ts';
import { submitForm, showForm, formsOffered } from '#ti4/forms/index.ts';
import type { Game } from '#ti4/rules/game.ts';
import { parseTi4PlayerKinds } from '#ti4/simulation/players.ts';
import { simulate } from '#ti4/simulation/simulate.ts';
import { lookAheadAfter, lookAheadFrom, questionMark, lookaheadProblem, type OpenAsk, type Spec } from '#engine';
import { proposedValues, type FormField } from '#kit/forms/form-field.ts';

/** As Discord takes them: see `discord/limits.ts`. */
const odd = (fields: FormField[]): string[] => [
  ...(fields.length > 5 ? ['more than five fields'] : []),
  ...fields.flatMap(({ key, label, isSingle, options, text }) => [
    ...((options.length === 0 && !text) || options.length > 25 ? [`${key} has ${options.length} options`] : []),
    ...(label.length > 45 ? [`${key} is called ${label}`] : []),
    ...(isSingle && options.filter(({ chosen }) => chosen).length !== 1 ? [`${key} has not one marked`] : []),
    ...(new Set(options.map((option) => option.key)).size < options.length ? [`${key} offers something twice`] : []),
    ...(options.some((option) => option.key.length > 100) ? [`${key} has a long key`] : []),
  ]),
];

test('Every offered form and every answer it gives is accepted unchanged', () => {
  const met = new Set<string>();
  const wrong: string[] = [];
  const counts = new Map<string, number>();
  const asked = (game: Game, open: OpenAsk, spec: Spec): void => {
    if (spec.kind !== 'choose') return;
    const about = { seat: open.ask.player, question: open.ask.question, data: open.ask.data };
    for (const { key } of formsOffered(game, about, spec.options)) {
      const kind = `${open.ask.question} ${key.split(/[@:]/)[0]}`;
      const times = counts.get(kind) ?? 0;
      counts.set(kind, times + 1);
      // The first of each kind, and then one in 25.
      if (times > 2 && times % 25) continue;
      const { fields } = showForm(game, about, key, createCountReader(abbreviations));
      for (const field of fields) met.add(field.key.replace(/(\.\d)\..+$/, '$1'));
      wrong.push(
        ...fields.flatMap(({ text }) => (text && /@/.test(text.value) ? [`${key} proposes “${text.value}”`] : [])),
      );
      wrong.push(...odd(fields).map((what) => `${key}: ${what}`));
      const found = submitForm(game, about, key, proposedValues(fields), createCountReader(abbreviations));
      if (typeof found === 'string') {
        wrong.push(`${key}: ${found}`);
        continue;
      }
      let at = lookAheadFrom(game.state, game.book as never, open.ask.id, conceal);
      for (const [i, { reply, ...planned }] of [found, ...found.planned].entries()) {
        // What nobody has seen may have turned up: that is asked.
        if (!at || (i > 0 && at.open.ask.question !== (planned as { question: string }).question)) break;
        const problem = lookaheadProblem(at, reply);
        if (problem !== undefined) wrong.push(`${key}, ${at.open.ask.question}: ${problem}`);
        if (i > 0 && 'seen' in planned && planned.seen !== questionMark(at))
          wrong.push(`${key}, ${at.open.ask.question} looks otherwise`);
        at = lookAheadAfter(at, reply);
      }
    }
  };
  for (const [players, sets] of [
    [3, undefined],
    [4, ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4']],
  ] as const) {
    const book = sets ? rulebookOf([], sets) : rulebookOf();
    simulate(book, { players, seed: `forms ${players}`, points: 6, ...(sets && { sets }) } as never, {
      kinds: parseTi4PlayerKinds('practice', players),
      onAsk: asked,
    });
  }
  expect(wrong).toEqual([]);
  for (const name of [
    'move-ships.0',
    'move-ships.1',
    'commit-ground-forces',
    'units-to-produce.0',
    'payment',
    'vote-for',
    'planets-for-votes.0',
    'gain-tokens.0',
    'research-technology',
    'leadership-tokens',
  ])
    expect(met).toContain(name);
});
