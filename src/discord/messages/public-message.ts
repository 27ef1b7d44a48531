import { settingsPrint, type Message as Said, type OfferTold } from '#service';
import type { Workings } from '#discord/interactions/replies.ts';
import { carries, customId, numberOf } from '#discord/interactions/custom-id.ts';
import type { Sighted } from '#discord/edition/edition-adapter.ts';
import { button, rows, type Message } from './message.ts';
import { placeOf } from '#discord/channels/game-place.ts';
import { mention, withNames } from '#discord/format/mention.ts';
import { noticeMessage } from './notice-message.ts';
import { isPaneled, panelMessage } from './panel-message.ts';
import type { Posted, Posting } from './message-context.ts';
import { abandonMessage, appointmentMessage, seatMessage, takeoverMessage } from './consent-message.ts';
import { repairMessage, undoMessage } from './correction-message.ts';
import { seedMessage } from './seed-message.ts';
import { endMessage, picturesOf, turnMessage } from './turn-message.ts';
import { upper } from '#text/sentences.ts';

/** What a message of the table says in a game's thread, with its mark. `pinged`: who is told that it is their move; `seen`: the game as it has just been looked at. */
export async function publicMessage(
  context: Workings,
  posting: Posting,
  said: Said,
  pinged: string[],
  offers: OfferTold[] = [],
  seen?: Sighted,
): Promise<Message | undefined> {
  const { game, id, nonce: mark } = posting;
  const posted: Posted = { context, seen: seen ?? (await context.see(game)), game, id, mark, pinged, offers };
  const message = await unmarked(posted, said);
  // Whoever it begins with may have no more name than "a former player".
  return message && withMark(posted, { ...message, content: upper(message.content) });
}

/** A message without buttons is framed, with the mark as a number; one with none that can carry it, or that pings, gets what can always be looked at. */
function withMark({ seen, game, mark }: Posted, message: Message): Message {
  const { components = [], ping = [] } = message;
  if (!components.length && !ping.length)
    return {
      ...message,
      content: withNames(seen.game, message.content),
      frame: { ...message.frame, mark: numberOf(mark) },
    };
  if (carries(components, mark)) return message;
  const { head } = seen.game;
  const more = rows([button(customId('g', game, mark, head ? 'board' : 'move'), head ? 'Board' : 'How it stands')]);
  return { ...message, components: [...components, ...more] };
}

async function unmarked(posted: Posted, said: Said): Promise<Message | undefined> {
  if (isPaneled(said)) return panelMessage(posted, said);
  switch (said.kind) {
    case 'lobby':
      return lobbyMessage(posted);
    case 'turn':
      return told(posted, said);
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
    case 'unplanned':
    case 'trouble':
      return undefined;
  }
}

/** A turn by itself, with the board where that has changed. */
async function told({ context, seen }: Posted, said: Extract<Said, { kind: 'turn' }>): Promise<Message> {
  const pictures =
    said.style === 'board' && seen.game.status !== 'ended' ? await picturesOf(context, seen, 'board', [said]) : [];
  return { ...(await turnMessage(seen, [said])), pictures };
}

function lobbyMessage({ seen, game, mark }: Posted): Message | undefined {
  if (seen.game.status !== 'lobby') return undefined;
  return {
    content: [
      seen.face.lobby.describe(seen.game, mention),
      ...(placeOf(seen.game).talk === undefined ? [] : ['Talk at the table gets a thread of its own.']),
    ].join('\n'),
    components: rows([
      // Whoever presses agrees to what they have read.
      button(customId('g', game, mark, 'join', settingsPrint(seen.game.settings)), 'Join', 'success'),
      button(customId('g', game, mark, 'leave'), 'Leave'),
      button(customId('g', game, mark, 'start'), 'Start the game', 'primary'),
    ]),
  };
}
