import { expect, test } from 'vitest';
import { mover, moves, only, room, started, state } from './room.ts';
import { opened } from '../../src/table/opened.ts';

test('A game is seen as any command that still stands left it, also beyond what was taken back, and nobody is asked anything there', () => {
  const here = room({ seed: 3 });
  const { game } = started(here);
  const { table } = here;
  const stood = new Map([[1, JSON.stringify(state(here, game))]]);
  const goesOn = (...choices: string[]): void => {
    for (const choice of choices) {
      moves(here, game, choice);
      stood.set(table.game(game).head, JSON.stringify(state(here, game)));
    }
  };
  goesOn('roll', 'take');
  const user = mover(here, game);
  table.answer({ user }, game, only(here, game, user).ask, ['twice']);
  const taken = table.game(game).head;
  table.undo({ user }, game);
  goesOn('take', 'roll');
  expect(stood.size).toBeGreaterThan(4);
  for (const [command, then] of stood) {
    const seen = table.see(game).after(command);
    expect(JSON.stringify(opened(seen.state))).toBe(then);
    expect([seen.game.head, seen.waiting(), seen.asks(user)]).toEqual([command, [], []]);
  }
  expect(() => table.see(game).after(taken)).toThrow('That has been taken back.');
});
