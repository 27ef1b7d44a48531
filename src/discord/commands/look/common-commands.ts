import { say } from '#discord/interactions/replies.ts';
import type { FaceCommand } from '#discord/edition/edition-adapter.ts';
import { nextQuestion } from '#discord/questions/question-handler.ts';
import { LIMITS } from '#discord/limits.ts';
import { lastLines } from '#text/markdown.ts';
import { byTurn, lately, sinceLastMove } from './history.ts';
import { askToTakeBack } from '#discord/questions/undo.ts';
import { begun, playing } from '#discord/commands/guards.ts';
import { matching, text, whole } from '#discord/commands/options.ts';
import { turnButton, turnChoices, turnShown } from './turn-history.ts';

/** So many turns are told of where nobody says how many. */
const TURNS = 15;
/** A panel posted or changed within so many ms is taken to be there. */
const LOOKED_AFTER = 60_000;

/** What can be looked at, and taken back, in a game of any edition. */
export const lookCommands: FaceCommand[] = [
  {
    name: 'next',
    description: 'What waits for you, to answer by buttons.',
    alone: {
      run: async (at) => {
        playing(at);
        // Whoever has to ask may have found no panel. It is looked after now and then: whoever asks all the time costs Discord nothing.
        await at.context.table.lookAfterPanel(at.seen.game.id, LOOKED_AFTER);
        return {
          ...(await nextQuestion(
            at.context,
            at.from,
            at.seen,
            await sinceLastMove(at.seen, at.from.caller.user, at.seat ?? null),
          )),
          update: false,
        };
      },
    },
  },
  {
    name: 'history',
    description: 'What has happened, turn by turn.',
    alone: {
      options: [
        whole('turns', 'How many of the last turns.', { min: 1, max: 40 }),
        text('turn', 'Or one turn: what happened in it, and the board as it then stood.', { complete: true }),
        whole('moves', 'Or how many of the last moves, each told in full.', { min: 1, max: 50 }),
      ],
      run: async (at, given) => {
        const viewer = at.seat ?? null;
        const sight = begun(at);
        const turn = given.text('turn');
        if (turn !== undefined) return turnShown(at, turn);
        const moves = given.number('moves');
        const turns =
          moves === undefined && sight.section ? await byTurn(at.seen, viewer, given.number('turns') ?? TURNS) : [];
        if (turns.length)
          return { message: { content: lastLines(turns, LIMITS.embedDescription), components: turnButton(at) } };
        const said = sight.narrate(await lately(at.seen, viewer, moves ?? 15), viewer);
        const lines = said.slice(-30).map((line) => `- ${line}`);
        return say(said.length ? lines.join('\n') : 'Nothing has happened yet.');
      },
      complete: async (at, option, typed) =>
        option === 'turn' && at.seen.game.head > 0 ? matching(await turnChoices(at), typed) : [],
    },
  },
  {
    name: 'scores',
    description: 'Points, and what they were scored by.',
    alone: {
      run: async (at) => say(begun(at).scores((await at.seen.facts(1, at.seen.game.head)).map(({ fact }) => fact))),
    },
  },
  {
    name: 'undo',
    description: 'Take back your last move; the others are asked unless it was your own open choice alone.',
    alone: {
      run: async (at) => {
        playing(at);
        return { ...(await askToTakeBack(at.from, at.seen)), update: false };
      },
    },
  },
];
