import { expect, test } from 'vitest';
import { openAsks } from '#engine';
import { findForm, isBattleStillOn } from '#ti3/forms/forms.ts';
import { table } from '../table.ts';

const HERE = 'empty-2';

const fought = () => {
  const fight = table({
    space: { [HERE]: 'ann 3 cruiser; bob 3 cruiser' },
    counters: { 'empty-1': ['ann'], 'empty-3': ['bob'] },
  }).battle();
  const [{ ask }] = openAsks(fight.game.state);
  const standing = findForm(fight.game, { seat: 'ann', question: ask.question, data: ask.data }, 'stay@')
    ?.repeatedAnswers?.[0];
  if (standing?.while === undefined) throw new Error('It does not stand for a time');
  return { fight, goesOn: () => isBattleStillOn(fight.game.state, standing.while ?? null) };
};

test('E3 7.3 staying to the end applies to this battle only', () => {
  const { fight, goesOn } = fought();
  expect(goesOn()).toBe(true);
  // A round in which nobody hits.
  fight.dice(1, 1, 1, 1, 1, 1).says('ann', 'stay').says('bob', 'stay');
  expect(fight.asked).toEqual(['ann: announce-withdrawal']);
  expect(goesOn()).toBe(true);
  fight.dice(10, 10, 10, 1, 1, 1).says('ann', 'stay').says('bob', 'stay');
  expect(goesOn()).toBe(false);
  fight.battle();
  expect(goesOn()).toBe(false);
});
