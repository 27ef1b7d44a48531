import type { SeatId } from '../../engine/index.ts';
import type { Notice } from '../../table/index.ts';
import type { Message } from '../message.ts';
import { moment } from '../text.ts';
import { gameButtons } from './buttons.ts';
import { mention } from './mention.ts';
import type { Posted } from './posted.ts';

/** What has become of the game and of its seats. */
export function noticeMessage(posted: Posted, notice: Notice): Message {
  const called = (seat: SeatId): string => posted.seen.sight.seatName(seat);
  switch (notice.what) {
    case 'started':
      return {
        content: [
          '**The game begins.**',
          ...notice.seating.map(({ seat, user }) => `- ${mention(user)} plays ${called(seat)}`),
          `-# The dice are settled by a seed whose SHA-256 is \`${notice.commitment}\`; it is published after the game.`,
        ].join('\n'),
      };
    case 'paused':
      return { content: `${mention(notice.user)} has paused the game.` };
    case 'resumed':
      return { content: `${mention(notice.user)} has taken the game up again.`, components: gameButtons(posted) };
    case 'abandoned':
      return { content: `${mention(notice.user)} has ended the game before its time.` };
    case 'moved':
      return { content: '**The game goes on here.** What was said elsewhere is in `/history`.', components: gameButtons(posted) };
    case 'left':
      return {
        content: `${mention(notice.user)} has left the game. The organiser can give ${called(notice.seat)} to somebody else with \`/game replace\`.`,
      };
    case 'replaced':
      return {
        content: `${mention(notice.by)} plays ${called(notice.seat)} from now on${notice.user && notice.user !== notice.by ? `, in place of ${mention(notice.user)}` : ''}.`,
        components: gameButtons(posted),
      };
    case 'organiser':
      return { content: `${mention(notice.user)} organises the game from now on.` };
    case 'overdue':
      return {
        content: `${mention(notice.to)}: ${mention(notice.user)} has not answered since ${moment(notice.since)}. You can give the seat to somebody else with \`/game replace\`.`,
        ping: [notice.to],
      };
  }
}
