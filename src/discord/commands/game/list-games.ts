import { Illegal, InternalError, type GameInfo, type OpenQuestion, type PendingPlayer } from '#service';
import { findVisibleGame } from '#discord/access/game-access.ts';
import { mapSequential } from '#discord/async/sequential.ts';
import { gamePlaceOf, type InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { formatGameTitle } from '#discord/format/game-title.ts';
import { mention } from '#discord/format/mention.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import { newGameButton } from '#discord/messages/new-game-button.ts';
import { canCreateGame } from './new-game-steps.ts';
import { answerEffort } from '#discord/questions/answer-effort.ts';
import { unansweredQuestions } from '#discord/questions/show-question.ts';
import { escapeMarkdown, firstLine, formatTimestamp, truncate } from '#text/markdown.ts';
import { capitalize, formatCount, formatList, formatParentheses } from '#text/sentences.ts';

/** Maximum number of running games whose states are loaded for a list; the others are only counted. */
const MAX_LOADED_GAMES = 25;
/** Maximum length of a question in the list, in characters. */
const MAX_PROMPT_LENGTH = 120;
/** Maximum number of players named in one line. */
const MAX_NAMED_PLAYERS = 4;
/** Characters kept free for the line that counts the games left out. */
const COUNT_LENGTH = 80;

/** Groups of the list, in order. */
const HEADINGS = {
  mine: '**Waiting for you**',
  others: '**Waiting for other players**',
  paused: '**Paused**',
  lobby: '**Not started**',
} as const;
type Group = keyof typeof HEADINGS;

/** A line of the list, with its sort keys within the group: effort of the answer and start of the wait in Unix ms. */
interface ListedGame {
  info: GameInfo;
  group: Group;
  effort: number;
  since: number;
  line: string;
}

/**
 * Lists a user's unfinished games for that user alone: those that wait for them, the quickest to answer first
 * (`answerEffort`) and then the longest wait first; those that wait for others; paused games; lobbies. Games that do
 * not fit into a message are counted.
 */
export async function showGameList(context: HandlerContext, from: InteractionOrigin): Promise<Reply> {
  const all = await context.service.listGames({ user: from.caller.user });
  const unfinished = all.filter(({ status }) => status === 'running' || status === 'paused' || status === 'lobby');
  const running = unfinished.filter(({ status }) => status === 'running').slice(0, MAX_LOADED_GAMES);
  const listed = [
    ...(await mapSequential(running, async (info) => listRunningGame(context, from, info))),
    ...unfinished.flatMap((info) => listIdleGame(info, from.caller.user)),
  ].sort((one, other) => one.effort - other.effort || one.since - other.since);
  const finished = all.length - unfinished.length;
  const notes = finished ? [`-# Not listed: ${formatCount(finished, 'finished game')}.`] : [];
  if (!unfinished.length)
    return {
      message: {
        content: ['You are not in any game. Create one with `/game create`.', ...notes].join('\n'),
        components: newGameRow(from),
      },
      update: false,
    };
  return {
    message: {
      content: [...fitLines(listed, unfinished.length), ...notes].join('\n'),
      components: [...buttonRows(moveButtons(listed)), ...newGameRow(from)],
    },
    update: false,
  };
}

const newGameRow = (from: InteractionOrigin) => (canCreateGame(from) ? buttonRows([newGameButton()]) : []);

/** Returns the lines of the groups, as many as fit into a message, and a line that counts the other games. */
function fitLines(listed: readonly ListedGame[], total: number): string[] {
  const lines: string[] = [];
  let [length, shown] = [0, 0];
  for (const [group, heading] of Object.entries(HEADINGS)) {
    for (const [i, { line }] of listed.filter((one) => one.group === group).entries()) {
      const added = i ? [line] : [heading, line];
      length += added.join('\n').length + 1;
      if (length > LIMITS.content - COUNT_LENGTH) break;
      lines.push(...added);
      shown++;
    }
  }
  return shown < total ? [...lines, `… and ${formatCount(total - shown, 'more game')}.`] : lines;
}

/** Returns a button for the question of each of the first games that wait for the user. */
const moveButtons = (listed: readonly ListedGame[]) =>
  listed
    .filter(({ group }) => group === 'mine')
    .slice(0, LIMITS.buttonsInRow)
    .map(({ info }, i) =>
      button(customId('g', info.id, '', 'move'), `Your move: ${info.name ?? info.id}`, i ? 'secondary' : 'primary'),
    );

/** Lists a game that has not started or is paused; nothing for a running one. */
function listIdleGame(info: GameInfo, user: string): ListedGame[] {
  const { status, members, organiser, createdAt } = info;
  const players = formatCount(members.length, 'player');
  if (status === 'lobby')
    return [toLine(info, 'lobby', `${players}${organiser === user ? '; you organize it' : ''}`, { since: createdAt })];
  return status === 'paused' ? [toLine(info, 'paused', players, { since: createdAt })] : [];
}

/** Lists a running game. One that cannot be loaded is listed without its details. */
async function listRunningGame(context: HandlerContext, from: InteractionOrigin, info: GameInfo): Promise<ListedGame> {
  try {
    const seen = await findVisibleGame(context, from, info.id);
    if (seen) return describeRunningGame(seen, from.caller.user);
  } catch (error) {
    // The service has logged it already.
    if (!(error instanceof Illegal || error instanceof InternalError)) throw error;
  }
  return toLine(info, 'others', 'I cannot open this game now', { since: info.createdAt });
}

function describeRunningGame(seen: VisibleGame, user: string): ListedGame {
  const { info } = seen;
  const round = seen.round();
  const open = unansweredQuestions(seen, user);
  const pending = seen.pendingPlayers();
  const seat = info.members.find((member) => member.user === user)?.seat;
  const others = pending.filter((one) => one.seat !== seat);
  const [first] = open;
  if (!first) {
    const since = others.length ? Math.min(...others.map((one) => one.since)) : info.createdAt;
    const told = others.length
      ? `waiting for ${formatPlayers(seen, others)}, since ${formatTimestamp(since)}`
      : 'you have no open question';
    return toLine(info, 'others', told, { round, since });
  }
  const effort = Math.max(...open.map(answerEffort));
  return toLine(info, 'mine', formatQuestion(seen, open, others), { round, since: first.openedAt, effort });
}

/** Formats the first of a user's questions, since when it is open, and who else is waited for. */
function formatQuestion(seen: VisibleGame, [first, ...more]: OpenQuestion[], others: PendingPlayer[]): string {
  const { spec, openedAt, closesAt } = first;
  const asked = firstLine(capitalize(spec.kind === 'none' ? spec.reason : spec.prompt));
  const notes = formatParentheses(
    `asked ${formatTimestamp(openedAt)}`,
    closesAt === null ? '' : `closes ${formatTimestamp(closesAt)}`,
    more.length ? formatCount(more.length, 'more question') : '',
    others.length ? `also waiting for ${formatPlayers(seen, others)}` : '',
  );
  return `${truncate(asked, MAX_PROMPT_LENGTH)}${notes}`;
}

/** Names the players who are publicly waited for, and counts those beyond the first few. */
function formatPlayers({ presenter }: VisibleGame, pending: readonly PendingPlayer[]): string {
  const names = [
    ...new Set(
      pending.map(({ user, seat }) =>
        user === null ? `the empty seat of ${presenter.seatName(seat)}` : mention(user),
      ),
    ),
  ];
  const left = names.length - MAX_NAMED_PLAYERS;
  return formatList(left > 0 ? [...names.slice(0, MAX_NAMED_PLAYERS), formatCount(left, 'other')] : names);
}

interface LineDetails {
  round?: number | undefined;
  since: number;
  effort?: number;
}

/** Builds the line of a game: its link, its title and a text. */
function toLine(info: GameInfo, group: Group, text: string, { round, since, effort = 0 }: LineDetails): ListedGame {
  const { thread, channel } = gamePlaceOf(info);
  const title = formatGameTitle(info, round);
  const code = title.includes(info.id) ? '' : ` (${info.id})`;
  const line = `- <#${thread ?? channel}> **${escapeMarkdown(title)}**${code}: ${text}`;
  return { info, group, effort, since, line };
}
