import { windowQuestion, type PatchOperation, type EngineState } from '#engine';
import type { UndoScope } from '#store';
import { allAsks, type AskSyncResult } from '#service/command-log/sync-asks.ts';
import type { Edition } from '#service/edition.ts';
import type { CommandEntry } from '#service/command-log/command-entry.ts';
import { isInCombat } from '#service/announce/publicly-waiting.ts';
import type { EngineResult } from '#service/command-log/engine-result.ts';

/** Kept in every state, and never shown to anybody; of facts, who is told is looked at fact by fact. */
const INTERNAL_STATE_KEYS = ['chain', 'nextId', 'stack', 'facts'];

interface CommandEffects extends EngineResult {
  reverse: PatchOperation[];
  asks: AskSyncResult;
}

/**
 * What a command left behind. Only what is proved to be a player's own open choice counts as one: no number was drawn, no answer
 * but their own was used, nothing was told to some alone but what became of something between them, and nobody was asked because of
 * what they may hold.
 */
export function undoScopeOf(edition: Edition, entry: CommandEntry, made: CommandEffects): UndoScope {
  const { facts, isUnpredictable, seatsHeard, reverse, asks } = made;
  const { seat } = entry;
  if (seat === null || !['answer', 'act', 'withdraw'].includes(entry.kind)) return 'more';
  const own =
    !isUnpredictable &&
    [...seatsHeard].every((one) => one === seat) &&
    facts.every(
      (fact) => (fact.to === undefined && edition.isUndoableFact(fact, seat)) || isBetween(edition, fact.to, fact.type),
    ) &&
    !revealsOthersHands(edition, entry, made);
  if (!own) return 'more';
  const seen =
    facts.some(({ to }) => to === undefined) ||
    asks.isVisible ||
    reverse.some(({ at }) => !INTERNAL_STATE_KEYS.includes(at[0]) && !edition.isHiddenPath(at));
  if (seen) return 'choice';
  return facts.length ? 'between' : 'none';
}

/** Whether not everybody can tell that a command was made: nothing that all can see may then depend on it. */
export const isUnseen = (trace: UndoScope): boolean => trace === 'none' || trace === 'between';

const isBetween = (edition: Edition, to: unknown, type: string): boolean =>
  Array.isArray(to) && (edition.isPrivateFact?.(type) ?? false);

/** Whether somebody else was asked what they have to say to it where no veil lies over who can, or in a combat, where only they are: that tells what they hold. */
function revealsOthersHands(
  edition: Edition,
  { seat }: CommandEntry,
  { after, asks }: { after: EngineState; asks: AskSyncResult },
): boolean {
  const places = allAsks(after);
  return asks.opened.some((row) => {
    const place = places.get(row.ask);
    if (row.seat === seat || place?.ask.question !== windowQuestion.name) return false;
    return !row.covered || isInCombat(edition, after, place.ask, place.around);
  });
}
