import { ask, call, chosenKey, choose, done, goto } from '#engine';
import { drawCards, discardCards, putOnTop, putOnBottom } from '#ti3/rules/components/decks.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { formatLawNote } from './law-note.ts';
import { VOTE_VETOED, voteOn } from './voting.ts';

const CARDS_LOOKED_AT = 3;

/** Asks which of the seen cards comes next; the others go to the bottom of the deck (E3 13.1). */
const orderCards = question<{ cards: ComponentId[] }>()(
  'order-political-cards',
  (game, _seat, { cards }) =>
    choose(
      'Which political card do you put on top of the deck? The others go to the bottom.',
      cards.map((key) => ({
        key,
        label: game.book.components[key].name,
        hint: `${game.book.components[key].text} ${formatLawNote(game.book.byKind['political-card'][key])}`,
      })),
    ),
  { title: 'choose the next political card', forced: true },
);

/** Draws the next political card, setting aside those that would decide nothing now; undefined if none is left. */
export function drawAgenda(game: Game): ComponentId | undefined {
  const { draw, discard } = game.state.decks.political;
  for (let left = draw.length + discard.length; left > 0; left--) {
    const [card] = drawCards(game, 'political', 1);
    if (card === undefined || !game.book.byKind['political-card'][card].moot?.(game)) return card;
    game.addFact({ type: 'agenda-set-aside', card });
    discardCards(game, 'political', [card]);
  }
  return undefined;
}

/** Discards a political card after the vote, unless it is a law in play or already in the deck or discard pile. */
export function discardAgenda(game: Game, card: ComponentId): void {
  const { draw, discard } = game.state.decks.political;
  if (!game.state.laws[card] && !draw.includes(card) && !discard.includes(card))
    discardCards(game, 'political', [card]);
}

/** Draws another political card and lets the council vote on it. */
export const furtherAgenda = procedure<{ card?: ComponentId }>()('further-agenda', {
  draw: (game, data) => {
    data.card = drawAgenda(game);
    return data.card === undefined ? done() : call(voteOn, { card: data.card }, 'voted');
  },
  voted: (game, { card = '' }, { result }) => {
    discardAgenda(game, card);
    return result === VOTE_VETOED ? goto('draw') : done();
  },
});

interface Political {
  seat: SeatId;
  card?: ComponentId;
  /** Set if no card is drawn and there is no vote. */
  dissolved?: true;
  seen?: ComponentId[];
}

/** Runs the primary ability of Political (E3 13.1): action cards, a counter, a vote, and a look at the next cards. */
export const politicalPrimary = procedure<Political>()('political-primary', {
  begin: (game, { seat }) => {
    drawActionCards(game, seat, 3);
    return call(receiveCounters, { seat, count: 1 }, 'draw');
  },
  draw: (_game, { seat }) => openWindow('when', 'political-card-draw', { seat }, 'vote'),
  vote: (game, data) => {
    if (data.dissolved) return goto('look');
    const card = drawAgenda(game);
    if (card === undefined) return done();
    data.card = card;
    return call(voteOn, { card }, 'voted');
  },
  voted: (game, data, { result }) => {
    const { card = '' } = data;
    discardAgenda(game, card);
    return goto(result === VOTE_VETOED ? 'vote' : 'look');
  },
  look: (game, data) => {
    const { seat } = data;
    data.seen = drawCards(game, 'political', CARDS_LOOKED_AT);
    if (!data.seen.length) return goto('end');
    game.addFact({ type: 'political-cards-seen', to: [seat], seat, cards: data.seen });
    return ask([orderCards.ask(seat, { cards: data.seen })], 'ordered');
  },
  ordered: (game, { seat, seen = [] }, { answer }) => {
    const next = chosenKey(answer) ?? seen[0];
    putOnTop(game, 'political', [next]);
    putOnBottom(
      game,
      'political',
      seen.filter((card) => card !== next),
    );
    game.addFact({ type: 'political-cards-ordered', seat, count: seen.length });
    return done();
  },
  end: () => done(),
});

/** Runs the secondary ability of Political: one action card. */
export const politicalSecondary = procedure<{ seat: SeatId }>()('political-secondary', {
  begin: (game, { seat }) => {
    drawActionCards(game, seat, 1);
    return done();
  },
});

export const politicsProcedures = [politicalPrimary, politicalSecondary, furtherAgenda];
export const politicsQuestions = [orderCards];
