import { expect, test } from 'vitest';
import { openAsks, specOf, answerProblem, type Answer } from '#engine';
import { chooseAnswer } from '#ti2/ai/index.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { checkInsurgence } from '#ti2/rules/planets/control.ts';
import { removeUncarried } from '#ti2/rules/units/units.ts';
import { fights, invades, led, whereIs } from '../leaders/led.ts';
import { table, type Table } from '../table.ts';

const playing = { played: ['shockTroops', 'distantSuns'] as const };

/** What a practice player answers to the first question. */
function practiced({ game }: Table): Answer {
  const [open] = openAsks(game.state);
  const { player, question, data } = open.ask;
  const spec = specOf(game, open);
  const check = (reply: Answer) => answerProblem(game, open, reply, spec);
  return chooseAnswer(knownTo(game, player, open.path), player, { question, data, spec, check }, 'seed');
}

test('E2 11.1 a revolt takes ground forces before shock troops', () => {
  for (const units of ['shock-troop, 2 ground-force', '2 ground-force, shock-troop']) {
    const t = table({ playing, ground: { quill: `bob ${units}` } }).dice(1);
    checkInsurgence(t.game, 'quill');
    expect(t.on('quill', 'bob')).toBe('shock-troop');
  }
});

test('E2 12.2 a Biohazard counter takes a ground force before a shock troop', () => {
  const t = invades(table({ playing, space: { quill: 'ann carrier(shock-troop, 2 ground-force)' } }));
  t.game.state.planets.quill.counter = { id: 'biohazard:0/1' };
  if (t.asked[0] === 'ann: explore') t.says('ann', 'done');
  t.says('ann', { 'shock-troop@quill': 1, 'ground-force@quill': 2 });
  expect(t.on('quill', 'ann')).toBe('ground-force, shock-troop');
});

test('E2 8.3 without Stasis Capsules a ship keeps its most valuable cargo', () => {
  const t = table({ playing, space: { quill: 'ann carrier(shock-troop, 6 ground-force)' } });
  removeUncarried(t.game, 'ann');
  expect(t.at('quill', 'ann')).toBe('carrier, 4 ground-force, shock-troop');
});

test('E2 11.3 a sale proposes ground forces before shock troops', () => {
  const t = table({ playing, ground: { quill: 'ann shock-troop, 2 ground-force' } });
  t.begins('pay-debt', { seat: 'ann', count: 1, why: 'fine' });
  expect(t.spec).toMatchObject({ proposed: { 'ground-force@quill': 1 } });
});

test('E2 13 Disarmament Day tells dreadnoughts apart, and proposes the least worthy', () => {
  const t = led(
    { space: { quill: 'ann 3 dreadnought, dreadnought(ground-force)' }, technologies: { ann: ['stasis-capsules'] } },
    { carth: 'ann aboard dreadnought in quill' },
  ).begins('resolution', { card: 'disarmament-day#1', outcome: 'for' });
  expect(t.spec).toMatchObject({
    options: [
      { label: 'Dreadnought at Quill (101): 1 of 2' },
      { label: 'Dreadnought at Quill (101): 2 of 2' },
      { label: 'Dreadnought with 1 ground force at Quill (101)' },
      { label: 'Dreadnought with Scientist Carth at Quill (101)' },
    ],
  });
  t.says('ann', practiced(t));
  expect([whereIs(t, 'carth'), t.at('quill', 'ann')]).toEqual(['aboard in quill', '3 dreadnought, ground-force']);
});

test('E2 8 Strategic Mathematics asks which of unlike cruisers move', () => {
  const laid = { space: { quill: 'ann 4 cruiser; bob fighter' }, technologies: { ann: ['strategic-mathematics'] } };
  const t = fights(led(laid, { carth: 'ann aboard cruiser in quill' }).dice(10, 10, 10, 10, 1));
  t.says('ann', 'strategic-mathematics').says('ann', 'ravne');
  expect([t.choices, practiced(t)]).toEqual([['cruiser', 'cruiser+carth'], { cruiser: 1 }]);
  t.says('ann', { 'cruiser+carth': 1, cruiser: 1 });
  expect([whereIs(t, 'carth'), t.at('ravne', 'ann')]).toEqual(['aboard in ravne', '2 cruiser']);
});

test('E2 8 Transit Diodes move shock troops only if chosen', () => {
  const laid = {
    playing,
    ground: { quill: 'ann shock-troop, ground-force', ravne: 'ann' },
    technologies: { ann: ['transit-diodes'] },
  };
  const moved = (party: string): string => {
    const t = table(laid).turn().says('ann', 'transit-diodes');
    return t.says('ann', party).on('ravne', 'ann');
  };
  expect(['1', '1:1', '2'].map(moved)).toEqual(['ground-force', 'shock-troop', 'ground-force, shock-troop']);
});

test('E2 8 practice players leave a guard behind when they use Transit Diodes', () => {
  const laid = { ground: { quill: 'ann 3 ground-force', ravne: 'ann' }, technologies: { ann: ['transit-diodes'] } };
  expect(practiced(table(laid).turn().says('ann', 'transit-diodes'))).toEqual(['1']);
});
