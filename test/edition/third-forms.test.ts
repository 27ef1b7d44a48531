import { proposedValues } from '#kit/forms/form-field.ts';
import { describe, expect, test } from 'vitest';
import { partFields } from '#kit/forms/count-fields.ts';
import { samples } from '../chance.ts';
import { conceal } from '#ti3/views/known-game.ts';
import { lookAheadFrom, Illegal, openAsks, fingerprintSpec, lookaheadProblem, specOf, type Answer } from '#engine';
import type { FormAnswers, ParsedPlan } from '#discord/edition/question-forms.ts';
import { parsePlan } from '#ti3/discord/input/parse-plan.ts';
import { submitForm, showForm, formsOffered } from '#ti3/forms/index.ts';
import { rulebookOf } from '#ti3/rulebook.ts';
import { simulate } from '#ti3/simulation/simulate.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { CardTable } from '../ti3/card-table.ts';
import { ledTable } from '../ti3/leaders/led-table.ts';
import { table, type Table } from '../ti3/table.ts';

// A carrier with ground forces in empty space, beside Tarmann, which nobody has; a dock on Arnor, on the other side.
const laid = (fleet = 'ann carrier, 3 ground-force'): Table =>
  table({
    space: { 'empty-1': fleet },
    ground: { arnor: 'ann space-dock', lor: 'ann' },
  }).begins('tactical-action', { seat: 'ann' });

const askedOf = ({ game }: Table) => {
  const open = openAsks(game.state).find(({ ask }) => ask.player === 'ann');
  if (!open) throw new Error('Ann is asked nothing');
  return { seat: 'ann', question: open.ask.question, data: open.ask.data };
};

const steps = (found: ParsedPlan): Answer[] => {
  if (typeof found !== 'object' || 'problem' in found)
    throw new Error(JSON.stringify(found ?? 'Nothing of it is for later'));
  return [found.reply, ...found.planned.map(({ reply }) => reply)];
};

const MOVED = { 'carrier@empty-1': 1, 'ground-force@empty-1': 2 };

describe('The tactical action as one form', () => {
  test('is offered for systems with possible movement or production', () => {
    const t = laid();
    const { spec } = t;
    const offered = formsOffered(t.game, askedOf(t), spec.kind === 'choose' ? spec.options : []);
    expect(offered.map(({ key }) => key).sort()).toEqual(
      ['arnor-lor', 'empty-2', 'tarmann'].map((one) => `system@${one}`),
    );
  });

  test('says of each system what is in reach and where one can produce', () => {
    const t = laid('ann carrier, 2 cruiser, fighter, 3 ground-force');
    const { spec } = t;
    const offered = formsOffered(t.game, askedOf(t), spec.kind === 'choose' ? spec.options : []);
    const hints = Object.fromEntries(offered.map(({ key, hint }) => [key, hint]));
    expect([hints['system@tarmann'], hints['system@arnor-lor']]).toEqual([
      'in reach: 1 carrier and 2 cruisers',
      'in reach: 1 carrier and 2 cruisers · you can produce',
    ]);
  });

  test('has fields for ships, cargo and landing, marked as proposed', () => {
    const t = laid();
    const { title, fields } = showForm(t.game, askedOf(t), 'system@tarmann');
    expect(title).toBe("Activate Tar'Mann (104)");
    expect(fields.map(({ label }) => label)).toEqual([
      'Ships',
      'Cargo: Ground force from Empty space (000)',
      "Landing: Ground force on Tar'Mann",
    ]);
    expect(fields[0].options.find(({ chosen }) => chosen)?.key).toBe('1 carrier@empty-1');
  });

  test('filled in, answers each question and takes effect', () => {
    const t = laid();
    const [ships, aboard, landing] = showForm(t.game, askedOf(t), 'system@tarmann').fields;
    const given = {
      [ships.key]: ['1 carrier@empty-1'],
      [aboard.key]: ['2 ground-force@empty-1'],
      [landing.key]: ['2 ground-force>tarmann'],
    };
    const answers = steps(submitForm(t.game, askedOf(t), 'system@tarmann', given) as FormAnswers);
    expect(answers).toEqual([['tarmann'], MOVED, { 'ground-force>tarmann': 2 }]);
    for (const reply of answers) t.says('ann', reply);
    expect([t.on('tarmann', 'ann'), t.game.state.planets.tarmann.owner]).toEqual(['2 ground-force', 'ann']);
  });

  test('is refused for a system where nothing can be done', () => {
    const t = laid();
    expect(() => showForm(t.game, askedOf(t), 'system@saudor')).toThrow(
      /^You can move, land or produce nothing there\. /,
    );
    expect(() => showForm(t.game, askedOf(t), 'choice@nothing')).not.toThrow(TypeError);
  });
});

test('E3 7.3 staying in a battle is chosen once for all rounds', () => {
  const t = table({ space: { 'empty-2': 'ann 2 cruiser; bob 2 cruiser' }, counters: { 'empty-1': ['ann'] } }).battle();
  const { spec } = t;
  expect(formsOffered(t.game, askedOf(t), spec.kind === 'choose' ? spec.options : [])).toMatchObject([
    { label: 'Fight to the end' },
    { label: 'Fight to the end, using no cards or abilities' },
  ]);
  const { standing } = submitForm(t.game, askedOf(t), 'stay@without-cards', {}) as FormAnswers;
  expect(standing?.at(-1)).toMatchObject({ question: 'window', about: {}, reply: [] });
  const found = submitForm(t.game, askedOf(t), 'stay@', {});
  expect(found).toMatchObject({
    reply: ['stay'],
    standing: [{ question: 'announce-withdrawal', about: { system: 'empty-2', opponent: 'bob' }, reply: ['stay'] }],
  });
});

test('E3 6.1 activating for nothing needs confirmation', () => {
  const t = laid();
  const fields = showForm(t.game, askedOf(t), 'system@tarmann').fields;
  const nothing = Object.fromEntries(fields.map(({ key }): [string, string[]] => [key, []]));
  expect(submitForm(t.game, askedOf(t), 'system@tarmann', nothing)).toMatchObject({
    confirmation: expect.stringContaining('for no effect') as string,
  });
  const marked = proposedValues(fields);
  expect(submitForm(t.game, askedOf(t), 'system@tarmann', marked)).not.toHaveProperty('confirmation');
});

test('E3 6.5 more cargo than proposed asks for the landing again', () => {
  const t = laid('ann 3 carrier, 10 ground-force');
  const { fields } = showForm(t.game, askedOf(t), 'system@tarmann');
  const [ships, aboard, landing] = fields;
  const proposed = aboard.options.filter(({ chosen }) => chosen).map(({ key }) => key);
  expect(proposed).not.toEqual(['3 ground-force@empty-1']);
  const given = { [ships.key]: ['1 carrier@empty-1'], [aboard.key]: ['3 ground-force@empty-1'] };
  for (const land of landing.options.map(({ key }) => [key])) {
    const found = submitForm(t.game, askedOf(t), 'system@tarmann', { ...given, [landing.key]: land }) as FormAnswers;
    expect(found.planned.map(({ question }) => question)).toEqual(['move-ships', 'land-units']);
    // What was seen is not what is asked then: it is proposed, and not answered.
    const [moving, landed] = found.planned;
    const [count, key] = land[0].split(' ');
    expect(landed.reply).toEqual({ [key]: Number(count) });
    const at = laid('ann 3 carrier, 10 ground-force');
    at.says('ann', found.reply as never).says('ann', moving.reply as never);
    const open = openAsks(at.game.state).find(({ ask }) => ask.question === 'land-units');
    expect(open && landed.seen?.startsWith(fingerprintSpec(specOf(at.game as never, open)))).toBe(false);
  }
  const nobody = submitForm(t.game, askedOf(t), 'system@tarmann', { ...given, [landing.key]: [] }) as FormAnswers;
  expect(nobody.planned.map(({ question }) => question)).toEqual(['move-ships']);
});

test('E3 15.3 the form warns that fighting a partner ends their agreement', () => {
  const t = laid();
  t.game.state.planets.tarmann.owner = 'bob';
  addUnit(t.game, 'bob', 'ground-force', 'tarmann', 'tarmann');
  const head = () => showForm(t.game, askedOf(t), 'system@tarmann').about?.split('\n')[0];
  expect(head()).toBe('Already there: Hacan with 1 ground force.');
  makeAgreement(t.game, ['ann', 'bob'], [1, 1]);
  expect(head()).toBe('Fighting Hacan ends your trade agreement. Already there: Hacan with 1 ground force.');
});

test('E3 20.2 a leader boarding a ship that stays needs confirmation', () => {
  const at = ledTable(
    {
      places: { 'arnor-lor': [-1, 1] },
      space: { 'arnor-lor': 'ann carrier, cruiser, 2 ground-force' },
      ground: { arnor: 'ann ground-force', tarmann: 'bob ground-force' },
    },
    { ann: { general: 'arnor' } },
  );
  at.begins('tactical-action', { seat: 'ann' });
  const { fields } = showForm(at.game, askedOf(at), 'system@tarmann');
  const aboard = fields.find(({ key }) => key.startsWith('board-leaders'));
  const on = (type: string) =>
    aboard?.options.find(({ key }) => at.game.state.units[key.split('>')[1]].type === type)?.key ?? '';
  const sent = (leaders: string[], ship: string) => {
    const given = {
      [aboard?.key ?? '']: leaders,
      'move-ships.0': [ship],
      'move-ships.1': ['2 ground-force@arnor-lor'],
      'land-units.0': [],
    };
    return submitForm(at.game, askedOf(at), 'system@tarmann', given) as FormAnswers;
  };
  const carrier =
    fields.find(({ key }) => key === 'move-ships.0')?.options.find(({ key }) => key.includes('carrier'))?.key ?? '';
  const stays = sent([on('cruiser')], carrier);
  const [, , moving] = steps(stays);
  expect(Object.keys(moving ?? {}).sort()).toEqual(['carrier@arnor-lor', 'ground-force@arnor-lor']);
  expect(stays.confirmation).toMatch(/ stays: the Cruiser they boarded does not move \(E3 20\.2\)/);
  expect(sent([on('carrier')], carrier).confirmation).toBeUndefined();
});

test('E3 20.2 an unticked leader stays, and the other fields count', () => {
  const at = ledTable(
    {
      places: { 'arnor-lor': [-1, 1] },
      space: { 'arnor-lor': 'ann 2 cruiser, carrier, 3 ground-force, 2 fighter' },
      ground: { arnor: 'ann ground-force', tarmann: 'bob ground-force' },
    },
    { ann: { general: 'arnor', admiral: 'carrier@arnor-lor' } },
  );
  at.begins('tactical-action', { seat: 'ann' });
  const { fields } = showForm(at.game, askedOf(at), 'system@tarmann');
  const aboard = fields.find(({ key }) => key.startsWith('board-leaders'));
  const ships = fields.flatMap(({ key, options, text }) =>
    key.startsWith('move-ships.0') ? [...options.map((one) => one.key), ...(text?.value.split(', ') ?? [])] : [],
  );
  expect(aboard?.options.some(({ chosen }) => chosen)).toBe(true);
  const led = ships.find((key) => !key.startsWith('0') && key.includes('+ann-general')) ?? '';
  expect(led).toMatch(/cruiser|carrier/);
  // The general stays on Arnor after all: his ship goes without him, and nothing else that was ticked is lost.
  const given = { [aboard?.key ?? '']: [], 'move-ships.0': [led], 'move-ships.1': [], 'land-units.0': [] };
  const [, boarding, moving] = steps(submitForm(at.game, askedOf(at), 'system@tarmann', given));
  expect(boarding).toEqual({});
  expect(Object.entries(moving ?? {}).map(([key, count]) => [key.split(/[+@]/)[0], count])).toEqual([
    [led.split(/[ +]/)[1], 1],
  ]);
  expect(Object.keys(moving ?? {})[0]).not.toContain('ann-general');
});

test.each<[string, unknown[]]>([
  ['Tarmann, carrier + 2 gf, land 2 gf', [['tarmann'], MOVED, { 'ground-force>tarmann': 2 }]],
  ['activate tarmann; move 1 carrier, 2 ground forces', [['tarmann'], MOVED]],
])('typed text continues to the next question: %s', (text, wanted) => {
  const t = laid();
  expect(steps(parsePlan(t.game, askedOf(t), text))).toEqual(wanted);
});

test('every form offered in a game is accepted as marked', () => {
  const met: Record<string, number> = {};
  const offered: Record<string, number> = {};
  let turns = 0;
  simulate(
    rulebookOf(),
    { players: 4, seed: 'forms in the third edition' },
    {
      onAsk: (game, { ask: { id, player: seat, question, data } }) => {
        if (question === 'turn' && turns++ % 24) return;
        const open = openAsks(game.state).find(({ ask }) => ask.id === id);
        const spec = open && specOf(game as never, open);
        if (spec?.kind !== 'choose') return;
        for (const { key } of formsOffered(game, { seat, question, data }, spec.options)) {
          const kind = `${question} ${key.split(':')[0].split('@')[0]}`;
          const times = (offered[kind] = (offered[kind] ?? -1) + 1);
          // The first of each kind, and then one in so many.
          if (times > 5 && times % samples(6, 1)) continue;
          const { fields } = showForm(game, { seat, question, data }, key);
          const marked = Object.entries(proposedValues(fields));
          const given = submitForm(
            game,
            { seat, question, data },
            key,
            Object.fromEntries(marked) as Record<string, string[]>,
          );
          const at = lookAheadFrom(game.state, game.book as never, id, conceal);
          if (typeof given === 'string' || !at) throw new Illegal(`${key}: ${String(given)}`);
          expect(lookaheadProblem(at, given.reply), key).toBeUndefined();
          met[kind] = (met[kind] ?? 0) + 1;
        }
      },
    },
  );
  expect(met['turn system']).toBeGreaterThan(8);
  expect(met['activate-system system']).toBeGreaterThan(50);
  expect(met['turn choice']).toBeGreaterThan(2);
  expect(met['use-secondary choice']).toBeGreaterThan(5);
});

test('An ambiguous system offers each meaning with the text before it', () => {
  const t = table({ space: { 'empty-1': 'ann carrier, 3 ground-force' } }).begins('turn', { seat: 'ann', done: 0 });
  const found = parsePlan(t.game, askedOf(t), 'tactical action, empty space');
  if (typeof found !== 'object' || !('problem' in found)) throw new Error('It is read');
  expect(found.problem).toContain('can mean several things');
  expect(found.candidates.length).toBeGreaterThan(1);
  for (const { key } of found.candidates) expect(steps(parsePlan(t.game, askedOf(t), key))).toHaveLength(2);
});

test('of marks sent by a form of an earlier version, the highest counts', () => {
  const t = laid('ann 3 carrier');
  const sent = (...keys: string[]) =>
    steps(submitForm(t.game, askedOf(t), 'system@tarmann', { 'move-ships.0': keys }) as FormAnswers);
  expect(sent('1 carrier@empty-1', '2 carrier@empty-1', '3 carrier@empty-1')).toContainEqual({ 'carrier@empty-1': 3 });
  expect(sent('2 carrier@empty-1')).toContainEqual({ 'carrier@empty-1': 2 });
});

test('E3 9.6 Imperial’s secondary ability is one form with its payment', () => {
  const at = new CardTable();
  at.units('ann', 'jord', 'space-dock');
  Object.assign(at.state.planets.jord, { owner: 'ann', exhausted: false });
  at.begins('follow-strategy-card', { seat: 'ann', card: 'imperial' });
  const [open] = openAsks(at.state);
  const spec = specOf(at.game as never, open);
  const asked = { seat: 'ann', question: open.ask.question, data: open.ask.data };
  const offered = formsOffered(at.game, asked, spec.kind === 'choose' ? spec.options : []);
  expect(offered.map(({ key }) => key)).toEqual(['choice@use']);
  const { title, fields } = showForm(at.game, asked, 'choice@use');
  expect([title, fields.map(({ label }) => label)]).toEqual([
    'Follow Imperial',
    expect.arrayContaining(['Produce', 'Payment']),
  ]);
  const marked = Object.entries(proposedValues(fields));
  const given = submitForm(
    at.game,
    asked,
    'choice@use',
    Object.fromEntries(marked) as Record<string, string[]>,
  ) as FormAnswers;
  expect(given.planned.map(({ question }) => question)).toEqual(expect.arrayContaining(['build-units', 'pay']));
  // Its primary ability turns up an objective: nothing is filled in beyond that.
  expect(() => showForm(at.game, { seat: 'ann', question: 'turn', data: {} }, 'choice@strategic:imperial')).toThrow();
});

test('E3 9.3 the build hint names unavailable units and /why', () => {
  const t = table({ ground: { arnor: 'ann space-dock' } }).begins('tactical-action', { seat: 'ann' });
  Object.assign(t.game.state.planets.arnor, { exhausted: false });
  const build = showForm(t.game, askedOf(t), 'system@arnor-lor').fields.find(({ label }) => label === 'Produce');
  expect(build?.hint).toMatch(/^Up to \d+ units?; you can spend \d+ resources?\. Not available: .*War sun/);
  expect((build?.hint ?? '').length).toBeLessThanOrEqual(100);
});

test('E3 5.2 one counter offers each area once', () => {
  const at = new CardTable();
  at.state.seats.ann.tradeGoods = 3;
  for (const planet of Object.values(at.state.planets)) planet.exhausted = true;
  at.begins('follow-strategy-card', { seat: 'ann', card: 'logistics' });
  const [open] = openAsks(at.state);
  const { fields } = showForm(at.game, { seat: 'ann', question: open.ask.question, data: open.ask.data }, 'choice@use');
  const areas =
    fields.find(({ label }) => label === 'Place the counters you buy')?.options.map(({ label }) => label) ?? [];
  expect([...areas].sort()).toEqual(['Ask me later', 'Command pool', 'Fleet supply', 'Strategy allocation']);
});

test('E3 20.2 leaders come after movement, landing and production in a form', () => {
  const at = ledTable(
    { space: { 'arnor-lor': 'ann carrier' }, ground: { arnor: 'ann space-dock, ground-force' } },
    { ann: { admiral: 'arnor' } },
  );
  Object.assign(at.game.state.planets.arnor, { exhausted: false });
  at.begins('tactical-action', { seat: 'ann' });
  const labels = showForm(at.game, askedOf(at), 'system@arnor-lor').fields.map(({ label }) => label);
  expect(labels).toContain('Leaders to transport');
  // Where no ship can come, what is built stands first.
  expect(labels.slice(0, 2)).toEqual(['Where to produce', 'Produce']);
  expect(
    labels.slice(labels.indexOf('Leaders to transport') + 1).filter((label) => label !== 'Leaders to land'),
  ).toEqual([]);
});

test('E3 10.1 a transfer form is titled with both systems', () => {
  const t = table({ space: { 'empty-1': 'ann carrier', 'empty-2': 'ann cruiser' } }).begins('transfer-action', {
    seat: 'ann',
  });
  const { spec } = t;
  const [first] = formsOffered(t.game, askedOf(t), spec.kind === 'choose' ? spec.options : []);
  expect(showForm(t.game, askedOf(t), first.key).title).toBe('Transfer between 000 and 103');
});

test('A label too long for a form names its system by the position', () => {
  const group = "Quinarra and Tren'lak (301)";
  const lines = [{ key: 'mech', label: `Mechanized unit from ${group}`, group, max: 3 }];
  const part = { key: 'cargo', label: 'Cargo', lines };
  const { compact } = partFields(
    part,
    {},
    () => true,
    () => '',
  );
  expect(compact.map(({ label }) => label)).toEqual(['Cargo: Mechanized unit from 301']);
});
