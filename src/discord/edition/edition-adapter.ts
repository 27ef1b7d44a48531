import type { APIApplicationCommandBasicOption, APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Json, SeatId } from '#engine';
import type {
  GameId,
  GameInfo,
  Logger,
  NumberedFact,
  OpenQuestion,
  GameSnapshot as Looked,
  WithSpan,
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
import type { Message } from '#discord/messages/message.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { EmojiDrawing, EmojiRegistry } from '#discord/emoji/application-emojis.ts';
import type { Choice, GamePresenter, MenuCommand } from './game-presenter.ts';
import type { TextFormField, QuestionForms } from './question-forms.ts';
import type { RepairForm, LobbyForms } from './settings-form.ts';

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
  /** Returns an attached file; without this method, there is none. */
  file?(name: string): AttachedFile | undefined;
}

/** A file that a user attached to a command. */
export interface AttachedFile {
  name: string;
  /** Size in bytes. */
  size: number;
  url: string;
}

/** A game command without its name. It also takes the game's code, besides its own options. */
export interface GameCommandLeaf<V extends GamePresenter = GamePresenter> {
  options?: APIApplicationCommandBasicOption[];
  /** Quota that the command is charged to; undefined if it is free. */
  quota?: QuotaKind;
  /** Options whose text the command parses itself, such as lists, counts or free text. */
  freeTextOptions?: readonly string[];
  run(at: GameInteraction<V>, given: CommandOptions): Promise<Reply> | Reply;
  /** Runs the command where no game is found. If absent, the command is refused there. */
  runWithoutGame?(context: HandlerContext, origin: InteractionOrigin): Promise<Reply> | Reply;
  complete?(at: GameInteraction<V>, option: string, typed: string, given: CommandOptions): Promise<Choice[]> | Choice[];
}

export interface GameSubcommand<V extends GamePresenter = GamePresenter> extends GameCommandLeaf<V> {
  /** Subcommand group of the command, if it is in one. */
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
  /** Names of the questions that the command answers; empty for any question. */
  questions: string[];
  /**
   * Question that leads to the first of them, and the answer it needs: allows the command while that question is open.
   */
  leadingQuestion?: { question: string; said: string };
  /** Sentence, with its rule, on when they are asked; shown to a user who gives the command at another time. */
  whenAsked?: string;
  option: { name: string; description: string };
}
