import { expect, test } from 'vitest';
import { openAsks, answerProblem, confirmationFor, specOf, type Answer, type Spec } from '#engine';
import { proposeAnswer } from '#ti3/ai/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { CardTable } from '../card-table.ts';
import { enactForTest } from '../enact.ts';
import { ledTable } from '../leaders/led-table.ts';
import { table } from '../table.ts';
import { walk } from './walk.ts';

const NOTHING = ['none', 'no', 'decline', 'pass', 'end', 'stay', 'hold', 'abstain'];

const isNothing = (answer: Answer): boolean =>
  answer === null
    ? true
    : Array.isArray(answer)
      ? answer.every((key) => NOTHING.includes(key))
      : typeof answer === 'object' && Object.values(answer).every((count) => count === 0);

/** Whether anything but nothing could be answered. */
function hasAnything(spec: Spec, check: (reply: Answer) => string | undefined): boolean {
  if (spec.kind === 'allot') return spec.amounts.some(({ key, max }) => max > 0 && check({ [key]: 1 }) === undefined);
  if (spec.kind !== 'choose') return false;
  return spec.options.some(
    ({ key, disabledReason }) => disabledReason === undefined && !NOTHING.includes(key) && check([key]) === undefined,
  );
}

test('Proposals are legal and pass only without an alternative', () => {
  const idle: string[] = [];
  const seen = new Set<string>();
  for (const { question, spec, check, proposed } of walk('proposed', 3, 600)) {
    const reply = proposed();
    seen.add(question);
    expect(check(reply), `${question}: ${JSON.stringify(reply)}`).toBeUndefined();
    // Where nothing is to be had by moving, to stay is best. Whether to break with a partner, or what to offer of one's own, is for nobody to suggest.
    if (!['break-agreements', 'card-market-cards', 'card-market-terms', 'move-ships'].includes(question) && isNothing(reply) && hasAnything(spec, check)) idle.push(`${question}: ${JSON.stringify(reply)}`);
  }
  expect(idle).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['turn', 'move-ships', 'land-units', 'build-units', 'pay', 'place-counters', 'vote', 'window']));
}); // prettier-ignore

/** What is proposed to whoever is asked. */
function proposed({ game }: Pick<CardTable, 'game'>, seat: string): Answer {
  const open = openAsks(game.state).find(({ ask }) => ask.player === seat);
  if (!open) throw new Error(`${seat} is not asked`);
  const spec = specOf(game, open);
  const { question, data } = open.ask;
  return proposeAnswer(
    knownTo(game, seat, open.path),
    seat,
    { question, data, spec, check: (reply) => answerProblem(game, open, reply, spec) },
    'a',
  );
}

test('E3 14.3 Technology Buy-back: names a lone technology and is not proposed', () => {
  const technologies = ['antimass-deflectors', 'xrd-transporters', 'stasis-capsules', 'enviro-compensator', 'neural-motivator', 'type-iv-drive', 'advanced-fighters']; // prettier-ignore
  const at = table({ space: { 'empty-1': 'ann 4 fighter, cruiser' }, technologies: { ann: technologies } });
  enactForTest(at.game, 'technology-buy-back');
  at.begins('status-phase', {});
  const { spec } = at;
  expect('options' in spec && spec.options.map(({ label }) => label)).toEqual([
    'Return Advanced Fighters (4 units removed) for 6 trade goods',
  ]);
  expect(proposed(at, 'ann')).toEqual([]);
});

test('E3 20.2 proposes leaving useful leaders at home', () => {
  const laid = { space: { 'arnor-lor': 'ann cruiser' }, ground: { arnor: 'ann ground-force', jord: 'ann' } } as const;
  const at = ledTable(laid, { ann: { scientist: 'arnor', diplomat: 'arnor' } });
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-1');
  expect(at.asked).toEqual(['ann: board-leaders']);
  expect(proposed(at, 'ann')).toEqual({});
});

test('E3 20.2 proposes leaders only for ships it moves', () => {
  const laid = { space: { 'arnor-lor': 'ann destroyer' }, ground: { arnor: 'ann', jord: 'ann' } } as const;
  const boards = (system: string): Answer => {
    const at = ledTable(laid, { ann: { admiral: 'arnor' } });
    at.begins('tactical-action', { seat: 'ann' }).says('ann', system);
    expect(at.asked).toEqual(['ann: board-leaders']);
    const reply = proposed(at, 'ann');
    at.says('ann', reply as never);
    const led = Object.keys(proposed(at, 'ann') ?? {}).some((key) => key.includes('+'));
    expect(Object.keys(reply ?? {}).length > 0).toBe(led);
    return reply;
  };
  expect(boards('empty-1')).toEqual({});
});

test('E3 20.2 proposes no boarding if no ship can move', () => {
  const at = ledTable(
    { space: { 'arnor-lor': 'ann cruiser' }, ground: { arnor: 'ann' } },
    { ann: { admiral: 'arnor' } },
  );
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'arnor-lor');
  expect(at.asked).toEqual(['ann: board-leaders']);
  expect(proposed(at, 'ann')).toEqual({});
});

test('Hacan’s market: proposes an equal card trade without extras', () => {
  const at = new CardTable().holds('bob', 'plague', 'sabotage').holds('cal', 'recheck', 'plague', 'sabotage');
  at.state.seats.bob.tradeGoods = 5;
  at.begins('card-market', { seat: 'bob' }).says('bob', 'cal').replies('bob', ['plague#1']);
  expect(proposed(at, 'bob')).toEqual({ cards: 1 });
});

test('Proposes no pointless movement, and only carriers for landing', () => {
  const space = { 'arnor-lor': 'ann 2 carrier, 2 dreadnought, 3 fighter' } as const;
  const ground = { arnor: 'ann 3 ground-force, pds', lor: 'ann 2 ground-force' } as const;
  const moved = (system: string): Answer => {
    const at = ledTable({ space, ground, places: { 'arnor-lor': [-1, 1] } }, {});
    at.begins('tactical-action', { seat: 'ann' }).says('ann', system);
    expect(at.asked).toEqual(['ann: move-ships']);
    return proposed(at, 'ann');
  };
  expect(moved('empty-1')).toEqual({});
  const taken = moved('tarmann') as Record<string, number>;
  expect(Object.keys(taken).filter((key) => /^(dreadnought|pds|fighter)/.test(key))).toEqual([]);
  expect(taken['carrier@arnor-lor']).toBe(1);
});

test('E3 5.3 a proposed transfer respects fleet supply', () => {
  const space = { 'arnor-lor': 'ann 2 carrier, 2 dreadnought', 'empty-1': 'ann 3 carrier' } as const;
  const ground = { arnor: 'ann 3 ground-force, pds, space-dock', lor: 'ann 2 ground-force' } as const;
  for (const supply of [4, 5, 6]) {
    const at = ledTable({ space, ground, fleet: { ann: supply } }, {});
    at.begins('transfer-action', { seat: 'ann' });
    at.says('ann', at.choices.find((key) => key.includes('empty-1')) ?? '');
    expect(at.asked).toEqual(['ann: move-ships']);
    const found = proposed(at, 'ann') as Record<string, number>;
    expect(found).toEqual(supply > 4 ? { 'carrier@empty-1': supply - 4 } : {});
  }
});

test('E3 7.6 proposes no movement that strands fighters', () => {
  const space = { 'arnor-lor': 'ann 2 carrier, 14 fighter', 'empty-1': 'bob 2 carrier' } as const;
  const ground = { arnor: 'ann space-dock, 6 ground-force', jord: 'ann', tarmann: 'bob ground-force' } as const;
  const at = ledTable({ space, ground, places: { 'arnor-lor': [-1, 0] } }, {});
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-1');
  expect(at.asked).toEqual(['ann: move-ships']);
  const reply = proposed(at, 'ann');
  const open = openAsks(at.game.state).find(({ ask }) => ask.player === 'ann');
  expect(Object.keys(reply ?? {}).some((key) => key.startsWith('carrier'))).toBe(true);
  expect(open && confirmationFor(at.game, open, reply, specOf(at.game, open))).toBeUndefined();
});

test('E3 7.6 proposes to take fighters from where they lack capacity', () => {
  const space = { 'empty-1': 'ann carrier, fighter', 'arnor-lor': 'ann 2 carrier, 15 fighter' } as const;
  const ground = { arnor: 'ann space-dock, 6 ground-force', jord: 'ann' } as const;
  const at = ledTable({ space, ground, technologies: { ann: ['xrd-transporters'] } }, {});
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
  expect(at.asked).toEqual(['ann: move-ships']);
  expect(proposed(at, 'ann')).toEqual({ 'carrier@arnor-lor': 1, 'ground-force@arnor': 1, 'fighter@arnor-lor': 5 });
});
