import { expect, test } from 'vitest';
import { produceUnits } from '#ti4/rules/production/production.ts';
import type { Game } from '#ti4/rules/game.ts';
import { lookAheadFrom, openAsks, type Answer, type Lookahead, type Id, type Spec } from '#engine';
import type { ChainForm } from '#kit/forms/chain-form.ts';
import { createCountReader } from '#discord/input/count-reader.ts';
import { composeForm } from '#kit/forms/compose-form.ts';
import { abbreviations } from '#ti4/discord/input/abbreviations.ts';
import { gatherAnswers } from '#kit/forms/form-answers.ts';
import { proposedValues } from '#kit/forms/form-field.ts';
import { conceal } from '#ti4/views/known-game.ts';
import { FIELD_RULES } from '#ti4/forms/field-rules.ts';
import { submitForm, showForm, formsOffered } from '#ti4/forms/index.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { table, type TestTable } from '../rules/table.ts';
import { uses } from '../rules/using.ts';

const askedOf = (game: Game, seat: string) => {
  const open = openAsks(game.state).find(({ ask }) => ask.player === seat);
  if (!open) throw new Error(`${seat} is not asked`);
  return { seat, question: open.ask.question, data: open.ask.data, id: open.ask.id };
};
const startOf = ({ state, book }: Game, asked: { id: Id }): Lookahead => {
  const start = lookAheadFrom(state, book as never, asked.id, conceal);
  if (!start) throw new Error('Nothing is asked');
  return start;
};
const optionsOf = (spec: Spec) => (spec.kind === 'choose' ? spec.options : []);
/** Bob may follow Leadership, and would not be advised to buy anything: he has little to pay with. */
const following = () => {
  const t = uses('leadership', { planets: { bob: ['mecatol-rex'] } });
  t.ann.gains('3 tactic').chooses(0, 'leadership-tokens');
  return t;
};
const FORM: ChainForm = { title: 'Leadership', initialAnswers: [['use']], fieldRules: FIELD_RULES };
/** Advises against buying; of all else what the question begins with. */
const against = ({ open, spec }: Lookahead): Answer =>
  open.ask.question === 'payment'
    ? { 'mecatol-rex': 1 }
    : open.ask.question === 'leadership-tokens'
      ? 0
      : spec.kind === 'allot'
        ? spec.proposed
        : spec.kind === 'number'
          ? spec.min
          : [];

function filled() {
  const t = following();
  const asked = askedOf(t.game, 'bob');
  const first = t.spec('bob', 'use-secondary');
  const key = first.kind === 'choose' ? (first.options.find((one) => one.key !== 'decline')?.key ?? '') : '';
  const start = startOf(t.game, asked);
  const form = { ...FORM, initialAnswers: [[key]] };
  const { fields } = composeForm(start, form, against);
  const given = (changes: Record<string, string[]>) =>
    gatherAnswers(start, form, against, { ...proposedValues(fields), ...changes });
  const over = (): unknown => t.bob.declines('use-secondary').cat.declines('use-secondary');
  return { fields, given, over };
}

test('the Leadership form allows payment and tokens though nothing is proposed', () => {
  const { fields, given, over } = filled();
  expect(fields.map(({ key }) => key)).toEqual(['leadership-tokens', 'payment', 'gain-tokens.0']);
  // What is marked is still that nothing is bought.
  expect(proposedValues(fields)['leadership-tokens']).toEqual(['0']);
  expect(given({})).toMatchObject({ planned: [{ question: 'leadership-tokens', reply: 0 }] });
  const bought = given({ 'leadership-tokens': ['1'], 'gain-tokens.0': ['1 fleet'] });
  expect(bought).toMatchObject({
    planned: [
      { reply: 1 },
      { question: 'payment', reply: expect.anything() },
      { question: 'gain-tokens', reply: { fleet: 1 } },
    ],
  });
  over();
});

test('an unaffordable Leadership purchase opens no form and says why', () => {
  const t = uses('leadership', {
    planets: { ann: ['lodor'], bob: ['lirta-iv'] },
    change: (state) => (state.seats.bob.tradeGoods = 0),
  });
  for (const planet of Object.values(t.state.planets)) if (planet.controller === 'bob') planet.exhausted = true;
  t.ann.gains('3 tactic').chooses(0, 'leadership-tokens');
  const asked = askedOf(t.game, 'bob');
  const key = formsOffered(t.game, asked, optionsOf(t.spec('bob', 'use-secondary'))).at(0)?.key ?? '';
  expect(showForm(t.game, asked, key).fields).toEqual([]);
  // What is pressed in its place leads to the question, and answers no more than that.
  const begun = submitForm(t.game, asked, key, {});
  expect(begun).toMatchObject({ planned: [] });
  t.bob.chooses(typeof begun === 'string' ? begun : (begun.reply as string[])[0], 'use-secondary');
  expect(t.spec('bob', 'leadership-tokens')).toMatchObject({
    prompt: 'You cannot buy command tokens now: each costs 3 influence, and you can spend 0. Trade first, or enter 0.',
    max: 0,
  });
  t.bob.chooses(0, 'leadership-tokens').cat.declines('use-secondary');
});

test('a field with one possible number is left out and answered', () => {
  const t = table({
    seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' },
    change: ({ seats, planets }) => {
      seats.ann.strategyCards = { leadership: { used: false } };
      seats.ann.tradeGoods = 0;
      for (const planet of Object.values(planets)) if (planet.controller === 'ann') planet.exhausted = true;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  const asked = askedOf(t.game, 'ann');
  const { fields } = showForm(t.game, asked, 'choose@strategic:leadership');
  expect(fields.map(({ key }) => key)).toEqual(['gain-tokens.0.0', 'gain-tokens.0.1', 'gain-tokens.0.2', 'then']);
  expect(submitForm(t.game, asked, 'choose@strategic:leadership', proposedValues(fields))).toMatchObject({
    planned: [{ question: 'gain-tokens' }, { question: 'leadership-tokens', reply: 0 }, { question: 'end-turn' }],
  });
  t.stopsAt();
});

test('a production field’s hint gives its limit, resources and room', () => {
  const t = table({
    seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' },
    space: { '01': { ann: '1 carrier, 1 fighter' } },
    ground: { jord: { ann: '1 space-dock' } },
    change: (state) => (state.seats.ann.tradeGoods = 2),
  }).begin(turn, { seat: 'ann', performed: 0 });
  const asked = askedOf(t.game, 'ann');
  const { fields } = showForm(t.game, asked, 'build@01');
  const head = fields.find(({ label }) => label === 'Produce')?.hint ?? '';
  expect(head).toBe('Up to 6; you have 4 resources and 2 trade goods. Room: 2 ships, capacity 6, 2 fighters at docks.');
  expect(head.length).toBeLessThanOrEqual(100);
  t.stopsAt();
});

test('fields with the same name in a form are distinguished', () => {
  const t = uses('leadership', { planets: { ann: ['mecatol-rex', 'lodor'] } });
  const asked = askedOf(t.game, 'ann');
  const { fields } = composeForm(
    startOf(t.game, asked),
    { title: 'Leadership', initialAnswers: [], fieldRules: FIELD_RULES },
    against,
  );
  const labels = fields.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toContain('Place the command tokens you buy');
  t.ann.gains('3 tactic').chooses(0, 'leadership-tokens');
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('a production form omits unaffordable units and names excess ones', () => {
  const t = table({
    seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' },
    space: { 27: { ann: '2 cruiser' } },
    ground: { starpoint: { ann: '1 space-dock' } },
    planets: { ann: ['jord'] },
    change: (state) => {
      state.seats.ann.tokens.fleet = 3;
    },
  }).begin(produceUnits, { seat: 'ann', system: '27' });
  const asked = askedOf(t.game, 'ann');
  const start = startOf(t.game, asked);
  const form: ChainForm = { title: 'Build', initialAnswers: [], fieldRules: FIELD_RULES };
  const propose = () => ({});
  const read = createCountReader(abbreviations);
  const { fields, about = '' } = composeForm(start, form, propose, read);
  expect(about).not.toMatch(/flagship/i);
  expect(about).toMatch(/^\*\*Produce\*\*: up to .*\d infantry/);
  // Either of these has room, but not both.
  const sent = (typed: string) => gatherAnswers(start, form, propose, { [fields[0].key]: [typed] }, read);
  const made = { reply: { 'infantry@starpoint': 2, 'cruiser@space': 1 } };
  expect(sent('2 inf, cruiser')).toMatchObject(made);
  expect(sent('2 inf, cruiser')).not.toHaveProperty('isGuess');
  expect(sent('2 inf, criuser')).toMatchObject({ ...made, isGuess: true });
  expect(sent('cruiser, death star')).toBe(
    "Produce: I don't know “death star” here. Choose from: Flagship, Dreadnought, Carrier, Cruiser and 3 others, or Nothing.",
  );
  expect(sent('flagship')).toBe('These units cost 8; you can spend 7 resources.');
  expect(sent('1 destroyer, 1 cruiser')).toMatch(
    /Remove 1 to continue\. To fix this, press \*\*Do something else\*\* and choose “Remove excess units”/,
  );
  t.stopsAt();
});

const offeredTo = (t: TestTable): string[] => {
  const { id: _ask, ...asked } = askedOf(t.game, 'ann');
  const spec = t.spec('ann', asked.question);
  return formsOffered(t.game, asked, spec.kind === 'choose' ? spec.options : []).map(({ key }) => key);
};

test('offers no form with nothing to move or to build', () => {
  const home = (isExhausted: boolean): TestTable =>
    table({
      seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' },
      ground: { jord: { ann: '1 space-dock' } },
      change: (state) => {
        state.planets.jord.exhausted = isExhausted;
        state.seats.ann.tradeGoods = 0;
      },
    }).begin(turn, { seat: 'ann', performed: 0 });
  const able = home(false);
  expect(offeredTo(able)).toEqual(expect.arrayContaining(['build@01', 'tactical@01']));
  able.stopsAt();
  const unable = home(true);
  expect(offeredTo(unable).filter((key) => key.endsWith('@01'))).toEqual([]);
  unable.stopsAt();
});

test('offers no production form before pending cannon fire or combat', () => {
  const besieged = (space: Record<string, Record<string, string>>): string[] => {
    const t = table({
      seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' },
      space,
      ground: { jord: { ann: '1 space-dock' } },
    }).begin(turn, { seat: 'ann', performed: 0 });
    const found = offeredTo(t).filter((key) => key.endsWith('@01'));
    const { id: _ask, ...asked } = askedOf(t.game, 'ann');
    for (const key of found) expect(showForm(t.game, asked, key).fields.length).toBeGreaterThan(1);
    t.stopsAt();
    return found;
  };
  expect(besieged({})).toEqual(['tactical@01', 'build@01']);
  expect(besieged({ '01': { bob: '1 destroyer' } })).toEqual([]);
});

test('own effects in between keep the form and ask their order', () => {
  const t = table({
    seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' },
    space: { '01': { ann: '1 carrier, 1 cruiser' }, 19: { cat: '1 destroyer' } },
    ground: { wellon: { bob: '1 infantry' } },
    change: ({ seats }) => {
      for (const other of ['bob', 'cat']) {
        const card = `support-for-the-throne@${other}`;
        seats[other].promissoryNotes = seats[other].promissoryNotes.filter((one) => one !== card);
        seats.ann.playArea.push(card);
      }
    },
  }).begin(tacticalAction, { seat: 'ann' });
  const { id: _ask, ...asked } = askedOf(t.game, 'ann');
  const { fields } = showForm(t.game, asked, 'tactical@19');
  expect(fields.map(({ label }) => label)).toContain('Ships');
  const found = submitForm(t.game, asked, 'tactical@19', proposedValues(fields));
  expect(found).toMatchObject({ reply: ['19'], planned: [{ question: 'move-ships' }, { question: 'end-turn' }] });
  t.ann.activates('19');
  expect(t).toAsk('ann ability-order');
  t.stopsAt();
});

test('a form whose activation does nothing needs confirmation', () => {
  const t = table({ seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' }, space: { '01': { ann: '1 carrier' } } }).begin(
    turn,
    {
      seat: 'ann',
      performed: 0,
    },
  );
  const asked = askedOf(t.game, 'ann');
  const { fields } = showForm(t.game, asked, 'tactical@19');
  const none = Object.fromEntries(fields.map(({ key }) => [key, key === 'then' ? ['end'] : []]));
  expect(submitForm(t.game, asked, 'tactical@19', none)).toMatchObject({
    confirmation: expect.stringContaining('would have no effect') as string,
  });
  const ship = fields[0].options[0].key;
  expect(submitForm(t.game, asked, 'tactical@19', { ...none, [fields[0].key]: [ship] })).not.toHaveProperty(
    'confirmation',
  );
});
