import type { RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

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

export const agendaEventTexts: RoomEventTexts<AgendaEvents> = {
  'agenda-phase-begins': 'The agenda phase begins.',
  'agenda-revealed': ({ agenda }, say) => `The agenda ${say.card(agenda)} has been revealed.`,
  'agenda-replaced': 'The agenda has been replaced.',
  'voting-begins': ({ agenda }, say) => `The vote on ${say.card(agenda)} begins.`,
  'vote-nears': ({ seat, agenda }, say) => `${say.seatIs(seat)} about to vote on ${say.card(agenda)}.`,
  'votes-cast': ({ seat, agenda }, say) => `${say.seatHas(seat)} voted on ${say.card(agenda)}.`,
  'voting-ends': ({ agenda }, say) => `The vote on ${say.card(agenda)} is over.`,
  'outcome-decided': ({ agenda }, say) => `${say.card(agenda)} is about to be resolved.`,
  'outcome-stands': ({ agenda }, say) => `The outcome of ${say.card(agenda)} is final.`,
  'agenda-carried-out': ({ agenda }, say) => `The effect of ${say.card(agenda)} has been resolved.`,
  'agenda-resolved': ({ agenda }, say) => `${say.card(agenda)} has been resolved.`,
  'agenda-phase-ends': 'The agenda phase ends.',
};
