import type { ComponentId, SeatId, SystemId } from '#ti4/rules/terms.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';

/** What is drafted, one of each by every player. */
export const DRAFT_POOLS = ['slice', 'faction', 'place'] as const;
export type DraftPool = (typeof DRAFT_POOLS)[number];

/** What a player has picked so far. */
export type DraftedPicks = Partial<Record<DraftPool, string>>;

/** A draft under way: what there is to pick, which everybody sees, and who has what. */
export interface SliceDraft {
  /** The board on whose shape the slices are laid. */
  board: string;
  /** The tiles of each slice, in the order of a home's places. */
  slices: Record<string, SystemId[]>;
  factions: ComponentId[];
  /** Places at the table, the speaker's first, then clockwise. */
  places: string[];
  /** Who comes first, second ... in the first pick and every second one after it; in the others it is the other way round. */
  order: SeatId[];
  /** So many picks have been made. */
  picks: number;
  taken: Record<SeatId, DraftedPicks>;
  /** Promissory notes that everybody has who plays a faction. */
  notes: string[];
}

/** Something to pick: "slice:3", "faction:sol", "place:1". */
export const draftKey = pairKey<DraftPool, string>(':');

/** In which order wishes are gone by in the pick that is made now. */
export const pickOrder = ({ order, picks }: SliceDraft): SeatId[] => (picks % 2 ? order.toReversed() : [...order]);

const pool = ({ slices, factions, places }: SliceDraft, of: DraftPool): string[] =>
  ({ slice: Object.keys(slices).sort((a, b) => Number(a) - Number(b)), faction: factions, place: places })[of];

/** Who has picked something; undefined where it is free. */
export const pickedBy = ({ taken, order }: SliceDraft, of: DraftPool, one: string): SeatId | undefined =>
  order.find((seat) => taken[seat]?.[of] === one);

/** What a seat can still pick, as keys: whatever is free of what it has none of. */
export const pickableKeys = (draft: SliceDraft, seat: SeatId): string[] =>
  DRAFT_POOLS.filter((of) => draft.taken[seat]?.[of] === undefined).flatMap((of) =>
    pool(draft, of)
      .filter((one) => pickedBy(draft, of, one) === undefined)
      .map((one) => draftKey.format(of, one)),
  );

/** As many wishes are enough as there are players up to this one: each before it takes one thing at most. */
export const wishCount = (draft: SliceDraft, seat: SeatId): number =>
  Math.min(pickOrder(draft).indexOf(seat) + 1, pickableKeys(draft, seat).length);

/**
 * Gives each seat the first of its wishes that nobody before it has taken; whoever has none, as they were passed over, takes what is left.
 * Changes the draft; says what each got, and which of its wishes that was.
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
