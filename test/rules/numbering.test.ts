import { expect, test } from 'vitest';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';
import { table } from './table.ts';

/** What is built and played in a game in which so much was asked in secret in between. */
function ids(asked: number, before = false): string[] {
  const { game } = table({
    change: (state) => {
      if (before) delete state.numbered;
    },
  });
  const found: string[] = [];
  for (const seat of ['ann', 'bob', 'ann']) {
    for (let i = 0; i < asked; i++) game.nextId();
    found.push(
      ...placeUnits(game, seat, 'fighter', 2, { system: '26' }),
      addEffect(game, 'morale-boost', seat, null, 'turn'),
    );
  }
  return found;
}

test('unit and effect ids count per player only', () => {
  expect(ids(0)).toEqual(['annu1', 'annu2', 'anne1', 'bobu1', 'bobu2', 'bobe1', 'annu3', 'annu4', 'anne2']);
  expect(ids(7)).toEqual(ids(0));
});

test('games from before per-player ids keep their numbering', () => {
  const old = ids(0, true);
  expect(new Set(old).size).toBe(old.length);
  expect(old.every((id) => /^[ue]\d+$/.test(id))).toBe(true);
});
