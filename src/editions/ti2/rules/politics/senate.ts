import { ask, call, choose, done, goto } from '#engine';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import { hasStandingOrder } from '#ti2/rules/events/standing-orders.ts';
import { isOwn } from '#ti2/rules/components/sources.ts';
import { componentOf, drawCards, discardCards } from '#ti2/rules/components/kit.ts';
import { procedure, question, openWindow, type Game } from '#ti2/rules/game.ts';
import { nameOf } from '#ti2/rules/names.ts';
import { remainingSeats } from '#ti2/rules/seats.ts';
import { canGive, lapseAllOffers } from './debate-exchanges.ts';
import { discardLaw, enactLaw, formatLawNote } from './laws.ts';
import { canBeVotedOn, votesOf, voting } from './voting.ts';

/** Outcome of a card without a vote. */
const EVENT = 'event';

/** State of a senate session. */
export interface SenateSession {
  card?: string;
}

/**
 * Default time limit of a debate, in hours. The service runs the clock; a player who does not answer counts as ready
 * (E2 4.9).
 */
export const DEBATE_HOURS = 24;
export const READY_KEY = 'ready';

/** Text and type of a political card, marked if it is our own card. */
export const cardTextOf = ({ book }: Game, card: string): string => {
  const found = book.byKind['political-card'][componentOf(card)];
  return `${found.text} ${formatLawNote(found)}${isOwn(found) ? ' (Custom card.)' : ''}`;
};

/** Asks all players whether they are ready to vote; until then credits and cards may be exchanged (E2 4.3). */
export const endDebate = question<{ card: string }>()(
  'end-debate',
  (game, seat, { card }) =>
    hasStandingOrder(game, seat, skipOrder('end-debate'))
      ? SKIPPED
      : choose(
          `Are you ready to vote on ${nameOf(game, componentOf(card))}? Until all players are ready, you can exchange credits and action cards with \`/trade\`.`,
          [{ key: READY_KEY, label: 'Ready to vote' }],
          { detail: cardTextOf(game, card) },
        ),
  {
    publicAnswer: (game, seat) => (votesOf(game, seat) > 0 || canGive(game, seat) ? undefined : [READY_KEY]),
    title: 'be ready to vote',
  },
);

/** Reads a card; before the debate it may be vetoed, which returns 'vetoed' (E2 4.8). */
const reading = procedure<{ card: string }>()('reading', {
  read: (game, { card }) =>
    openWindow(
      'when',
      'political-card-read',
      { card: componentOf(card), frame: game.framePath[game.framePath.length - 1].id },
      'end',
    ),
  end: () => done(),
});

/** Resolves one political card, from reading to outcome (E2 4). */
export const senate = procedure<SenateSession>()('senate', {
  draw: (game, sitting) => {
    const [card] = drawCards(game, 'political', 1);
    if (card === undefined) return done();
    sitting.card = card;
    game.addFact({ type: 'political-card-drawn', card: componentOf(card) });
    return goto('read');
  },
  read: (game, sitting) => {
    const { card = '' } = sitting;
    // 4.2: an event resolves immediately, and another card is drawn
    if (game.book.byKind['political-card'][componentOf(card)].event)
      return call(resolution, { card, outcome: EVENT }, 'draw');
    // 4.7: the phase ends if there is nothing to vote on
    if (!canBeVotedOn(game, card)) {
      discardCards(game, 'political', [card]);
      game.addFact({ type: 'political-card-discarded', card: componentOf(card), by: null, seat: null });
      return done();
    }
    return call(reading, { card }, 'heard');
  },
  heard: (game, sitting, { result }) => {
    if (result !== 'vetoed') return goto('debate');
    discardCards(game, 'political', [sitting.card ?? '']);
    return goto('draw');
  },
  debate: (game, { card = '' }) =>
    ask(
      remainingSeats(game.state).map((seat) => endDebate.ask(seat, { card })),
      'vote',
    ),
  vote: (_game, sitting) => call(voting, { card: sitting.card ?? '', cast: {} }, 'voted'),
  voted: (game, sitting, { result }) => {
    lapseAllOffers(game);
    const { card = '' } = sitting;
    if (typeof result !== 'string') {
      discardCards(game, 'political', [card]);
      return done();
    }
    return call(resolution, { card, outcome: result }, 'end');
  },
  end: () => done(),
});

/** Resolves a vote: a passed law stays, all other cards are resolved and discarded (E2 4.6). */
export const resolution = procedure<{ card: string; outcome: string }>()('resolution', {
  resolve: (game, { card, outcome }) => {
    const component = componentOf(card);
    const { law, elect, resolve } = game.book.byKind['political-card'][component];
    const passes = (elect !== 'for-against' || outcome === 'for') && outcome !== EVENT;
    if (law && passes) {
      const elected = elect === 'for-against' ? undefined : outcome;
      enactLaw(game, card, component, elected, elect === 'player' ? outcome : undefined);
    } else discardCards(game, 'political', [card]);
    return resolve?.(game, outcome) ?? goto('finish');
  },
  finish: () => done(),
});

/** A second vote on a law: it stays, or it is discarded after its “Against” effect (E2 4.6, 4.7). */
export const secondVote = procedure<{ law: string }>()('second-vote', {
  // 4.8: it is read again and may be vetoed like any card
  read: (game, { law }) => (game.state.laws[law] ? call(reading, { card: law }, 'heard') : done()),
  heard: (game, { law }, { result }) => {
    if (result !== 'vetoed') return goto('vote');
    discardLaw(game, law);
    return done();
  },
  vote: (game, { law }) => (game.state.laws[law] ? call(voting, { card: law, cast: {} }, 'voted') : done()),
  voted: (game, { law }, { result }) => {
    if (typeof result !== 'string') return done();
    discardLaw(game, law);
    const { discard } = game.state.decks.political;
    discard.splice(discard.indexOf(law), 1);
    return call(resolution, { card: law, outcome: result }, 'end');
  },
  end: () => done(),
});

export const senateProcedures = [senate, reading, resolution, secondVote];
export const senateQuestions = [endDebate];
