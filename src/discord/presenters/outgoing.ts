import { settingsPrint, type Message as Said } from '../../table/index.ts';
import type { Workings } from '../context.ts';
import { carries, customId } from '../custom-id.ts';
import { button, rows, type Message } from '../message.ts';
import { moment } from '../text.ts';
import { gameButtons, passing } from './buttons.ts';
import { mention } from './mention.ts';
import { noticeMessage } from './notices.ts';
import type { Posted, Posting } from './posted.ts';
import { abandonMessage, appointmentMessage, seatMessage, takeoverMessage } from './requests.ts';
import { repairMessage, undoMessage } from './corrections.ts';
import { seedMessage } from './seed.ts';
import { endMessage, turnMessage } from './turn.ts';
import { waitingLine } from './waiting.ts';
import { upper } from '../../words/sentences.ts';

/** What a message of the table says in a game's thread, with its mark. `pinged`: who is told that it is their move. */
export async function publicMessage(context: Workings, posting: Posting, said: Said, pinged: string[]): Promise<Message | undefined> {
  const { game, id, nonce: mark } = posting;
  const posted: Posted = { context, seen: context.see(game), game, id, mark, pinged };
  const message = await unmarked(posted, said);
  // Whoever it begins with may have no more name than "a former player".
  return message && withMark(posted, { ...message, content: upper(message.content) });
}

/** A message without buttons of its own, or with none that can carry the mark, gets what can always be looked at. */
function withMark(posted: Posted, message: Message): Message {
  const { components = [] } = message;
  const { seen, game, mark } = posted;
  if (carries(components, mark)) return message;
  const { status, head } = seen.game;
  const more =
    status === 'running'
      ? gameButtons(posted)
      : rows([button(customId('g', game, mark, head ? 'board' : 'move'), head ? 'Board' : 'How it stands')]);
  return { ...message, components: [...components, ...more] };
}

async function unmarked(posted: Posted, said: Said): Promise<Message | undefined> {
  switch (said.kind) {
    case 'lobby':
      return lobbyMessage(posted);
    case 'turn':
      return turnMessage(posted, said);
    case 'waiting':
      return waitingMessage(posted);
    case 'asked':
      return {
        content: `${posted.pinged.map(mention).join(', ')}: it is your move.`,
        components: gameButtons(posted),
        ping: posted.pinged,
      };
    case 'reminder':
      return {
        content: `${mention(said.user)}: the game has been waiting for you since ${moment(said.since)}.`,
        components: gameButtons(posted),
        ping: [said.user],
      };
    case 'ended':
      return endMessage(posted, said);
    case 'seed':
      return seedMessage(posted, said);
    case 'undo':
      return undoMessage(posted, said);
    case 'repair':
      return repairMessage(posted, said);
    case 'notice':
      return noticeMessage(posted, said.notice);
    case 'takeover':
      return takeoverMessage(posted, said);
    case 'appoint':
      return appointmentMessage(posted, said);
    case 'abandon':
      return abandonMessage(posted, said);
    case 'seat':
      return seatMessage(posted, said);
    case 'private':
    case 'trouble':
      return undefined;
  }
}

function lobbyMessage({ seen, game, mark }: Posted): Message | undefined {
  if (seen.game.status !== 'lobby') return undefined;
  return {
    content: seen.face.lobby.describe(seen.game, mention),
    components: rows([
      // Whoever presses agrees to what they have read.
      button(customId('g', game, mark, 'join', settingsPrint(seen.game.settings)), 'Join', 'success'),
      button(customId('g', game, mark, 'leave'), 'Leave'),
      button(customId('g', game, mark, 'start'), 'Start the game', 'primary'),
    ]),
  };
}

function waitingMessage(posted: Posted): Message | undefined {
  const content = waitingLine(posted.seen);
  return content ? { content, components: [...gameButtons(posted), ...passing(posted)], ping: posted.pinged } : undefined;
}
