import { windowQuestion, type Change, type EngineState } from '#engine';
import type { CommandTrace } from '#store';
import { everyAsk, type AsksSynced } from '#service/command-log/sync-asks.ts';
import type { Edition } from '#service/edition.ts';
import type { Entry } from '#service/command-log/command-entry.ts';
import { isInCombat } from '#service/announce/publicly-waiting.ts';
import type { Result } from '#service/command-log/engine-result.ts';

/** Kept in every state, and never shown to anybody; of facts, who is told is looked at fact by fact. */
const INNER = ['chain', 'nextId', 'stack', 'facts'];

interface Made extends Result {
  reverse: Change[];
  asks: AsksSynced;
}

/**
 * What a command left behind. Only what is proved to be a player's own open choice counts as one: no number was drawn, no answer
 * but their own was used, nothing was told to some alone but what became of something between them, and nobody was asked because of
 * what they may hold.
 */
export function traceOf(edition: Edition, entry: Entry, made: Made): CommandTrace {
  const { facts, drew, used, reverse, asks } = made;
  const { seat } = entry;
  if (seat === null || !['answer', 'act', 'withdraw'].includes(entry.kind)) return 'more';
  const own =
    !drew &&
    [...used].every((one) => one === seat) &&
    facts.every(
      (fact) => (fact.to === undefined && edition.harmless(fact, seat)) || isBetween(edition, fact.to, fact.type),
    ) &&
    !putsOthers(edition, entry, made);
  if (!own) return 'more';
  const seen =
    facts.some(({ to }) => to === undefined) ||
    asks.changed ||
    reverse.some(({ at }) => !INNER.includes(at[0]) && !edition.unseen(at));
  if (seen) return 'choice';
  return facts.length ? 'between' : 'none';
}

/** Whether not everybody can tell that a command was made: nothing that all can see may then depend on it. */
export const isSecret = (trace: CommandTrace): boolean => trace === 'none' || trace === 'between';

const isBetween = (edition: Edition, to: unknown, type: string): boolean =>
  Array.isArray(to) && (edition.between?.(type) ?? false);

/** Whether somebody else was asked what they have to say to it where no veil lies over who can, or in a combat, where only they are: that tells what they hold. */
function putsOthers(
  edition: Edition,
  { seat }: Entry,
  { after, asks }: { after: EngineState; asks: AsksSynced },
): boolean {
  const places = everyAsk(after);
  return asks.opened.some((row) => {
    const place = places.get(row.ask);
    if (row.seat === seat || place?.ask.question !== windowQuestion.name) return false;
    return !row.covered || isInCombat(edition, after, place.ask, place.around);
  });
}
