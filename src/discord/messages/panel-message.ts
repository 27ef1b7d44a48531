import { isAi, type QueuedMessage } from '#service';
import { formatList } from '#text/sentences.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import { button, buttonRows, type Message } from './message.ts';
import { passButton } from '#discord/questions/controls/pass-buttons.ts';
import { formatTimestamp } from '#text/markdown.ts';
import { mention } from '#discord/format/mention.ts';
import type { MessageContext } from './message-context.ts';
import { formatNextTurn } from '#discord/format/next-turn.ts';
import { formatWaiting } from '#discord/format/waiting.ts';

/** Messages that the panel shows. */
export type PanelNotice = Extract<QueuedMessage, { kind: 'waiting' | 'asked' | 'reminder' }>;

export const isPanelNotice = (said: QueuedMessage): said is PanelNotice =>
  said.kind === 'waiting' || said.kind === 'asked' || said.kind === 'reminder';

/**
 * Builds the panel: the players who are waited for, their tasks, and the buttons. Returns undefined if the game is in a
 * lobby or over. `tour`: text above it for a newcomer.
 */
export function panelMessage(posted: MessageContext, said: PanelNotice, tour = ''): Message | undefined {
  const { loaded, pinged, offers } = posted;
  if (loaded.info.status === 'paused') return { content: 'The game is paused.', components: panelButtons(posted) };
  if (loaded.info.status !== 'running') return undefined;
  const offered = [...new Set(offers.flatMap((offer) => findUserOfSeat(posted, offer.to) ?? []))];
  const line = formatWaiting(loaded);
  const next = loaded.presenter.nextTurn?.();
  const unnamed = pinged.filter((user) => !line.includes(mention(user)) && !offered.includes(user));
  const content = [
    said.kind === 'reminder'
      ? `${mention(said.user)}, the game is waiting for you. I asked you ${formatTimestamp(said.since)}.`
      : '',
    unnamed.length && said.kind !== 'reminder' ? `${unnamed.map(mention).join(', ')}, it is your move.` : '',
    line,
    line && next ? formatNextTurn(next, loaded.presenter.seatName.bind(loaded.presenter)) : '',
    ...offered.map((user) => offeredLine(posted, user)),
  ];
  const text = content.filter(Boolean).join('\n');
  return text
    ? {
        content: tour ? `${tour}\n\n${text}` : text,
        components: [...panelButtons(posted), ...offerButtons(posted)],
        ping: pinged,
      }
    : undefined;
}

/** "@Ann: Hacan offers you a trade; only you two see what." */
function offeredLine(posted: MessageContext, user: string): string {
  const { loaded, offers } = posted;
  const from = offers.flatMap((one) =>
    findUserOfSeat(posted, one.to) === user && one.from !== undefined ? [loaded.presenter.seatName(one.from)] : [],
  );
  if (!from.length) return `${mention(user)}: a player offers you a trade. Only you two can see it.`;
  return from.length === 1
    ? `${mention(user)}: ${from[0]} offers you a trade. Only you two can see it.`
    : `${mention(user)}: ${formatList(from)} each offer you a trade. Only you and that player can see each offer.`;
}

/** Returns the user at a seat; undefined if there is none or if it is an AI player. */
export const findUserOfSeat = ({ loaded }: MessageContext, seat: string): string | undefined =>
  loaded.info.members.find((member) => member.seat === seat && !isAi(member.user))?.user;

/**
 * Buttons of the panel. Their `mark` identifies the message if its sending was uncertain. Players who may seem to be
 * asked get a pass button.
 */
const panelButtons = ({ loaded, game, mark }: MessageContext) =>
  buttonRows([
    button(customId('g', game, mark, 'move'), 'Your move', 'primary'),
    ...(loaded.adapter.hasHands ? [button(customId('g', game, mark, 'hand'), 'My hand')] : []),
    ...(loaded.pendingPlayers().some(({ covered }) => covered) ? [passButton(loaded, mark)] : []),
    ...(loaded.adapter.trade ? [button(customId('g', game, mark, 'trade'), 'Trade')] : []),
    button(customId('g', game, mark, 'more'), 'More'),
  ]);

const offerButtons = ({ loaded, game, offers }: MessageContext) =>
  buttonRows(
    offers.map(({ alias, from, to }) => {
      const of = from === undefined ? '' : ` from ${loaded.presenter.seatName(from)}`;
      return button(customId('t', game, alias, 'look'), `Offer${of} to ${loaded.presenter.seatName(to)}`);
    }),
  );
