import type { Fact, Json, SeatId } from '../engine/index.ts';
import type { GameId, GameInfo, UserId } from '../table/index.ts';
import type { Picture } from './message.ts';

export interface Choice {
  key: string;
  label: string;
  hint?: string;
}

/** Something a player may do unasked, now: a card or ability usable at any time. */
export interface Usable extends Choice {
  action: string;
  data: Json;
}

/** A trade somebody has offered. */
export interface OfferShown {
  /** For the table alone: it may count what is offered to others. */
  id: string;
  /** What buttons and commands carry. */
  alias: string;
  from: SeatId;
  to: SeatId;
  text: string;
}

/**
 * What this part of the program sees of a game: always through somebody's eyes, never the state. Supplied by the
 * composition root, from views/ and map/. `viewer` null is the public.
 */
export interface Eyes {
  /**
   * The board, as everybody may see it. Pictures are drawn for one person (`by`) after another, or for all (left out); where too many
   * are wanted an Illegal says so.
   */
  board(game: GameId, by?: UserId): Promise<Picture[]>;
  closeUp(game: GameId, position: string, rings: number, by: UserId): Promise<Picture[]>;
  player(game: GameId, seat: SeatId, by: UserId): Promise<Picture[]>;
  /** What a seat holds, in words alone. */
  handText(game: GameId, seat: SeatId): string;
  hand(game: GameId, seat: SeatId, by: UserId): Promise<{ text: string; pictures: Picture[] }>;
  /** A few lines: round and phase, points, who is to move. */
  status(game: GameId): string;
  /** Who is waited for and for what, as all may know: "choose an action", or of a moment to answer, what happens. */
  awaited(game: GameId): { seat: SeatId; about: string; moment: boolean }[];
  /** Public objectives, who has scored them, and each player's points. */
  scores(game: GameId): string;
  narrate(game: GameId, facts: Fact[], viewer: SeatId | null): string[];
  /** "the Winnu (blue)". */
  seatName(game: GameId, seat: SeatId): string;
  seats(game: GameId): Choice[];
  positions(game: GameId): Choice[];
  usables(game: GameId, seat: SeatId): Usable[];
  /** What a seat may put into a trade. */
  notes(game: GameId, seat: SeatId): Choice[];
  /** Cards a seat may put into a trade besides. */
  tradableCards(game: GameId, seat: SeatId): Choice[];
  /** What a seat could be bound to as part of a deal: an answer to a public question put to it now; the key is the question's name and the answer. */
  doable(game: GameId, seat: SeatId): Choice[];
  /** Offers that stand; with facts, those of them that these facts tell of. */
  offers(game: GameId, facts?: Fact[]): OfferShown[];
  /** What a player of this game may ask the rules about, as completion; and the answer. */
  rules(typed: string): Choice[];
  rule(key: string): string;
  /** What a player may ask "why not?" about: kinds of deeds, what can be named with one, and the answer in sentences. */
  inquiries: { name: string; description: string; what: string }[];
  topics(game: GameId, seat: SeatId, inquiry: string): Choice[];
  why(game: GameId, seat: SeatId, inquiry: string, about: string): string[];
  /** The chances of a combat in a system, in lines, told to one player; lists of units stand in for those that are there. */
  odds(game: GameId, seat: SeatId, asked: { system: string; attacker?: string; defender?: string }, by: UserId): Promise<string[]>;
  /** What a seat may say beforehand just now, so that nobody waits for it later: standing orders for this turn. */
  ahead(game: GameId, seat: SeatId): Choice[];
  /** Moments that a standing order can decline. */
  moments(): Choice[];
  repairs: RepairForm[];
  lobby: LobbyForm;
}

/** A correction the organiser may propose, with what it asks for; `read` makes the table's data of what was typed. */
export interface RepairForm {
  name: string;
  description: string;
  fields: { name: string; description: string; complete?(game: GameId, typed: string): Choice[] }[];
  read(fields: Record<string, string>): Json;
  /** What is then so, without a full stop: "the Winnu have 3 trade goods". */
  tell(game: GameId, fields: Record<string, string>): string;
}

export interface LobbyForm {
  edition: string;
  players: { min: number; max: number };
  factions: Choice[];
  colors: Choice[];
  boards: Choice[];
  settings(
    wanted: { points?: number; board?: string; map?: string; veil?: string; windowHours?: number; partial?: boolean },
    before?: Json,
  ): Json;
  wishes(wanted: { faction?: string; color?: string }, before?: Json): Json;
  describe(game: GameInfo, mention: (user: UserId) => string): string;
}

/** A slash command by which questions are answered. */
export interface PlayerCommand {
  group: string;
  about: string;
  name: string;
  description: string;
  /** Names of the questions it answers. */
  questions: string[];
  option: { name: string; description: string };
}
