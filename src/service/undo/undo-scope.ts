import { windowQuestion, type EngineState, type Fact, type PatchOperation, type SeatId } from '#engine';
import type { CommandRow, UndoScope } from '#store';
import { allAsks, type AskSyncResult } from '#service/command-log/sync-asks.ts';
import type { Edition } from '#service/edition.ts';
import type { CommandEntry } from '#service/command-log/command-entry.ts';
import { isOrder, isPassByOrder } from '#service/plans/order-commands.ts';
import type { UserId } from '#service/types.ts';
import { isInCombat } from '#service/announce/publicly-waiting.ts';
import type { EngineResult } from '#service/command-log/engine-result.ts';

/** Keys that are in every state and never shown to players. Recipients of facts are checked fact by fact. */
const INTERNAL_STATE_KEYS = ['chain', 'nextId', 'stack', 'facts'];

interface CommandEffects extends EngineResult {
  reverse: PatchOperation[];
  asks: AskSyncResult;
}

/**
 * Classifies a command's effects for undo. A command counts as a player's own open choice only if this is certain: no
 * number was drawn, no other player's answer was used, no fact was private except the outcome of a matter between
 * players, and no one was asked because of what they may hold.
 */
export function undoScopeOf(edition: Edition, entry: CommandEntry, made: CommandEffects): UndoScope {
  const { facts, isUnpredictable, seatsHeard, reverse, asks } = made;
  const { seat } = entry;
  if (seat === null || !['answer', 'act', 'withdraw'].includes(entry.kind)) return 'more';
  // A forced answer is no one's choice: what it leads to concerns each seat alike.
  const forced = isForced(entry);
  const isOwn = (fact: Fact): boolean =>
    fact.to === undefined && edition.isUndoableFact(fact, forced && isSeat(fact.seat) ? fact.seat : seat);
  const own =
    !isUnpredictable &&
    [...seatsHeard].every((one) => one === seat) &&
    facts.every((fact) => isOwn(fact) || isBetween(edition, fact.to, fact.type)) &&
    !revealsOthersHands(edition, entry, made);
  if (!own) return 'more';
  const seen =
    facts.some(({ to }) => to === undefined) ||
    asks.isVisible ||
    reverse.some(({ at }) => !INTERNAL_STATE_KEYS.includes(at[0]) && !edition.isHiddenPath(at));
  if (seen) return 'choice';
  return facts.length ? 'between' : 'none';
}

/** Tells whether some players cannot tell that a command was made: nothing public may then depend on it. */
export const isUnseen = (trace: UndoScope): boolean => trace === 'none' || trace === 'between';

/** Tells whether the service gave an answer itself, since everyone could see that no other was of use. */
export const isForced = ({ user, payload }: { user: CommandRow['user']; payload: unknown }): boolean =>
  user === null && (payload as { itself?: true } | null)?.itself === true;

/** A user with their seat, if any. */
export interface Viewer {
  user: UserId;
  seat: SeatId | null;
}

/** Tells whether a user cannot know that another made a command: nothing that they see may depend on it. */
export const isUnknownTo = ({ trace, user, facts }: CommandRow, viewer: Viewer): boolean =>
  user !== viewer.user &&
  (trace === 'none' ||
    (trace === 'between' && !facts.some(({ to }) => Array.isArray(to) && to.includes(viewer.seat ?? ''))));

/**
 * Tells whether a user steps back over a command: it followed from their move before, or they cannot know of it, so that
 * it is repeated.
 */
export const isSteppedOver = (row: CommandRow, viewer: Viewer): boolean =>
  isForced(row) || (row.user === viewer.user && isPassByOrder(row)) || isUnknownTo(row, viewer);

/** Tells whether a player can step back from a move: an answer or orders, and nothing since that they would notice. */
export const isStep = (move: CommandRow, since: readonly CommandRow[], viewer: Viewer): boolean =>
  (move.kind === 'answer' || isOrder(move)) && since.every((one) => isSteppedOver(one, viewer));

const isSeat = (value: unknown): value is SeatId => typeof value === 'string';

const isBetween = (edition: Edition, to: unknown, type: string): boolean =>
  Array.isArray(to) && (edition.isPrivateFact?.(type) ?? false);

/**
 * Tells whether the command asked other players a question that reveals what they hold: without a veil, or in a combat,
 * where only the real holder is asked.
 */
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
