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
import type { OfferReplies } from '#discord/trade/offer-replies.ts';
import type { CustomId } from '#discord/interactions/custom-id.ts';
import type { PrivateQuestions } from '#discord/interactions/private-questions.ts';
import type { VisibleGameInfo, GuardedService } from '#discord/access/visible-game.ts';
import type { Message, Picture } from '#discord/messages/message.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { Refusal } from '#discord/input/explain-refusal.ts';
import type { AnswerSteps, AttackPreview, CombatChance } from '#discord/questions/attack-preview.ts';
import type { EmojiDrawing, EmojiRegistry } from '#discord/emoji/application-emojis.ts';

export interface Choice {
  key: string;
  label: string;
  /** Another name that is understood when typed, never shown. */
  alias?: string;
  hint?: string;
}

/** A trade that a player has offered. */
export interface PresentedOffer {
  /** For the service only: its number may reveal how many offers other players received. */
  id: string;
  /** Id in buttons and commands. */
  alias: string;
  from: SeatId;
  to: SeatId;
  text: string;
}

/** Names in a heading above narrated facts, which the sentences omit, and how much the sentences tell. */
export interface NarrationStyle {
  /** Seat whose actions these are. */
  subject?: SeatId;
  place?: string;
  /** Set if the heading names the turn or phase: that it begins is not told again. */
  hasTurnTitle?: true;
  /** Set if the heading names both sides of a fight: that it begins is not told again. */
  hasFightTitle?: true;
  /** Set to leave out card texts within sentences, unlike those on lines below. */
  brief?: true;
}

/**
 * Presents the current state of one game, always as one viewer may see it; never exposes the state. `viewer` null is
 * the public. Pictures are drawn for a user (`by`), one at a time, or for all (undefined); drawing throws Illegal when
 * overloaded.
 */
export interface GamePresenter {
  /** Draws the board, with public information only. */
  drawBoard(by?: UserId): Promise<Picture[]>;
  /**
   * Draws a close-up, sized for a phone, of what these facts changed on the board; empty if they changed nothing there.
   */
  drawChanges?(facts: Fact[]): Promise<Picture[]>;
  /** Draws both sides of the combat that these facts end. */
  drawCombat?(facts: Fact[]): Promise<Picture[]>;
  /** Formats a few lines: round and phase, points, and the pending players. */
  status(): string;
  /** Formats points and their sources; with the game's facts, also points that no card on the table accounts for. */
  scores(facts?: readonly Fact[]): string;
  /** Public list of pending seats. `about`: the task ("choose an action"), or for a timing window, the event. */
  pendingActions(): { seat: SeatId; about: string; moment: boolean; side?: true }[];
  /** Narrates facts in sentences. */
  narrate(facts: Fact[], viewer: SeatId | null, style?: NarrationStyle): string[];
  /** Narrates facts, but returns only the last `count` lines. They name each system at its first mention. */
  narrateLast(facts: Fact[], viewer: SeatId | null, count: number): string[];
  /** Tells whether a fact is kept first when not all of them fit. */
  isNotable?(fact: Fact): boolean;
  /**
   * Splits a combat into rounds: all of these facts in order, and the units left after each section. A title replaces
   * the sentence of the section's first fact; the section before the first round has none.
   */
  combatRounds?(facts: Fact[]): { title?: string; facts: Fact[]; left?: string }[];
  /** Summarizes some combat rounds in one line. */
  summarizeRounds?(facts: Fact[]): string;
  /**
   * Returns the section that a fact begins: a turn ("Sol") or a phase, which may contain turns ("Round 2, action
   * phase"). Undefined if it begins none. Without this method, history is not grouped by turns. `subject`: seat whose
   * turn it is.
   */
  sectionOf?(fact: Fact): { title: string; turn: boolean; subject?: SeatId } | undefined;
  /** Returns the seat's color as 0xRRGGBB. */
  seatColor?(seat: SeatId): number;
  /** Returns a seat's name: "Winnu (blue)". */
  seatName(seat: SeatId): string;
  /** Returns a seat's name with the full name of its faction or race, for the message that starts the game. */
  fullSeatName(seat: SeatId): string;
  /** Names a seat's home system and its place on the board: "Jord (304), top right"; undefined while it has none. */
  formatHome?(seat: SeatId): string | undefined;
  /** Lists what a seat decides from the start of the game, in order, as sentences. */
  firstDecisions?(seat: SeatId): string[];
  seatChoices(): Choice[];
  /** Describes the attack on another player's units that these answers would begin; undefined if they begin none. */
  findAttack?(seat: SeatId, steps: AnswerSteps): AttackPreview | undefined;
  /** Calculates the chances of an attack's combats. Throws Illegal if that takes too long. */
  attackChances?(seat: SeatId, attack: AttackPreview, user: UserId): Promise<CombatChance[]>;
  /** Formats a seat's hand as text only; present, like `hand`, if the adapter has `hasHands`. */
  formatHand?(seat: SeatId): string;
  hand?(seat: SeatId, by: UserId): Promise<{ text: string; pictures: Picture[] }>;
  /**
   * Lists the orders a seat can give now, ahead of time, so that the game need not wait for it; the adapter handles the
   * presses.
   */
  advanceOrderChoices?(seat: SeatId): Choice[];
  /**
   * Lists commands a seat may use now without being asked; shown as buttons below its current question, if they have to
   * do with it, or the waiting message.
   */
  anytimeCommands?(seat: SeatId, asked?: { question: string; data: Json }): MenuCommand[];
  /** Returns the emoji token for a text of the program, such as an option's label; undefined if there is none. */
  emojiFor?(words: string): string | undefined;
  /**
   * Explains why a typed answer is not among a question's choices; `meant` finds the topic that the typed text names.
   * Undefined if there is no explanation.
   */
  explainRefusal?(
    asked: { seat: SeatId; question: string },
    meant: (topics: readonly Choice[]) => Choice | undefined,
  ): Refusal | undefined;
  /** Returns the card or ability whose target a question asks for; undefined for other questions. */
  usedCard?(asked: { seat: SeatId; question: string }): { name: string; text: string } | undefined;
  /** Tells how long an order for "this turn" lasts: outside of turns, until the phase of turns. */
  turnSpan?(): string;
  /** Returns a timing window's moment if players may decline to be asked about it, else undefined. */
  declinableMoment?(window: Json): string | undefined;
  /**
   * Lists standing orders that stop a seat from being asked about one of these options in other players' timing
   * windows.
   */
  standingOrderChoices?(seat: SeatId, window: Json, options: readonly string[]): Choice[];
  /**
   * Tells whether a fact of a phase without turns is another player's effect on this seat, to report before its next
   * choice.
   */
  affectsSeat?(fact: Fact, seat: SeatId): boolean;
  /** Returns a sentence on the seat's elimination; undefined if it is still in the game. */
  eliminationNotice?(seat: SeatId): string | undefined;
  /** Lists open offers; with facts, only those that these facts made. Undefined in an edition without trade. */
  offers?(facts?: Fact[]): PresentedOffer[];
  /** Formats an offer of this game that may have been closed, for its two players. */
  formatOffer?(offer: Json): string;
  /**
   * Tells whether these public facts close an offer: a trade between the two seats, or the end of its turn or phase.
   */
  isOfferClosed?(facts: Fact[], offer: { from?: SeatId; to: SeatId }): boolean;
}

/** An entry that opens a form for a question and its follow-ups: a button or a menu option. */
export interface FormEntry {
  key: string;
  label: string;
  hint?: string;
  /** Placeholder of the menu that contains it; undefined for a button. */
  menu?: string;
  /** Key of the question's option that it replaces. */
  replacesOption?: string;
}

/** A form field: takes one option if `isSingle`, else any number. */
export interface FormField {
  key: string;
  label: string;
  hint?: string;
  isSingle?: true;
  options: { key: string; label: string; hint?: string; chosen?: true }[];
}

/** A form field for typed text of at most 100 characters; `value` is filled in. */
export interface TextFormField {
  key: string;
  label: string;
  hint?: string;
  text: { value?: string; placeholder?: string; isRequired?: true };
}

export interface FormLayout {
  title: string;
  fields: FormField[];
}

/** Answers from a form: `reply` is given immediately, `planned` when those questions are asked. */
export interface FormAnswers {
  reply: Answer;
  planned: PlanStep[];
  standing?: RepeatedAnswer[];
  /** Warning about a likely unintended loss; the player must confirm it first. */
  confirmation?: string;
  /** The answers were read from abbreviated or misspelled names. */
  isGuess?: true;
}

/** Typed text that has several meanings; each candidate is a complete replacement text. */
export interface Ambiguity {
  problem: string;
  candidates: Choice[];
}

/** Result of parsing text for several questions: answers, candidates, a sentence on the problem, or undefined. */
export type ParsedPlan = FormAnswers | Ambiguity | string | undefined;

/** An open question with the seat and user it is asked, as a form needs them. */
export interface FormContext<V extends GamePresenter = GamePresenter> {
  presenter: V;
  seat: SeatId;
  open: OpenQuestion;
  user: UserId;
}

/** The forms of an edition. They use only information that their player may know. */
export interface QuestionForms<V extends GamePresenter = GamePresenter> {
  list(asked: FormContext<V>): FormEntry[];
  /**
   * Builds a form; no fields if there is nothing to fill in, 'later' if it takes too long. Throws Illegal if there is
   * no such form.
   */
  open(asked: FormContext<V>, key: string): Promise<FormLayout | 'later'>;
  /** Reads a submitted form; returns a sentence if it cannot be carried out. */
  submit(asked: FormContext<V>, key: string, given: Record<string, string[]>): Promise<FormAnswers | string>;
  /**
   * Parses text typed for a question and its follow-ups. Returns a sentence, or an Ambiguity with candidates, if only
   * its beginning can be parsed; undefined if no part is for a later question. Without this method, text answers one
   * question.
   */
  parse?(asked: FormContext<V>, text: string): Promise<ParsedPlan>;
}

/** Another player in the trade dialog. `problem`: the public reason why there can be no trade with them now. */
export interface TradePartner {
  seat: SeatId;
  /** Public holdings: "3 trade goods, 1 commodity". */
  holdings: string;
  problem?: string;
}

/** Typed texts of a trade form, by the key of the field; fields that were left empty are missing. */
export type TradeTexts = Partial<Record<'give' | 'take' | 'promise', string>>;

/** The trade dialog of an edition. It uses only what the player of `seat` may know. */
export interface TradeDialog<V extends GamePresenter = GamePresenter> {
  /** Lists all other players in the game. */
  partners(presenter: V, seat: SeatId): TradePartner[];
  /** Lists the fields of the form for a partner, filled with a proposal. */
  fields(presenter: V, seat: SeatId, to: SeatId): (TextFormField & { key: keyof TradeTexts })[];
  /**
   * Makes the trade or the offer, and returns its confirmation. Throws AmbiguousInput, with suggestions for the field
   * that its option names, or another Illegal.
   */
  submit(at: GameInteraction<V>, to: SeatId, texts: TradeTexts): Promise<string>;
  /** Returns the texts of an offer in return for an open one, which give and take the same. If absent, there is none. */
  counter?(presenter: V, offer: string): TradeTexts | undefined;
  /** Hint below the partners, such as what to use for other trades. */
  hint: string;
  /** Commands for other trades, shown as buttons. */
  commands?(presenter: V, seat: SeatId): MenuCommand[];
}

/** Everything the Discord side needs of an edition: its presenter, commands and forms. */
export interface EditionAdapter<V extends GamePresenter = GamePresenter> {
  /** Id stored with each game: "ti4". */
  editionId: string;
  /** "Fourth edition". */
  title: string;
  /** Other names that users may type. */
  aliases: string[];
  /** Players' abbreviations, word by word; undefined if there are none. */
  abbreviations?: Abbreviations;
  /** True if players have a secret hand to look at. */
  hasHands: boolean;
  lobby: LobbyForms;
  /** Creates the presenter of a game snapshot. */
  createPresenter(game: Looked): V;
  /** Commands that not every edition has. */
  commands: GameCommand<V>[];
  /** Commands that answer questions. */
  questionCommands: QuestionCommand[];
  /** Forms that answer several questions at once; undefined if there are none. */
  forms?: QuestionForms<V>;
  /** The dialog of the Trade button; undefined in an edition without trade. */
  trade?: TradeDialog<V>;
  /** Handles this edition's own buttons and menus; undefined if the custom id is not one of them. */
  handlePress?(
    at: GameInteraction<V>,
    id: CustomId,
    values: readonly string[],
  ): Promise<Reply | undefined> | Reply | undefined;
  /** Handles this edition's own submitted forms; undefined if the custom id is not one of them. */
  handleForm?(
    at: GameInteraction<V>,
    id: CustomId,
    given: Record<string, string[]>,
  ): Promise<Reply | undefined> | Reply | undefined;
  /** This edition's own entries of the More menu. */
  moreMenu: MenuCommand[];
  repairForms: RepairForm<V>[];
  /** Completes rule topics. `game`: the game of the channel where the user asks. */
  searchRules(typed: string, game?: RulesScope<V>): Choice[];
  /** Returns the rule text. Throws AmbiguousInput on the option `about`, with suggestions, if nothing has this name. */
  resolveRule(key: string, game?: RulesScope<V>): string;
  /** Lines of `/help` on this edition's own commands. */
  helpLines: string[];
  /**
   * Emojis that its texts may contain (`text/emoji-tokens.ts`), and a function that renders an SVG as an image file.
   */
  emojis?: { list(): Promise<EmojiDrawing[]>; file(svg: string): Promise<Uint8Array> };
}

/** A command that a button runs. */
export interface MenuCommand {
  label: string;
  /** Command path: "board", "why"; for a command with subcommands, the user chooses one. */
  path: string;
  /** Optional option that the user still chooses from a menu first. */
  ask?: string;
}

/** Game that a rules question is about: its presenter, or its settings if it has not begun. */
export type RulesScope<V extends GamePresenter = GamePresenter> = { presenter: V } | { settings: Json };

/** The adapters of all supported editions, in the order in which they are offered. */
export interface AdapterRegistry {
  readonly all: readonly EditionAdapter[];
  /** Adapter used if the user names no edition. */
  readonly defaultAdapter: EditionAdapter;
  /** Returns the adapter with this edition id. Throws Illegal if there is none. */
  resolve(edition: string): EditionAdapter;
  /** Returns the adapter with this name, or the default one if the name is empty. Throws Illegal if there is none. */
  resolveByName(typed: string | undefined): EditionAdapter;
  choices(typed: string): Choice[];
}

/** Dependencies of the Discord side; with the full service, for code that sends and presents messages. */
export interface BotContext {
  service: GameService;
  adapters: AdapterRegistry;
  /** Loads the current state of a game. */
  load(game: GameId): Promise<LoadedGame>;
  clock: () => number;
  log: Logger;
  /** Measures work that may block the event loop; optional. */
  withSpan?: WithSpan;
  quota: UserQuota;
  /** Private replies that confirmed an offer; if undefined, outcomes are sent as direct messages. */
  offerReplies?: OfferReplies;
  /** Serializes a user's answers in a game; if undefined, they run concurrently. */
  answerMutex?: KeyedMutex;
  /** Takes the buttons off private messages that a newer one replaces; if undefined, they keep them. */
  privateQuestions?: PrivateQuestions;
  /** Records the outcome and duration in ms of each interaction; optional. */
  recordOutcome?: (came: 'done' | 'refused' | 'failed', ms: number) => void;
  /** Emojis that Discord can show; undefined if there are none. */
  emojis?: EmojiRegistry;
  /** Replies that follow their games; if undefined, replies stay as they were sent. */
  followedReplies?: ReplyFollower;
}

/** BotContext for interaction handlers: the service accepts only games that the user may see. */
export interface HandlerContext extends Omit<BotContext, 'service' | 'load'> {
  service: GuardedService;
}

/** A reply that can be edited as long as its interaction's token is valid. */
export interface ShownReply {
  /** Id of the message, if it has replaced the content of an older one. */
  message: string | undefined;
  edit(message: Message): Promise<void>;
}

/** A handler's reply, always visible to the user of the interaction only. */
export interface Reply {
  message?: Message;
  /** Replaces the message with the pressed component, if that message was ephemeral too. */
  update?: boolean;
  /** Game whose question the message shows, or that there is none. */
  questionOf?: GameId;
  /** Called once the reply is shown, with a way to edit it; without one if it could not be shown. */
  afterShown?: (shown?: ShownReply) => void;
  /** Modal to open. Only the first response to an interaction can open one. */
  modal?: APIModalInteractionResponseCallbackData;
  /** Set on a reply that asks nothing although the game goes on: it follows the game. */
  follow?: ReplyRefresh;
}

/** Keeps replies that ask nothing up to date with their games. */
export interface ReplyFollower {
  /** Looks at the replies of a game that changed; without a game, at all recent ones. */
  changed(game?: GameId): void;
  /** Waits until a reply to an answer has a question to show, for a few seconds at most; returns the newest version. */
  hold(reply: Reply): Promise<Reply>;
  /** Edits a reply, once it was sent, whenever its content changes. */
  follow(reply: Reply, user: UserId, edit: (reply: Reply) => Promise<unknown>): void;
  /** Stops following the user's earlier reply in a game. */
  drop(game: GameId, user: UserId): void;
}

/** Builds a reply again after its game changed. */
export interface ReplyRefresh {
  game: GameId;
  /** True after an answer: the reply is held back for the user's next question, for a few seconds at most. */
  isHeld: boolean;
  refresh(): Promise<Reply>;
}

/** A game snapshot with the adapter of its edition. Code that sends messages may load any game. */
export interface LoadedGame<V extends GamePresenter = GamePresenter> {
  readonly info: GameInfo;
  /** Throws Illegal if the edition is unknown. */
  readonly adapter: EditionAdapter<V>;
  /** Throws Illegal if the game has not begun. */
  readonly presenter: V;
  questionsOf(user: UserId): OpenQuestion[];
  pendingPlayers(): PendingPlayer[];
  /** Returns the current round; undefined before the first. Throws Illegal if the game has not begun. */
  round(): number | undefined;
  facts(from: number, to: number): Promise<NumberedFact[]>;
  findLastMove: Looked['findLastMove'];
  aliasOf: Looked['aliasOf'];
  vote: Looked['vote'];
  /** Returns the board after a command. Throws Illegal if that state cannot be restored. */
  boardAfter(command: number): Promise<Pick<GamePresenter, 'drawBoard'>>;
}

/** A loaded game that the user of an interaction may see. Only `game-access.ts` creates one. */
export interface VisibleGame<V extends GamePresenter = GamePresenter> extends LoadedGame<V> {
  readonly info: VisibleGameInfo;
}

/** An interaction with a visible game, and the user's seat; undefined for a spectator. */
export interface GameInteraction<V extends GamePresenter = GamePresenter> {
  context: HandlerContext;
  origin: InteractionOrigin;
  loaded: VisibleGame<V>;
  seat: SeatId | undefined;
}

/** Values of a command's options, by option name. */
export interface CommandOptions {
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  boolean(name: string): boolean | undefined;
  /** Returns a user's id and display name. Throws Illegal if it is a bot, since bots cannot play. */
  user(name: string): { id: string; name: string } | undefined;
}

/** A game command without its name. It also takes the game's code, besides its own options. */
export interface GameCommandLeaf<V extends GamePresenter = GamePresenter> {
  options?: APIApplicationCommandBasicOption[];
  /** Quota that the command is charged to; undefined if it is free. */
  quota?: QuotaKind;
  /** Options whose text the command parses itself, such as lists, counts or free text. */
  freeTextOptions?: readonly string[];
  run(at: GameInteraction<V>, given: CommandOptions): Promise<Reply> | Reply;
  /** Runs it where no game is found. If absent, it is refused there. */
  runWithoutGame?(context: HandlerContext, origin: InteractionOrigin): Promise<Reply> | Reply;
  complete?(at: GameInteraction<V>, option: string, typed: string, given: CommandOptions): Promise<Choice[]> | Choice[];
}

export interface GameSubcommand<V extends GamePresenter = GamePresenter> extends GameCommandLeaf<V> {
  /** Subcommand group, if it is in one. */
  group?: { name: string; description: string };
  name: string;
  description: string;
  /** Paths of the nearest equivalents in other editions. */
  equivalents?: readonly string[];
}

export interface GameCommand<V extends GamePresenter = GamePresenter> {
  name: string;
  description: string;
  /** A command has either subcommands or a leaf. */
  subcommands?: GameSubcommand<V>[];
  leaf?: GameCommandLeaf<V>;
}

/** A slash command that answers questions. */
export interface QuestionCommand {
  group: string;
  groupDescription: string;
  name: string;
  description: string;
  /** Names of the questions it answers; empty for any question. */
  questions: string[];
  /**
   * Question that leads to the first of them, and the answer it needs: allows the command while that question is open.
   */
  leadingQuestion?: { question: string; said: string };
  /** Sentence, with its rule, on when they are asked; shown to a user who gives the command at another time. */
  whenAsked?: string;
  option: { name: string; description: string };
}

/**
 * A correction that the organizer may propose, with its fields; `read` turns the typed fields into data for the
 * service.
 */
export interface RepairForm<V extends GamePresenter = GamePresenter> {
  name: string;
  description: string;
  fields: { name: string; description: string; complete?(presenter: V, typed: string): Choice[] }[];
  read(fields: Record<string, string>): Json;
  /** Describes the result without a full stop: "the Winnu have 3 trade goods". */
  describe(presenter: V, fields: Record<string, string>): string;
}

/** Forms for the choices before a game begins. */
export interface LobbyForms {
  players: { min: number; max: number };
  settings: SettingsForm;
  wishes: SettingsForm;
  /** Settings of a demonstration game for one user; all are optional. */
  demo: SettingsForm;
  /**
   * Completes the wishes for a demonstration game with an easy choice, and names it. `by` varies the pick between
   * users.
   */
  beginnerWishes?(settings: Json, wishes: Json, by: number): { wishes: Json; called: string };
  /** Formats a member's wishes; empty if there are none. */
  formatWish?(settings: Json, wishes: Json): string;
  describe(game: GameInfo, mention: (user: UserId) => string): string;
  /** Formats in sentences the settings of a game that begins; optional. */
  formatSettings?(settings: Json): string;
}

/** A form that is filled in with command options. */
export interface SettingsForm {
  fields: SettingsField[];
  /**
   * Reads values by field key; fields not given keep their value from `before`. Throws Illegal if the values are
   * invalid.
   */
  read(given: Record<string, string | number | boolean>, before?: Json): Json;
}

export interface SettingsField {
  key: string;
  option: APIApplicationCommandBasicOption;
  /** Set if a value can be several of the completed choices, with commas between. */
  isList?: true;
  /** `settings`: settings of the game that the form is for. */
  complete?(typed: string, settings?: Json): Choice[];
  /**
   * Returns what one choice does, in sentences for `/help`, by the choice's label; undefined where the rules explain it.
   */
  explain?(label: string): string | undefined;
}
