import type { Json, SeatId } from '#engine';
import type { UserId } from '#service/types.ts';

/** A queued message; presenters turn it into text when it is sent. */
export type QueuedMessage =
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
  /** To one user in private, who wants it: they are next. Dropped if that has changed when it is sent. */
  | { kind: 'next'; user: UserId; seat: SeatId; mark: string }
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
export type PromiseEvent =
  'made' | 'said-kept' | 'kept' | 'forgiven' | 'withdraw-asked' | 'withdrawn' | 'publish-asked' | 'due';

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
  /** Id of the request; null if no consent was needed. */
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
