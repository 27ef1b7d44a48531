import type { Answer, Fact, Json, SeatId, Spec } from '#engine';
import type { CommandKind, GameStatus, RequestKind, RequestOutcome } from '#store';

export type GameId = string;
export type UserId = string;
/** What something of a game is called outside, where its number counts what not everybody may know of. */
export type Alias = string;

/** Who asks for a change, and by what interaction: the same one again gets the first result. */
export interface Caller {
  user: UserId;
  interaction?: string;
  /** Told of a change as soon as it is made for good, before anything is shown of it: what fails after that has not undone it. */
  onCommitted?: (operation: string) => void;
}

/** What a change led to. */
export interface ChangeOutcome {
  game: GameId;
  status: GameStatus;
  /** Number of the last command after it. */
  head: number;
  /** Number of the command it was logged as; null where the state was not touched. */
  command: number | null;
  /** The request that waits for the others' consent, where it could not be done at once. */
  request: number | null;
  /** The interaction had been dealt with before: nothing was done again. */
  repeated: boolean;
}

/** A question put to the one who looks. Only for them. */
export interface OpenQuestion {
  game: GameId;
  /** What buttons carry: the question as its player knows it. */
  ask: Alias;
  seat: SeatId;
  question: string;
  data: Json;
  /** Computed when it is first looked at. */
  readonly spec: Spec;
  /** Why an answer would be refused; undefined when it would be taken. Changes nothing. */
  problem(reply: Answer): string | undefined;
  /** What an answer comes to, in a sentence; undefined where there is nothing to say of it. */
  describeAnswer(reply: Answer): string | undefined;
  /** What is lost by an answer, where whoever gives it may not mean to. */
  confirmation(reply: Answer): string | undefined;
  /** What its player has put together so far as an answer. */
  draft(): Json | undefined;
  /** The answer held so far, and whether it was given "whatever happens". */
  reply?: Answer;
  firm?: true;
  /** What was answered before an undo took it back: to be offered again. */
  former?: Answer;
  /** Nothing to answer with: the table declines at a secret moment. Told to nobody else. */
  veiled?: true;
  openedAt: number;
  closesAt: number | null;
  /** For all that the others know, it may be there for appearance's sake only. */
  covered: boolean;
  /** It belongs to a vote, in all of which its player may pass. */
  inVote?: true;
}

/** What a player has answered before it is asked. */
export interface PlanStep {
  question: string;
  reply: Answer;
  /** How the question looked to them, and where (`markOf`): where it has come out otherwise, they are asked. Without it, it is answered however it looks. */
  seen?: string;
}

/** What a player wants answered each time it is asked, until they move again: as a combat goes on. */
export interface RepeatedAnswer {
  question: string;
  /** What the question has to be about: these of its data. */
  about: Record<string, Json>;
  /** Left out, as the question itself proposes. */
  reply?: Answer;
  /** As long as the edition finds this to be so (`Edition.stands`). */
  while?: Json;
}

/** What is kept of an answer that is being put together. Whatever else the one who draws it notes stands beside. */
export interface ProposedDraft {
  /** What is proposed. */
  answer?: Answer;
  /** It was planned, and the question has come out otherwise since. */
  changed?: true;
  /** They had ranked what they would take: nothing of it is left, or the first of it is worth less than it was. */
  ranked?: 'gone' | 'less';
}

/** Somebody who is waited for, as everybody may know. */
export interface PendingPlayer {
  seat: SeatId;
  user: UserId | null;
  since: number;
  /** When the window closes at the latest. */
  until: number | null;
  /** One of several who might have an answer, as far as anybody can tell; so are both sides of a combat. */
  covered: boolean;
}

export interface MemberInfo {
  user: UserId;
  seat: SeatId | null;
  name: string;
  wishes: Json;
  joinedAt: number;
  /** To the settings as they are now: by joining under them, or since. */
  agreed: boolean;
  /** When, as far as anybody can tell, they last did something in the game. */
  actedAt: number | null;
  /** They are not on the server any more, as far as is known. */
  gone?: true;
}

export interface GameInfo {
  id: GameId;
  status: GameStatus;
  edition: string;
  settings: Json;
  place: Json;
  organiser: UserId;
  head: number;
  createdAt: number;
  endedAt: number | null;
  members: MemberInfo[];
  /** Seats without a person. */
  vacant: SeatId[];
}

/** A command as everybody may know it: who made it (a person or the table) and what it said are left out. */
export interface PastCommand {
  number: number;
  kind: CommandKind;
  seat: SeatId | null;
  at: number;
  /** Number of the undo that took it back. */
  undoneBy: number | null;
  /** Some are for certain seats only (`to`): what is shown is for views/ to decide. */
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
   * Of an undo: the first command to be taken back. Of a repair: its name and data. Of a wish to organise: who does so far; of an
   * appointment: who is to. Of a seat: which, who takes it, and who has it.
   */
  payload: Json;
  openedAt: number;
  /** When it is granted if nobody has said no; null: never by silence. */
  until: number | null;
  outcome: RequestOutcome | null;
  agreed: UserId[];
  missing: UserId[];
}

/** What is to be said; presenters turn it into words when it is sent. */
export type Message =
  /** To the channel. What happened in these commands (`facts`). */
  | TurnMessage
  /** To the channel: the panel of who is waited for has changed. Read it when sending: it may have changed again. `look`: whatever it says, it is to be there. */
  | { kind: 'waiting'; look?: true }
  /** To the channel, with a ping: something is waited for that anybody may know of. */
  | { kind: 'asked'; user: UserId; seat: SeatId; ask: number }
  /** To one person, where nobody else sees it: something waits. Saying it elsewhere would tell on a hand. */
  | { kind: 'private'; user: UserId; seat: SeatId; ask: number; dm: boolean }
  /** To one person, where nobody else sees it: what they had planned or ranked went with a move that was taken back; or more can be chosen than they ranked. */
  | { kind: 'unplanned'; user: UserId; what: 'plan' | 'ranking' | 'more' | 'outdated'; dm: boolean }
  /** To one person; in the channel only where `covered` is false. `count` is 1 for the first reminder. */
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
  /** The seed, a day after the end, so that anyone can check every roll. */
  | { kind: 'seed'; seed: string; commitment: string }
  | { kind: 'lobby' }
  | (RequestMessage & { kind: 'undo'; from: number; to: number })
  | (RequestMessage & { kind: 'repair'; name: string; data: Json })
  /** `organiser`: who organises so far; of an appointment, who is asked to. */
  | (RequestMessage & { kind: 'takeover' | 'appoint'; organiser: UserId })
  | (RequestMessage & { kind: 'abandon' })
  /** `from`: whose seat it is; null where nobody sits there, or a practice player. */
  | (RequestMessage & { kind: 'seat'; seat: SeatId; to: UserId; from: UserId | null })
  | { kind: 'notice'; notice: Notice }
  /** To the organiser alone: what is to be said in the channel cannot be said there, or what only they should worry about. */
  | { kind: 'trouble'; user: UserId; what: DeliveryTrouble };

/** What happened in these commands, all of one chapter; rows of before there were chapters have none. */
export interface TurnMessage {
  kind: 'turn';
  from: number;
  to: number;
  /** Of the first command so many facts are told elsewhere, before these. */
  after?: number;
  /** Of the last command only so many are told here: what follows belongs elsewhere. */
  upto?: number;
  style: 'board' | 'text';
  chapter?: { seat: SeatId | null; title: string; place?: string; opens?: true; inner?: true };
  /** The chapter has come to its end. */
  over?: boolean;
  /** Nothing but what can be told in front of what comes next. */
  brief?: true;
  /** What it has changed is seen on the board with which the next opens, right after it. */
  unseen?: true;
}

/** The channel is gone; it may not be written in; it takes no more threads; Discord does not take a message; the records are damaged. */
export type DeliveryTrouble = 'gone' | 'forbidden' | 'crowded' | 'refused' | 'damaged';

/** What is said of something that is asked for. */
export interface RequestMessage {
  stage: RequestStage;
  /** Null where it was done without asking anybody. */
  request: number | null;
  user: UserId;
  /** Who is asked. */
  needed: UserId[];
  /** When silence grants it, in ms since 1970; null: never. */
  until: number | null;
}

export type RequestStage = 'asked' | 'done' | 'refused' | 'lapsed' | 'impossible';

export type Notice =
  /** `commitment`: only of games begun by an earlier version, which said it here. */
  | { what: 'started'; commitment?: string; seating: { seat: SeatId; user: UserId }[] }
  /** What the seed is held to, before anybody chooses anything. */
  | { what: 'dice'; commitment: string }
  | { what: 'paused' | 'resumed' | 'abandoned'; user: UserId }
  /** The channel or thread it was played in is gone, or was left. */
  | { what: 'moved' }
  | { what: 'left'; user: UserId; seat: SeatId }
  | { what: 'replaced'; user: UserId | null; by: UserId; seat: SeatId }
  | { what: 'organiser'; user: UserId }
  /** They are not on the server any more. To the organiser; where that is who it is, to all others who play. */
  | { what: 'departed'; to: UserId[]; user: UserId; seat: SeatId }
  /** To the organiser only. */
  | { what: 'overdue'; to: UserId; user: UserId; seat: SeatId; ask: number; since: number };
