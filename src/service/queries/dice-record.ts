import { seedCommitment, digest, type Fact, type TraceEvent } from '#engine';
import type { CommandRow } from '#store';
import { readGame } from '#service/game-reader.ts';
import type { ServiceContext } from '#service/context.ts';
import { loadGame } from '#service/command-log/commit-command.ts';
import type { GameId } from '#service/types.ts';

/** One step in the dice record, as an array to save space: a game has thousands of them. */
type DiceStep =
  | ['fork', line: string, from: string]
  | ['link', line: string, seat: string, hash: string]
  | ['join', line: string, from: string]
  | ['draw', line: string, frame: string, label: string, index: number, sides: number, result: number, where: string];

function stepOf(one: TraceEvent): DiceStep {
  switch (one.is) {
    case 'fork':
      return ['fork', one.line, one.from];
    case 'link':
      return ['link', one.line, one.seat, one.hash];
    case 'join':
      return ['join', one.line, one.from];
    case 'draw':
      return ['draw', one.line, String(one.frame), one.label, one.index, one.sides, one.result, one.for];
  }
}

/**
 * Returns everything a finished game's dice depended on: the seed and, for every command including undone ones, its
 * links and draws. Contains only hashes of answers, so that they stay private, and only public facts. Undefined if it
 * was not recorded from the start of the game.
 */
export async function findDiceRecord(context: ServiceContext, id: GameId): Promise<string | undefined> {
  const { row, state } = loadGame(await readGame(context, id), id);
  if (row.status !== 'ended' && row.status !== 'abandoned') return undefined;
  const commands = await context.store.commands.range(row.id, 1, row.head);
  if (!state.lines || commands.some(({ kind, chance }) => !chance && kind !== 'undo')) return undefined;
  const rolls = commands.reduce((sum, { chance }) => sum + (chance ?? []).filter(({ is }) => is === 'draw').length, 0);
  const lines = commands
    .map(lineOf)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  const head = {
    custodian: 'dice',
    version: 1,
    game: row.id,
    seed: state.seed,
    commitment: seedCommitment(state.seed),
    commands: commands.length,
    rolls,
    end: state.chain,
    sha256: digest(lines),
  };
  return `${JSON.stringify(head)}\n${lines}`;
}

/** Returns the hash of a game's secret seed, which was posted when it started. Throws Illegal if it has not started. */
export const findSeedCommitment = async (context: ServiceContext, id: GameId): Promise<string> =>
  seedCommitment(loadGame(await readGame(context, id), id).state.seed);

function lineOf({ number, kind, payload, chance, facts }: CommandRow) {
  const steps = (chance ?? []).map(stepOf);
  const seen = steps.some(([what]) => what === 'draw') ? facts.filter(open) : [];
  return {
    command: number,
    kind,
    ...(kind === 'undo' && { back: (payload as { from: number }).from }),
    ...(steps.length && { steps }),
    ...(seen.length && { facts: seen }),
  };
}

/** Tells whether a fact is visible to all players. */
const open = ({ to }: Fact): boolean => !Array.isArray(to);
