import type { APIApplicationCommandBasicOption, APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Answer, Fact, Json, SeatId } from '#engine';
import type {
  GameId,
  GameInfo,
  Logger,
  NumberedFact,
  OpenQuestion,
  PlanStep,
  GameSnapshot as Looked,
  WithSpan,
  RepeatedAnswer,
  GameService,
  UserId,
  PendingPlayer,
} from '#service';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import type { UserQuota, QuotaKind } from '#discord/access/user-quota.ts';
import type { KeyedMutex } from '#discord/async/keyed-mutex.ts';
import type { CustomId } from '#discord/interactions/custom-id.ts';
import type { VisibleGameInfo, GuardedService } from '#discord/access/visible-game.ts';
import type { Message, Picture } from '#discord/messages/message.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { Refusal } from '#discord/input/explain-refusal.ts';
import type { EmojiDrawing, EmojiRegistry } from '#discord/emoji/application-emojis.ts';

export interface Choice {
  key: string;
  label: string;
  hint?: string;
}

/** A trade somebody has offered. */
export interface PresentedOffer {
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
export interface GamePresenter {
  /** The board, as everybody may see it. */
  drawBoard(by?: UserId): Promise<Picture[]>;
  /** A close-up of what these facts changed on the board, drawn for a phone; nothing where they changed nothing there. */
  drawChanges?(facts: Fact[]): Promise<Picture[]>;
  /** Both sides of the combat that these facts end. */
  drawCombat?(facts: Fact[]): Promise<Picture[]>;
  /** A few lines: how far the game is, points, who is to move. */
  status(): string;
  /** Points, and what they were scored by. */
  /** Points, and what they were scored by; with the facts of the game, also those that no card lies there for. */
  scores(facts?: readonly Fact[]): string;
  /** Who is waited for and for what, as all may know: "choose an action", or of a moment to answer, what happens. */
  pendingActions(): { seat: SeatId; about: string; moment: boolean; side?: true }[];
  /** What happened, in sentences; `subject`: whose doings they are, and `place`: where they are done, as what stands above them says, so that neither need be said in each. */
  narrate(facts: Fact[], viewer: SeatId | null, subject?: SeatId, place?: string): string[];
  /** Whether a fact is among those that are told first where there is no room for all. */
  isNotable?(fact: Fact): boolean;
  /** What happened in a combat, round by round: all of these facts, in their order, and what was left at its end. A title says what the first of them would; what is told before the first round has none. */
  combatRounds?(facts: Fact[]): { title?: string; facts: Fact[]; left?: string }[];
  /** What came of some rounds, where there is no room for more. */
  summarizeRounds?(facts: Fact[]): string;
  /** What a fact begins: a turn ("Sol"), or a part of the game in which there may be turns ("Round 2, action phase"). Left out, nothing is told by turns. `subject`: whose turn. */
  sectionOf?(fact: Fact): { title: string; turn: boolean; subject?: SeatId } | undefined;
  /** The colour that a seat plays, as 0xRRGGBB. */
  seatColor?(seat: SeatId): number;
  /** "the Winnu (blue)". */
  seatName(seat: SeatId): string;
  seatChoices(): Choice[];
  /** What a seat holds, in words alone, and with pictures; there where its face says that there are `hands`. */
  formatHand?(seat: SeatId): string;
  hand?(seat: SeatId, by: UserId): Promise<{ text: string; pictures: Picture[] }>;
  /** What a seat may say beforehand just now, so that nobody waits for it later: buttons whose presses the face takes itself. */
  advanceOrderChoices?(seat: SeatId): Choice[];
  /** What a seat may do unasked just now though it is asked something else, or nothing: commands that are given by a button below that. */
  anytimeCommands?(seat: SeatId): MenuCommand[];
  /** The sign of what some words of the program's own begin with, as an option's; undefined where there is none. */
  emojiFor?(words: string): string | undefined;
  /** Why something that was typed for a question is not among its choices; `meant` finds what is named among several things. Undefined where nothing says it. */
  explainRefusal?(
    asked: { seat: SeatId; question: string },
    typed: string,
    meant: (topics: readonly Choice[]) => Choice | undefined,
  ): Refusal | undefined;
  /** The moment of a window, where a seat may say that it does not want to be asked about it. */
  declinableMoment?(window: Json): string | undefined;
  /** Standing orders by which a seat would not be asked about one of these options at such moments of others any more: buttons beside a window. */
  standingOrderChoices?(seat: SeatId, window: Json, options: readonly string[]): Choice[];
  /** Whether a fact of a phase without turns is told to a seat before its next choice, since it befalls that seat by another’s doing. */
  affectsSeat?(fact: Fact, seat: SeatId): boolean;
  /** Of a seat that is out of the game: what is said of that, as a sentence. */
  eliminationNotice?(seat: SeatId): string | undefined;
  /** Offers that stand; with facts, those of them that these facts tell of. Left out where nothing is traded. */
  offers?(facts?: Fact[]): PresentedOffer[];
  /** Whether what all may know has come of these facts leaves nothing of an offer: a trade between the two, or the end of what it was made in. */
  isOfferClosed?(facts: Fact[], offer: { from?: SeatId; to: SeatId }): boolean;
}

/** A way to answer a question, and what follows it, all at once: a button, or with others an option of a menu. */
export interface FormEntry {
  key: string;
  label: string;
  hint?: string;
  /** What the menu says in which it stands; left out, it is a button. */
  menu?: string;
  /** The option of the question in whose place it stands. */
  replacesOption?: string;
}

/** One thing to fill in: one of these with `one`, else any of them. */
export interface FormField {
  key: string;
  label: string;
  hint?: string;
  isSingle?: true;
  options: { key: string; label: string; hint?: string; chosen?: true }[];
}

export interface FormLayout {
  title: string;
  fields: FormField[];
}

/** What was filled in, as answers: the first at once, the others when they are asked. */
export interface FormAnswers {
  reply: Answer;
  planned: PlanStep[];
  standing?: RepeatedAnswer[];
  /** What they may not mean to lose by it: they are asked once more. */
  confirmation?: string;
}

/** What was typed could be several things: each is the whole of it. */
export interface Ambiguity {
  problem: string;
  candidates: Choice[];
}

/** What was typed for several questions. */
export type ParsedPlan = FormAnswers | Ambiguity | string | undefined;

/** A question that somebody is asked, with what a form needs to know of who is asked. */
export interface FormContext<V extends GamePresenter = GamePresenter> {
  presenter: V;
  seat: SeatId;
  open: OpenQuestion;
  user: UserId;
}

/** The forms of an edition. What they say comes from what their player may know. */
export interface QuestionForms<V extends GamePresenter = GamePresenter> {
  list(asked: FormContext<V>): FormEntry[];
  /** No fields where there is nothing to fill in; 'later' where it cannot be made in time to open. Throws Illegal where there is no such form. */
  open(asked: FormContext<V>, key: string): Promise<FormLayout | 'later'>;
  /** A sentence where it cannot be done so. */
  submit(asked: FormContext<V>, key: string, given: Record<string, string[]>): Promise<FormAnswers | string>;
  /**
   * What was typed for a question and for those that come after it; a sentence where only its beginning can be read so, with what it may
   * mean where that is several things; undefined where nothing of it is for later. Left out, only one question is answered at a time.
   */
  parse?(asked: FormContext<V>, text: string): Promise<ParsedPlan>;
}

/** All that Discord needs of an edition of the game: what is seen of its games, and the commands and forms that are its own. */
export interface EditionAdapter<V extends GamePresenter = GamePresenter> {
  /** As games carry it: "ti4". */
  editionId: string;
  /** "Fourth edition". */
  title: string;
  /** What people type for it besides. */
  aliases: string[];
  /** What players call things for short, word by word; left out, nothing. */
  abbreviations?: Abbreviations;
  /** Whether players hold anything in secret that they can look at. */
  hasHands: boolean;
  lobby: LobbyForms;
  /** One game as it stands. */
  createPresenter(game: Looked): V;
  /** Commands that not every edition has. */
  commands: GameCommand<V>[];
  /** Commands by which questions are answered. */
  questionCommands: QuestionCommand[];
  /** Forms by which several questions are answered at once; left out, there are none. */
  forms?: QuestionForms<V>;
  /** What a press on a button, or a choice from a menu, means that only this edition has; undefined where it means nothing. */
  handlePress?(
    at: GameInteraction<V>,
    id: CustomId,
    values: readonly string[],
  ): Promise<Reply | undefined> | Reply | undefined;
  /** What a form means, sent as it was filled in, that only this edition has; undefined where it means nothing. */
  handleForm?(
    at: GameInteraction<V>,
    id: CustomId,
    given: Record<string, string[]>,
  ): Promise<Reply | undefined> | Reply | undefined;
  /** What of its own can be looked at by buttons. */
  moreMenu: MenuCommand[];
  repairForms: RepairForm<V>[];
  /** What a player may ask the rules about, as completion; and the answer. `game`: that in whose channel it is asked. */
  searchRules(typed: string, game?: RulesScope<V>): Choice[];
  /** Throws an Unclear of the option `about` where nothing is called so, with what may be meant. */
  resolveRule(key: string, game?: RulesScope<V>): string;
  /** Lines of `/help` on its own commands. */
  helpLines: string[];
  /** Signs that its texts may hold (`text/emoji-tokens.ts`), and how one becomes a file. */
  emojis?: { list(): Promise<EmojiDrawing[]>; file(svg: string): Promise<Uint8Array> };
}

/** A command that is given by a button. */
export interface MenuCommand {
  label: string;
  /** What it is called: "board", "why"; of one that is several, which of them is asked. */
  path: string;
  /** What of it is chosen from a menu first, though it could be left out. */
  ask?: string;
}

/** A game about whose rules somebody asks: as it stands where it has begun, before that as it is to be played. */
export type RulesScope<V extends GamePresenter = GamePresenter> = { sight: V } | { settings: Json };

/** The faces of all editions that are played here, in the order in which they are offered. */
export interface AdapterRegistry {
  readonly all: readonly EditionAdapter[];
  /** What is meant where nobody says which. */
  readonly defaultAdapter: EditionAdapter;
  /** Throws Illegal where there is none such. */
  resolve(edition: string): EditionAdapter;
  /** The edition that somebody names; the usual one where they name none. Throws Illegal where there is none such. */
  resolveByName(typed: string | undefined): EditionAdapter;
  choices(typed: string): Choice[];
}

/** All that this side of the program works with: for what sends and presents. */
export interface BotContext {
  service: GameService;
  /** The editions that are played here, as people see them. */
  adapters: AdapterRegistry;
  /** Looks at a game as it stands now. */
  load(game: GameId): Promise<LoadedGame>;
  clock: () => number;
  log: Logger;
  /** Told of what holds up the event loop; left out, nobody is. */
  withSpan?: WithSpan;
  /** How much of what costs each person has had lately. */
  quota: UserQuota;
  /** A person's answers in a game, one after another; left out, they are taken as they come. */
  answerMutex?: KeyedMutex;
  /** Told of what came of what people ask for, and how long they waited, in ms; left out, nobody is. */
  recordOutcome?: (came: 'done' | 'refused' | 'failed', ms: number) => void;
  /** Which signs Discord can show; left out, none. */
  emojis?: EmojiRegistry;
}

/** The same for what answers people: of games, only those that whoever asks may see. */
export interface HandlerContext extends Omit<BotContext, 'service' | 'load'> {
  service: GuardedService;
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
export interface LoadedGame<V extends GamePresenter = GamePresenter> {
  readonly info: GameInfo;
  /** Throws Illegal where this program does not know the edition. */
  readonly adapter: EditionAdapter<V>;
  /** Throws Illegal where the game has not begun. */
  readonly presenter: V;
  questionsOf(user: UserId): OpenQuestion[];
  pendingPlayers(): PendingPlayer[];
  facts(from: number, to: number): Promise<NumberedFact[]>;
  findLastMove: Looked['findLastMove'];
  aliasOf: Looked['aliasOf'];
  vote: Looked['vote'];
  /** The board as a command left it. Throws Illegal where nothing leads back to it. */
  boardAfter(command: number): Promise<Pick<GamePresenter, 'drawBoard'>>;
}

/** The same of a game that is in view of whoever interacts. Only `seen.ts` gives one. */
export interface VisibleGame<V extends GamePresenter = GamePresenter> extends LoadedGame<V> {
  readonly info: VisibleGameInfo;
}

/** Somebody in a game that is in view of them, and their seat where they have one. */
export interface GameInteraction<V extends GamePresenter = GamePresenter> {
  context: HandlerContext;
  origin: InteractionOrigin;
  loaded: VisibleGame<V>;
  seat: SeatId | undefined;
}

/** What was given with a command, by option name. */
export interface CommandOptions {
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  boolean(name: string): boolean | undefined;
  /** A person: id and the name they are shown by. Throws Illegal where it is a program: none of them plays here. */
  user(name: string): { id: string; name: string } | undefined;
}

/** A command about a game, with all but its name. Besides its options it takes the game's code. */
export interface GameCommandLeaf<V extends GamePresenter = GamePresenter> {
  options?: APIApplicationCommandBasicOption[];
  /** What it takes of what each person may have in a while; left out, nothing. */
  quota?: QuotaKind;
  /** What was typed for these options it reads for itself: several things at once, counts, words of another kind. */
  freeTextOptions?: readonly string[];
  run(at: GameInteraction<V>, given: CommandOptions): Promise<Reply> | Reply;
  complete?(at: GameInteraction<V>, option: string, typed: string, given: CommandOptions): Promise<Choice[]> | Choice[];
}

export interface GameSubcommand<V extends GamePresenter = GamePresenter> extends GameCommandLeaf<V> {
  /** What it is found under, where the command has groups of subcommands. */
  group?: { name: string; description: string };
  name: string;
  description: string;
  /** What other editions call what comes nearest to it. */
  equivalents?: readonly string[];
}

export interface GameCommand<V extends GamePresenter = GamePresenter> {
  name: string;
  description: string;
  /** Either subcommands, or one thing it does itself. */
  subcommands?: GameSubcommand<V>[];
  leaf?: GameCommandLeaf<V>;
}

/** A slash command by which questions are answered. */
export interface QuestionCommand {
  group: string;
  groupDescription: string;
  name: string;
  description: string;
  /** Names of the questions it answers. */
  questions: string[];
  /** The question that leads to the first of them, and what is said to that: so the command can be given already when that is asked. */
  leadingQuestion?: { question: string; said: string };
  /** When they are asked, in a sentence with its rule: said to whoever gives the command at another time. */
  whenAsked?: string;
  option: { name: string; description: string };
}

/** A correction the organiser may propose, with what it asks for; `read` makes the table's data of what was typed. */
export interface RepairForm<V extends GamePresenter = GamePresenter> {
  name: string;
  description: string;
  fields: { name: string; description: string; complete?(sight: V, typed: string): Choice[] }[];
  read(fields: Record<string, string>): Json;
  /** What is then so, without a full stop: "the Winnu have 3 trade goods". */
  describe(sight: V, fields: Record<string, string>): string;
}

/** What is chosen before a game begins. */
export interface LobbyForms {
  players: { min: number; max: number };
  settings: SettingsForm;
  wishes: SettingsForm;
  /** What may be chosen for a game that one person plays alone, to see how it goes; nothing need be. */
  demo: SettingsForm;
  /** What somebody plays there who has no wishes, and what it is called; `by`: so that not everybody plays the same. */
  beginnerWishes?(settings: Json, wishes: Json, by: number): { wishes: Json; called: string };
  /** What somebody would like, in words; empty where they have no wish. */
  formatWish?(settings: Json, wishes: Json): string;
  describe(game: GameInfo, mention: (user: UserId) => string): string;
  /** What a game that begins is played with, in sentences; left out, nothing is said of it. */
  formatSettings?(settings: Json): string;
}

/** What is filled in with a command. */
export interface SettingsForm {
  fields: SettingsField[];
  /** By the keys of the fields; `before`: what stood there, which stays where nothing is given. Throws Illegal where it makes no sense. */
  read(given: Record<string, string | number | boolean>, before?: Json): Json;
}

export interface SettingsField {
  key: string;
  option: APIApplicationCommandBasicOption;
  /** `settings`: of the game for which it is filled in. */
  complete?(typed: string, settings?: Json): Choice[];
}
