import type { APIApplicationCommandBasicOption } from 'discord.js';
import type { Fact, Json, SeatId } from '../engine/index.ts';
import type { GameId, GameInfo, Log, NumberedFact, OpenQuestion, Seen as Looked, Span, Table, UserId, Waiting } from '../table/index.ts';
import type { Shorthand } from '../words/likeness.ts';
import type { Allowance, Cost } from './allowance.ts';
import type { CustomId } from './custom-id.ts';
import type { SeenGame, TableInView } from './in-view.ts';
import type { Message, Picture } from './message.ts';
import type { From } from './place.ts';

export interface Choice {
  key: string;
  label: string;
  hint?: string;
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
 * What this part of the program sees of one game as it stands: always through somebody's eyes, never the state. `viewer` null is the
 * public. Pictures are drawn for one person (`by`) after another, or for all (left out); where too many are wanted an Illegal says so.
 */
export interface Sight {
  /** The board, as everybody may see it. */
  board(by?: UserId): Promise<Picture[]>;
  /** A few lines: how far the game is, points, who is to move. */
  status(): string;
  /** Points, and what they were scored by. */
  scores(): string;
  /** Who is waited for and for what, as all may know: "choose an action", or of a moment to answer, what happens. */
  awaited(): { seat: SeatId; about: string; moment: boolean }[];
  narrate(facts: Fact[], viewer: SeatId | null): string[];
  /** "the Winnu (blue)". */
  seatName(seat: SeatId): string;
  seats(): Choice[];
  /** What a seat holds, in words alone, and with pictures; there where its face says that there are `hands`. */
  handText?(seat: SeatId): string;
  hand?(seat: SeatId, by: UserId): Promise<{ text: string; pictures: Picture[] }>;
  /** What a seat may say beforehand just now, so that nobody waits for it later: buttons whose presses the face takes itself. */
  ahead?(seat: SeatId): Choice[];
  /** Offers that stand; with facts, those of them that these facts tell of. Left out where nothing is traded. */
  offers?(facts?: Fact[]): OfferShown[];
}

/** All that Discord needs of an edition of the game: what is seen of its games, and the commands and forms that are its own. */
export interface Face<V extends Sight = Sight> {
  /** As games carry it: "ti4". */
  edition: string;
  /** "Fourth edition". */
  title: string;
  /** What people type for it besides. */
  called: string[];
  /** What players call things for short, word by word; left out, nothing. */
  shorthand?: Shorthand;
  /** Whether players hold anything in secret that they can look at. */
  hands: boolean;
  lobby: Lobby;
  /** One game as it stands. */
  see(game: Looked): V;
  /** Commands that not every edition has. */
  commands: FaceCommand<V>[];
  /** Commands by which questions are answered. */
  answers: PlayerCommand[];
  /** What a press on a button means that only this edition has; undefined where it means nothing. */
  press?(at: At<V>, id: CustomId): Promise<Reply> | Reply | undefined;
  repairs: RepairForm<V>[];
  /** What a player may ask the rules about, as completion; and the answer. `game`: that in whose channel it is asked. */
  rules(typed: string, game?: AskedIn<V>): Choice[];
  rule(key: string, game?: AskedIn<V>): string;
  /** Lines of `/help` on its own commands. */
  help: string[];
}

/** A game about whose rules somebody asks: as it stands where it has begun, before that as it is to be played. */
export type AskedIn<V extends Sight = Sight> = { sight: V } | { settings: Json };

/** The faces of all editions that are played here, in the order in which they are offered. */
export interface Faces {
  readonly all: readonly Face[];
  /** What is meant where nobody says which. */
  readonly usual: Face;
  /** Throws Illegal where there is none such. */
  of(edition: string): Face;
  /** The edition that somebody names; the usual one where they name none. Throws Illegal where there is none such. */
  named(typed: string | undefined): Face;
  choices(typed: string): Choice[];
}

/** All that this side of the program works with: for what sends and presents. */
export interface Workings {
  table: Table;
  /** The editions that are played here, as people see them. */
  faces: Faces;
  /** Looks at a game as it stands now. */
  see(game: GameId): Sighted;
  clock: () => number;
  log: Log;
  /** Told of what holds up the event loop; left out, nobody is. */
  span?: Span;
  /** How much of what costs each person has had lately. */
  allowance: Allowance;
}

/** The same for what answers people: of games, only those that whoever asks may see. */
export interface Context extends Omit<Workings, 'table' | 'see'> {
  table: TableInView;
}

/** What a handler answers: always to the one who asked, alone. */
export interface Reply {
  message?: Message;
  /** Shown in place of the message that was pressed, where that was private too. */
  update?: boolean;
  modal?: { custom_id: string; title: string; label: string; placeholder: string };
}

/** A game as it stands, looked at once, with the face of its edition. Whoever sends may look at any. */
export interface Sighted<V extends Sight = Sight> {
  readonly game: GameInfo;
  /** Throws Illegal where this program does not know the edition. */
  readonly face: Face<V>;
  /** Throws Illegal where the game has not begun. */
  readonly sight: V;
  asks(user: UserId): OpenQuestion[];
  waiting(): Waiting[];
  facts(from: number, to: number): NumberedFact[];
}

/** The same of a game that is in view of whoever interacts. Only `seen.ts` gives one. */
export interface Seen<V extends Sight = Sight> extends Sighted<V> {
  readonly game: SeenGame;
}

/** Somebody in a game that is in view of them, and their seat where they have one. */
export interface At<V extends Sight = Sight> {
  context: Context;
  from: From;
  seen: Seen<V>;
  seat: SeatId | undefined;
}

/** What was given with a command, by option name. */
export interface Given {
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  flag(name: string): boolean | undefined;
  /** A person: id and the name they are shown by. Throws Illegal where it is a program: none of them plays here. */
  person(name: string): { id: string; name: string } | undefined;
}

/** A command about a game, with all but its name. Besides its options it takes the game's code. */
export interface FaceLeaf<V extends Sight = Sight> {
  options?: APIApplicationCommandBasicOption[];
  /** What it takes of what each person may have in a while; left out, nothing. */
  costs?: Cost;
  /** It reads for itself what was typed: several things at once, counts, words of another kind. */
  reads?: true;
  run(at: At<V>, given: Given): Promise<Reply> | Reply;
  complete?(at: At<V>, option: string, typed: string, given: Given): Choice[];
}

export interface FaceSubcommand<V extends Sight = Sight> extends FaceLeaf<V> {
  /** What it is found under, where the command has groups of subcommands. */
  group?: { name: string; description: string };
  name: string;
  description: string;
}

export interface FaceCommand<V extends Sight = Sight> {
  name: string;
  description: string;
  /** Either subcommands, or one thing it does itself. */
  subcommands?: FaceSubcommand<V>[];
  alone?: FaceLeaf<V>;
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

/** A correction the organiser may propose, with what it asks for; `read` makes the table's data of what was typed. */
export interface RepairForm<V extends Sight = Sight> {
  name: string;
  description: string;
  fields: { name: string; description: string; complete?(sight: V, typed: string): Choice[] }[];
  read(fields: Record<string, string>): Json;
  /** What is then so, without a full stop: "the Winnu have 3 trade goods". */
  tell(sight: V, fields: Record<string, string>): string;
}

/** What is chosen before a game begins. */
export interface Lobby {
  players: { min: number; max: number };
  settings: Form;
  wishes: Form;
  /** What may be chosen for a game that one person plays alone, to see how it goes; nothing need be. */
  alone: Form;
  describe(game: GameInfo, mention: (user: UserId) => string): string;
}

/** What is filled in with a command. */
export interface Form {
  fields: Field[];
  /** By the keys of the fields; `before`: what stood there, which stays where nothing is given. Throws Illegal where it makes no sense. */
  read(given: Record<string, string | number | boolean>, before?: Json): Json;
}

export interface Field {
  key: string;
  option: APIApplicationCommandBasicOption;
  /** `settings`: of the game for which it is filled in. */
  complete?(typed: string, settings?: Json): Choice[];
}
