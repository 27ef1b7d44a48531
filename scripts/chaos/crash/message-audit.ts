import type { PlayerMessage } from '#sandbox/player.ts';
import type { OutboxMessage } from '#service';
import { buttonOf, textOfMessage } from '../../e2e/displayed-message.ts';

/** Outbox kinds that become the panel at the end of the thread; only the last of these messages remains. */
const PANEL = ['waiting', 'asked', 'reminder'];
const isPanel = (one: Pick<PlayerMessage, 'content' | 'components'>): boolean =>
  buttonOf(one, 'Your move') !== undefined;

/** Number of turns from which at least half must have a message; with fewer, empty turns may be chance. */
const FEW_TURNS = 10;

/**
 * Describes each turn that does not continue the previous one. The events of one command may be split into consecutive
 * parts.
 */
const gapsIn = (turns: readonly { from: number; to: number; after?: number; upto?: number }[]): string[] =>
  turns.slice(1).flatMap(({ from, after }, i) => {
    const { to, upto } = turns[i];
    const follows = after === undefined ? from === to + 1 && upto === undefined : from === to && after === upto;
    return follows ? [] : [`A turn begins with ${from} after ${to}`];
  });

/** Kinds of direct messages. */
const DIRECT = ['private', 'offers', 'promise', 'trouble'];

/**
 * Describes mismatches between a game's public outbox rows and its messages, oldest first: each row has exactly one
 * message, and there is one panel. `removed`: messages that a user deleted; `now`: time until which the bot has sent
 * what was due.
 */
export function listMessageProblems(
  all: OutboxMessage[],
  said: Pick<PlayerMessage, 'id' | 'content' | 'components'>[],
  removed: ReadonlySet<string> = new Set(),
  now = Date.now(),
): string[] {
  const rows = all.filter(({ messageId }) => !removed.has(messageId ?? ''));
  const panels = said.filter(isPanel);
  const bot = said.filter((one) => !isPanel(one)).map(({ id }) => id);
  const wrong: string[] = [];
  if (panels.length > 1) wrong.push(`${panels.length} panels are there`);
  // The seed is only published a day after the game has ended.
  for (const { id, kind, status, error, dueAt } of rows.filter((row) => row.kind !== 'seed'))
    if (status !== 'sent' && status !== 'void' && !(['asked', 'turn'].includes(kind) && dueAt > now))
      wrong.push(`Message ${id} (${kind}) is ${status}: ${error}`);
  const told = new Set(
    rows
      .filter(({ kind, messageId }) => ![...PANEL, ...DIRECT].includes(kind) && messageId !== null)
      .flatMap(({ messageId }) => messageId ?? []),
  );
  const missing = [...told].filter((id) => !bot.includes(id));
  const extra = said.filter((one) => !isPanel(one) && !told.has(one.id)).map((one) => textOfMessage(one).slice(0, 200));
  if (extra.length) wrong.push(`${extra.length} messages are there twice: ${extra.join(' | ')}`);
  if (missing.length) wrong.push(`${missing.length} messages are missing`);
  // A message covers one part of the game only, but an undo may be reported in the message of its turn.
  const ofTurns = new Set(
    rows.flatMap(({ kind, messageId }) => (kind === 'turn' && messageId !== null ? [messageId] : [])),
  );
  const own = rows
    .filter(
      ({ kind, messageId }) =>
        ![...PANEL, 'lobby'].includes(kind) && !(kind === 'undo' && ofTurns.has(messageId ?? '')),
    )
    .filter(({ messageId }) => messageId !== null)
    .map(({ id, messageId, chapter }) => [messageId, chapter ?? id] as const);
  if (
    new Set(own.map(([message]) => message)).size !== new Set(own.map(([message, what]) => `${message} ${what}`)).size
  )
    wrong.push('Two things share a message');
  const turns = all
    .filter(({ kind }) => kind === 'turn')
    .map(({ payload, messageId, status }) => ({
      ...(payload as { from: number; to: number; after?: number; upto?: number }),
      messageId,
      status,
    }));
  wrong.push(...gapsIn(turns));
  // A title with no text is not sent as a message, but most of the turns should have text.
  if (
    turns.length >= FEW_TURNS &&
    turns.filter(({ messageId, status }) => messageId === null && status === 'sent').length * 2 > turns.length
  )
    wrong.push('Turns were not told');
  const alone = turns.filter(
    ({ messageId }) =>
      messageId !== null && !removed.has(messageId) && own.filter(([message]) => message === messageId).length === 1,
  );
  const order = alone.map(({ messageId }) => bot.indexOf(messageId ?? ''));
  if (order.some((at, i) => i > 0 && at < order[i - 1])) wrong.push('The turns are out of order');
  return wrong;
}
