import {
  ask,
  call,
  choose,
  chosenKeys,
  chosenKey,
  done,
  fork,
  goto,
  unwind,
  type Json,
  type Next,
  type Procedure,
  type Question,
} from '#engine';
import { discardCards } from '#ti4/rules/components/decks.ts';
import { expireEffects, restoreEffects, shelveEffects } from '#ti4/rules/components/effects.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { followingMoment, procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import { exhaustPlanet, planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { formatSome } from '#text/sentences.ts';
import { agendaOf, discardLaw, enactLaw, lawOf, staysInPlay } from './laws.ts';
import { readyAll } from '#ti4/rules/components/in-force.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti4/rules/state.ts';
import { clearTransactions } from '#ti4/rules/trade/transactions.ts';
import { AGENDA, agendaAtHand, outcomesOf, rankedTally, type AgendaAtHand } from './outcomes.ts';
import { castSoleVote, castVotes, soleVote, votingOrder } from './voting.ts';
import { breakTie, leadingOutcomes } from './vote-tally.ts';
import { drawAgenda, drawBeneath } from './agenda-deck.ts';

/** Result of an agenda that another one replaces. */
export const AGENDA_REPLACED = 'replaced';

const exhaustedPlanetsOf = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id, exhausted }) => (exhausted ? [id] : []));

/** Tells whether a seat has more exhausted planets than it can ready at the end of the phase. */
const readiesFewer = (game: Game, seat: SeatId): boolean =>
  !seatOf(game, seat).eliminated &&
  exhaustedPlanetsOf(game, seat).length > modify(game, 'planets-readied', { seat }, Infinity);

const planetsReadied = question<object>()(
  'planets-readied',
  (game, seat) => {
    const count = modify(game, 'planets-readied', { seat }, Infinity);
    return choose(
      `Which ${formatSome(count, 'planet')} do you ready? Your other exhausted planets stay exhausted.`,
      exhaustedPlanetsOf(game, seat).map((key) => ({ key, label: planetWithValues(game, key) })),
      { min: count, max: count },
    );
  },
  { title: 'ready planets', forced: true },
);

/** The agenda phase (8): two agendas, then all planets are readied. */
export const agendaPhase = procedure<{ resolved?: number }>()('agenda-phase', {
  start: (game) => {
    game.state.phase = 'agenda';
    game.state.active = null;
    game.addFact({ type: 'phase-begins', phase: 'agenda', round: game.state.round });
    return openWindow('when', 'agenda-phase-begins', {}, 'agenda', {
      next: [followingMoment('after', 'agenda-phase-begins', {})],
    });
  },
  agenda: () => call(agendaProcedure, { votes: {}, aside: [] }, 'resolved'), // 8.2, 8.3
  resolved: (_game, phase, got) => {
    if (got.result === AGENDA_REPLACED) return openWindow('when', 'agenda-replaced', {}, 'agenda');
    phase.resolved = (phase.resolved ?? 0) + 1;
    return goto(phase.resolved < 2 ? 'agenda' : 'readyPlanets');
  },
  readyPlanets: (game) => {
    const choosing = game.state.order.filter((seat) => readiesFewer(game, seat));
    if (!choosing.length) readyAll(game, 'agenda'); // 8.4: only planets, no other cards
    return choosing.length
      ? ask(
          seatsFrom(game.state, game.state.speaker).flatMap((seat) =>
            choosing.includes(seat) ? [planetsReadied.ask(seat, {})] : [],
          ),
          'readied',
        )
      : goto('readiedAll');
  },
  readied: (game, _phase, got) => {
    const exhausted = Object.values(game.state.planets).filter(
      ({ controller }) => controller !== null && readiesFewer(game, controller),
    );
    const staying = exhausted.filter(
      ({ id, controller }) => !chosenKeys(got.answers[controller ?? ''] ?? null).includes(id),
    );
    const rest = new Set(staying.flatMap(({ id, exhausted: resting }) => (resting ? [id] : [])));
    readyAll(game, 'agenda');
    for (const planet of rest) exhaustPlanet(game, planet);
    return goto('readiedAll');
  },
  readiedAll: () => openWindow('when', 'agenda-phase-ends', {}, 'end'),
  end: (game) => {
    expireEffects(game, 'phase');
    return done();
  },
});

/** One agenda (8.2): revealed, voted on, resolved. Returns 'replaced' if another one is to replace it. */
export const agendaProcedure: Procedure<Game, AgendaAtHand> = procedure<AgendaAtHand>()(
  AGENDA.name,
  {
    reveal(game, now) {
      if (now.shelved) {
        restoreEffects(game, now.shelved);
        delete now.shelved;
        return goto('vote');
      }
      if (now.sole === undefined) {
        clearTransactions(game); // 94.3: one transaction for each pair of players on each agenda
      }
      now.agenda = now.drawn ?? (now.law === undefined ? drawAgenda(game) : lawOf(game, now.law).component);
      delete now.drawn;
      const id = now.agenda;
      if (id === undefined) return done();
      if (now.aside.includes(id)) {
        discardAgenda(game);
        const { draw, discard } = game.state.decks.agenda;
        return [...draw, ...discard].every((card) => now.aside.includes(card)) ? done() : goto('reveal');
      }
      game.addFact({ type: 'agenda-revealed', agenda: id, again: now.law !== undefined });
      if (agendaOf(game, id).hidesNext) drawBeneath(game, now);
      if (agendaOf(game, now.beneath?.agenda ?? id).discardedWhenRevealed?.(game) || !outcomesOf(game, id).length) {
        now.aside.push(id, ...listed(now.beneath?.agenda));
        discardAgenda(game);
        return goto('reveal');
      }
      if (now.beneath) game.addFact({ type: 'vote-announced', agenda: id, elect: now.beneath.elect });
      // Nothing happens between the three windows, so each player is asked once for all of them.
      const next = [
        followingMoment('after', 'agenda-revealed', { agenda: id }),
        followingMoment('when', 'voting-begins', { agenda: id }),
      ];
      return openWindow('when', 'agenda-revealed', { agenda: id }, 'vote', { next });
    },
    vote(game, now) {
      if (now.waits) {
        delete now.waits;
        return done({ ...now, shelved: shelveEffects(game, 'agenda') } as unknown as Json);
      }
      if (now.outcome !== undefined) return goto('decided');
      if (now.sole !== undefined) return ask([soleVote.ask(now.sole, {})], 'soleCast');
      now.voters = votingOrder(game, named(now)).filter((one) => !game.state.seats[one].eliminated);
      // Votes may be given early; each takes effect on the voter's turn.
      return fork(
        castVotes,
        now.voters.map((seat) => ({ seat, data: { seat } })),
        'allVoted',
      );
    },
    soleCast(game, now, got) {
      const outcome = chosenKey(got.answer);
      if (outcome !== undefined && now.sole !== undefined) castSoleVote(game, now.sole, outcome);
      return goto('allVoted');
    },
    allVoted: (_game, now) => openWindow('when', 'voting-ends', { agenda: named(now) }, 'tally'),
    tally(game, now) {
      const [first, ...others] = leadingOutcomes(game, named(now), now.votes);
      if (others.length) return ask([breakTie.ask(game.state.speaker, {})], 'tieBroken'); // 8.19
      if (first === undefined) return goto('finish');
      now.outcome = first;
      return goto('decided');
    },
    tieBroken(game, now, got) {
      const [first] = leadingOutcomes(game, named(now), now.votes);
      now.outcome = chosenKey(got.answer) ?? first;
      return goto('decided');
    },
    decided: (game, now) =>
      openWindow(
        'when',
        'outcome-decided',
        { agenda: named(now), outcome: now.outcome ?? '' },
        'settled',
        later(game, now),
      ),
    // The outcome can no longer change, and its effect is still to come.
    settled(game, now) {
      const asked = !now.annulled && game.book.listenersByMoment['after outcome-stands'];
      return asked ? openWindow('after', 'outcome-stands', { agenda: named(now) }, 'resolve') : goto('resolve');
    },
    resolve(game, now): Next<'finish'> {
      if (now.annulled) return goto('finish');
      // 8.18
      const id = now.beneath?.agenda ?? named(now);
      if (now.beneath) game.addFact({ type: 'agenda-uncovered', agenda: id, beneath: named(now) });
      const outcome = now.outcome ?? '';
      const agenda = agendaOf(game, id);
      game.addFact({ type: 'outcome-resolved', agenda: id, outcome, votes: rankedTally(now.votes) });
      if (staysInPlay(agenda, outcome)) enactLaw(game, id, outcome); // 8.20
      return agenda.resolve?.(game, outcome, now.votes) ?? goto('finish');
    },
    finish(game, now) {
      const id = named(now);
      discardAgenda(game, now.outcome); // 8.21
      if (!game.book.listenersByMoment['after agenda-carried-out']) return goto('predictions');
      return openWindow('after', 'agenda-carried-out', { agenda: id, outcome: now.outcome ?? '' }, 'predictions');
    },
    predictions(_game, now) {
      const id = named(now);
      // 8.22: predictions are resolved now
      return openWindow('after', 'agenda-resolved', { agenda: id, outcome: now.outcome ?? '' }, 'over');
    },
    over(game, now): Next<'votedAnew'> {
      expireEffects(game, 'agenda');
      if (now.revote === undefined || !game.state.laws[now.revote]) return done();
      return call(
        agendaProcedure,
        { law: now.revote, votes: {}, aside: [], ...(now.sole !== undefined && { sole: now.sole }) },
        'votedAnew',
      );
    },
    votedAnew: (_game, _now, got) => done(got.result),
    // Steps of games saved when the windows and votes above were asked one after the other.
    revealed: (_game, now) => openWindow('after', 'agenda-revealed', { agenda: named(now) }, 'beforeVoting'),
    beforeVoting: (_game, now) => openWindow('when', 'voting-begins', { agenda: named(now) }, 'vote'),
    voted(game, now) {
      now.voters = now.voters?.slice(1).filter((seat) => !game.state.seats[seat].eliminated) ?? [];
      return fork(
        castVotes,
        now.voters.map((seat) => ({ seat, data: { seat } })),
        'allVoted',
      );
    },
  },
  (game) => expireEffects(game, 'agenda'),
);

const named = (now: AgendaAtHand): ComponentId => {
  if (now.agenda === undefined) throw new Error('No agenda is being resolved');
  return now.agenda;
};

/**
 * Returns the window to ask together with changes of the outcome, for reactions once it is final; empty if there are
 * none.
 */
const later = (game: Game, now: AgendaAtHand): Parameters<typeof openWindow>[4] =>
  game.book.listenersByMoment['when outcome-stands']
    ? { next: [followingMoment('when', 'outcome-stands', { agenda: named(now) })] }
    : {};

const listed = (card: ComponentId | undefined): ComponentId[] => (card === undefined ? [] : [card]);

/**
 * Discards the current agenda unless it stays in play with its outcome; a law under a new vote leaves play. A hidden
 * agenda is discarded with its covering card, unless it stays in play itself.
 */
function discardAgenda(game: Game, outcome?: string): void {
  const now = agendaAtHand(game);
  if (!now?.agenda) return;
  const goes = (id: ComponentId): boolean => outcome === undefined || !staysInPlay(agendaOf(game, id), outcome);
  if (now.beneath) {
    discardCards(game, 'agenda', [now.agenda, ...listed(now.beneath.agenda).filter(goes)]);
    delete now.beneath;
  } else if (goes(now.agenda) && now.law !== undefined) {
    discardLaw(game, now.law);
    delete now.law;
  } else if (goes(now.agenda)) {
    discardCards(game, 'agenda', [now.agenda]);
  }
}

/** Discards the current agenda, so that another is revealed and voted on instead. */
export function replaceAgenda(game: Game): Next<never> {
  const now = agendaAtHand(game);
  game.addFact({ type: 'agenda-replaced', agenda: now?.agenda ?? null });
  discardAgenda(game);
  return unwind(agendaProcedure, AGENDA_REPLACED);
}

/** Discards the current agenda instead of resolving its outcome: it has no effect, and no other replaces it. */
export function discardAgendaUnresolved(game: Game, seat: SeatId): void {
  const now = agendaAtHand(game);
  if (!now?.agenda) return;
  now.annulled = true;
  delete now.outcome;
  game.addFact({ type: 'agenda-annulled', seat, agenda: now.agenda });
}

/** Puts a law in play to a new vote after the current agenda, as if it had just been revealed. */
export function revoteLaw(game: Game, law: string): void {
  const now = agendaAtHand(game);
  if (now) now.revote = law;
}

export const agendaProcedures: Procedure<Game, never>[] = [agendaPhase, agendaProcedure];
export const agendaQuestions: Question<Game, never>[] = [planetsReadied];
