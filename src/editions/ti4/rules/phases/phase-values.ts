import type { CardId, ComponentId, Prisoner, SeatId, UnitId } from '#ti4/rules/state.ts';
import type { TechnologyColor } from '#ti4/rules/terms.ts';

/** What components change of turns, strategy and action cards, technology and scoring. */
export interface PhaseValues {
  initiative: [{ seat: SeatId }, number];
  /** Actions a player may perform in one turn of the action phase. */
  'actions-in-turn': [{ seat: SeatId }, number];
  'secondary-free': [{ seat: SeatId; card: ComponentId }, boolean];
  /** What lets a seat use command tokens of the active player that lie on the board in the place of its own, for a secondary ability. */
  'tokens-in-stead': [{ seat: SeatId; by: SeatId }, { component: ComponentId; key: string }[]];
  /** Cards that may be exhausted to spend a token of the reinforcements in the place of one of the strategy pool; of the sheet, where those have none. */
  'strategy-token-sources': [{ seat: SeatId }, { component: ComponentId; key: string }[]];
  /** Whether a seat has to use a secondary ability. */
  'secondary-required': [{ seat: SeatId; card: ComponentId }, boolean];
  /** Whether the token spent on a secondary ability, though it were free, may buy the primary ability in its stead. */
  'primary-instead': [{ seat: SeatId; card: ComponentId }, boolean];
  /** Whether a seat keeps its strategy cards: it neither returns them nor chooses any in the next strategy phase. */
  'keeps-strategy-cards': [{ seat: SeatId }, boolean];
  /** Whether a seat gives each strategy card that it chooses to another player who lacks one, if there is any. */
  'gives-chosen-card': [{ seat: SeatId }, boolean];
  'tokens-gained-in-status': [{ seat: SeatId }, number];
  /** Whether a seat stays in the game though it has neither planets, nor ground forces, nor units with Production. */
  'stays-in-game': [{ seat: SeatId }, boolean];

  /** How many secret objectives a seat may have, scored ones among them (61.21). */
  'secret-limit': [{ seat: SeatId }, number];
  /** Whether a seat plays with its secret objectives for all to see. */
  'secrets-open': [{ seat: SeatId }, boolean];
  'hand-limit': [{ seat: SeatId }, number];
  'action-cards-drawn': [{ seat: SeatId; when: 'status' | 'effect' }, number];
  /** Why an action card cannot be played. */
  'action-card-barred': [{ seat: SeatId; card: CardId }, string | undefined];
  /** Whether a seat can answer nothing of its own accord just now. */
  'answers-barred': [{ seat: SeatId }, boolean];
  /** Whether a seat's faction abilities cannot be used. */
  'abilities-barred': [{ seat: SeatId }, boolean];
  /** Whether a seat cannot use technologies of its own faction. */
  'faction-technology-barred': [{ seat: SeatId }, boolean];

  /** Prerequisites of a colour that a seat has met, by its technologies at first. */
  'prerequisites-met': [{ seat: SeatId; color: TechnologyColor }, number];
  /** Prerequisites still lacking for a technology, after what may be ignored. */
  'prerequisites-lacking': [{ seat: SeatId; technology: ComponentId }, number];
  /** What may be used to ignore prerequisites of a technology, beside planets. */
  'prerequisite-skips': [{ seat: SeatId; technology: ComponentId }, PrerequisiteSkip[]];
  /** Whether a seat uses technology specialties without exhausting the planets, be they exhausted. */
  'specialties-at-will': [{ seat: SeatId }, boolean];
  'research-barred': [{ seat: SeatId; technology: ComponentId }, string | undefined];
  /** Whether a seat does something else whenever it would research: then it may always do so (90.9). */
  'research-replaced': [{ seat: SeatId }, boolean];
  /** Resources by which what a seat spends to research could be lowered just now, with what it or somebody else may do. */
  'research-savings': [{ seat: SeatId }, number];
  /** Resources that a strategy card's ability asks for a technology. */
  'technology-price': [{ seat: SeatId }, number];

  'scoring-barred': [{ seat: SeatId; objective: ComponentId }, string | undefined];
  /** Whether a seat needs every planet of its home system to score public objectives (61.16). */
  'needs-home': [{ seat: SeatId }, boolean];
  /** Influence to be spent for the custodians token. */
  'custodians-cost': [{ seat: SeatId }, number];
}

/** A holding that is exhausted, at a cost perhaps, a captured unit that is returned or one that leaves the board, to ignore prerequisites of whatever colour. */
export interface PrerequisiteSkip {
  component: ComponentId;
  key: string;
  label: string;
  ignores: number;
  /** Of this colour only. */
  color?: TechnologyColor;
  resources?: number;
  /** Returned; nothing is exhausted. */
  prisoner?: Prisoner;
  /** A unit that goes back to the reinforcements; nothing is exhausted. */
  unit?: UnitId;
}
