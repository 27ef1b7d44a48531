import { frameDataOf, isFrameOf, procedureNamed, type Option } from '#engine';
import type { Election } from '#ti4/rules/terms.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { ComponentId, LastingEffect, SeatId } from '#ti4/rules/state.ts';
import { agendaOf } from './laws.ts';

export type Votes = Record<SeatId, { outcome: string; votes: number }>;

/** An agenda that nobody but whoever drew it has seen: of it is told what may be voted for. */
export interface HiddenAgenda {
  agenda?: ComponentId;
  seenBy: SeatId;
  elect: Election;
  outcomes: string[];
}

/** The agenda being resolved, as its procedure remembers it. */
export interface AgendaAtHand {
  agenda?: ComponentId;
  /** The law voted on anew, where it lies in play already. */
  law?: string;
  /** Who votes, in order. */
  voters?: SeatId[];
  votes: Votes;
  /** What will be resolved, once the votes are counted or an effect has said so. */
  outcome?: string;
  /** Discarded without effect: it is resolved to nothing. */
  annulled?: true;
  /** A law to be voted on anew when this agenda is over. */
  revote?: string;
  /** The card that is voted on unseen beneath this one. */
  beneath?: HiddenAgenda;
  /** Cards put aside in vain while this one was sought. */
  aside: ComponentId[];
  /** The one seat that decides it with a single vote, in the middle of an action. */
  sole?: SeatId;
  /** The card that is revealed, where it has been drawn already. */
  drawn?: ComponentId;
  /** Revealed for now, and resolved later. */
  waits?: true;
  /** What lasts for this agenda, while it waits. */
  shelved?: LastingEffect[];
}

/** The procedure in which one is resolved; its steps are in agenda-phase.ts. */
export const AGENDA = procedureNamed<AgendaAtHand>('agenda');

/** The agenda being resolved; undefined outside one. */
export function agendaAtHand(game: Game): AgendaAtHand | undefined {
  return frameDataOf(
    game.state.stack.findLast((frame) => isFrameOf(frame, AGENDA)),
    AGENDA,
  );
}

/** Everything an agenda may end in (8.8, 8.9): its key and what it is called. */
export function outcomesOf(game: Game, id: ComponentId): Option[] {
  const agenda = agendaOf(game, id);
  if (agenda.hidesNext) {
    const unseen = beneath(game, id);
    return unseen ? candidates(game, unseen.elect).filter(({ key }) => unseen.outcomes.includes(key)) : [];
  }
  return candidates(game, agenda.elect).filter(({ key }) => agenda.eligible?.(game, key) ?? true);
}

/** What lies unseen beneath an agenda that is at hand. */
function beneath(game: Game, id: ComponentId): HiddenAgenda | undefined {
  const now = agendaAtHand(game);
  return now?.agenda === id ? now.beneath : undefined;
}

/** Who or what is elected by an agenda. */
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
    case 'planet': // 8.11: one that somebody controls
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

/** What an outcome is called. */
export function nameOfOutcome(game: Game, id: ComponentId, outcome: string): string {
  const agenda = agendaOf(game, id);
  // What lay beneath is no longer known when it is told of later.
  const elections = agenda.hidesNext ? EVERY_ELECTION : [agenda.elect];
  return elections.flatMap((elect) => candidates(game, elect)).find(({ key }) => key === outcome)?.label ?? outcome;
}

/** How many votes each outcome has, the most first. */
export function rankedTally(votes: Votes): { outcome: string; votes: number }[] {
  const sums: Record<string, number> = {};
  for (const one of Object.values(votes)) if (one.votes > 0) sums[one.outcome] = (sums[one.outcome] ?? 0) + one.votes;
  return Object.entries(sums)
    .map(([outcome, count]) => ({ outcome, votes: count }))
    .sort((a, b) => b.votes - a.votes);
}

/** Whether a seat has cast votes for an outcome of the agenda at hand. */
export function hasVotedFor(game: Game, seat: SeatId, of: (outcome: string) => boolean): boolean {
  const cast = agendaAtHand(game)?.votes[seat];
  return cast !== undefined && cast.votes > 0 && of(cast.outcome);
}

/** What a seat has predicted since the agenda at hand was revealed, by whatever lets one predict. */
export function predictionsBy(game: Game, seat: SeatId): string[] {
  const agenda = agendaAtHand(game)?.agenda;
  const since = game.facts.findLastIndex((fact) => fact.type === 'agenda-revealed' && fact.agenda === agenda);
  return game.facts
    .slice(since + 1)
    .flatMap((fact) =>
      fact.type === 'outcome-predicted' && fact.seat === seat && fact.agenda === agenda ? [fact.outcome] : [],
    );
}

/** Adds votes to those that a seat has cast, once all have voted. */
export function addVotes(game: Game, seat: SeatId, count: number, by: ComponentId): void {
  const cast = agendaAtHand(game)?.votes[seat];
  if (!cast || modify(game, 'votes-settled', { seat }, undefined) !== undefined) return;
  cast.votes += count;
  game.addFact({ type: 'votes-added', seat, outcome: cast.outcome, votes: count, by });
}
