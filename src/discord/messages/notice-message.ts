import type { SeatId } from '#engine';
import type { Notice } from '#service';
import type { Message } from './message.ts';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import { formatTalkLine } from '#discord/channels/talk-thread.ts';
import { formatTimestamp, escapeMarkdown } from '#text/markdown.ts';
import { mention } from '#discord/format/mention.ts';
import type { MessageContext } from './message-context.ts';

/** Formats the seed commitment behind a spoiler, since most players do not need it. */
const formatSeedCommitment = (commitment: string): string =>
  `-# Nobody can choose the dice, and at the end anyone can check them. SHA-256 of the seed that settles them: ||\`${commitment}\`||`;

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
    ? `${whom}**${name}** (${called}), who organizes the game, has left this server. Any of you can organize it with \`/game takeover\`.`
    : `${whom}**${name}** has left this server. You can give ${called} to somebody else with \`/game replace\`; only they have to agree.`;
}

/** Builds the message for a change of the game or its seats. */
export function noticeMessage(posted: MessageContext, notice: Notice): Message {
  const called = (seat: SeatId): string => posted.loaded.presenter.seatName(seat);
  switch (notice.what) {
    case 'started':
      return {
        content: [
          '**The game begins.**',
          formatEditionAndSettings(posted),
          ...notice.seating.map(({ seat, user }) => `- ${mention(user)} plays ${called(seat)}`),
          ...(notice.commitment === undefined ? [] : [formatSeedCommitment(notice.commitment)]),
          ...formatTalkLine(gamePlaceOf(posted.loaded.info)),
        ].join('\n'),
      };
    case 'dice':
      return { content: formatSeedCommitment(notice.commitment) };
    case 'paused':
      return { content: `${mention(notice.user)} has paused the game.` };
    case 'resumed':
      return { content: `${mention(notice.user)} has taken the game up again.` };
    case 'abandoned':
      return { content: `${mention(notice.user)} has ended the game before its time.` };
    case 'moved':
      return {
        content: [
          '**The game goes on here.** What was said elsewhere is in `/history`.',
          ...formatTalkLine(gamePlaceOf(posted.loaded.info)),
        ].join('\n'),
      };
    case 'left':
      return {
        content: `${mention(notice.user)} has left the game. The organizer can give ${called(notice.seat)} to somebody else with \`/game replace\`.`,
      };
    case 'replaced':
      return {
        content: `${mention(notice.by)} plays ${called(notice.seat)} from now on${notice.user && notice.user !== notice.by ? `, in place of ${mention(notice.user)}` : ''}.`,
      };
    case 'organiser':
      return { content: `${mention(notice.user)} organizes the game from now on.` };
    case 'departed':
      return { content: departed(posted, notice), ping: notice.to };
    case 'overdue':
      return {
        content: `${mention(notice.to)}: ${mention(notice.user)} has not answered since ${formatTimestamp(notice.since)}. You can give the seat to somebody else with \`/game replace\`.`,
        ping: [notice.to],
      };
  }
}
