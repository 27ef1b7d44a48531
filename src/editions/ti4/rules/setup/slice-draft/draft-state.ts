import type { ComponentId, SeatId, SystemId } from '#ti4/rules/terms.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';

/** The pools of a draft; every player picks one of each. */
export const DRAFT_POOLS = ['slice', 'faction', 'place'] as const;
export type DraftPool = (typeof DRAFT_POOLS)[number];

/** A player's picks so far. */
export type DraftedPicks = Partial<Record<DraftPool, string>>;

/** A running draft: what is offered, which everybody sees, and what each seat has picked. */
export interface SliceDraft {
  /** The board that sets the shape for the slices. */
  board: string;
  /** Tiles of each slice, in the order of a home's positions. */
  slices: Record<string, SystemId[]>;
  factions: ComponentId[];
  /** Places at the table, the speaker's first, then clockwise. */
  places: string[];
  /** Seats in the order of the first pick and every second one after it; the others use the reverse order. */
  order: SeatId[];
  /** Number of picks made so far. */
  picks: number;
  taken: Record<SeatId, DraftedPicks>;
  /** Promissory notes that every player of a faction has. */
  notes: string[];
}

/** Key for something to pick: "slice:3", "faction:sol", "place:1". */
export const draftKey = pairKey<DraftPool, string>(':');

/** Returns the order in which wishes are granted in the current pick. */
export const pickOrder = ({ order, picks }: SliceDraft): SeatId[] => (picks % 2 ? order.toReversed() : [...order]);

const pool = ({ slices, factions, places }: SliceDraft, of: DraftPool): string[] =>
  ({ slice: Object.keys(slices).sort((a, b) => Number(a) - Number(b)), faction: factions, place: places })[of];

/** Returns the seat that has picked something; undefined if it is free. */
export const pickedBy = ({ taken, order }: SliceDraft, of: DraftPool, one: string): SeatId | undefined =>
  order.find((seat) => taken[seat]?.[of] === one);

/** Returns the keys that a seat can still pick: everything free in the pools from which it has nothing. */
export const pickableKeys = (draft: SliceDraft, seat: SeatId): string[] =>
  DRAFT_POOLS.filter((of) => draft.taken[seat]?.[of] === undefined).flatMap((of) =>
    pool(draft, of)
      .filter((one) => pickedBy(draft, of, one) === undefined)
      .map((one) => draftKey.format(of, one)),
  );

/**
 * Returns how many wishes a seat names: one for itself and one for each seat before it, which can take one of them at
 * most.
 */
export const wishCount = (draft: SliceDraft, seat: SeatId): number =>
  Math.min(pickOrder(draft).indexOf(seat) + 1, pickableKeys(draft, seat).length);

/**
 * Gives each seat the first of its wishes that is still free; seats without wishes, which were skipped, get what is
 * left.
 * Changes the draft; returns what each seat got and the rank of that wish, 0 if it was none.
 */
export function resolveWishes(
  draft: SliceDraft,
  wishes: Record<SeatId, readonly string[]>,
): { seat: SeatId; pool: DraftPool; what: string; wish: number }[] {
  const order = pickOrder(draft);
  const wishing = order.filter((seat) => wishes[seat]?.length);
  const given = [...wishing, ...order.filter((seat) => !wishing.includes(seat))].flatMap((seat) => {
    const open = pickableKeys(draft, seat);
    const key = wishes[seat]?.find((one) => open.includes(one)) ?? open.at(0);
    if (key === undefined) return [];
    const [of, what] = draftKey.parse(key);
    draft.taken[seat] = { ...draft.taken[seat], [of]: what };
    return [{ seat, pool: of, what, wish: (wishes[seat]?.indexOf(key) ?? -1) + 1 }];
  });
  draft.picks += 1;
  return given;
}
