import type { APIApplicationCommandBasicOption, APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Answer, Fact, Json, SeatId } from '#engine';
import type {
  GameId,
  GameInfo,
  Log,
  NumberedFact,
  OpenQuestion,
  Planned,
  Seen as Looked,
  Span,
  Standing,
  Table,
  UserId,
  Waiting,
} from '#service';
import type { Shorthand } from '#text/fuzzy-match.ts';
import type { Allowance, Cost } from '#discord/access/user-quota.ts';
import type { InLine } from '#discord/async/keyed-mutex.ts';
import type { CustomId } from '#discord/interactions/custom-id.ts';
import type { SeenGame, TableInView } from '#discord/access/visible-game.ts';
import type { Message, Picture } from '#discord/messages/message.ts';
import type { From } from '#discord/channels/game-place.ts';
import type { Refusal } from '#discord/input/explain-refusal.ts';
import type { SignDrawn, Signs } from '#discord/emoji/application-emojis.ts';

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
  /** A close-up of what these facts changed on the board, drawn for a phone; nothing where they changed nothing there. */
  scene?(facts: Fact[]): Promise<Picture[]>;
  /** Both sides of the combat that these facts end. */
  fleets?(facts: Fact[]): Promise<Picture[]>;
  /** A few lines: how far the game is, points, who is to move. */
  status(): string;
  /** Points, and what they were scored by. */
  /** Points, and what they were scored by; with the facts of the game, also those that no card lies there for. */
  scores(facts?: readonly Fact[]): string;
  /** Who is waited for and for what, as all may know: "choose an action", or of a moment to answer, what happens. */
  awaited(): { seat: SeatId; about: string; moment: boolean; side?: true }[];
  /** What happened, in sentences; `subject`: whose doings they are, and `place`: where they are done, as what stands above them says, so that neither need be said in each. */
  narrate(facts: Fact[], viewer: SeatId | null, subject?: SeatId, place?: string): string[];
  /** Whether a fact is among those that are told first where there is no room for all. */
  matters?(fact: Fact): boolean;
  /** What happened in a combat, round by round: all of these facts, in their order, and what was left at its end. A title says what the first of them would; what is told before the first round has none. */
  rounds?(facts: Fact[]): { title?: string; facts: Fact[]; left?: string }[];
  /** What came of some rounds, where there is no room for more. */
  roundsInBrief?(facts: Fact[]): string;
  /** What a fact begins: a turn ("Sol"), or a part of the game in which there may be turns ("Round 2, action phase"). Left out, nothing is told by turns. `subject`: whose turn. */
  section?(fact: Fact): { title: string; turn: boolean; subject?: SeatId } | undefined;
  /** The colour that a seat plays, as 0xRRGGBB. */
  colour?(seat: SeatId): number;
  /** "the Winnu (blue)". */
  seatName(seat: SeatId): string;
  seats(): Choice[];
  /** What a seat holds, in words alone, and with pictures; there where its face says that there are `hands`. */
  handText?(seat: SeatId): string;
  hand?(seat: SeatId, by: UserId): Promise<{ text: string; pictures: Picture[] }>;
  /** What a seat may say beforehand just now, so that nobody waits for it later: buttons whose presses the face takes itself. */
  ahead?(seat: SeatId): Choice[];
  /** What a seat may do unasked just now though it is asked something else, or nothing: commands that are given by a button below that. */
  unasked?(seat: SeatId): Led[];
  /** The sign of what some words of the program's own begin with, as an option's; undefined where there is none. */
  signOf?(words: string): string | undefined;
  /** Why something that was typed for a question is not among its choices; `meant` finds what is named among several things. Undefined where nothing says it. */
  refused?(
    asked: { seat: SeatId; question: string },
    typed: string,
    meant: (topics: readonly Choice[]) => Choice | undefined,
  ): Refusal | undefined;
  /** The moment of a window, where a seat may say that it does not want to be asked about it. */
  declinable?(window: Json): string | undefined;
  /** Standing orders by which a seat would not be asked about one of these options at such moments of others any more: buttons beside a window. */
  spared?(seat: SeatId, window: Json, options: readonly string[]): Choice[];
  /** Whether a fact of a phase without turns is told to a seat before its next choice, since it befalls that seat by another’s doing. */
  concerns?(fact: Fact, seat: SeatId): boolean;
  /** Of a seat that is out of the game: what is said of that, as a sentence. */
  isOut?(seat: SeatId): string | undefined;
  /** Offers that stand; with facts, those of them that these facts tell of. Left out where nothing is traded. */
  offers?(facts?: Fact[]): OfferShown[];
  /** Whether what all may know has come of these facts leaves nothing of an offer: a trade between the two, or the end of what it was made in. */
  offerOver?(facts: Fact[], offer: { from?: SeatId; to: SeatId }): boolean;
}

/** A way to answer a question, and what follows it, all at once: a button, or with others an option of a menu. */
export interface FormOffered {
  key: string;
  label: string;
  hint?: string;
  /** What the menu says in which it stands; left out, it is a button. */
  menu?: string;
  /** The option of the question in whose place it stands. */
  instead?: string;
}

/** One thing to fill in: one of these with `one`, else any of them. */
export interface FormField {
  key: string;
  label: string;
  hint?: string;
  one?: true;
  options: { key: string; label: string; hint?: string; chosen?: true }[];
}

export interface FormShown {
  title: string;
  fields: FormField[];
}

/** What was filled in, as answers: the first at once, the others when they are asked. */
export interface FormGiven {
  reply: Answer;
  planned: Planned[];
  standing?: Standing[];
  /** What they may not mean to lose by it: they are asked once more. */
  regrets?: string;
}

/** What was typed could be several things: each is the whole of it. */
export interface SeveralMeant {
  problem: string;
  meant: Choice[];
}

/** What was typed for several questions. */
export type TypedOn = FormGiven | SeveralMeant | string | undefined;

/** A question that somebody is asked, with what a form needs to know of who is asked. */
export interface FormAsked<V extends Sight = Sight> {
  sight: V;
  seat: SeatId;
  open: OpenQuestion;
  person: UserId;
}

/** The forms of an edition. What they say comes from what their player may know. */
export interface Forms<V extends Sight = Sight> {
  offered(asked: FormAsked<V>): FormOffered[];
  /** No fields where there is nothing to fill in; 'later' where it cannot be made in time to open. Throws Illegal where there is no such form. */
  shown(asked: FormAsked<V>, key: string): Promise<FormShown | 'later'>;
  /** A sentence where it cannot be done so. */
  given(asked: FormAsked<V>, key: string, given: Record<string, string[]>): Promise<FormGiven | string>;
  /**
   * What was typed for a question and for those that come after it; a sentence where only its beginning can be read so, with what it may
   * mean where that is several things; undefined where nothing of it is for later. Left out, only one question is answered at a time.
   */
  typed?(asked: FormAsked<V>, text: string): Promise<TypedOn>;
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
  /** Forms by which several questions are answered at once; left out, there are none. */
  forms?: Forms<V>;
  /** What a press on a button, or a choice from a menu, means that only this edition has; undefined where it means nothing. */
  press?(at: At<V>, id: CustomId, values: readonly string[]): Promise<Reply | undefined> | Reply | undefined;
  /** What a form means, sent as it was filled in, that only this edition has; undefined where it means nothing. */
  sent?(at: At<V>, id: CustomId, given: Record<string, string[]>): Promise<Reply | undefined> | Reply | undefined;
  /** What of its own can be looked at by buttons. */
  more: Led[];
  repairs: RepairForm<V>[];
  /** What a player may ask the rules about, as completion; and the answer. `game`: that in whose channel it is asked. */
  rules(typed: string, game?: AskedIn<V>): Choice[];
  /** Throws an Unclear of the option `about` where nothing is called so, with what may be meant. */
  rule(key: string, game?: AskedIn<V>): string;
  /** Lines of `/help` on its own commands. */
  help: string[];
  /** Signs that its texts may hold (`text/emoji-tokens.ts`), and how one becomes a file. */
  signs?: { list(): Promise<SignDrawn[]>; file(svg: string): Promise<Uint8Array> };
}

/** A command that is given by a button. */
export interface Led {
  label: string;
  /** What it is called: "board", "why"; of one that is several, which of them is asked. */
  path: string;
  /** What of it is chosen from a menu first, though it could be left out. */
  ask?: string;
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
  see(game: GameId): Promise<Sighted>;
  clock: () => number;
  log: Log;
  /** Told of what holds up the event loop; left out, nobody is. */
  span?: Span;
  /** How much of what costs each person has had lately. */
  allowance: Allowance;
  /** A person's answers in a game, one after another; left out, they are taken as they come. */
  answering?: InLine;
  /** Told of what came of what people ask for, and how long they waited, in ms; left out, nobody is. */
  meter?: (came: 'done' | 'refused' | 'failed', ms: number) => void;
  /** Which signs Discord can show; left out, none. */
  signs?: Signs;
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
  /** A form that opens over whatever was pressed. Nothing but the first answer to an interaction can open one. */
  modal?: APIModalInteractionResponseCallbackData;
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
  facts(from: number, to: number): Promise<NumberedFact[]>;
  lastMove: Looked['lastMove'];
  alias: Looked['alias'];
  vote: Looked['vote'];
  /** The board as a command left it. Throws Illegal where nothing leads back to it. */
  after(command: number): Promise<Pick<Sight, 'board'>>;
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
  /** What was typed for these options it reads for itself: several things at once, counts, words of another kind. */
  reads?: readonly string[];
  run(at: At<V>, given: Given): Promise<Reply> | Reply;
  complete?(at: At<V>, option: string, typed: string, given: Given): Promise<Choice[]> | Choice[];
}

export interface FaceSubcommand<V extends Sight = Sight> extends FaceLeaf<V> {
  /** What it is found under, where the command has groups of subcommands. */
  group?: { name: string; description: string };
  name: string;
  description: string;
  /** What other editions call what comes nearest to it. */
  standsFor?: readonly string[];
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
  /** The question that leads to the first of them, and what is said to that: so the command can be given already when that is asked. */
  after?: { question: string; said: string };
  /** When they are asked, in a sentence with its rule: said to whoever gives the command at another time. */
  due?: string;
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
  /** What somebody plays there who has no wishes, and what it is called; `by`: so that not everybody plays the same. */
  easy?(settings: Json, wishes: Json, by: number): { wishes: Json; called: string };
  /** What somebody would like, in words; empty where they have no wish. */
  wishTold?(settings: Json, wishes: Json): string;
  describe(game: GameInfo, mention: (user: UserId) => string): string;
  /** What a game that begins is played with, in sentences; left out, nothing is said of it. */
  playedWith?(settings: Json): string;
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
