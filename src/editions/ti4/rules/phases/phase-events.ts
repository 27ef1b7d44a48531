import type { Id } from '#engine';
import type { RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import { formatList, formatCount } from '#text/sentences.ts';
import type { CardId, ComponentId, PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';

/** Events of rounds, phases, turns, cards, scoring and research. */
export interface PhaseEvents {
  'strategy-phase-begins': object;
  'strategy-card-chosen': { seat: SeatId; card: ComponentId };
  'strategy-phase-ends': object;

  'action-phase-begins': object;
  /**
   * `note`: the window was reopened only for this promissory note, which arrived before its player had done anything
   * (94.1a).
   */
  'turn-begins': { seat: SeatId; note?: CardId };
  'turn-ends': { seat: SeatId };
  /** An action has been performed; effects may allow another one in the same turn. */
  'action-performed': { seat: SeatId; action?: 'tactical' | 'strategic' | 'component' };
  'player-passed': { seat: SeatId };
  'tactical-action-ends': { seat: SeatId; system: SystemId };
  /** A strategic action is about to be performed. */
  'strategic-action-nears': { seat: SeatId; card: ComponentId };
  'strategic-action': { seat: SeatId; card: ComponentId };
  'strategic-action-ends': { seat: SeatId; card: ComponentId };
  /** Tokens of a seat's strategy pool have been spent, and what they paid for is resolved. */
  'strategy-token-spent': { seat: SeatId };
  /** A seat has used an ability of its faction on a system. */
  'faction-ability-used': { seat: SeatId; ability: ComponentId; system: SystemId };
  /** A seat has resolved the primary or secondary ability of a strategy card. */
  'strategy-ability-resolved': { seat: SeatId; card: ComponentId };

  /**
   * A faction ability has been used, on a planet or against another seat if given. Emitted only by abilities with
   * possible responses.
   */
  'ability-resolved': { seat: SeatId; ability: ComponentId; planet?: PlanetId; against?: SeatId };

  'action-card-played': { seat: SeatId; card: CardId; frame: Id };
  /** An automatic ability is about to be used; a replacement effect unwinds its frame. */
  'ability-begins': { seat: SeatId; ability: ComponentId; frame: Id };
  /** A seat has discarded cards: from its hand, or played or canceled ones once resolved. */
  'action-cards-discarded': { seat: SeatId; cards: CardId[] };
  /** Action cards have been drawn, in any way. */
  'action-cards-drawn': { seat: SeatId; count: number };

  /** A seat is about to research; a replacement effect unwinds 'research'. */
  'research-begins': { seat: SeatId };
  /** Another effect has replaced a seat's research; abilities that respond to researching still apply. */
  'research-replaced': { seat: SeatId };
  /** A seat is about to spend resources to research: `amount` before any reduction. */
  'research-paid': { seat: SeatId; amount: number };
  'technology-researched': { seat: SeatId; technology: ComponentId };
  /** A technology has been gained, by research or otherwise, but not as a replacement for another. */
  'technology-gained': { seat: SeatId; technology: ComponentId };
  'custodians-removed': { seat: SeatId };

  'status-phase-begins': object;
  'objective-scored': { seat: SeatId; objective: ComponentId };
  /** Victory points have been gained; `why`: a component's id or a word for the log. */
  'points-gained': { seat: SeatId; points: number; why: string };
  /** A public objective has been revealed. */
  'objective-revealed': { objective: ComponentId };
  /** Players are about to gain command tokens in the status phase; the value of the same name gives the number. */
  'tokens-gained-in-status': object;
  /** The strategy cards are about to return to the common play area. */
  'strategy-cards-returned': object;
  'status-phase-ends': object;

  /** A seat meets the conditions of elimination; its units and cards are still in place. */
  'player-eliminated': { seat: SeatId };
}

export const phaseEventTexts: RoomEventTexts<PhaseEvents> = {
  'strategy-phase-begins': 'The strategy phase begins.',
  'strategy-card-chosen': ({ seat, card }, say) => `${say.does(seat, 'pick')} ${say.card(card)}.`,
  'strategy-phase-ends': 'The strategy phase ends.',
  'action-phase-begins': 'The action phase begins.',
  'turn-begins': ({ seat }, say) => `${say.ownerOf(seat)} turn begins.`,
  'turn-ends': ({ seat }, say) => `${say.ownerOf(seat)} turn ends.`,
  'action-performed': ({ seat }, say) => `${say.seatHas(seat)} performed an action.`,
  'player-passed': ({ seat }, say) => `${say.seatHas(seat)} passed.`,
  'tactical-action-ends': (about, say) => `${say.ownerOf(about.seat)} tactical action at ${say.place(about)} is over.`,
  'strategic-action-nears': ({ seat, card }, say) =>
    `${say.seatIs(seat)} about to perform the strategic action of ${say.card(card)}.`,
  'strategic-action': ({ seat, card }, say) =>
    `${say.does(seat, 'perform')} the strategic action of ${say.card(card)}.`,
  'strategic-action-ends': ({ seat, card }, say) =>
    `${say.ownerOf(seat)} strategic action of ${say.card(card)} is over.`,
  'strategy-token-spent': ({ seat }, say) => `${say.seatHas(seat)} spent a strategy token.`,
  'faction-ability-used': (about, say) =>
    `${say.does(about.seat, 'use')} ${say.card(about.ability)} at ${say.place(about)}.`,
  'strategy-ability-resolved': ({ seat, card }, say) => `${say.seatHas(seat)} resolved ${say.card(card)}.`,
  'ability-resolved': ({ seat, ability, against }, say) =>
    `${say.seatHas(seat)} used ${say.card(ability)}${against === undefined ? '' : ` against ${say.seat(against)}`}.`,
  'action-card-played': ({ seat, card }, say) => `${say.does(seat, 'play')} ${say.card(card)}.`,
  'ability-begins': ({ seat, ability }, say) => `${say.seatIs(seat)} about to use ${say.card(ability)}.`,
  'action-cards-discarded': ({ seat, cards }, say) =>
    `${say.seatHas(seat)} discarded ${formatList(cards.map((card) => say.card(card)))}.`,
  'action-cards-drawn': ({ seat, count }, say) => `${say.seatHas(seat)} drawn ${formatCount(count, 'action card')}.`,
  'research-begins': ({ seat }, say) => `${say.seatIs(seat)} about to research a technology.`,
  'research-replaced': ({ seat }, say) =>
    `${say.seat(seat)} would research a technology, but another effect replaces it.`,
  'research-paid': ({ seat, amount }, say) =>
    `${say.seatIs(seat)} about to spend ${formatCount(amount, 'resource')} to research.`,
  'technology-gained': ({ seat, technology }, say) => `${say.seatHas(seat)} gained ${say.card(technology)}.`,
  'technology-researched': ({ seat, technology }, say) => `${say.seatHas(seat)} researched ${say.card(technology)}.`,
  'custodians-removed': ({ seat }, say) => `${say.seatHas(seat)} removed the custodians token.`,
  'status-phase-begins': 'The status phase begins.',
  'objective-scored': ({ seat, objective }, say) => `${say.seatHas(seat)} scored ${say.card(objective)}.`,
  'objective-revealed': ({ objective }, say) => `${say.card(objective)} has been revealed.`,
  'points-gained': ({ seat, points }, say) => `${say.seatHas(seat)} gained ${formatCount(points, 'victory point')}.`,
  'tokens-gained-in-status': 'Players are about to gain command tokens.',
  'strategy-cards-returned': 'Players are about to return their strategy cards.',
  'status-phase-ends': 'The status phase ends.',
  'player-eliminated': ({ seat }, say) => `${say.seatHas(seat)} been eliminated.`,
};
