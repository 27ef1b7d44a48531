import type { EventWords, RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { formatVotes } from '#kit/narration/vote-format.ts';
import { formatParentheses } from '#text/sentences.ts';

/** Events of the agenda phase. */
export interface AgendaEvents {
  'agenda-phase-begins': object;
  'agenda-revealed': { agenda: ComponentId };
  /** An agenda has been discarded; its replacement is not revealed yet. */
  'agenda-replaced': object;
  'voting-begins': { agenda: ComponentId };
  /** A seat is about to vote. */
  'vote-nears': { seat: SeatId; agenda: ComponentId };
  /** A seat has voted; the outcome is '' if it abstained or could not vote. */
  'votes-cast': { seat: SeatId; agenda: ComponentId; outcome: string; votes: number };
  'voting-ends': { agenda: ComponentId };
  'outcome-decided': { agenda: ComponentId; outcome: string };
  /** The outcome can no longer change; it is about to be resolved. */
  'outcome-stands': { agenda: ComponentId };
  /** The agenda's effect has been resolved; predictions are still to be resolved. */
  'agenda-carried-out': { agenda: ComponentId; outcome: string };
  'agenda-resolved': { agenda: ComponentId; outcome: string };
  'agenda-phase-ends': object;
}

/** Names the outcome of an agenda as it is now, even if it has changed since the event. */
function outcomeOf(agenda: ComponentId, outcome: string, say: EventWords): string {
  const now = say.outcomeNow(outcome);
  return `The outcome ${now ? `“${say.outcome(agenda, now)}” ` : ''}of ${say.card(agenda)}`;
}

export const agendaEventTexts: RoomEventTexts<AgendaEvents> = {
  'agenda-phase-begins': 'The agenda phase begins.',
  'agenda-revealed': ({ agenda }, say) => `The agenda ${say.card(agenda)} has been revealed.`,
  'agenda-replaced': 'The agenda has been replaced.',
  'voting-begins': ({ agenda }, say) => `The vote on ${say.card(agenda)} begins.`,
  'vote-nears': ({ seat, agenda }, say) =>
    `${say.seatIs(seat)} about to vote on ${say.card(agenda)}${say.votesSoFar()}.`,
  'votes-cast': ({ seat, agenda, outcome, votes }, say) => {
    const cast = outcome && votes ? formatVotes({ outcome: say.outcome(agenda, outcome), votes }) : 'no votes';
    return `${say.seatHas(seat)} cast ${cast} on ${say.card(agenda)}${say.votesSoFar(cast)}.`;
  },
  'voting-ends': ({ agenda }, say) => `The vote on ${say.card(agenda)} is over (${say.tally() || 'no votes'}).`,
  'outcome-decided': ({ agenda, outcome }, say) =>
    `${outcomeOf(agenda, outcome, say)} is about to be resolved${formatParentheses(say.tally())}.`,
  'outcome-stands': ({ agenda }, say) => `${outcomeOf(agenda, '', say)} is final.`,
  'agenda-carried-out': ({ agenda }, say) => `The effect of ${say.card(agenda)} has been resolved.`,
  'agenda-resolved': ({ agenda }, say) => `${say.card(agenda)} has been resolved.`,
  'agenda-phase-ends': 'The agenda phase ends.',
};
