import type { OutboxRow } from '../../src/table/index.ts';

/** What is wrong between what was to be said of a game in public and the messages that are there, the oldest first: each has to be there once, and nothing else. */
export function saidWrong(rows: OutboxRow[], said: { id: string; content: string }[]): string[] {
  const bot = said.map(({ id }) => id);
  const wrong: string[] = [];
  // The seed is told when a game has been over for a day.
  for (const { id, kind, status, error } of rows.filter((row) => row.kind !== 'seed'))
    if (status !== 'sent' && status !== 'void') wrong.push(`Message ${id} (${kind}) is ${status}: ${error}`);
  const told = new Set(
    rows
      .filter(({ kind, messageId }) => kind !== 'private' && kind !== 'trouble' && messageId !== null)
      .flatMap(({ messageId }) => messageId ?? []),
  );
  const extra = bot.filter((id) => !told.has(id));
  const missing = [...told].filter((id) => !bot.includes(id));
  // A ping may have gone out just before a kill, and its question been answered before that could be noted: it is there once, and void.
  const overtaken = rows.filter(({ status, attempts }) => status === 'void' && attempts > 0).length;
  if (extra.length > overtaken)
    wrong.push(
      `${extra.length} messages are there twice: ${said
        .filter(({ id }) => extra.includes(id))
        .map(({ content }) => content.slice(0, 200))
        .join(' | ')}`,
    );
  if (missing.length) wrong.push(`${missing.length} messages are missing`);
  const own = rows
    .filter(({ kind, messageId }) => !['asked', 'waiting', 'lobby'].includes(kind) && messageId !== null)
    .map(({ messageId }) => messageId);
  if (new Set(own).size !== own.length) wrong.push('Two things share a message');
  const turns = rows
    .filter(({ kind }) => kind === 'turn')
    .map(({ payload, messageId }) => ({ ...(payload as { from: number; to: number }), messageId }));
  turns.slice(1).forEach(({ from }, i) => {
    if (from !== turns[i].to + 1) wrong.push(`A turn begins with ${from} after ${turns[i].to}`);
  });
  if (turns.some(({ messageId }) => messageId === null)) wrong.push('A turn was not told');
  const order = turns.map(({ messageId }) => bot.indexOf(messageId ?? ''));
  if (order.some((at, i) => i > 0 && at < order[i - 1])) wrong.push('The turns are out of order');
  return wrong;
}
