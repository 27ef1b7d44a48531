import { homesOf } from '#ti4/rules/setup/slice-draft/slice-pool.ts';
import { pickOrder, DRAFT_POOLS, pickedBy, type SliceDraft } from '#ti4/rules/setup/slice-draft/draft-state.ts';
import { layTile } from '#ti4/rules/setup/new-state.ts';
import { sliceTotals, formatTileInFull } from '#ti4/rules/setup/slice-draft/slice-summary.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { hypotheticalGame } from '#ti4/rules/units/unit-index.ts';
import type { DraftView, SystemView } from '#ti4/views/board/board-view.ts';

/**
 * Builds the public view of a draft: what can be picked and who picked it, but no wishes. `seen` builds a system's
 * view.
 */
export function buildDraftView(
  game: Game,
  draft: SliceDraft,
  seen: (game: Game, system: SystemId) => SystemView,
): DraftView {
  const [home] = homesOf(game.book, game.book.boards[draft.board]);
  const places = game.book.boards[draft.board].slices?.[home] ?? [];
  const taken = (pool: (typeof DRAFT_POOLS)[number], what: string): { takenBy?: SeatId } => {
    const seat = pickedBy(draft, pool, what);
    return seat === undefined ? {} : { takenBy: seat };
  };
  return {
    pick: Math.min(draft.picks + 1, DRAFT_POOLS.length),
    of: DRAFT_POOLS.length,
    order: pickOrder(draft),
    slices: Object.entries(draft.slices)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([name, tiles]) => ({
        name,
        ...sliceTotals(game, tiles),
        tiles: tiles.map((tile) => formatTileInFull(game, tile)),
        home,
        systems: laidAt(game, tiles, places, seen),
        ...taken('slice', name),
      })),
    factions: draft.factions.map((id) => ({ id, name: game.book.components[id]?.name ?? id, ...taken('faction', id) })),
    places: draft.places.map((name) => ({ name, ...taken('place', name) })),
  };
}

/** Returns the views of a slice's tiles as they would be placed before a home system. */
function laidAt(
  game: Game,
  tiles: readonly SystemId[],
  places: readonly string[],
  seen: (game: Game, system: SystemId) => SystemView,
): SystemView[] {
  const { systems, planets } = game.state;
  const laid = { systems: { ...systems }, planets: { ...planets } };
  tiles.forEach((tile, i) => layTile(game.book, laid, tile, places[i] ?? null));
  const would = hypotheticalGame(game, laid, []);
  return tiles.map((tile) => seen(would, tile));
}
