import type { SeatId } from '#engine';
import type { Notice } from '#service';
import type { Message } from './message.ts';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import { formatTalkLine } from '#discord/channels/talk-thread.ts';
import { formatTimestamp, escapeMarkdown } from '#text/markdown.ts';
import { mention } from '#discord/format/mention.ts';
import type { MessageContext } from './message-context.ts';

/** Formats the seed commitment in small print, since most players do not need it. */
const formatSeedCommitment = (commitment: string): string =>
  `-# The dice are fair and can be checked at the end: press **More**, then **Dice**. Hash of the secret seed: \`${commitment}\``;

/** Returns the edition and its settings. */
const formatEditionAndSettings = ({ loaded: { adapter, info } }: MessageContext): string =>
  [
    `Twilight Imperium, ${adapter.title.replace(/^./, (first) => first.toLowerCase())}.`,
    adapter.lobby.formatSettings?.(info.settings),
  ]
    .filter(Boolean)
    .join(' ');

/** Says which player has left the server, and what the others can do about it. */
function departed({ loaded }: MessageContext, { to, user, seat }: Extract<Notice, { what: 'departed' }>): string {
  const { members, organiser } = loaded.info;
  const name = escapeMarkdown(members.find((one) => one.user === user)?.name ?? 'A player');
  const called = loaded.presenter.seatName(seat);
  const whom = to.length ? `${to.map(mention).join(', ')}: ` : '';
  return user === organiser
    ? `${whom}the organizer **${name}** (${called}) left this server. Any player can become the organizer with \`/game takeover\`.`
    : `${whom}**${name}** left this server. You can offer the seat of ${called} to another person with \`/game replace\`. Only that person must agree.`;
}

/** Builds the message for a change of the game or its seats. */
export function noticeMessage(posted: MessageContext, notice: Notice): Message {
  const called = (seat: SeatId): string => posted.loaded.presenter.seatName(seat);
  switch (notice.what) {
    case 'started':
      return {
        content: [
          posted.loaded.info.name === null
            ? '**The game starts.**'
            : `**The game starts: ${escapeMarkdown(posted.loaded.info.name)}**`,
          formatEditionAndSettings(posted),
          ...notice.seating.map(
            ({ seat, user }) => `- ${mention(user)} plays ${posted.loaded.presenter.fullSeatName(seat)}`,
          ),
          ...(notice.commitment === undefined ? [] : [formatSeedCommitment(notice.commitment)]),
          ...formatTalkLine(gamePlaceOf(posted.loaded.info)),
        ].join('\n'),
      };
    case 'dice':
      return { content: formatSeedCommitment(notice.commitment) };
    case 'paused':
      return { content: `${mention(notice.user)} paused the game.` };
    case 'resumed':
      return { content: `${mention(notice.user)} resumed the game.` };
    case 'abandoned':
      return { content: `${mention(notice.user)} ended the game early.` };
    case 'moved':
      return {
        content: [
          '**The game continues here.** For what happened before, see `/history`.',
          ...formatTalkLine(gamePlaceOf(posted.loaded.info)),
        ].join('\n'),
      };
    case 'left':
      return {
        content: `${mention(notice.user)} left the game. The organizer can offer the seat of ${called(notice.seat)} to another person with \`/game replace\`.`,
      };
    case 'replaced':
      return {
        content: `${mention(notice.by)} took the seat of ${called(notice.seat)}${notice.user && notice.user !== notice.by ? ` from ${mention(notice.user)}` : ''}.`,
      };
    case 'organiser':
      return { content: `${mention(notice.user)} is now the organizer.` };
    case 'departed':
      return { content: departed(posted, notice), ping: notice.to };
    case 'overdue':
      return {
        content: `${mention(notice.to)}: I asked ${mention(notice.user)} ${formatTimestamp(notice.since)} and got no answer. You can offer the seat to another person with \`/game replace\`.`,
        ping: [notice.to],
      };
  }
}
