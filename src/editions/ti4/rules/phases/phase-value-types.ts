import type { CardId, ComponentId, Prisoner, SeatId, UnitId } from '#ti4/rules/state.ts';
import type { TechnologyColor } from '#ti4/rules/terms.ts';

/** Modifiers of turns, strategy and action cards, technology and scoring. */
export interface PhaseValues {
  initiative: [{ seat: SeatId }, number];
  /** Actions a player may perform in one turn of the action phase. */
  'actions-in-turn': [{ seat: SeatId }, number];
  'secondary-free': [{ seat: SeatId; card: ComponentId }, boolean];
  /**
   * Components that let a seat use the active player's command tokens on the board instead of its own for a secondary
   * ability.
   */
  'tokens-in-stead': [{ seat: SeatId; by: SeatId }, { component: ComponentId; key: string }[]];
  /**
   * Cards that can be exhausted to spend a token from the reinforcements instead of the strategy pool; if there is
   * none, one from the command sheet.
   */
  'strategy-token-sources': [{ seat: SeatId }, { component: ComponentId; key: string }[]];
  /** True if a seat must use a secondary ability. */
  'secondary-required': [{ seat: SeatId; card: ComponentId }, boolean];
  /** True if a token spent on a secondary ability, even a free one, may pay for the primary ability instead. */
  'primary-instead': [{ seat: SeatId; card: ComponentId }, boolean];
  /** True if a seat keeps its strategy cards: it does not return them, nor choose any in the next strategy phase. */
  'keeps-strategy-cards': [{ seat: SeatId }, boolean];
  /** True if a seat gives each strategy card it chooses to another player who has too few, if there is one. */
  'gives-chosen-card': [{ seat: SeatId }, boolean];
  'tokens-gained-in-status': [{ seat: SeatId }, number];
  /** True if a seat stays in the game without planets, ground forces and units with Production. */
  'stays-in-game': [{ seat: SeatId }, boolean];

  /** Maximum number of secret objectives of a seat, including scored ones (61.21). */
  'secret-limit': [{ seat: SeatId }, number];
  /** True if a seat's secret objectives are visible to all. */
  'secrets-open': [{ seat: SeatId }, boolean];
  'hand-limit': [{ seat: SeatId }, number];
  'action-cards-drawn': [{ seat: SeatId; when: 'status' | 'effect' }, number];
  /** Reason why an action card cannot be played; undefined if it can. */
  'action-card-barred': [{ seat: SeatId; card: CardId }, string | undefined];
  /** True if a seat cannot use any optional reaction now. */
  'answers-barred': [{ seat: SeatId }, boolean];
  /** True if a seat cannot use its faction abilities. */
  'abilities-barred': [{ seat: SeatId }, boolean];
  /** True if a seat cannot use its faction technologies. */
  'faction-technology-barred': [{ seat: SeatId }, boolean];

  /** Prerequisites of a color that a seat meets, initially by its technologies. */
  'prerequisites-met': [{ seat: SeatId; color: TechnologyColor }, number];
  /** Prerequisites missing for a technology, after those that can be ignored. */
  'prerequisites-lacking': [{ seat: SeatId; technology: ComponentId }, number];
  /** Means to ignore prerequisites of a technology, other than planets. */
  'prerequisite-skips': [{ seat: SeatId; technology: ComponentId }, PrerequisiteSkip[]];
  /** True if a seat uses technology specialties without exhausting the planets, even exhausted ones. */
  'specialties-at-will': [{ seat: SeatId }, boolean];
  'research-barred': [{ seat: SeatId; technology: ComponentId }, string | undefined];
  /** True if another effect replaces a seat's research; the seat may then always research (90.9). */
  'research-replaced': [{ seat: SeatId }, boolean];
  /** Resources by which a seat's research cost could still be reduced, by its own or other players' abilities. */
  'research-savings': [{ seat: SeatId }, number];
  /** Resources that a strategy card's ability costs for a technology. */
  'technology-price': [{ seat: SeatId }, number];

  'scoring-barred': [{ seat: SeatId; objective: ComponentId }, string | undefined];
  /** True if a seat must control every planet of its home system to score public objectives (61.16). */
  'needs-home': [{ seat: SeatId }, boolean];
  /** Influence to spend to remove the custodians token. */
  'custodians-cost': [{ seat: SeatId }, number];
}

/**
 * A means to ignore prerequisites of any color: a card that is exhausted (perhaps at a cost), a captured unit that is
 * returned, or a unit that leaves the board.
 */
export interface PrerequisiteSkip {
  component: ComponentId;
  key: string;
  label: string;
  ignores: number;
  /** The only color of prerequisites that can be ignored; undefined for any. */
  color?: TechnologyColor;
  resources?: number;
  /** The captured unit to return; nothing is exhausted. */
  prisoner?: Prisoner;
  /** The unit to return to the reinforcements; nothing is exhausted. */
  unit?: UnitId;
}
