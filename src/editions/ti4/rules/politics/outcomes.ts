import { frameDataOf, isFrameOf, procedureNamed, type Option } from '#engine';
import type { Election } from '#ti4/rules/terms.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { ComponentId, LastingEffect, SeatId } from '#ti4/rules/state.ts';
import { agendaOf } from './laws.ts';

export type Votes = Record<SeatId, { outcome: string; votes: number }>;

/** An agenda that only the seat that drew it has seen; the possible outcomes are public. */
export interface HiddenAgenda {
  agenda?: ComponentId;
  seenBy: SeatId;
  elect: Election;
  outcomes: string[];
}

/** Data of the agenda being resolved. */
export interface AgendaAtHand {
  agenda?: ComponentId;
  /** Key of the law that is voted on again, if it is in play already. */
  law?: string;
  /** Voters in order. */
  voters?: SeatId[];
  votes: Votes;
  /** The outcome to resolve, once votes are counted or an effect has set it. */
  outcome?: string;
  /** Discarded without effect: no outcome is resolved. */
  annulled?: true;
  /** A law to vote on again after this agenda. */
  revote?: string;
  /** The hidden agenda that is voted on under this one. */
  beneath?: HiddenAgenda;
  /** Cards set aside in the search for this one. */
  aside: ComponentId[];
  /** The only seat that votes, during an action. */
  sole?: SeatId;
  /** The card to reveal, if it has been drawn already. */
  drawn?: ComponentId;
  /** Revealed now, resolved later. */
  waits?: true;
  /** Effects that last for this agenda, stored until it is resolved. */
  shelved?: LastingEffect[];
}

/** Reference to the procedure that resolves an agenda; its steps are in agenda-phase.ts. */
export const AGENDA = procedureNamed<AgendaAtHand>('agenda');

/** Returns the agenda being resolved; undefined if there is none. */
export function agendaAtHand(game: Game): AgendaAtHand | undefined {
  return frameDataOf(
    game.state.stack.findLast((frame) => isFrameOf(frame, AGENDA)),
    AGENDA,
  );
}

/** Returns the possible outcomes of an agenda (8.8, 8.9) as options. */
export function outcomesOf(game: Game, id: ComponentId): Option[] {
  const agenda = agendaOf(game, id);
  if (agenda.hidesNext) {
    const unseen = beneath(game, id);
    return unseen ? candidates(game, unseen.elect).filter(({ key }) => unseen.outcomes.includes(key)) : [];
  }
  return candidates(game, agenda.elect).filter(({ key }) => agenda.eligible?.(game, key) ?? true);
}

/** Returns the hidden agenda under the current one, or undefined. */
function beneath(game: Game, id: ComponentId): HiddenAgenda | undefined {
  const now = agendaAtHand(game);
  return now?.agenda === id ? now.beneath : undefined;
}

/** Returns what kind of outcome an agenda elects. */
export const electionOf = (game: Game, id: ComponentId): Election =>
  beneath(game, id)?.elect ?? agendaOf(game, id).elect;

function candidates(game: Game, elect: Election): Option[] {
  const { state } = game;
  const named = (key: string): Option => ({ key, label: game.book.components[key]?.name ?? key });
  switch (elect) {
    case 'for-against':
      return [
        { key: 'for', label: 'For' },
        { key: 'against', label: 'Against' },
      ];
    case 'player':
      return seatsFrom(state, state.speaker).map((seat) => ({ key: seat, label: nameOfSeat(game, seat) }));
    case 'planet': // 8.11: only a controlled planet
      return Object.values(state.planets)
        .filter((planet) => planet.controller !== null)
        .map((planet) => ({
          key: planet.id,
          label: nameOfPlanet(game, planet.id),
          group: nameOfSeat(game, planet.controller ?? ''),
        }));
    case 'law':
      return Object.keys(state.laws).map((key) => ({ ...named(state.laws[key].component), key }));
    case 'strategy-card':
      return [
        ...Object.keys(state.strategyCards),
        ...state.order.flatMap((seat) => Object.keys(state.seats[seat].strategyCards)),
      ]
        .filter((card, i, all) => all.indexOf(card) === i)
        .map(named);
    case 'secret-objective':
      return state.order.flatMap((seat) =>
        seatOf(game, seat).scoredSecrets.map((key) => ({ ...named(key), group: nameOfSeat(game, seat) })),
      );
  }
}

const EVERY_ELECTION: readonly Election[] = [
  'for-against',
  'player',
  'planet',
  'law',
  'strategy-card',
  'secret-objective',
];

/** Returns the name of an outcome. */
export function nameOfOutcome(game: Game, id: ComponentId, outcome: string): string {
  const agenda = agendaOf(game, id);
  // The hidden agenda is no longer known when its outcome is named later.
  const elections = agenda.hidesNext ? EVERY_ELECTION : [agenda.elect];
  return elections.flatMap((elect) => candidates(game, elect)).find(({ key }) => key === outcome)?.label ?? outcome;
}

/** Returns the votes of each outcome, most votes first. */
export function rankedTally(votes: Votes): { outcome: string; votes: number }[] {
  const sums: Record<string, number> = {};
  for (const one of Object.values(votes)) if (one.votes > 0) sums[one.outcome] = (sums[one.outcome] ?? 0) + one.votes;
  return Object.entries(sums)
    .map(([outcome, count]) => ({ outcome, votes: count }))
    .sort((a, b) => b.votes - a.votes);
}

/** Tells whether a seat has cast votes for a matching outcome of the current agenda. */
export function hasVotedFor(game: Game, seat: SeatId, of: (outcome: string) => boolean): boolean {
  const cast = agendaAtHand(game)?.votes[seat];
  return cast !== undefined && cast.votes > 0 && of(cast.outcome);
}

/** Returns the outcomes that a seat has predicted since the current agenda was revealed, by any component. */
export function predictionsBy(game: Game, seat: SeatId): string[] {
  const agenda = agendaAtHand(game)?.agenda;
  const since = game.facts.findLastIndex((fact) => fact.type === 'agenda-revealed' && fact.agenda === agenda);
  return game.facts
    .slice(since + 1)
    .flatMap((fact) =>
      fact.type === 'outcome-predicted' && fact.seat === seat && fact.agenda === agenda ? [fact.outcome] : [],
    );
}

/** Adds votes to those that a seat has cast, after all seats have voted. */
export function addVotes(game: Game, seat: SeatId, count: number, by: ComponentId): void {
  const cast = agendaAtHand(game)?.votes[seat];
  if (!cast || modify(game, 'votes-settled', { seat }, undefined) !== undefined) return;
  cast.votes += count;
  game.addFact({ type: 'votes-added', seat, outcome: cast.outcome, votes: count, by });
}
