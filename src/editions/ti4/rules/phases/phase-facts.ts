import type { Id } from '#engine';
import type { CardId, ComponentId, Phase, SeatId } from '#ti4/rules/terms.ts';

/** Log events of rounds, phases, turns, cards, objectives, technologies and the end of the game. */
export interface PhaseFacts {
  'round-begins': { round: number };
  'phase-begins': { phase: Phase; round: number };
  'turn-begins': { seat: SeatId; number: number };
  'turn-ends': { seat: SeatId };
  'turn-cut-short': { seat: SeatId; by: SeatId };
  'action-begins': { seat: SeatId; action: 'tactical' | 'strategic' | 'component' };
  'player-passed': { seat: SeatId };
  'player-eliminated': { seat: SeatId };
  'custodians-removed': { seat: SeatId };
  'speaker-changed': { seat: SeatId; from: SeatId };
  'tokens-removed': Record<never, never>;
  'cards-readied': Record<never, never>;
  'game-ends': { winner: SeatId | null; ending: string; seed: string };

  /** `receiver`: the seat to which the card was given at once. */
  'strategy-card-chosen': { seat: SeatId; card: ComponentId; receiver?: SeatId };
  'strategy-cards-swapped': { seat: SeatId; from: SeatId; gives: ComponentId; takes: ComponentId };
  'strategic-action': { seat: SeatId; card: ComponentId };
  'secondary-used': { seat: SeatId; card: ComponentId };
  'trade-goods-placed': { cards: ComponentId[] };
  /** Trade goods that a player put on each strategy card. */
  'trade-goods-put-on-cards': { seat: SeatId; goods: Record<ComponentId, number> };

  'action-card-played': { seat: SeatId; card: CardId; component: ComponentId };
  'action-card-cancelled': { seat: SeatId; card: CardId; by: SeatId };
  'action-cards-drawn': { seat: SeatId; count: number };
  /** Cards revealed to all, in this order. */
  'action-cards-revealed': { seat: SeatId; cards: CardId[] };
  'action-cards-seen': { seat: SeatId; cards: CardId[] };
  'action-cards-passed': { seat: SeatId; receiver: SeatId; count: number };
  'action-cards-discarded': { seat: SeatId; cards: CardId[]; why: string };
  /** `what`: the kind of cards, if not action cards. */
  'hand-looked-at': { seat: SeatId; of: SeatId; what?: 'promissory-notes' | 'secret-objectives' };
  'hand-seen': { of: SeatId; cards: CardId[] };
  'deck-shuffled': { deck: string };

  'objective-revealed': { objective: ComponentId };
  /** A public objective returns to its deck and another replaces it. */
  'objective-replaced': { seat: SeatId; objective: ComponentId; by: ComponentId };
  /** `combat`: frame of the combat in which it was scored. */
  'objective-scored': { seat: SeatId; objective: ComponentId; combat?: Id };
  'points-gained': { seat: SeatId; points: number; total: number; why: string };
  'secret-objectives-drawn': { seat: SeatId; count: number };
  'secret-objectives-seen': { seat: SeatId; cards: ComponentId[] };
  'secret-objectives-returned': { seat: SeatId; count: number };

  'technology-gained': { seat: SeatId; technology: ComponentId };
  'technology-lost': { seat: SeatId; technology: ComponentId };
  'technology-copied': { seat: SeatId; technology: ComponentId; by: string };
  'technology-exhausted': { seat: SeatId; technology: ComponentId };
  'technology-readied': { seat: SeatId; technology: ComponentId };
  'prerequisites-ignored': { seat: SeatId; technology: ComponentId; with: string[] };
}
