import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSeat } from '#ti4/rules/names.ts';
import { NEUTRAL_SEAT, seatsByInitiative } from '#ti4/rules/seats.ts';
import type { Deck, Law, SeatId, State } from '#ti4/rules/state.ts';
import type { BoardView, LawView } from '#ti4/views/board/board-view.ts';
import { recentBoardEvents } from './board-events.ts';
import { buildDraftView } from '#ti4/views/build-draft-view.ts';
import { pendingSeats } from '#ti4/views/pending.ts';
import { named, initiativeOfCard, seatView } from './build-player-area-view.ts';
import { systemView } from './build-system-view.ts';

/** Builds the board view of a viewer; null is the public. `names` gives the players' names by seat. */
export function buildBoardView(game: Game, viewer: SeatId | null, names: Record<SeatId, string> = {}): BoardView {
  const { state } = game;
  const order = seatsByInitiative(game);
  const awaited = new Set(pendingSeats(game).map((one) => one.seat));
  const recent = recentBoardEvents(game, viewer);
  return {
    round: state.round,
    phase: state.phase,
    goal: state.options.points,
    speaker: state.speaker,
    active: state.active,
    activeSystem: state.turn.system,
    systems: Object.keys(state.systems).map((id) => systemView(game, id, recent)),
    ...(state.hyperlanes && { hyperlanes: lanesOf(game, state.hyperlanes) }),
    seats: [...order, ...state.order.filter((id) => !order.includes(id))].map((id) =>
      seatView(game, id, names[id] ?? id, awaited.has(id)),
    ),
    ...(NEUTRAL_SEAT in state.seats && {
      neutral: { id: NEUTRAL_SEAT, name: nameOfSeat(game, NEUTRAL_SEAT), color: state.seats[NEUTRAL_SEAT].color },
    }),
    objectives: state.objectives.map(({ id, scoredBy }) => {
      const facts = game.book.byKind.objective[id];
      return {
        ...named(game, id),
        stage: facts?.stage ?? 1,
        points: facts?.points ?? 1,
        text: facts?.text ?? '',
        scoredBy: [...scoredBy],
      };
    }),
    laws: Object.entries(state.laws).map(([key, law]) => lawView(game, key, law)),
    ...(state.options.events && {
      events: state.options.events.map((id) => ({ ...named(game, id), text: game.book.components[id]?.text ?? '' })),
    }),
    unclaimed: Object.entries(state.strategyCards)
      .filter(([id]) => !state.order.some((seat) => id in state.seats[seat].strategyCards))
      .map(([id, { tradeGoods }]) => ({ ...named(game, id), initiative: initiativeOfCard(game, id), tradeGoods }))
      .sort((a, b) => a.initiative - b.initiative),
    decks: Object.fromEntries(
      Object.entries(state.decks).map(([id, deck]) => [id, { name: game.book.decks[id]?.name ?? id, ...pile(deck) }]),
    ),
    happened: recent,
    ...(state.draft && { draft: buildDraftView(game, state.draft, (would, id) => systemView(would, id, recent)) }),
    winner: state.winner,
    ending: state.ending,
  };
}

/** Counts the cards of a deck, but reveals neither cards nor order. */
const pile = (deck: Deck) => ({ left: deck.draw.length, discarded: deck.discard.length });

function lawView(game: Game, key: string, law: Law): LawView {
  const { elected } = law;
  const words =
    elected === undefined
      ? undefined
      : elected in game.state.seats
        ? nameOfSeat(game, elected)
        : elected in game.state.planets
          ? nameOfPlanet(game, elected)
          : (game.book.components[elected]?.name ?? elected);
  return {
    key,
    ...named(game, law.component),
    text: game.book.components[law.component]?.text ?? '',
    ...(words !== undefined && { elected: words }),
    ...(law.owner !== undefined && { owner: law.owner }),
  };
}

const lanesOf = ({ book }: Game, hyperlanes: NonNullable<State['hyperlanes']>): BoardView['hyperlanes'] =>
  Object.entries(hyperlanes).map(([position, { tile, rotation }]) => ({
    position,
    lanes: (book.tiles[tile]?.lanes ?? []).map(([a, b]) => [(a + rotation) % 6, (b + rotation) % 6]),
  }));
