import { describe, expect, test } from 'vitest';
import { parseAnswer, completeAnswer } from '#discord/input/parse-answer.ts';
import { rulebookOf } from '#ti2/rulebook.ts';
import { parsePlan } from '#ti2/discord/input/parse-plan.ts';
import { abbreviations } from '#ti2/discord/input/abbreviations.ts';
import { simulate } from '#ti2/simulation/simulate.ts';
import { openAsks, type Spec } from '#engine';
import { table, type Table } from '../table.ts';

const laid = (): Table =>
  table({
    space: { 'mecatol-rex': 'ann 2 cruiser', solm: 'ann carrier, 2 fighter' },
    ground: { solm: 'ann 4 ground-force' },
  }).turn();

/** What a text comes to at a table: the answers in their order. */
function typed(t: Table, text: string): unknown {
  const read = parseAnswer(t.spec, text, abbreviations);
  if ('answer' in read) return [read.answer];
  const [open] = openAsks(t.game.state);
  const on = parsePlan(t.game, { seat: 'ann', question: open.ask.question, data: open.ask.data }, text);
  if (typeof on !== 'object') return on ?? read.problem;
  return 'problem' in on ? on.problem : [on.reply, ...on.planned.map(({ reply }) => reply)];
}

describe('E2 7.2 a typed place number selects its option', () => {
  test.each<[string, unknown]>([
    ['102', [['gather>ravne']]],
    ['Ravne', [['gather>ravne']]],
    ['to 102', [['gather>ravne']]],
    ['1 cruiser to 102', [['gather>ravne'], { 'cruiser@mecatol-rex': 1 }]],
    ['move cruiser to Ravne', [['gather>ravne'], { 'cruiser@mecatol-rex': 1 }]],
    ['carrier + 2 fighters from 202 to 101', [['gather>quill'], { 'carrier@solm': 1, 'fighter@solm': 2 }]],
    ['101, carrier, 2 gf from 202', [['gather>quill'], { 'carrier@solm': 1, 'ground-force@solm': 2 }]],
    ['2 cruisers from 000 to 102 then end', [['gather>ravne'], { 'cruiser@mecatol-rex': 2 }, ['end']]],
    ['from 000 to 102', [['mecatol-rex>ravne']]],
  ])('%s', (text, wanted) => {
    expect(typed(laid(), text)).toEqual(wanted);
  });
});

test('E2 7.2 a typed place prefix is completed', () => {
  expect(completeAnswer(laid().spec, '10', abbreviations).map(({ name }) => name)).toContain('Ravne (102)');
});

const PLACES = /\((\d{3})\)|^(\d{3})$/;
const listOf = (spec: Spec) => (spec.kind === 'choose' ? spec.options : spec.kind === 'allot' ? spec.amounts : []);

test('E2 3.1 every place in a whole game can be called by number', () => {
  const seen = new Map<string, string>();
  const lost: string[] = [];
  simulate(
    rulebookOf(['base', 'own', 'hopes-end']),
    { seed: 'places', players: 3, played: ['manifestDestiny', 'leaders', 'distantSuns'], lastRound: 5, late: true },
    {
      onAsk: (game, open, spec) => {
        for (const { key, label, group = '', disabledReason, ...one } of listOf(spec)) {
          if (disabledReason !== undefined || ('max' in one && !one.max)) continue;
          if (!Object.values(game.book.planets).some(({ name }) => label.includes(name))) continue;
          const place = [label, group]
            .flatMap((text) => PLACES.exec(text)?.slice(1) ?? [])
            .find((found) => found !== undefined);
          if (place === undefined) lost.push(`${open.ask.question}: ${label}`);
          else if (!seen.has(open.ask.question)) {
            seen.set(open.ask.question, label);
            const read = parseAnswer(spec, place, abbreviations);
            // What could be several things is asked about; nothing is unknown.
            if (!('answer' in read) && !read.meant)
              lost.push(`${open.ask.question}: ${key} by ${place}: ${read.problem}`);
          }
        }
      },
    },
  );
  expect([...new Set(lost)]).toEqual([]);
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['movement', 'gather', 'place-units', 'settle']));
});
