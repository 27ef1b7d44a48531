import type { Fact } from '../../engine/index.ts';
import { Illegal, isPractice, type Message as Said } from '../../table/index.ts';
import { customId } from '../custom-id.ts';
import type { OfferShown } from '../face.ts';
import { button, rows, type Message } from '../message.ts';
import { lines } from '../text.ts';
import { gameButtons, passing } from './buttons.ts';
import { mention } from './mention.ts';
import type { Posted } from './posted.ts';
import { waitingLine } from './waiting.ts';
import { listed } from '../../words/sentences.ts';

type Of<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;

/** So many offers have a button under the message that tells of them. */
const OFFERS = 3;

/** What happened, with the board where it has changed, and who is next. */
export async function turnMessage(posted: Posted, said: Of<'turn'>): Promise<Message> {
  const { seen, game, pinged } = posted;
  const { sight } = seen;
  // A correction has had a message of its own.
  const facts = seen
    .facts(said.from, said.to)
    .map(({ fact }) => fact)
    .filter(({ type }) => type !== 'corrected');
  const told = sight.narrate(facts, null);
  const offers = sight.offers?.(facts).slice(0, OFFERS) ?? [];
  const offered = offers.flatMap((offer) => offeredTo(posted, offer));
  const content = [
    lines(
      told.map((line) => `- ${line}`),
      1200,
    ),
    ...offered.map(({ user }) => `${mention(user)}: a trade is offered to you; only you two see what.`),
    waitingLine(seen),
  ]
    .filter(Boolean)
    .join('\n\n');
  return {
    content: content || sight.status(),
    components: [
      ...gameButtons(posted),
      ...passing(posted),
      ...rows(offers.map((offer) => button(customId('t', game, offer.alias, 'look'), `Offer to ${sight.seatName(offer.to)}`))),
    ],
    ping: [...new Set([...pinged, ...offered.flatMap(({ user, pinged: now }) => (now ? [user] : []))])],
    ...(said.style === 'board' && seen.game.status !== 'ended' && !outdated(posted) && { pictures: await boardOf(posted) }),
  };
}

/** The person an offer is made to, who is pinged for it once in a while. */
function offeredTo({ context, seen, game, id }: Posted, offer: OfferShown): { user: string; pinged: boolean }[] {
  const user = seen.game.members.find((member) => member.seat === offer.to && !isPractice(member.user))?.user;
  return user === undefined ? [] : [{ user, pinged: context.allowance.pings(`${game} ${offer.from} ${offer.to}`, id) }];
}

/** Where play is fast, only the last of several turns shows the board: the words of the others do not wait for it. */
const outdated = ({ context, game, id }: Posted): boolean =>
  context.table.outbox.later(game, 'turn', id).some(({ payload }) => (payload as { style?: string }).style === 'board');

/** A picture that cannot be drawn, or not in time, does not keep the words back. */
async function boardOf({ context: { log }, seen, game }: Posted): Promise<Message['pictures']> {
  try {
    return await seen.sight.board();
  } catch (error) {
    // Too many are in line: the picture would come too late for its words.
    if (!(error instanceof Illegal)) log.error({ game, err: error }, 'A board could not be drawn');
    return [];
  }
}

export async function endMessage(posted: Posted, said: Of<'ended'>): Promise<Message> {
  const { sight } = posted.seen;
  const winners = listed(said.winners.map((seat) => sight.seatName(seat)));
  return {
    content: `**The game has ended. ${winners ? `Victory for ${winners}!` : ''}**\n${sight.scores()}`.trim(),
    components: gameButtons(posted).slice(0, 1),
    pictures: await boardOf(posted),
    ping: [],
  };
}

/** What everybody may know of what happened, as the end of a sentence; where there is nothing of the kind, no word of how much there is. */
export function toldOf({ seen }: Posted, facts: Fact[]): string {
  const told = seen.sight.narrate(facts, null);
  const list = lines(
    told.map((line) => `- ${line}`),
    700,
  );
  return told.length ? `a move:\n${list}\n` : 'a move. ';
}
