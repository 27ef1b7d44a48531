import { isPractice, type Message as Said } from '#service';
import { listed } from '#text/sentences.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import { button, rows, type Message } from './message.ts';
import { nothingForMe } from '#discord/questions/pass-buttons.ts';
import { moment } from '#text/markdown.ts';
import { mention } from '#discord/format/mention.ts';
import type { Posted } from './message-context.ts';
import { waitingLine } from '#discord/format/waiting.ts';

/** The kinds of which the panel tells. */
export type Paneled = Extract<Said, { kind: 'waiting' | 'asked' | 'reminder' }>;

export const isPaneled = (said: Said): said is Paneled =>
  said.kind === 'waiting' || said.kind === 'asked' || said.kind === 'reminder';

/** Who is waited for and for what, with the buttons by which that is done. Nothing where the game is not under way. */
export function panelMessage(posted: Posted, said: Paneled): Message | undefined {
  const { seen, pinged, offers } = posted;
  if (seen.game.status === 'paused') return { content: 'The game is paused.', components: panelButtons(posted) };
  if (seen.game.status !== 'running') return undefined;
  const offered = [...new Set(offers.flatMap((offer) => userOf(posted, offer.to) ?? []))];
  const line = waitingLine(seen);
  const unnamed = pinged.filter((user) => !line.includes(mention(user)) && !offered.includes(user));
  const content = [
    said.kind === 'reminder'
      ? `${mention(said.user)}: the game has been waiting for you since ${moment(said.since)}.`
      : '',
    unnamed.length && said.kind !== 'reminder' ? `${unnamed.map(mention).join(', ')}: it is your move.` : '',
    line,
    ...offered.map((user) => offeredLine(posted, user)),
  ];
  const text = content.filter(Boolean).join('\n');
  return text
    ? { content: text, components: [...panelButtons(posted), ...offerButtons(posted)], ping: pinged }
    : undefined;
}

/** "@Ann: Hacan offers you a trade; only you two see what." */
function offeredLine(posted: Posted, user: string): string {
  const { seen, offers } = posted;
  const from = offers.flatMap((one) =>
    userOf(posted, one.to) === user && one.from !== undefined ? [seen.sight.seatName(one.from)] : [],
  );
  if (!from.length) return `${mention(user)}: a trade is offered to you; only you two see what.`;
  return from.length === 1
    ? `${mention(user)}: ${from[0]} offers you a trade; only you two see what.`
    : `${mention(user)}: ${listed(from)} each offer you a trade; only the two of you see what.`;
}

/** The person an offer is made to. */
export const userOf = ({ seen }: Posted, seat: string): string | undefined =>
  seen.game.members.find((member) => member.seat === seat && !isPractice(member.user))?.user;

/** The mark tells the message apart if its sending was uncertain. Whoever may seem to be asked can say at once that they have nothing. */
const panelButtons = ({ seen, game, mark }: Posted) =>
  rows([
    button(customId('g', game, mark, 'move'), 'Your move', 'primary'),
    ...(seen.face.hands ? [button(customId('g', game, mark, 'hand'), 'My hand')] : []),
    ...(seen.waiting().some(({ covered }) => covered) ? [nothingForMe(seen, mark)] : []),
    ...(seen.sight.offers ? [button(customId('g', game, mark, 'trade'), 'Trade')] : []),
    button(customId('g', game, mark, 'more'), 'More'),
  ]);

const offerButtons = ({ seen, game, offers }: Posted) =>
  rows(
    offers.map(({ alias, from, to }) => {
      const of = from === undefined ? '' : ` of ${seen.sight.seatName(from)}`;
      return button(customId('t', game, alias, 'look'), `Offer${of} to ${seen.sight.seatName(to)}`);
    }),
  );
