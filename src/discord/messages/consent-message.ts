import { isAi, type Message as Said } from '#service';
import { customId, requestAlias } from '#discord/interactions/custom-id.ts';
import { button, buttonRows, type Message, type ActionRow } from './message.ts';
import { formatTimestamp } from '#text/markdown.ts';
import { mention } from '#discord/format/mention.ts';
import type { MessageContext } from './message-context.ts';
import { formatList, capitalize } from '#text/sentences.ts';

type NoticeOf<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;

/** Buttons for a request to other players. `take` adds a button with which a new player takes a seat. */
export function consentButtons(
  { loaded }: Pick<MessageContext, 'loaded'>,
  request: number | null,
  { yes = 'I agree', no = 'No', take = false }: { yes?: string; no?: string; take?: boolean } = {},
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
  until ? `-# If nobody says no until ${formatTimestamp(until)}, ${command} given again does it.` : '';

export function takeoverMessage(
  { loaded }: MessageContext,
  { stage, user, organiser, needed, request, until }: NoticeOf<'takeover' | 'appoint'>,
): Message {
  switch (stage) {
    case 'asked':
      return {
        content: [
          `${mention(user)} would like to organize this game in place of ${mention(organiser)}.${needed.length ? ` Do you agree, ${mentionAll(needed)}?` : ''}`,
          formatDeadline(until, '`/game takeover`'),
          `-# ${mention(organiser)} can say no as well.`,
        ]
          .filter(Boolean)
          .join('\n'),
        components: consentButtons({ loaded }, request),
        ping: [...new Set([...needed, organiser])],
      };
    case 'refused':
      return { content: `Not everybody agrees: ${mention(organiser)} goes on organizing the game.` };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: 'The wish to organize the game has lapsed.' };
  }
}

export function appointmentMessage(
  { loaded }: MessageContext,
  { stage, user, organiser, request }: NoticeOf<'takeover' | 'appoint'>,
): Message {
  switch (stage) {
    case 'asked':
      return {
        content: `${mention(organiser)}: ${mention(user)} asks you to organize this game from now on.`,
        components: consentButtons({ loaded }, request, { yes: 'I will organize it' }),
        ping: [organiser],
      };
    case 'refused':
      return { content: `${mention(user)} goes on organizing the game.` };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: 'The offer to organize the game has lapsed.' };
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
          `${mention(user)} would like to end this game before its time, for good. Do you agree, ${mentionAll(needed)}?`,
          formatDeadline(until, '`/game abandon`'),
        ]
          .filter(Boolean)
          .join('\n'),
        components: consentButtons({ loaded }, request),
        ping: needed,
      };
    case 'refused':
      return { content: 'Not everybody agrees: the game goes on.' };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: 'The wish to end the game has lapsed.' };
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
            ? `${mention(to)} does not take the seat of ${seat}.`
            : `${mention(from)} goes on playing ${seat}.`,
      };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: `The offer of the seat of ${seat} has lapsed.` };
  }
}

const seatOfferMessage = (
  { loaded }: MessageContext,
  { user, to, request }: NoticeOf<'seat'>,
  seat: string,
): Message => ({
  content: `${mention(to)}: ${mention(user)} offers you the seat of ${seat}. You play only if you take it; the offer stands for a week.`,
  components: consentButtons({ loaded }, request, { yes: 'Take the seat' }),
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
  const taker = isAi(to) ? '' : ` ${capitalize(mention(to))} has to take the seat.`;
  return {
    content: [
      `${mention(from)}: ${mention(user)} would like to give your seat, ${seat}, to ${mention(to)}. Do you agree, or are you here?${taker}`,
      until
        ? `-# Whatever ${mention(from)} does in the game keeps the seat theirs, and anybody can say no. If they do nothing until ${formatTimestamp(until)}${rest.length ? ` and ${mentionAll(rest)} agree` : ''}, it is done when it is asked for again.`
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
    components: consentButtons({ loaded }, request, { no: 'I am here / No', take: !isAi(to) }),
    ping: needed,
  };
}
