import { expect, test } from 'vitest';
import { openAsks, describeAnswer, type Answer } from '#engine';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { table, type TestTable } from './table.ts';

/** What an answer to the question that a seat is asked would come to. */
function says(t: TestTable, seat: string, question: string, answer: Answer): string | undefined {
  const open = openAsks(t.state).find(({ ask }) => ask.player === seat && ask.question === question);
  if (!open) throw new Error(`${seat} is not asked ${question}`);
  return describeAnswer(t.game, open, answer);
}

const producing = (technologies: string[]): TestTable =>
  table({
    seats: { ann: 'sol', bob: 'hacan' },
    planets: { ann: ['starpoint', 'new-albion'] },
    ground: { starpoint: { ann: '1 space-dock' } },
    technologies: { ann: technologies },
    change: (state) => void (state.seats.ann.tradeGoods = 9),
  }).begin(produceUnits, { seat: 'ann', system: '27' });

test('production prompts show the cost with its reductions', () => {
  const units = { 'cruiser@space': 1, 'infantry@starpoint': 3 };
  const plain = producing([]);
  const [have] = /\d+ resources/.exec(says(plain, 'ann', 'units-to-produce', {}) ?? '') ?? [];
  expect(says(plain, 'ann', 'units-to-produce', {})).toBe(`You have ${have} to spend.`);
  expect(says(plain, 'ann', 'units-to-produce', units)).toBe(`It costs 4; you can spend ${have}.`);
  const cheaper = producing(['sarween-tools']);
  expect(says(cheaper, 'ann', 'units-to-produce', units)).toBe(
    `It costs 4 − 1 (Sarween Tools) = 3; you can spend ${have}.`,
  );
  // What is then to be paid is what was told.
  cheaper.ann.produces('cruiser in space, 3 infantry on starpoint');
  expect(cheaper.spec('ann', 'payment')).toMatchObject({
    amounts: expect.arrayContaining([expect.objectContaining({ label: 'New Albion (1 resource)' })]) as unknown,
  });
  expect(says(cheaper, 'ann', 'payment', { 'trade-goods': 2 })).toBe('You pay 2; the price is 3 resources.');
  plain.leaves('ann', 'units-to-produce');
  cheaper.leaves('ann', 'payment');
});

test('the vote prompt counts selected and possible votes', () => {
  const t = table({
    planets: { ann: ['lodor'], bob: ['starpoint', 'new-albion'], cat: ['mecatol-rex'] },
    phase: 'agenda',
    change: (state) => void (state.decks.agenda.draw = ['mutiny', 'economic-equality']),
  }).begin(agendaPhase, {});
  t.bob.chooses('for', 'vote-for');
  expect(t.spec('bob', 'planets-for-votes')).toMatchObject({ prompt: 'Which planets do you exhaust to vote For?' });
  expect(says(t, 'bob', 'planets-for-votes', {})).toBe('You cast 0 of 3 possible votes.');
  expect(says(t, 'bob', 'planets-for-votes', { starpoint: 1 })).toBe('You cast 1 of 3 possible votes.');
  for (const seat of ['ann', 'cat']) t.leaves(seat, 'vote-for');
  t.leaves('bob', 'planets-for-votes');
});
