import { expect, test } from 'vitest';
import { openAsks, answerProblem, specOf, type Answer } from '#engine';
import { chooseAnswer, proposeAnswer } from '#ti3/ai/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import type { Table } from '../table.ts';
import { ledTable } from './led-table.ts';

/** What a practice player answers to the only question, or what is proposed. */
function thought({ game }: Table, answers = chooseAnswer): Answer {
  const [open] = openAsks(game.state);
  const { player, question, data } = open.ask;
  const asked = {
    question,
    data,
    spec: specOf(game, open),
    check: (reply: Answer) => answerProblem(game, open, reply),
  };
  return answers(knownTo(game, player, open.path), player, asked, 'a seed');
}

const keys = (answer: Answer): string[] => Object.keys(answer ?? {});

test('a practice player boards its Admiral, not its Scientist', () => {
  const laid = {
    space: { 'arnor-lor': 'ann dreadnought, cruiser' },
    ground: { arnor: 'ann', lor: 'ann', jord: 'ann' },
  };
  const at = ledTable(laid, { ann: { admiral: 'arnor', scientist: 'lor' } })
    .begins('tactical-action', { seat: 'ann' })
    .says('ann', 'empty-1');
  expect(keys(thought(at)).map((key) => at.game.state.units[key.split('>')[1]].type)).toEqual(['dreadnought']);
  expect(keys(thought(at))[0]).toMatch(/^ann-admiral>/);
});

test('a General lands with an invasion', () => {
  const landing = (lor: string) =>
    ledTable(
      { space: { 'arnor-lor': 'ann carrier, 3 ground-force' }, ground: { lor, jord: 'ann', arretze: 'bob' } },
      { ann: { general: 'carrier@arnor-lor' } },
    );
  const hostile = landing('bob ground-force').begins('tactical-action', { seat: 'ann' }).says('ann', 'arnor-lor').says('ann', { 'ground-force>lor': 3 }); // prettier-ignore
  expect(thought(hostile)).toEqual({ 'ann-general>lor': 1 });
});

test('practice players protect ships with leaders and rescue their own', () => {
  const laid = { space: { 'empty-2': 'ann cruiser; bob 2 cruiser' }, ground: { jord: 'ann' } };
  const fight = ledTable(laid, { bob: { admiral: 'cruiser@empty-2' } })
    .dice(10)
    .dice(1, 1, 1)
    .battle();
  expect(thought(fight)).toEqual({ cruiser: 1 });
  const held = ledTable({ ground: { saudor: 'bob ground-force; ann 2 ground-force', jord: 'ann', arretze: 'bob' } }, { cal: { admiral: 'of bob' }, ann: { agent: 'of bob' } }); // prettier-ignore
  held
    .dice(10, 10)
    .dice(1)
    .dice(9)
    .begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect(thought(held)).toEqual(['ann-agent']);
});

test('a practice player decides captives and refuses passage to itself', () => {
  const at = ledTable({ ground: { jord: 'ann', arretze: 'bob' } }, { bob: { general: 'of ann' } }).begins(
    'decide-captives',
    {},
  );
  expect(['keep', 'execute']).toContain((thought(at) as string[])[0]);
  const laid = {
    space: { 'empty-1': 'ann 2 cruiser', 'empty-2': 'bob cruiser' },
    ground: { jord: 'ann', saudor: 'bob' },
  };
  const asking = ledTable(laid, { ann: { diplomat: 'cruiser@empty-1' } }).begins('ask-passage', { seat: 'ann', owner: 'bob', leader: 'ann-diplomat', from: 'empty-1', to: 'saudor' }); // prettier-ignore
  expect(thought(asking)).toEqual(['no']);
});

test('E3 20.8 the proposal for a captive is to keep it', () => {
  for (const points of [0, 3, 8]) {
    const at = ledTable({ ground: { jord: 'ann', arretze: 'bob' } }, { bob: { general: 'of ann' } });
    at.game.state.seats.ann.points = 3;
    at.game.state.seats.bob.points = points;
    expect(thought(at.begins('decide-captives', {}), proposeAnswer)).toEqual(['keep']);
  }
});
