import { fingerprint, Illegal, applyPatch, type EngineState } from '#engine';
import { readGame } from '#service/game-reader.ts';
import type { ServiceContext } from '#service/context.ts';
import { loadGame, withSortedKeys, type CurrentGame } from '#service/command-log/commit-command.ts';

type GameState = Pick<CurrentGame, 'row' | 'state'>;

/** The state as a command that is in force left it, by the ways back of all that came since. Throws Illegal where one of them has none. */
export async function stateAfter(room: ServiceContext, loaded: GameState, command: number): Promise<EngineState> {
  let here = loaded;
  for (;;) {
    const stood = await applyReverses(room, here, command);
    if (stood) return stood;
    // Something may have been taken back since it was read, and its way back is not among the others any more.
    const { row, state } = loadGame(await readGame(room, here.row.id), here.row.id);
    if (row.head === here.row.head) throw new Error(`The ways back do not lead to where the game was after ${command}`);
    here = { row, state };
  }
}

/** Undefined where they do not lead there. */
async function applyReverses(
  { store }: ServiceContext,
  { row, state }: GameState,
  command: number,
): Promise<EngineState | undefined> {
  const found = await store.commands.find(row.id, command);
  if (found?.undoneBy !== null) throw new Illegal('That has been taken back.');
  const ways = await store.commands.reversesBetween(row.id, command + 1, row.head);
  const back = ways.flatMap((way) => {
    if (way === null) throw new Illegal('Boards from before a change of rules or of players cannot be shown.');
    return way;
  });
  try {
    const stood = withSortedKeys(applyPatch(state, back));
    return fingerprint(JSON.stringify(stood)) === found.hash ? stood : undefined;
  } catch {
    return undefined; // they are not of this state
  }
}
