import type { Fact } from '#engine';
import { isAi, type QueuedMessage, type RequestMessage } from '#service';
import { capitalize } from '#text/sentences.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import type { Message } from './message.ts';
import { formatTimestamp } from '#text/markdown.ts';
import { mention, replaceMentions } from '#discord/format/mention.ts';
import { endSentence, formatMove } from '#discord/format/last-move.ts';
import type { MessageContext } from './message-context.ts';
import { consentButtons } from './consent-message.ts';
import type { Retraction } from '#discord/format/chapter-lines.ts';
import { formatPublicFacts } from './turn-message.ts';

type NoticeOf<Kind extends QueuedMessage['kind']> = Extract<QueuedMessage, { kind: Kind }>;

export type UndoNotice = Omit<NoticeOf<'undo'>, 'kind'>;

/** Returns the facts that an undo takes back or has taken back. */
async function factsOf(context: BotContext, game: string, { from, to, stage }: UndoNotice): Promise<Fact[]> {
  // An undo has the number after the last command that it takes back.
  const undoneBy = stage === 'done' ? to + 1 : null;
  const past = (await context.service.history(game, from, to)).filter((one) => one.undoneBy === undoneBy);
  return past.flatMap(({ facts }) => facts);
}

/** Returns what everybody may know of an undo. */
const formatUndone = async (posted: MessageContext, said: UndoNotice): Promise<string> =>
  formatPublicFacts(posted, await factsOf(posted.context, posted.game, said));

/**
 * Returns the line that replaces undone facts: "Ann took back this: Sol moves a cruiser to Lodor"; undefined if the
 * facts were not public.
 */
export async function describeRetraction(
  context: BotContext,
  seen: LoadedGame,
  said: UndoNotice,
): Promise<Retraction | undefined> {
  const { info, presenter } = seen;
  const mover = info.members.find(({ user }) => user === said.user)?.seat ?? null;
  const told = formatMove(presenter, await factsOf(context, info.id, said), { viewer: null, mover });
  const who = capitalize(replaceMentions(info, mention(said.user)));
  return told ? { after: said.to, line: `-# ${who} undid this: ${endSentence(told)}` } : undefined;
}

/** Asks for consent. `so`: effect of giving the command again if no player can be asked and none refused. */
const formatConsentQuestion = ({ needed, until }: RequestMessage, so: string): string =>
  needed.length
    ? `Do you agree, ${needed.map(mention).join(', ')}?`
    : `Players who left the game can object${until ? ` until ${formatTimestamp(until, 'f')}. After that, the command can be used again to ${so}` : ''}.`;

export async function undoMessage(posted: MessageContext, said: NoticeOf<'undo'>): Promise<Message> {
  switch (said.stage) {
    case 'asked':
      return {
        content: `${mention(said.user)} wants to undo ${await formatUndone(posted, said)}It rolled or revealed something, or it involved other players. ${formatConsentQuestion(said, 'undo it')}`,
        components: consentButtons(posted, said.request),
        ping: said.needed,
      };
    case 'done':
      return {
        content: `${mention(said.user)} undid ${await formatUndone(posted, said)}I will ask the open questions again.`,
      };
    case 'refused':
      return { content: 'A player objected. The move stands.' };
    case 'lapsed':
      return { content: 'The request to undo a move expired, because the game continued.' };
    case 'impossible':
      return { content: 'The move can no longer be undone.' };
  }
}

/** Says who has consented. */
function formatConsentGiven({ loaded }: MessageContext): string {
  const people = loaded.info.members.filter(({ user }) => !isAi(user)).length;
  return people > 1 ? 'All players agreed to a correction' : 'Correction';
}

export function repairMessage(posted: MessageContext, said: NoticeOf<'repair'>): Message {
  const { loaded } = posted;
  const fields = (said.data ?? {}) as Record<string, string>;
  const about =
    loaded.adapter.repairForms.find((one) => one.name === said.name)?.describe(loaded.presenter, fields) ?? said.name;
  switch (said.stage) {
    case 'asked':
      return {
        content: `${mention(said.user)} proposes a correction: ${about}. ${formatConsentQuestion(said, 'make it')}`,
        components: consentButtons(posted, said.request),
        ping: said.needed,
      };
    case 'done':
      return {
        content: `${formatConsentGiven(posted)}: ${about}.`,
      };
    case 'refused':
      return { content: 'A player objected. Nothing was corrected.' };
    case 'lapsed':
    case 'impossible':
      return { content: 'The correction is no longer possible.' };
  }
}
