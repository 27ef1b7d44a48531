import { expect, test } from 'vitest';
import { lookAheadFrom, openAsks, type Answer } from '#engine';
import { FIELD_RULES } from '#ti4/forms/field-rules.ts';
import { conceal } from '#ti4/views/known-game.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { composeForm } from '#kit/forms/compose-form.ts';
import { gatherAnswers } from '#kit/forms/form-answers.ts';
import { table, type TestTable } from '../rules/table.ts';

// New Albion and Starpoint lie in 27, in this order.

const landing = (forces: string, change?: { bob?: boolean }): TestTable =>
  table({
    seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' },
    space: { 27: { ann: `2 carrier, ${forces}` } },
    ...(change?.bob && { ground: { 'new-albion': { bob: '1 infantry' } } }),
  }).begin(invasion, { seat: 'ann', system: '27' });

function form(t: TestTable, propose: () => Answer) {
  const open = openAsks(t.state).find(({ ask }) => ask.player === 'ann');
  if (!open) throw new Error('Ann is asked nothing');
  expect(open.ask.question).toBe('commit-ground-forces');
  const start = lookAheadFrom(t.state, t.game.book as never, open.ask.id, conceal);
  if (!start) throw new Error('Nothing is asked');
  const chain = { title: 'Landing', initialAnswers: [], fieldRules: FIELD_RULES };
  const [field] = composeForm(start, chain, propose).fields;
  t.stopsAt();
  /** `then`: what is proposed when the form has been sent. */
  const given = (label: string, then = propose) => {
    const key = field.options.find((one) => one.label === label)?.key ?? '';
    const found = gatherAnswers(start, chain, then, { [field.key]: [key] });
    return typeof found === 'string' ? found : found.reply;
  };
  return {
    labels: field.options.map(({ label }) => label),
    options: field.options,
    chosen: field.options.filter((one) => one.chosen),
    given,
  };
}

const LATER = 'Ask me later';

test('landing options follow the planet order, whichever is proposed', () => {
  const all = ['Spread evenly', 'All to New Albion', 'All to Starpoint', 'Commit no ground forces', LATER];
  const cases: [Record<string, number>, string][] = [
    [{ 'infantry@new-albion': 2, 'infantry@starpoint': 1 }, 'Spread evenly'],
    [{ 'infantry@starpoint': 3 }, 'All to Starpoint'],
    [{}, 'Commit no ground forces'],
  ];
  for (const [proposal, marked] of cases) {
    const { labels, chosen, given } = form(landing('3 infantry'), () => proposal);
    expect(labels).toEqual(all);
    expect(chosen.map(({ label }) => label)).toEqual([marked]);
    expect(given(marked)).toEqual(proposal);
    expect(given('All to New Albion')).toEqual({ 'infantry@new-albion': 3 });
  }
});

test('spread distributes units over the planets in turn and says so', () => {
  const { options, given } = form(landing('3 infantry'), () => ({}));
  expect(given('Spread evenly')).toEqual({ 'infantry@new-albion': 2, 'infantry@starpoint': 1 });
  expect(options[0].hint).toBe('2 × infantry to New Albion, infantry to Starpoint');
});

test('another proposed landing gets its own option', () => {
  const proposal = { 'infantry@starpoint': 1 };
  const { labels, chosen, given } = form(landing('3 infantry'), () => proposal);
  expect(labels).toEqual([
    'Spread evenly',
    'All to New Albion',
    'All to Starpoint',
    'infantry to Starpoint',
    'Commit no ground forces',
    LATER,
  ]);
  expect(chosen.map(({ label }) => label)).toEqual(['infantry to Starpoint']);
  expect(given('infantry to Starpoint')).toEqual(proposal);
});

test('a named landing keeps its meaning; a proposed one is recomputed', () => {
  const [all, some, evenly]: Record<string, number>[] = [
    { 'infantry@starpoint': 3 },
    { 'infantry@starpoint': 1 },
    { 'infantry@new-albion': 2, 'infantry@starpoint': 1 },
  ];
  const named = form(landing('3 infantry'), () => all);
  expect(named.given('All to Starpoint', () => some)).toEqual(all);
  const own = form(landing('3 infantry'), () => some);
  expect(own.given('infantry to Starpoint', () => evenly)).toEqual(evenly);
  expect(own.given('infantry to Starpoint', () => ({ 'infantry@new-albion': 1 }))).toEqual({
    'infantry@new-albion': 1,
  });
});

test('a single unit has no spread option', () => {
  expect(form(landing('1 infantry', { bob: true }), () => ({})).labels).toEqual([
    'All to New Albion',
    'All to Starpoint',
    'Commit no ground forces',
    LATER,
  ]);
});
