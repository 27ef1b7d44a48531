import { proposedValues } from '#kit/forms/form-field.ts';
import { expect, test } from 'vitest';
import { answer, framesOf, openAsks } from '#engine';
import { showForm, submitForm } from '#ti4/forms/index.ts';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { table, type TestTable } from '../rules/table.ts';

/** Ann's turn, with ships beside system 27. */
const turnOfAnn = (hand: string[], veil: 'nothing' | 'everything' = 'nothing'): TestTable =>
  table({
    veil,
    hands: { ann: hand },
    space: { 26: { ann: '1 carrier, 2 infantry' } },
  })
    .begin(turn, { seat: 'ann', performed: 0 })
    .declineAll();

function formOf(t: TestTable) {
  const asked = { seat: 'ann', question: 'turn', data: { performed: 0 } };
  const { fields } = showForm(t.game, asked, 'tactical@27');
  const marked = proposedValues(fields);
  const submit = (change: Record<string, string[]> = {}) => {
    const found = submitForm(t.game, asked, 'tactical@27', { ...marked, ...change });
    if (typeof found === 'string') throw new Error(found);
    return found;
  };
  return { field: fields.find(({ key }) => key === 'windows'), submit };
}

test('a form offers to use none of the cards that it passes', () => {
  const t = turnOfAnn(['flank-speed#1']);
  const { field, submit } = formOf(t);
  expect(field?.options).toEqual([
    { key: 'ask', label: 'Ask me each time', chosen: true },
    { key: 'none', label: 'Use none', hint: 'Flank Speed' },
  ]);
  expect(submit().standing).toBeUndefined();
  const { reply, planned, standing = [] } = submit({ windows: ['none'] });
  expect(standing.map(({ question, reply: given }) => [question, given])).toEqual([['window', []]]);
  // The answer is for the window that opens.
  answer(t.game as never, 'ann', openAsks(t.state)[0].ask.id, reply);
  answer(t.game as never, 'ann', openAsks(t.state)[0].ask.id, planned[0].reply);
  expect(t).toAsk('ann window');
  expect(openAsks(t.state)[0].ask.data).toMatchObject(standing[0].about);
});

test('a form without cards to use on the way has no such field', () => {
  const t = turnOfAnn([]);
  expect(formOf(t).field).toBeUndefined();
  t.leaves('ann', 'turn');
});

test('under the veil a form declines the same windows whatever the hand', () => {
  const [real, veiled] = ['flank-speed#1', 'plague#1'].map((card) => {
    const t = turnOfAnn([card], 'everything');
    const { field, submit } = formOf(t);
    const { standing } = submit({ windows: ['none'] });
    t.leaves('ann', 'turn');
    return { hint: field?.options[1]?.hint, standing };
  });
  expect([real.hint, veiled.hint]).toEqual(['Flank Speed', 'you have none, but other players would wait for you']);
  expect(veiled.standing).toEqual(real.standing);
});

test('a form declines windows of its own turn, and the one that ends it', () => {
  const t = table({
    sets: ['base', 'pok'],
    hands: { ann: ['flank-speed#1'] },
    technologies: { ann: ['predictive-intelligence'] },
    space: { 26: { ann: '1 carrier' } },
  })
    .begin(actionPhase, {})
    .declineAll();
  const { submit } = formOf(t);
  const { standing = [] } = submit({ windows: ['none'] });
  const procedures = new Map([...framesOf(t.state.stack)].map(({ id, procedure }) => [id, procedure]));
  expect(standing.map(({ about, within }) => [about.event, procedures.get(within ?? '')])).toEqual([
    [expect.objectContaining({ name: 'system-activated' }), 'turn'],
    [expect.objectContaining({ name: 'turn-ends' }), 'action-phase'],
  ]);
  t.leaves('ann', 'turn');
});
