import { fingerprint, Illegal, patched, type EngineState } from '../engine/index.ts';
import type { Room } from './room.ts';
import { ordered, type Loaded } from './saved.ts';

/** The state as a command that is in force left it, by the ways back of all that came since. Throws Illegal where one of them has none. */
export async function stoodAfter({ store }: Room, { row, state }: Pick<Loaded, 'row' | 'state'>, command: number): Promise<EngineState> {
  const found = await store.commands.find(row.id, command);
  if (found?.undoneBy !== null) throw new Illegal('That has been taken back.');
  const ways = await store.commands.reversesBetween(row.id, command + 1, row.head);
  const back = ways.flatMap((way) => {
    if (way === null) throw new Illegal('Boards from before a change of rules or of players cannot be shown.');
    return way;
  });
  const stood = ordered(patched(state, back));
  if (fingerprint(JSON.stringify(stood)) !== found.hash)
    throw new Error(`The ways back do not lead to where the game was after ${command}`);
  return stood;
}
