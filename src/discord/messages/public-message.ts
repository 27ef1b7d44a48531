import { settingsFingerprint, type QueuedMessage, type PanelOffer } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import { hasMark, customId, componentIdOf } from '#discord/interactions/custom-id.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import { button, buttonRows, type Message } from './message.ts';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import { formatPanelTour } from '#discord/format/tour.ts';
import { mention, replaceMentions } from '#discord/format/mention.ts';
import { newGameButton } from './new-game-button.ts';
import { noticeMessage } from './notice-message.ts';
import { formatPromise } from '#discord/trade/promise-texts.ts';
import { isPanelNotice, panelMessage } from './panel-message.ts';
import type { MessageContext, OutboxRef } from './message-context.ts';
import { abandonMessage, appointmentMessage, seatMessage, takeoverMessage } from './consent-message.ts';
import { repairMessage, undoMessage } from './correction-message.ts';
import { seedMessage } from './seed-message.ts';
import { endMessage, drawChapter, turnMessage } from './turn-message.ts';
import { capitalize } from '#text/sentences.ts';

/**
 * Builds the message of an outbox row for a game's thread, with its mark. `pinged`: users whose move it is; `seen`: the
 * game, if it has just been loaded. Returns undefined if there is nothing to show.
 */
export async function publicMessage(
  context: BotContext,
  posting: OutboxRef,
  said: QueuedMessage,
  pinged: string[],
  offers: PanelOffer[] = [],
  seen?: LoadedGame,
): Promise<Message | undefined> {
  const { game, id, nonce: mark } = posting;
  const posted: MessageContext = {
    context,
    loaded: seen ?? (await context.load(game)),
    game,
    id,
    mark,
    pinged,
    offers,
  };
  const message = await messageOf(posted, said);
  // The message may begin with "a former player".
  return message && withMark(posted, { ...message, content: capitalize(message.content) });
}

/**
 * Marks a message so that it can be found again. Without buttons and pings it gets a frame with the mark as component
 * id; if it has no button that carries the mark, it gets one that is always valid.
 */
function withMark({ loaded, game, mark }: MessageContext, message: Message): Message {
  const { components = [], ping = [] } = message;
  if (!components.length && !ping.length)
    return {
      ...message,
      content: replaceMentions(loaded.info, message.content),
      frame: { ...message.frame, mark: componentIdOf(mark) },
    };
  if (hasMark(components, mark)) return message;
  const { head } = loaded.info;
  const more = buttonRows([
    button(customId('g', game, mark, head ? 'board' : 'move'), head ? 'Board' : 'Show the game'),
  ]);
  return { ...message, components: [...components, ...more] };
}

async function messageOf(posted: MessageContext, said: QueuedMessage): Promise<Message | undefined> {
  if (isPanelNotice(said)) return panelMessage(posted, said, await formatPanelTour(posted.loaded));
  switch (said.kind) {
    case 'lobby':
      return lobbyMessage(posted);
    case 'turn':
      return turnWithPictures(posted, said);
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
    case 'published':
      return publishedPromiseMessage(posted, said.promise);
    case 'private':
    case 'title':
    case 'unplanned':
    case 'offers':
    case 'promise':
    case 'next':
    case 'trouble':
      return undefined;
  }
}

/** Builds the message for a promise that both its players have published. */
async function publishedPromiseMessage(
  { context, loaded, game }: MessageContext,
  number: number,
): Promise<Message | undefined> {
  const promise = await context.service.findPromise(game, number);
  const { presenter } = loaded;
  return promise?.isPublic
    ? { content: `**Published promise.** ${formatPromise(promise, presenter.seatName.bind(presenter))}` }
    : undefined;
}

/** Builds a single turn message, with the board if the row asks for it. */
async function turnWithPictures(
  { context, loaded }: MessageContext,
  said: Extract<QueuedMessage, { kind: 'turn' }>,
): Promise<Message> {
  const pictures =
    said.style === 'board' && loaded.info.status !== 'ended' ? await drawChapter(context, loaded, 'board', [said]) : [];
  return { ...(await turnMessage(loaded, [said])), pictures };
}

function lobbyMessage({ loaded, game, mark }: MessageContext): Message | undefined {
  if (loaded.info.status !== 'lobby') return undefined;
  return {
    content: [
      loaded.adapter.lobby.describe(loaded.info, mention),
      ...(gamePlaceOf(loaded.info).talk === undefined ? [] : ['Table talk gets its own thread.']),
    ].join('\n'),
    components: buttonRows([
      // A user who presses Join agrees to the settings shown here.
      button(customId('g', game, mark, 'join', settingsFingerprint(loaded.info.settings)), 'Join', 'success'),
      button(customId('g', game, mark, 'leave'), 'Leave'),
      button(customId('g', game, mark, 'start'), 'Start the game', 'primary'),
      newGameButton(),
    ]),
  };
}
