import type { Fact } from '../../engine/index.ts';
import { say } from '../context.ts';
import type { FaceCommand } from '../face.ts';
import type { Seen } from '../face.ts';
import { nextQuestion } from '../questions.ts';
import { begun, playing } from './at.ts';
import { whole } from './options.ts';

export const UNDO_ASKED =
  'Something was rolled or shown, or others have had a part in it: the other players are asked whether it may be taken back.';

/** So many commands are looked through at once. */
const AT_ONCE = 50;

/**
 * What a viewer may know of the last so many moves. Only moves that tell them something count: how many others lie in between (a table that
 * declines for somebody, an offer between two others) would tell on what is hidden.
 */
function lately(seen: Seen, viewer: string | null, moves: number): Fact[] {
  const found: Fact[][] = [];
  for (let to = seen.game.head; to > 0 && found.length < moves; to -= AT_ONCE) {
    const byCommand = new Map<number, Fact[]>();
    for (const { command, fact } of seen.facts(Math.max(1, to - AT_ONCE + 1), to))
      byCommand.set(command, [...(byCommand.get(command) ?? []), fact]);
    found.unshift(...[...byCommand.values()].filter((facts) => seen.sight.narrate(facts, viewer).length));
  }
  return found.slice(-moves).flat();
}

/** What can be looked at, and taken back, in a game of any edition. */
export const lookCommands: FaceCommand[] = [
  {
    name: 'next',
    description: 'What waits for you, to answer by buttons.',
    alone: {
      run: (at) => {
        playing(at);
        return { ...nextQuestion(at.from, at.seen), update: false };
      },
    },
  },
  {
    name: 'history',
    description: 'What has happened lately.',
    alone: {
      options: [whole('moves', 'How many of the last moves.', { min: 1, max: 50 })],
      run: (at, given) => {
        const viewer = at.seat ?? null;
        const said = begun(at).narrate(lately(at.seen, viewer, given.number('moves') ?? 15), viewer);
        const lines = said.slice(-30).map((line) => `- ${line}`);
        return say(said.length ? lines.join('\n') : 'Nothing has happened yet.');
      },
    },
  },
  {
    name: 'scores',
    description: 'Points, and what they were scored by.',
    alone: { run: (at) => say(begun(at).scores()) },
  },
  {
    name: 'undo',
    description: 'Take back your last move; the others are asked unless it was your own open choice alone.',
    alone: {
      costs: 'posts',
      run: (at) => {
        playing(at);
        const outcome = at.context.table.undo(at.from.caller, at.seen.game.id);
        return say(outcome.request === null ? 'Taken back.' : UNDO_ASKED);
      },
    },
  },
];
