import type { Answer, Fact, Id, Json, SeatId, Spec } from '#engine';
import type { CommandKind, GameStatus, RequestKind, RequestOutcome } from '#store';

export type GameId = string;
export type UserId = string;
/** Public name of a numbered item of a game, for items whose number would reveal how many hidden items exist. */
export type Alias = string;

/**
 * User who requests a change, and the Discord interaction it came from. A repeated interaction gets the first result.
 */
export interface Caller {
  user: UserId;
  interaction?: string;
  /** Called as soon as the change is committed and before anything is shown; later failures do not undo the change. */
  onCommitted?: (operation: string) => void;
}

/** Result of a change. */
export interface ChangeOutcome {
  game: GameId;
  status: GameStatus;
  /** Number of the game's last command after the change. */
  head: number;
  /** Number of the logged command; null if the state did not change. */
  command: number | null;
  /** Id of the request that awaits the other players' consent; null if none was opened. */
  request: number | null;
  /** True if the interaction had been handled before and nothing was done this time. */
  repeated: boolean;
}

/** An open question to the viewing user. Private to that user. */
export interface OpenQuestion {
  game: GameId;
  /** Id used in components: the question's alias for this player. */
  ask: Alias;
  seat: SeatId;
  question: string;
  data: Json;
  /** Computed on first access. */
  readonly spec: Spec;
  /** Returns why an answer would be refused; undefined if it would be accepted. Changes nothing. */
  problem(reply: Answer): string | undefined;
  /** Describes an answer's effect in a sentence; undefined if there is nothing to say. */
  describeAnswer(reply: Answer): string | undefined;
  /** Returns a warning to confirm if the answer loses something the player may not intend to lose. */
  confirmation(reply: Answer): string | undefined;
  /** Answer that the player has composed so far. */
  draft(): Json | undefined;
  /** Answer held so far, and whether it stands regardless of what the other players do. */
  reply?: Answer;
  firm?: true;
  /** Answer that an undo took back, offered again. */
  former?: Answer;
  /** Set if the seat has nothing to answer with: the service declines at a secret time. Never shown to others. */
  veiled?: true;
  openedAt: number;
  closesAt: number | null;
  /** True if, as far as other players know, the question may exist only for appearance's sake. */
  covered: boolean;
  /** Set if the question belongs to a vote in which the player may pass for all the remaining questions. */
  inVote?: true;
  /** Set if the question begins a turn or an action of its player. */
  startsTurn?: true;
}

/** An answer that a player has given before the question is asked. */
export interface PlanStep {
  question: string;
  reply: Answer;
  /**
   * Mark of the question as the player saw it (`questionMark`). If the question has changed, the player is asked after
   * all. Without a mark, the answer applies however the question looks.
   */
  seen?: string;
}

/** An answer that a player wants given each time the question comes up until their next turn, e.g. during a combat. */
export interface RepeatedAnswer {
  question: string;
  /** Entries that the question's data must have. */
  about: Record<string, Json>;
  /** Undefined to use the question's own default. */
  reply?: Answer;
  /** The answer applies only while this condition holds (`Edition.isConditionMet`). */
  while?: Json;
  /**
   * Frame inside which the question has to be asked, such as the player's own turn: an equal question in another
   * player's turn is asked. Plans of earlier versions name none.
   */
  within?: Id;
}

/** Stored start of an answer. Presenters add fields of their own to it. */
export interface ProposedDraft {
  /** Proposed answer. */
  answer?: Answer;
  /** Set if the user gave the answer in advance and the question has changed since. */
  changed?: true;
  /** Set if the player had ranked options: 'gone' if none is left, 'less' if the best one left is worth less now. */
  ranked?: 'gone' | 'less';
}

/** A player whom everyone may know the game is waiting for. */
export interface PendingPlayer {
  seat: SeatId;
  user: UserId | null;
  since: number;
  /** Latest closing time of the timing window. */
  until: number | null;
  /**
   * True if the player is one of several who might have an answer, as is publicly known. Always true for both sides of
   * a combat.
   */
  covered: boolean;
}

export interface MemberInfo {
  user: UserId;
  seat: SeatId | null;
  name: string;
  wishes: Json;
  joinedAt: number;
  /** True if the member accepted the current settings, by joining under them or later. */
  agreed: boolean;
  /** Time of the member's last publicly visible action in the game. */
  actedAt: number | null;
  /** Set if the user is known to have left the Discord server. */
  gone?: true;
}

export interface GameInfo {
  id: GameId;
  /** Name that the organizer has given the game; null if it has none. */
  name: string | null;
  status: GameStatus;
  edition: string;
  settings: Json;
  place: Json;
  organiser: UserId;
  head: number;
  createdAt: number;
  endedAt: number | null;
  members: MemberInfo[];
  /** Seats without a user. */
  vacant: SeatId[];
}

/** A command as public knowledge: without the user who made it (or the service) and without its payload. */
export interface PastCommand {
  number: number;
  kind: CommandKind;
  seat: SeatId | null;
  at: number;
  /** Number of the undo that took the command back. */
  undoneBy: number | null;
  /** Everything that the command did. Presenters show a fact with `to` only to the seats listed there. */
  facts: Fact[];
}

export interface NumberedFact {
  command: number;
  fact: Fact;
}

export interface ConsentRequest {
  id: number;
  game: GameId;
  kind: RequestKind;
  user: UserId;
  /**
   * undo: the first command to take back. repair: its name and data. organiser: the current organizer. appoint: the
   * proposed organizer. seat: the seat, who takes it and who holds it.
   */
  payload: Json;
  openedAt: number;
  /** Time at which the request is granted if no one objects; null if silence never grants it. */
  until: number | null;
  outcome: RequestOutcome | null;
  agreed: UserId[];
  missing: UserId[];
}
