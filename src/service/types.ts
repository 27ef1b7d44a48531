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
  /** Set if the answer was planned and the question has changed since. */
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
  /** Name that the organizer has given it; null if it has none. */
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
  /** Number of the undo that took it back. */
  undoneBy: number | null;
  /** Some are for certain seats only (`to`); presenters decide what to show. */
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

/** A queued message; presenters turn it into text when it is sent. */
export type Message =
  /** To the channel: the events of these commands (`facts`). */
  | TurnMessage
  /**
   * To the channel: the panel of pending players has changed. Its content is read when it is sent, since it may change
   * again. `look`: post the panel even if its content is unchanged.
   */
  | { kind: 'waiting'; look?: true }
  /** To the channel, with a ping: a question that may be public knowledge. */
  | { kind: 'asked'; user: UserId; seat: SeatId; ask: number }
  /** To one user in private: a question. A public message would reveal what the player holds. */
  | { kind: 'private'; user: UserId; seat: SeatId; ask: number; dm: boolean }
  /**
   * To one user in private: their plan or ranking was lost with an undone move, or new options exist that they have not
   * ranked.
   */
  | { kind: 'unplanned'; user: UserId; what: 'plan' | 'ranking' | 'more' | 'outdated'; dm: boolean }
  /** To one user in private: what became of offers they made, each as the edition's own JSON. */
  | { kind: 'offers'; user: UserId; outcomes: { offer: Json; outcome: OfferOutcome }[]; dm: boolean }
  /** To one user in private: what has happened to a promise of their seat. The text is read when it is sent. */
  | { kind: 'promise'; user: UserId; promise: number; event: PromiseEvent; dm: boolean }
  /** To the channel: a promise that both its seats have published. */
  | { kind: 'published'; promise: number }
  /** To one user; in the channel only if `covered` is false. `count` is 1 for the first reminder. */
  | {
      kind: 'reminder';
      user: UserId;
      seat: SeatId;
      ask: number;
      count: number;
      since: number;
      covered: boolean;
      dm: boolean;
    }
  | { kind: 'ended'; winners: SeatId[]; summary: Json }
  /** The seed, published a day after the end so that anyone can verify every roll. */
  | { kind: 'seed'; seed: string; commitment: string }
  | { kind: 'lobby' }
  /** To the channel: its title has changed. The title is read when it is set. */
  | { kind: 'title' }
  | (RequestMessage & { kind: 'undo'; from: number; to: number })
  | (RequestMessage & { kind: 'repair'; name: string; data: Json })
  /** `organiser`: the current organizer; for 'appoint', the proposed one. */
  | (RequestMessage & { kind: 'takeover' | 'appoint'; organiser: UserId })
  | (RequestMessage & { kind: 'abandon' })
  /** `from`: the user who holds the seat; null if it is vacant or an AI player's. */
  | (RequestMessage & { kind: 'seat'; seat: SeatId; to: UserId; from: UserId | null })
  | { kind: 'notice'; notice: Notice }
  /**
   * To the organizer alone: a message cannot be delivered to the channel, or a problem only the organizer should see.
   */
  | { kind: 'trouble'; user: UserId; what: DeliveryTrouble };

/** Outcome of an offer: `countered` is declined with an offer in return, `void` no longer possible. */
export type OfferOutcome = 'accepted' | 'declined' | 'countered' | 'void';

/** News of a promise: the other seat has done something with it or asks for something, or it is due. */
export type PromiseEvent = 'made' | 'kept' | 'forgiven' | 'withdraw-asked' | 'withdrawn' | 'publish-asked' | 'due';

/** Events of a range of commands that belong to one chapter; rows from earlier versions have no chapter. */
export interface TurnMessage {
  kind: 'turn';
  from: number;
  to: number;
  /** Number of the first command's facts to skip: they belong to an earlier message. */
  after?: number;
  /** Number of the last command's facts to include: later ones belong to another message. */
  upto?: number;
  style: 'board' | 'text';
  chapter?: { seat: SeatId | null; title: string; place?: string; opens?: true; inner?: true };
  /** True if the chapter has ended. */
  over?: boolean;
  /** Set if all the facts are minor enough to wait for other minor turns. */
  brief?: true;
  /** Set if the next chapter opens right after this one with a board that shows the changes. */
  unseen?: true;
}

/**
 * gone: the channel was deleted. forbidden: no permission to write. crowded: no more threads allowed. refused: Discord
 * rejects the message. damaged: the database is damaged.
 */
export type DeliveryTrouble = 'gone' | 'forbidden' | 'crowded' | 'refused' | 'damaged';

/** Fields common to all messages about a consent request. */
export interface RequestMessage {
  stage: RequestStage;
  /** Null if it was done without asking anyone. */
  request: number | null;
  user: UserId;
  /** Users whose consent is asked for. */
  needed: UserId[];
  /** Time at which silence grants the request, Unix time in ms; null if never. */
  until: number | null;
}

export type RequestStage = 'asked' | 'done' | 'refused' | 'lapsed' | 'impossible';

export type Notice =
  /**
   * `commitment`: to the seed, published before any player chooses anything. Absent if an earlier version started the
   * game.
   */
  | { what: 'started'; commitment?: string; seating: { seat: SeatId; user: UserId }[] }
  /** The commitment to the seed, of a game that an earlier version started. */
  | { what: 'dice'; commitment: string }
  | { what: 'paused' | 'resumed' | 'abandoned'; user: UserId }
  /** The game's channel or thread was deleted, or the game moved out of it. */
  | { what: 'moved' }
  | { what: 'left'; user: UserId; seat: SeatId }
  | { what: 'replaced'; user: UserId | null; by: UserId; seat: SeatId }
  | { what: 'organiser'; user: UserId }
  /** The user has left the Discord server. To the organizer; if the user is the organizer, to all the other players. */
  | { what: 'departed'; to: UserId[]; user: UserId; seat: SeatId }
  /** To the organizer only. */
  | { what: 'overdue'; to: UserId; user: UserId; seat: SeatId; ask: number; since: number };
