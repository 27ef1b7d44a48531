import { fingerprint, Illegal, applyPatch, type EngineState } from '#engine';
import { readGame } from '#service/game-reader.ts';
import type { ServiceContext } from '#service/context.ts';
import { loadGame, withSortedKeys, type CurrentGame } from '#service/command-log/commit-command.ts';

type GameState = Pick<CurrentGame, 'row' | 'state'>;

/**
 * Restores the state after a command in force by applying the reverse patches of all later commands. Throws Illegal if
 * one of them has none.
 */
export async function stateAfter(context: ServiceContext, loaded: GameState, command: number): Promise<EngineState> {
  let here = loaded;
  for (;;) {
    const stood = await applyReverses(context, here, command);
    if (stood) return stood;
    // If a command was undone after the game was read, its reverse patch is missing: read again.
    const { row, state } = loadGame(await readGame(context, here.row.id), here.row.id);
    if (row.head === here.row.head)
      throw new Error(`The stored changes do not lead back to the state after command ${command}`);
    here = { row, state };
  }
}

/** Returns undefined if the reverse patches do not lead to the state after the command. */
async function applyReverses(
  { store }: ServiceContext,
  { row, state }: GameState,
  command: number,
): Promise<EngineState | undefined> {
  const found = await store.commands.find(row.id, command);
  if (found?.undoneBy !== null) throw new Illegal('That move has been undone.');
  const ways = await store.commands.reversesBetween(row.id, command + 1, row.head);
  const back = ways.flatMap((way) => {
    if (way === null) throw new Illegal('I cannot show boards from before a change of rules or players.');
    return way;
  });
  try {
    const stood = withSortedKeys(applyPatch(state, back));
    return fingerprint(JSON.stringify(stood)) === found.hash ? stood : undefined;
  } catch {
    return undefined; // the patches do not fit this state
  }
}
