import { ask, chosenKeys, done, goto, type Option, type Procedure, type Question, type Spec } from '#engine';
import { formatList, formatCount } from '#text/sentences.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { invalidateBoard } from '#ti4/rules/board/adjacency.ts';
import { addUnitToBoard } from '#ti4/rules/units/unit-index.ts';
import {
  draftKey,
  resolveWishes,
  pickOrder,
  pickableKeys,
  DRAFT_POOLS,
  wishCount,
  type SliceDraft,
  type DraftPool,
} from './draft-state.ts';
import { homesOf } from './slice-pool.ts';
import { formatSlice } from './slice-summary.ts';
import { layTile, excludedNotes, seatPlayer, type NewPlayer } from '#ti4/rules/setup/new-state.ts';
import { assignBorrowedHomes } from '#ti4/rules/setup/prepare-game.ts';
import { homeTileOf } from '#ti4/rules/setup/borrowed-homes.ts';

const draftOf = ({ state }: Game): SliceDraft => {
  if (!state.draft) throw new Error('Nothing is drafted');
  return state.draft;
};

const formatSeat = (draft: SliceDraft, place: string): string =>
  place === draft.places[0] ? 'the speaker' : `${formatCount(Number(place) - 1, 'seat')} to the left of the speaker`;

const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const LABELS: Record<
  DraftPool,
  (game: Game, draft: SliceDraft, what: string) => Pick<Option, 'label' | 'hint' | 'group'>
> = {
  slice: (game, { slices }, what) => ({ label: `slice ${what}`, hint: formatSlice(game, slices[what] ?? []) }),
  faction: (game, _draft, what) => ({ label: game.book.components[what]?.name ?? what, group: 'faction' }),
  place: (_game, draft, what) => ({ label: `seat ${what}`, hint: formatSeat(draft, what) }),
};

/** Asks all seats at once for a secret ranking, which is revealed once all have answered. */
export const rankWishes = question<object>()(
  'rank-wishes',
  (game, seat): Spec => {
    const draft = game.state.draft;
    const keys = draft ? pickableKeys(draft, seat) : [];
    if (!draft || !keys.length) return { kind: 'none', reason: 'There is nothing left to draft.' };
    const nth = pickOrder(draft).indexOf(seat);
    const missing = DRAFT_POOLS.filter((pool) => draft.taken[seat]?.[pool] === undefined);
    const count = wishCount(draft, seat);
    return {
      kind: 'order',
      prompt: `Draft round ${draft.picks + 1} of ${DRAFT_POOLS.length}: you need ${formatList(missing.map((pool) => `a ${pool === 'place' ? 'seat' : pool}`))}. You are ${NTH[nth]}. Rank ${formatCount(count, 'choice', 'choices')}: you gain the first that no player before you has taken. Rankings stay secret until all players have answered.`,
      options: keys.map((key) => {
        const [pool, what] = draftKey.parse(key);
        return { key, ...LABELS[pool](game, draft, what) };
      }),
      count,
    };
  },
  { title: 'rank choices in the draft', forced: true },
);

/** Returns the drafted players, clockwise from the speaker. */
function playersOf(game: Game, draft: SliceDraft): (NewPlayer & { place: string; slice: string })[] {
  const { book, state } = game;
  const seats = draft.places.flatMap((place) => draft.order.filter((seat) => draft.taken[seat].place === place));
  const factions = Object.fromEntries(
    seats.map((seat) => [seat, book.byKind.faction[draft.taken[seat].faction ?? '']]),
  );
  const homes = assignBorrowedHomes(
    seats.map((id) => ({ id })),
    factions,
  );
  return seats.map((id) => ({
    id,
    color: state.seats[id].color,
    faction: factions[id].id,
    ...homes[id],
    place: draft.taken[id].place ?? '',
    slice: draft.taken[id].slice ?? '',
  }));
}

/** Lays home and slice tiles, and seats all players at their places. */
function layOut(game: Game, draft: SliceDraft): void {
  const { book, state } = game;
  const board = book.boards[draft.board];
  const homes = homesOf(book, board);
  const players = playersOf(game, draft);
  for (const player of players) {
    const position = homes[draft.places.indexOf(player.place)];
    const tiles = draft.slices[player.slice] ?? [];
    layTile(book, state, homeTileOf(book.byKind.faction[player.faction], player.home), position);
    tiles.forEach((tile, i) => layTile(book, state, tile, board.slices?.[position]?.[i] ?? null));
  }
  for (const player of players)
    for (const unit of seatPlayer(book, state, player, draft.notes))
      addUnitToBoard(game, { id: `u${state.nextId++}`, ...unit });
  const purged = excludedNotes(book, players, draft.notes);
  if (purged.length) state.purged = purged;
  state.order = players.map(({ id }) => id);
  [state.speaker] = state.order;
  delete state.draft;
  invalidateInForce(game);
  invalidateBoard(game);
  for (const { id, faction, slice, place } of players)
    game.addFact({ type: 'player-seated', seat: id, faction, slice, place });
}

/** Runs the draft of slices, factions and places, one of each for every player, before there is a galaxy. */
export const sliceDraft = procedure<object>()('draft', {
  begin: (game) => {
    const { order, factions, places, slices } = draftOf(game);
    game.addFact({ type: 'draft-begins', order: [...order], factions: [...factions], places: places.length });
    for (const [slice, tiles] of Object.entries(slices))
      game.addFact({ type: 'slice-offered', slice, tiles: [...tiles] });
    return goto('pick');
  },
  pick: (game) =>
    ask(
      pickOrder(draftOf(game)).map((seat) => rankWishes.ask(seat, {})),
      'reveal',
    ),
  reveal: (game, _data, got) => {
    const draft = draftOf(game);
    const pick = draft.picks + 1;
    const wishes = Object.fromEntries(draft.order.map((seat) => [seat, chosenKeys(got.answers[seat])]));
    for (const given of resolveWishes(draft, wishes)) game.addFact({ type: 'draft-picked', pick, ...given });
    return goto(draft.picks < DRAFT_POOLS.length ? 'pick' : 'lay');
  },
  lay: (game) => {
    layOut(game, draftOf(game));
    return done();
  },
});

export const draftProcedures: Procedure<Game, never>[] = [sliceDraft];
export const draftQuestions: Question<Game, never>[] = [rankWishes];
