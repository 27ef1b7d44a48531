import { ask, call, choose, done, goto } from '#engine';
import { isOwn } from '#ti2/rules/components/sources.ts';
import { componentOf, drawCards, discardCards } from '#ti2/rules/components/kit.ts';
import { procedure, question, openWindow, type Game } from '#ti2/rules/game.ts';
import { nameOf } from '#ti2/rules/names.ts';
import { remainingSeats } from '#ti2/rules/seats.ts';
import { lapseAllOffers } from './debate-exchanges.ts';
import { discardLaw, enactLaw, formatPoliticalCardType } from './laws.ts';
import { canBeVotedOn, voting } from './voting.ts';

/** What comes of a card that nobody votes on. */
const EVENT = 'event';

/** What the senate sits on. */
export interface SenateSession {
  card?: string;
}

/** So many hours a card is debated at most, where the table says nothing else. The clock is the table's: here whoever is silent is ready (E2 4.9). */
export const DEBATE_HOURS = 24;
export const READY_KEY = 'ready';

/** What a political card says, and of what kind it is; an own one says so. */
export const cardTextOf = ({ book }: Game, card: string): string => {
  const found = book.byKind['political-card'][componentOf(card)];
  return `${found.text} ${formatPoliticalCardType(found)}${isOwn(found) ? ' (Our own card.)' : ''}`;
};

/** All say that they have done with talking; as long as one has not, credits and cards may change hands (E2 4.3). */
export const endDebate = question<{ card: string }>()(
  'end-debate',
  (game, _seat, { card }) =>
    choose(
      `${nameOf(game, componentOf(card))} is debated: ${cardTextOf(game, card)} Until all are ready, credits and action cards may be exchanged: press Trade.`,
      [{ key: READY_KEY, label: 'Ready to vote' }],
    ),
  { title: 'end the debate' },
);

/** A card is read; until the debate begins it may be put away, and gives back 'vetoed' (E2 4.8). */
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

/** One political card, from its reading to what comes of it (E2 4). */
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
    // 4.2: an event happens at once, and another card is drawn
    if (game.book.byKind['political-card'][componentOf(card)].event)
      return call(resolution, { card, outcome: EVENT }, 'draw');
    // 4.7: where there is nothing to vote on the phase is over
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

/** What comes of a vote: a law stays, all else is resolved and discarded (E2 4.6). */
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

/** A law is voted on again: it stays, or goes (E2 4.7). */
export const secondVote = procedure<{ law: string }>()('second-vote', {
  // 4.8: it is read again, and may be put away as any card that is read
  read: (game, { law }) => (game.state.laws[law] ? call(reading, { card: law }, 'heard') : done()),
  heard: (game, { law }, { result }) => {
    if (result !== 'vetoed') return goto('vote');
    discardLaw(game, law);
    return done();
  },
  vote: (game, { law }) => (game.state.laws[law] ? call(voting, { card: law, cast: {} }, 'voted') : done()),
  voted: (game, { law }, { result }) => {
    if (typeof result !== 'string') return done();
    const { elect } = game.book.byKind['political-card'][componentOf(law)];
    discardLaw(game, law);
    if (elect === 'for-against' && result !== 'for') return done();
    const { discard } = game.state.decks.political;
    discard.splice(discard.indexOf(law), 1);
    return call(resolution, { card: law, outcome: result }, 'end');
  },
  end: () => done(),
});

export const senateProcedures = [senate, reading, resolution, secondVote];
export const senateQuestions = [endDebate];
