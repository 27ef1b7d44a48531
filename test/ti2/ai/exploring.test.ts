import { expect, test } from 'vitest';
import { openAsks, specOf } from '#engine';
import { chooseAnswer } from '#ti2/ai/index.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { table } from '../table.ts';

/** What a practice player does about the counter of Quill, with these ships there. */
function explores(ships: string, counter: { id: string; seenBy?: string[] }) {
  const t = table({ space: { quill: `ann ${ships}` }, playing: { played: ['distantSuns'] } });
  t.game.state.planets.quill.counter = counter;
  t.game.state.phase = 'turns';
  const [open] = openAsks(t.begins('exploration', { seat: 'ann' }).game.state);
  const asked = {
    question: open.ask.question,
    data: open.ask.data,
    spec: specOf(t.game, open),
    check: () => undefined,
  };
  return chooseAnswer(knownTo(t.game, 'ann', open.path), 'ann', asked, 'seed');
}

test('E2 12.2 practice players probe unlandable planets and raze known harmful ones', () => {
  expect(explores('carrier, fighter', { id: 'wealth:5/1' })).toEqual(['probe:quill']);
  expect(explores('carrier(ground-force), fighter', { id: 'wealth:5/1' })).toEqual(['done']);
  expect(explores('dreadnought', { id: 'radioactive:0/1' })).toEqual(['done']);
  expect(explores('dreadnought', { id: 'radioactive:0/1', seenBy: ['ann'] })).toEqual(['raze:quill']);
  expect(explores('dreadnought', { id: 'wealth:5/1', seenBy: ['ann'] })).toEqual(['done']);
});
