import { isAi, type QueuedMessage } from '#service';
import { customId, requestAlias } from '#discord/interactions/custom-id.ts';
import { button, buttonRows, type Message, type ActionRow } from './message.ts';
import { formatTimestamp } from '#text/markdown.ts';
import { mention } from '#discord/format/mention.ts';
import type { MessageContext } from './message-context.ts';
import { formatList, capitalize } from '#text/sentences.ts';

type NoticeOf<Kind extends QueuedMessage['kind']> = Extract<QueuedMessage, { kind: Kind }>;

/** Buttons for a request to other players. `take` adds a button with which a new player takes a seat. */
export function consentButtons(
  { loaded }: Pick<MessageContext, 'loaded'>,
  request: number | null,
  { yes = 'I agree', no = 'I object', take = false }: { yes?: string; no?: string; take?: boolean } = {},
): ActionRow[] {
  if (request === null) return [];
  const called = requestAlias(loaded, request);
  return buttonRows([
    ...(take ? [button(customId('r', loaded.info.id, called, 'take'), 'Take the seat', 'primary')] : []),
    button(customId('r', loaded.info.id, called, 'agree'), yes, 'success'),
    button(customId('r', loaded.info.id, called, 'refuse'), no, 'danger'),
  ]);
}

/** Names the players whose consent is missing: "It is done once Bob and Cleo have agreed."; empty if there are none. */
export const formatPendingConsent = (what: string, missing: readonly string[]): string =>
  missing.length
    ? `${what} once ${formatList(missing.map(mention))} ${missing.length > 1 ? 'have' : 'has'} agreed.`
    : '';

const mentionAll = (users: string[]): string => users.map(mention).join(', ');
const formatDeadline = (until: number | null | undefined, command: string): string =>
  until ? `-# If no one objects by ${formatTimestamp(until, 'f')}, ${command} can be used again to do it.` : '';

export function takeoverMessage(
  { loaded }: MessageContext,
  { stage, user, organiser, needed, request, until }: NoticeOf<'takeover' | 'appoint'>,
): Message {
  switch (stage) {
    case 'asked':
      return {
        content: [
          `${mention(user)} wants to replace ${mention(organiser)} as the organizer.${needed.length ? ` Do you agree, ${mentionAll(needed)}?` : ''}`,
          formatDeadline(until, '`/game takeover`'),
          `-# ${mention(organiser)} can object too.`,
        ]
          .filter(Boolean)
          .join('\n'),
        components: consentButtons({ loaded }, request),
        ping: [...new Set([...needed, organiser])],
      };
    case 'refused':
      return { content: `A player objected. ${capitalize(mention(organiser))} stays the organizer.` };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: 'The request to replace the organizer expired.' };
  }
}

export function appointmentMessage(
  { loaded }: MessageContext,
  { stage, user, organiser, request }: NoticeOf<'takeover' | 'appoint'>,
): Message {
  switch (stage) {
    case 'asked':
      return {
        content: `${mention(organiser)}: ${mention(user)} asks you to become the organizer. Do you accept?`,
        components: consentButtons({ loaded }, request, { yes: 'Accept', no: 'Decline' }),
        ping: [organiser],
      };
    case 'refused':
      return { content: `${mention(user)} stays the organizer.` };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: 'The request to become the organizer expired.' };
  }
}

export function abandonMessage(
  { loaded }: MessageContext,
  { stage, user, needed, request, until }: NoticeOf<'abandon'>,
): Message {
  switch (stage) {
    case 'asked':
      return {
        content: [
          `${mention(user)} wants to end this game early and permanently. Do you agree, ${mentionAll(needed)}?`,
          formatDeadline(until, '`/game abandon`'),
        ]
          .filter(Boolean)
          .join('\n'),
        components: consentButtons({ loaded }, request),
        ping: needed,
      };
    case 'refused':
      return { content: 'A player objected. The game continues.' };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: 'The request to end the game expired.' };
  }
}

export function seatMessage(posted: MessageContext, said: NoticeOf<'seat'>): Message {
  const { stage, from, to } = said;
  const seat = posted.loaded.presenter.seatName(said.seat);
  switch (stage) {
    case 'asked':
      return from === null ? seatOfferMessage(posted, said, seat) : replacementMessage(posted, said, seat, from);
    case 'refused':
      return {
        content:
          from === null
            ? `${mention(to)} declined the seat of ${seat}.`
            : `${mention(from)} keeps the seat of ${seat}.`,
      };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: `The offer of the seat of ${seat} expired.` };
  }
}

const seatOfferMessage = (
  { loaded }: MessageContext,
  { user, to, request }: NoticeOf<'seat'>,
  seat: string,
): Message => ({
  content: `${mention(to)}: ${mention(user)} offers you the seat of ${seat}. Take it within a week to play.`,
  components: consentButtons({ loaded }, request, { yes: 'Take the seat', no: 'Decline' }),
  ping: [to],
});

/** Asks a player who is to lose the seat, and lets them say that they are here. */
function replacementMessage(
  { loaded }: MessageContext,
  { user, to, needed, request, until }: NoticeOf<'seat'>,
  seat: string,
  from: string,
): Message {
  const rest = needed.filter((one) => one !== from && one !== to);
  const taker = isAi(to) ? '' : ` ${capitalize(mention(to))} must accept too.`;
  return {
    content: [
      `${mention(from)}: ${mention(user)} wants to give your seat (${seat}) to ${mention(to)}. Do you agree, or are you still here?${taker}`,
      until
        ? `-# Any move by ${mention(from)} keeps their seat, and any player can object. If ${mention(from)} does nothing by ${formatTimestamp(until, 'f')}${rest.length ? ` and ${mentionAll(rest)} agree` : ''}, the organizer can use the command again to do it.`
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
    components: consentButtons({ loaded }, request, { no: 'I object / I am here', take: !isAi(to) }),
    ping: needed,
  };
}
