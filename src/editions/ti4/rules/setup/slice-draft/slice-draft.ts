import { ask, chosen, done, goto, type Option, type Procedure, type Question, type Spec } from '#engine';
import { listed, some } from '#text/sentences.ts';
import { resurvey } from '#ti4/rules/components/in-force.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { relaid } from '#ti4/rules/board/adjacency.ts';
import { putOn } from '#ti4/rules/units/unit-index.ts';
import {
  draftKey,
  givenOut,
  orderNow,
  pickable,
  POOLS,
  wishesOf,
  type Drafting,
  type PoolOfDraft,
} from './draft-state.ts';
import { homesOf } from './slice-pool.ts';
import { tellSlice } from './slice-summary.ts';
import { layTile, notesRefused, seatPlayer, type Player } from '#ti4/rules/setup/new-state.ts';
import { homesTaken } from '#ti4/rules/setup/prepare-game.ts';
import { tileAtHome } from '#ti4/rules/setup/borrowed-homes.ts';

const draftOf = ({ state }: Game): Drafting => {
  if (!state.draft) throw new Error('Nothing is drafted');
  return state.draft;
};

const tellPlace = (draft: Drafting, place: string): string =>
  place === draft.places[0] ? 'the speaker' : `${Number(place) - 1} to the left of the speaker`;

const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const LABELS: Record<
  PoolOfDraft,
  (game: Game, draft: Drafting, what: string) => Pick<Option, 'label' | 'hint' | 'group'>
> = {
  slice: (game, { slices }, what) => ({ label: `slice ${what}`, hint: tellSlice(game, slices[what] ?? []) }),
  faction: (game, _draft, what) => ({ label: game.book.components[what]?.name ?? what, group: 'faction' }),
  place: (_game, draft, what) => ({ label: `place ${what} at the table`, hint: tellPlace(draft, what) }),
};

/** All are asked at once, and nobody sees what others wish before all have answered. */
export const rankWishes = question<object>()(
  'rank-wishes',
  (game, seat): Spec => {
    const draft = game.state.draft;
    const keys = draft ? pickable(draft, seat) : [];
    if (!draft || !keys.length) return { kind: 'none', reason: 'There is nothing left to pick.' };
    const nth = orderNow(draft).indexOf(seat);
    const missing = POOLS.filter((pool) => draft.taken[seat]?.[pool] === undefined);
    const count = wishesOf(draft, seat);
    return {
      kind: 'order',
      prompt: `Pick ${draft.picks + 1} of ${POOLS.length}: you need ${listed(missing.map((pool) => `a ${pool}`))}. You come ${NTH[nth]}: name ${some(count, 'wish', 'wishes')}, and you get the first that nobody before you has taken. What you wish stays secret until all have answered.`,
      options: keys.map((key) => {
        const [pool, what] = draftKey.read(key);
        return { key, ...LABELS[pool](game, draft, what) };
      }),
      count,
    };
  },
  { title: 'rank what to pick in the draft', forced: true },
);

/** What each seat plays by now, clockwise from the speaker. */
function playersOf(game: Game, draft: Drafting): (Player & { place: string; slice: string })[] {
  const { book, state } = game;
  const seats = draft.places.flatMap((place) => draft.order.filter((seat) => draft.taken[seat].place === place));
  const factions = Object.fromEntries(
    seats.map((seat) => [seat, book.byKind.faction[draft.taken[seat].faction ?? '']]),
  );
  const homes = homesTaken(
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

/** Lays homes and slices, and seats everybody at theirs. */
function layOut(game: Game, draft: Drafting): void {
  const { book, state } = game;
  const board = book.boards[draft.board];
  const homes = homesOf(book, board);
  const players = playersOf(game, draft);
  for (const player of players) {
    const position = homes[draft.places.indexOf(player.place)];
    const tiles = draft.slices[player.slice] ?? [];
    layTile(book, state, tileAtHome(book.byKind.faction[player.faction], player.home), position);
    tiles.forEach((tile, i) => layTile(book, state, tile, board.slices?.[position]?.[i] ?? null));
  }
  for (const player of players)
    for (const unit of seatPlayer(book, state, player, draft.notes)) putOn(game, { id: `u${state.nextId++}`, ...unit });
  const purged = notesRefused(book, players, draft.notes);
  if (purged.length) state.purged = purged;
  state.order = players.map(({ id }) => id);
  [state.speaker] = state.order;
  delete state.draft;
  resurvey(game);
  relaid(game);
  for (const { id, faction, slice, place } of players)
    game.fact({ type: 'player-seated', seat: id, faction, slice, place });
}

/** Slices, factions and places at the table are picked, one of each by everybody, before there is a galaxy. */
export const draftPicks = procedure<object>()('draft', {
  begin: (game) => {
    const { order, factions, places, slices } = draftOf(game);
    game.fact({ type: 'draft-begins', order: [...order], factions: [...factions], places: places.length });
    for (const [slice, tiles] of Object.entries(slices)) game.fact({ type: 'slice-offered', slice, tiles: [...tiles] });
    return goto('pick');
  },
  pick: (game) =>
    ask(
      orderNow(draftOf(game)).map((seat) => rankWishes.of(seat, {})),
      'reveal',
    ),
  reveal: (game, _data, got) => {
    const draft = draftOf(game);
    const pick = draft.picks + 1;
    const wishes = Object.fromEntries(draft.order.map((seat) => [seat, chosen(got.answers[seat])]));
    for (const given of givenOut(draft, wishes)) game.fact({ type: 'draft-picked', pick, ...given });
    return goto(draft.picks < POOLS.length ? 'pick' : 'lay');
  },
  lay: (game) => {
    layOut(game, draftOf(game));
    return done();
  },
});

export const draftProcedures: Procedure<Game, never>[] = [draftPicks];
export const draftQuestions: Question<Game, never>[] = [rankWishes];
