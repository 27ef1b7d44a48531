import type { PlayerMessage } from '#sandbox/player.ts';
import type { OutboxMessage } from '#service';
import { buttonOf, textOfMessage } from '../../e2e/displayed-message.ts';

/** What the panel at the end of the thread tells of; only the last of these messages is there. */
const PANEL = ['waiting', 'asked', 'reminder'];
const isPanel = (one: Pick<PlayerMessage, 'content' | 'components'>): boolean =>
  buttonOf(one, 'Your move') !== undefined;

/** Of so many at least one half is told; among fewer it may be chance. */
const FEW_TURNS = 10;

/** Names each turn that does not follow the one before. What one command told may lie in several parts, one behind the other. */
const gapsIn = (turns: readonly { from: number; to: number; after?: number; upto?: number }[]): string[] =>
  turns.slice(1).flatMap(({ from, after }, i) => {
    const { to, upto } = turns[i];
    const follows = after === undefined ? from === to + 1 && upto === undefined : from === to && after === upto;
    return follows ? [] : [`A turn begins with ${from} after ${to}`];
  });

/** What is wrong between what was to be said of a game in public and the messages that are there, the oldest first: each has to be there once, and nothing else; and one panel. `removed`: messages that somebody has deleted; `now`: up to when the bot has said what was due. */
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
  // The seed is told when a game has been over for a day.
  for (const { id, kind, status, error, dueAt } of rows.filter((row) => row.kind !== 'seed'))
    if (status !== 'sent' && status !== 'void' && !(['asked', 'turn'].includes(kind) && dueAt > now))
      wrong.push(`Message ${id} (${kind}) is ${status}: ${error}`);
  const told = new Set(
    rows
      .filter(({ kind, messageId }) => ![...PANEL, 'private', 'trouble'].includes(kind) && messageId !== null)
      .flatMap(({ messageId }) => messageId ?? []),
  );
  const missing = [...told].filter((id) => !bot.includes(id));
  const extra = said.filter((one) => !isPanel(one) && !told.has(one.id)).map((one) => textOfMessage(one).slice(0, 200));
  if (extra.length) wrong.push(`${extra.length} messages are there twice: ${extra.join(' | ')}`);
  if (missing.length) wrong.push(`${missing.length} messages are missing`);
  // What belongs to one part of the game is told in one message, and there what of it was taken back.
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
  // A title with nothing under it is no message; but most turns have something to tell, where there have been some.
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
