import { proposedValues } from '#kit/forms/form-field.ts';
import { describe, expect, test } from 'vitest';
import { conceal } from '#ti2/views/known-game.ts';
import {
  answer,
  clone,
  lookAheadFrom,
  openAsks,
  lookaheadProblem,
  specOf,
  type Answer,
  type Id,
  type SeatId,
} from '#engine';
import type { FormAnswers, ParsedPlan } from '#discord/edition/question-forms.ts';
import { rulebookOf } from '#ti2/rulebook.ts';
import { parsePlan } from '#ti2/discord/input/parse-plan.ts';
import { submitForm, showForm, formsOffered, isBattleStillOn } from '#ti2/forms/index.ts';
import { simulate } from '#ti2/simulation/simulate.ts';
import { allUnits } from '#ti2/rules/units/units.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { groupAlikeShips } from '#ti2/rules/movement/cargo.ts';
import { movableShips } from '#ti2/rules/movement/movement-points.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import { table, type Table } from '../ti2/table.ts';

const laid = (): Table =>
  table({
    space: { quill: 'ann carrier, cruiser, 2 fighter', 'alpha-gate': 'ann cruiser', solm: 'bob cruiser' },
    ground: { quill: 'ann 4 ground-force' },
  }).turn();

const askedOf = ({ game }: Table) => {
  const open = openAsks(game.state).find(({ ask }) => ask.player === 'ann');
  if (!open) throw new Error('Ann is asked nothing');
  return { seat: 'ann', question: open.ask.question, data: open.ask.data };
};

const optionsOf = ({ spec }: Table) => (spec.kind === 'choose' ? spec.options : []);

const marked = ({ fields }: ReturnType<typeof showForm>): Record<string, string[]> => proposedValues(fields);

const steps = (found: ParsedPlan): Answer[] => {
  if (typeof found !== 'object' || 'problem' in found)
    throw new Error(JSON.stringify(found ?? 'Nothing of it is for later'));
  return [found.reply, ...found.planned.map(({ reply }) => reply)];
};

describe('Movement of the second edition as forms', () => {
  test('is offered for each reachable system and for the end', () => {
    const t = laid();
    const offered = formsOffered(t.game, askedOf(t), optionsOf(t));
    expect(offered.filter(({ menu }) => menu).map(({ replacesOption }) => replacesOption)).toEqual(
      expect.arrayContaining(['gather>mecatol-rex', 'gather>ravne', 'gather>solm']),
    );
    expect(offered.at(-1)).toMatchObject({ label: 'End movement', replacesOption: 'end' });
    expect(offered.find(({ replacesOption }) => replacesOption === 'gather>solm')?.hint).toBe(
      'neutral planet; bob with 1 cruiser',
    );
  });

  test('has fields for ships, cargo, next step and landing', () => {
    const t = laid();
    const form = showForm(t.game, askedOf(t), 'to@mecatol-rex');
    expect(form.fields.map(({ label }) => label)).toEqual([
      'Ships',
      'Cargo: Fighter from Quill (101)',
      'Cargo: Ground force from Quill (101)',
      'After that',
      'Ground force on Mecatol Rex',
    ]);
    expect(marked(form)).toMatchObject({
      'gather.0': ['1 carrier@quill'],
      'gather.1.0': ['2 fighter@quill'],
      'gather.1.1': ['2 ground-force@quill'],
      'movement~2': ['?'],
    });
    expect(steps(submitForm(t.game, askedOf(t), 'to@mecatol-rex', marked(form)))).toHaveLength(2);
  });

  test('filled in completely, answers each question and takes effect', () => {
    const t = laid();
    const given = {
      'gather.0': ['1 carrier@quill', '1 cruiser@alpha-gate'],
      'gather.1': ['2 ground-force@quill'],
      'movement~2': ['end'],
      'land.0': ['2 ground-force@mecatol-rex'],
    };
    const answers = steps(submitForm(t.game, askedOf(t), 'to@mecatol-rex', given));
    expect(answers.at(-1)).toEqual({ 'ground-force@mecatol-rex': 2 });
    for (const reply of answers) t.says('ann', reply);
    expect([t.on('mecatol-rex', 'ann'), t.owner('mecatol-rex'), t.at('mecatol-rex', 'ann')]).toEqual([
      '2 ground-force',
      'ann',
      'carrier, cruiser',
    ]);
  });

  test('E2 7.12 the form names defenders and the chance to win', () => {
    const t = laid();
    const head = () => showForm(t.game, askedOf(t), 'to@solm').about?.split('\n')[0];
    expect(head()).toMatch(/^Chance to win with all ships: \d+%\. Already there: bob with 1 cruiser\.$/);
    t.game.state.agreements.a = { id: 'a', seats: ['ann', 'bob'], card: 'trade-agreement#1' };
    expect(head()).toMatch(/An attack ends your trade agreement\. Already there: bob with 1 cruiser\.$/);
  });

  test('ending movement asks for all landings at once', () => {
    const t = table({ space: { quill: 'ann carrier(3 ground-force)', ravne: 'ann carrier(1 ground-force)' } }).turn();
    const form = showForm(t.game, askedOf(t), 'end@');
    expect(form.fields.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Landing at Quill \(/),
      expect.stringMatching(/^Landing at Ravne \(/),
    ]);
    for (const reply of steps(submitForm(t.game, askedOf(t), 'end@', marked(form)))) t.says('ann', reply);
    expect([t.owner('quill'), t.owner('ravne')]).toEqual(['ann', 'ann']);
  });

  test('typed text continues to the following questions', () => {
    const t = laid();
    expect(
      steps(parsePlan(t.game, askedOf(t), 'To Mecatol Rex, carrier from quill, 3 ground force from quill')),
    ).toEqual([['gather>mecatol-rex'], { 'carrier@quill': 1, 'ground-force@quill': 3 }]);
  });
});

test('E2 7.13 staying is chosen once per battle, with the odds', () => {
  const t = table({ space: { quill: 'ann 2 cruiser', ravne: 'bob 2 cruiser' } }).turn();
  t.says('ann', 'gather>ravne').says('ann', { 'cruiser@quill': 2 }).dice(1, 1, 1, 1).says('ann', 'end');
  expect(t.spec).toMatchObject({
    prompt: 'You have 2 cruisers; bob has 2 cruisers. Do you withdraw from Ravne (102)?',
  });
  expect(formsOffered(t.game, askedOf(t), optionsOf(t))).toEqual([
    { key: 'stay', label: 'Fight to the end (chance to win: 46%)' },
    { key: 'stay@without-cards', label: 'Fight to the end, using no cards or abilities' },
  ]);
  const found = submitForm(t.game, askedOf(t), 'stay', {}) as FormAnswers;
  expect(found).toMatchObject({
    reply: ['fight-on'],
    standing: [{ question: 'withdrawal', about: { system: 'ravne' }, reply: ['fight-on'] }],
  });
  const condition = found.standing?.[0].while ?? null;
  expect(isBattleStillOn(t.game.state, condition)).toBe(true);
  t.dice(8, 8, 8, 8).says('ann', 'fight-on');
  expect(isBattleStillOn(t.game.state, condition)).toBe(false);
});

test('a list too long for one menu becomes a form', () => {
  const t = table({ credits: { ann: 60 } }).begins('economy-phase');
  const buys = openAsks(t.game.state).find(({ ask }) => ask.player === 'ann')?.ask;
  expect(formsOffered(t.game, { seat: 'ann', question: buys?.question ?? '', data: {} }, [])).toEqual([
    { key: 'list', label: 'Use a form' },
  ]);
  const form = showForm(t.game, askedOf(t), 'list');
  expect(form.fields.map(({ label }) => label)).toEqual([
    'Ships',
    ...['Ground force', 'PDS', 'Spacedock'].map((unit) => `Ground forces, PDS, spacedocks: ${unit}`),
  ]);
  t.says(
    'ann',
    (
      submitForm(t.game, askedOf(t), 'list', {
        'purchase.0': ['2 cruiser'],
        'purchase.1': ['3 ground-force'],
      }) as FormAnswers
    ).reply,
  );
  for (const player of ['bob', 'cal'] as const) if (t.asked.some((one) => one.startsWith(player))) t.says(player, {});
  expect(t.seat('ann').bought).toEqual({ cruiser: 2, 'ground-force': 3 });
});

/** What stands where, whichever of several alike it is. */
const standing = ({ state }: Game): string[] =>
  Object.values(state.units).map(({ type, owner, system, planet, ship, voyage }) => [type, owner, system, planet, ship && state.units[ship].type, voyage?.steps, voyage?.stopped, voyage?.left.join('>')].join(' ')).sort(); // prettier-ignore

const askOf = (game: Game, seat: SeatId): Id =>
  openAsks(game.state).find(({ ask }) => ask.player === seat)?.ask.id ?? '';

/** The same movement said step by step: each step as it was told, by the ships that took it. */
function stepByStep(
  before: Game,
  after: Game,
  seat: SeatId,
  counts: Record<string, number>,
  facts: readonly GameFact[],
): Game {
  const game = newGame(clone(before.state) as Game['state'], before.book);
  let first: string | undefined;
  for (const fact of facts) {
    if (fact.type !== 'ships-moved') continue;
    const { from, towards } = fact;
    const goes = Object.values(after.state.units).filter((unit) => unit.owner === seat && (unit.voyage?.left ?? []).includes(from) && game.state.units[unit.id]?.system === from); // prettier-ignore
    const ids = new Set(goes.map(({ id }) => id));
    const said: Record<string, number> = {};
    for (const [key, group] of groupAlikeShips(game, movableShips(game, from, seat))) {
      const many = group.filter(({ id }) => ids.has(id)).length;
      if (many) said[key] = many;
    }
    const begins = from !== first;
    first = towards;
    // What lies ashore goes aboard with the first step, fighters go along with each.
    const ashore = Object.entries(counts).filter(
      ([key]) => begins && before.state.planets[key.split('@')[1]]?.system === from && !(key in said),
    );
    for (const [key, count] of ashore) if (/^(ground-force|shock-troop|pds)@/.test(key)) said[key] = count;
    if (fact.units.fighter) said.fighter = fact.units.fighter;
    answer(game, seat, askOf(game, seat), [`${from}>${towards}`]);
    answer(game, seat, askOf(game, seat), said);
  }
  return game;
}

test('E2 7.2 every offered form is accepted as marked, like its steps', () => {
  const met: Record<string, number> = {};
  let asked = 0;
  simulate(
    rulebookOf(),
    { players: 4, seed: 'forms of the second edition', lastRound: 5 },
    {
      onAsk: (game, { ask: { id, player: seat, question, data } }) => {
        const open = openAsks(game.state).find(({ ask }) => ask.id === id);
        const spec = open && specOf(game as never, open);
        if (!spec || (question === 'movement' && asked++ % 4)) return;
        for (const { key } of formsOffered(
          game,
          { seat, question, data },
          spec.kind === 'choose' ? spec.options : [],
        )) {
          const form = showForm(game, { seat, question, data }, key);
          const given = submitForm(game, { seat, question, data }, key, marked(form));
          const at = lookAheadFrom(game.state, game.book as never, id, conceal);
          if (typeof given === 'string' || !at) throw new Error(`${question} ${key}: ${String(given)}`);
          expect(lookaheadProblem(at, given.reply), key).toBeUndefined();
          const kind = key.split('@')[0];
          met[kind] = (met[kind] ?? 0) + 1;
          const [ships] = given.planned;
          if (ships?.question !== 'gather') continue;
          const at2 = newGame(clone(game.state) as Game['state'], game.book);
          const told = at2.state.facts.length;
          answer(at2, seat, id, given.reply);
          answer(at2, seat, askOf(at2, seat), ships.reply);
          const other = stepByStep(game, at2, seat, ships.reply as Record<string, number>, at2.state.facts.slice(told));
          expect(standing(other), key).toEqual(standing(at2));
          expect(other.state.seats, key).toEqual(at2.state.seats);
          if (allUnits(at2).length) met.compared = (met.compared ?? 0) + 1;
        }
      },
    },
  );
  expect(met.to).toBeGreaterThan(50);
  expect(met.compared).toBeGreaterThan(50);
  expect(met.end).toBeGreaterThan(3);
  expect(met.list).toBeGreaterThan(5);
});
