import { isPractice, type Message as Said } from '#service';
import { customId, requestAlias } from '#discord/interactions/custom-id.ts';
import { button, rows, type Message, type Row } from './message.ts';
import { moment } from '#text/markdown.ts';
import { mention } from '#discord/format/mention.ts';
import type { Posted } from './message-context.ts';
import { listed, upper } from '#text/sentences.ts';

type Of<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;

/** Under what somebody asks of the others. `take`: somebody new takes a seat by it. */
export function consent(
  { seen }: Pick<Posted, 'seen'>,
  request: number | null,
  { yes = 'I agree', no = 'No', take = false }: { yes?: string; no?: string; take?: boolean } = {},
): Row[] {
  if (request === null) return [];
  const called = requestAlias(seen, request);
  return rows([
    ...(take ? [button(customId('r', seen.game.id, called, 'take'), 'Take the seat', 'primary')] : []),
    button(customId('r', seen.game.id, called, 'agree'), yes, 'success'),
    button(customId('r', seen.game.id, called, 'refuse'), no, 'danger'),
  ]);
}

/** "It is done once Bob and Cleo have agreed.": whose consent is still awaited; nothing where nobody's is. */
export const onceAgreed = (what: string, missing: readonly string[]): string =>
  missing.length ? `${what} once ${listed(missing.map(mention))} ${missing.length > 1 ? 'have' : 'has'} agreed.` : '';

const all = (users: string[]): string => users.map(mention).join(', ');
const unless = (until: number | null | undefined, command: string): string =>
  until ? `-# If nobody says no until ${moment(until)}, ${command} given again does it.` : '';

export function takeoverMessage(
  { seen }: Posted,
  { stage, user, organiser, needed, request, until }: Of<'takeover' | 'appoint'>,
): Message {
  switch (stage) {
    case 'asked':
      return {
        content: [
          `${mention(user)} would like to organise this game in place of ${mention(organiser)}.${needed.length ? ` Do you agree, ${all(needed)}?` : ''}`,
          unless(until, '`/game takeover`'),
          `-# ${mention(organiser)} can say no as well.`,
        ]
          .filter(Boolean)
          .join('\n'),
        components: consent({ seen }, request),
        ping: [...new Set([...needed, organiser])],
      };
    case 'refused':
      return { content: `Not everybody agrees: ${mention(organiser)} goes on organising the game.` };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: 'The wish to organise the game has lapsed.' };
  }
}

export function appointmentMessage(
  { seen }: Posted,
  { stage, user, organiser, request }: Of<'takeover' | 'appoint'>,
): Message {
  switch (stage) {
    case 'asked':
      return {
        content: `${mention(organiser)}: ${mention(user)} asks you to organise this game from now on.`,
        components: consent({ seen }, request, { yes: 'I will organise it' }),
        ping: [organiser],
      };
    case 'refused':
      return { content: `${mention(user)} goes on organising the game.` };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: 'The offer to organise the game has lapsed.' };
  }
}

export function abandonMessage({ seen }: Posted, { stage, user, needed, request, until }: Of<'abandon'>): Message {
  switch (stage) {
    case 'asked':
      return {
        content: [
          `${mention(user)} would like to end this game before its time, for good. Do you agree, ${all(needed)}?`,
          unless(until, '`/game abandon`'),
        ]
          .filter(Boolean)
          .join('\n'),
        components: consent({ seen }, request),
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

export function seatMessage(posted: Posted, said: Of<'seat'>): Message {
  const { stage, from, to } = said;
  const seat = posted.seen.sight.seatName(said.seat);
  switch (stage) {
    case 'asked':
      return from === null ? offer(posted, said, seat) : replacement(posted, said, seat, from);
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

const offer = ({ seen }: Posted, { user, to, request }: Of<'seat'>, seat: string): Message => ({
  content: `${mention(to)}: ${mention(user)} offers you the seat of ${seat}. You play only if you take it; the offer stands for a week.`,
  components: consent({ seen }, request, { yes: 'Take the seat' }),
  ping: [to],
});

/** Somebody is to lose their seat: they are asked first, and can say that they are there. */
function replacement(
  { seen }: Posted,
  { user, to, needed, request, until }: Of<'seat'>,
  seat: string,
  from: string,
): Message {
  const rest = needed.filter((one) => one !== from && one !== to);
  const taker = isPractice(to) ? '' : ` ${upper(mention(to))} has to take the seat.`;
  return {
    content: [
      `${mention(from)}: ${mention(user)} would like to give your seat, ${seat}, to ${mention(to)}. Do you agree, or are you here?${taker}`,
      until
        ? `-# Whatever ${mention(from)} does in the game keeps the seat theirs, and anybody can say no. If they do nothing until ${moment(until)}${rest.length ? ` and ${all(rest)} agree` : ''}, it is done when it is asked for again.`
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
    components: consent({ seen }, request, { no: 'I am here / No', take: !isPractice(to) }),
    ping: needed,
  };
}
