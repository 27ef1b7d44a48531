import { textReply } from '#discord/interactions/replies.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { withEventsButton } from '#discord/questions/controls/reply-buttons.ts';
import { LIMITS } from '#discord/limits.ts';
import { lastLines } from '#text/markdown.ts';
import { formatHistory, loadFactsOfLastMoves, formatSinceLastMove } from './history.ts';
import { askToUndo } from '#discord/questions/undo.ts';
import { resolveStartedGame, resolvePlayer } from '#discord/commands/guards.ts';
import { matchChoices, textOption, integerOption } from '#discord/commands/options.ts';
import { showGameList } from '#discord/commands/game/list-games.ts';
import { turnButton, turnChoices, showTurn } from './past-turn.ts';

/** Default number of turns in `/history`. */
const DEFAULT_HISTORY_TURNS = 15;
/** Maximum number of lines of single moves that are shown. */
const MAX_MOVE_LINES = 30;
/** Time in ms after its last post or edit during which a panel is assumed to exist. */
const PANEL_CHECK_INTERVAL_MS = 60_000;

/** Says how the dice of a game can be checked. */
const formatDice = (commitment: string): string =>
  [
    'All dice and shuffles follow from a secret seed, so no one can choose them.',
    `SHA-256 hash of the seed, as posted at the start: \`${commitment}\``,
    'After the end I post the seed with a record of each roll. If the seed has this hash, it was not exchanged.',
  ].join('\n');

/** Commands of every edition to see the next question, the history and the scores, and to undo. */
export const commonCommands: GameCommand[] = [
  {
    name: 'next',
    description: 'Show your next question, or outside of a game the list of your games.',
    leaf: {
      runWithoutGame: showGameList,
      run: async (at) => {
        resolvePlayer(at);
        // The panel may be missing for a user of this command. Check it at most once per interval, to save requests.
        await at.context.service.refreshPanel(at.loaded.info.id, PANEL_CHECK_INTERVAL_MS);
        const since = await formatSinceLastMove(at.loaded, at.origin.caller.user, at.seat ?? null);
        const shown = await showNextQuestion(at.context, at.origin, at.loaded, since.short);
        return { ...withEventsButton(shown, at.loaded.info.id, since), update: false };
      },
    },
  },
  {
    name: 'history',
    description: 'Show what happened, turn by turn.',
    leaf: {
      options: [
        integerOption('turns', 'Number of recent turns to sum up.', { min: 1, max: 40 }),
        textOption('turn', 'Which turn? Shows it in full, with the board after it.', { complete: true }),
        integerOption('moves', 'Number of recent moves to show in full.', { min: 1, max: 50 }),
      ],
      run: async (at, given) => {
        const viewer = at.seat ?? null;
        const presenter = resolveStartedGame(at);
        const turn = given.text('turn');
        if (turn !== undefined) return showTurn(at, turn);
        const moves = given.number('moves');
        const turns =
          moves === undefined && presenter.sectionOf
            ? await formatHistory(at.loaded, viewer, given.number('turns') ?? DEFAULT_HISTORY_TURNS)
            : [];
        if (turns.length)
          return { message: { content: lastLines(turns, LIMITS.embedDescription), components: turnButton(at) } };
        const facts = await loadFactsOfLastMoves(at.loaded, viewer, moves ?? 15);
        const said = presenter.narrateLast(facts, viewer, MAX_MOVE_LINES);
        const lines = said.map((line) => `- ${line}`);
        return textReply(
          said.length ? lines.join('\n') : 'Nothing has happened yet. Press **Your move** to see your question.',
        );
      },
      complete: async (at, option, typed) =>
        option === 'turn' && at.loaded.info.head > 0 ? matchChoices(await turnChoices(at), typed) : [],
    },
  },
  {
    name: 'scores',
    description: 'Show all points and where they come from.',
    leaf: {
      run: async (at) =>
        textReply(
          resolveStartedGame(at).scores((await at.loaded.facts(1, at.loaded.info.head)).map(({ fact }) => fact)),
        ),
    },
  },
  {
    name: 'dice',
    description: 'Show how anyone can check the dice of this game.',
    leaf: {
      run: async (at) => {
        resolveStartedGame(at);
        return textReply(formatDice(await at.context.service.findSeedCommitment(at.loaded.info.id)));
      },
    },
  },
  {
    name: 'undo',
    description: 'Undo your last move. If it revealed something or involved others, they must agree.',
    leaf: {
      run: async (at) => {
        resolvePlayer(at);
        return { ...(await askToUndo(at.origin, at.loaded)), update: false };
      },
    },
  },
];
