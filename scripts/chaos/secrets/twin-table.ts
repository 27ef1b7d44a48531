import { withMethods } from '../../lib/with-methods.ts';
import { completeAnswer } from '#discord/input/parse-answer.ts';
import { commonCommands } from '#discord/commands/look/common-commands.ts';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGameId } from '#discord/access/visible-game.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { mapSequential } from '#discord/async/sequential.ts';
import { Sender } from '#discord/outbox/sender.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { selectDueReminders } from '#scheduler';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { createGameInteraction, resolveVisibleGame } from '#discord/access/game-access.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { clone, type SeatId } from '#engine';
import { isPostgresUrl, openStore, type Store } from '#store';
import type { LendDatabase } from '../../e2e/databases.ts';
import { GameService, type OpenQuestion } from '#service';
import type { GuardedEdition, GuardedGame, GuardedState } from './editions/guarded-edition.ts';
import { askedOf, FormTour, type Sampling } from '../forms/form-tour.ts';
import { DiscordRecorder } from './discord-recorder.ts';
import { takenUp } from '../forms/resume-state.ts';
import { createRandom } from '#simulation';
import { ReaderMarks, decodeBuffers } from './reader-marks.ts';
import { sendOneByOne } from './send-one-by-one.ts';

/** The service declines firmly in all but one of this many cases. */
const FIRMNESS = 3;

/** A saved game state and its other inputs. */
interface Laid {
  state: GuardedState;
  seed: number;
  /** Sampling of the questions whose forms are opened. */
  sampling?: Sampling | undefined;
}

const silent = (): void => {};

/** Throws what is logged as an error. */
const THROWING_LOG = {
  info: silent,
  warn: silent,
  error: (about: object) => {
    throw (about as { err?: unknown }).err ?? new Error(JSON.stringify(about));
  },
};

/** One of the two games, with a service of its own. */
export class TwinTable {
  now = Date.UTC(2026, 0, 13, 12);
  readonly store: Store;
  readonly table: GameService;
  readonly context: BotContext;
  readonly recorder: DiscordRecorder;
  users: Record<SeatId, string> = {};
  game = '' as VisibleGameId;
  /** State at the last `look`. */
  state: GuardedState;
  private readonly ids: string[];
  private readonly settings: object;
  private readonly edition: string;
  private readonly sender: Sender;
  private readonly marks = new Map<string, ReaderMarks>();
  private readonly guarded: GuardedEdition;
  /** Opens the forms of the asked seats. */
  readonly tour: FormTour;
  private readonly giveBack: () => Promise<void>;
  private read = 0;
  /** Overrides the random number that decides how firmly the service declines. Undefined: random. */
  fixed: number | undefined;

  private constructor(
    guarded: GuardedEdition,
    { store, giveBack }: { store: Store; giveBack: () => Promise<void> },
    { state, seed, sampling }: Laid,
  ) {
    this.guarded = guarded;
    this.store = store;
    this.giveBack = giveBack;
    this.state = state;
    const book = guarded.bookOf(state.options.sets);
    const edition = {
      ...guarded.edition({ ...book, procedures: { ...book.procedures, [takenUp.name]: takenUp } }),
      create: () => clone(state) as never,
      firstProcedure: { procedure: takenUp.name, data: {} },
    };
    const below = createRandom(seed);
    this.table = new GameService({
      store: this.store,
      editions: [edition],
      clock: () => this.now,
      random: (n) => (n === FIRMNESS && this.fixed !== undefined ? this.fixed : below(n)),
      log: THROWING_LOG,
    });
    const real = guarded.face(book);
    this.tour = new FormTour(real.forms, guarded.kinds, sampling);
    // Views are compared instead of pictures, since equal views draw equal pictures. Real pictures are compared once,
    // at the end.
    const board = async () => [
      {
        name: 'board.jpg',
        data: Buffer.from(JSON.stringify(guarded.board(guarded.gameOf(this.state, book), null))),
        alt: '',
      },
    ];
    const drawn = Object.fromEntries(guarded.drawn.map((name) => [name, board]));
    const adapters = createAdapterRegistry([
      { ...real, createPresenter: (game) => withMethods(real.createPresenter(game), drawn) },
    ]);
    const clock = (): number => this.now;
    this.context = {
      service: this.table,
      adapters,
      load: createGameLoader(this.table, adapters),
      quota: new UserQuota(clock),
      clock,
      log: THROWING_LOG,
    };
    this.recorder = new DiscordRecorder(() => this.now);
    this.sender = new Sender(this.recorder.client as never, this.context);
    this.settings = {
      ...(edition.defaultSettings as object),
      ...(guarded.settings(book, 'everything', true) as object),
    };
    this.edition = edition.id;
    this.ids = state.order.map((_, i) => `90000000000000000${i}`);
  }

  /** Creates a service with the saved game. */
  static async open(guarded: GuardedEdition, laid: Laid, lend: LendDatabase): Promise<TwinTable> {
    const { where, giveBack } = await lend();
    const store = await openStore(where);
    if (isPostgresUrl(where)) sendOneByOne(store);
    const twin = new TwinTable(guarded, { store, giveBack }, laid);
    await twin.begin();
    return twin;
  }

  private async begin(): Promise<void> {
    const [host] = this.ids;
    const place = { guild: '1', channel: '2', thread: '3' };
    const { game } = await this.table.createGame(
      { user: host },
      { edition: this.edition, settings: this.settings as never, place },
    );
    this.game = game as VisibleGameId;
    for (const user of this.ids) await this.table.join({ user }, game, { name: `Player ${user.slice(-1)}` });
    await this.table.startGame({ user: host }, game);
    this.users = Object.fromEntries(
      (await this.table.getGame(game)).members.map(({ user, seat }) => [seat ?? '', user]),
    );
    await this.look();
  }

  /** Reloads the state of the game. */
  async look(): Promise<void> {
    this.state = (await this.table.getGameWithState(this.game)).state as unknown as GuardedState;
  }

  get playing(): GuardedGame {
    return this.guarded.gameOf(this.state, this.guarded.bookOf(this.state.options.sets));
  }

  private async sight(): Promise<GamePresenter> {
    return (await this.context.load(this.game)).presenter;
  }

  async close(): Promise<void> {
    await this.store.close();
    await this.giveBack();
  }

  async asked(seat: SeatId): Promise<OpenQuestion[]> {
    return this.table.openQuestions(this.game, this.users[seat]);
  }

  /** Sends until nothing is due. */
  async send(): Promise<void> {
    // Two idle rounds are needed: a sent row may leave a message to delete.
    for (let idle = 0; idle < 2;) {
      this.sender.wake();
      for (let i = 0; i < 6; i++) await new Promise((resolve) => setImmediate(resolve));
      await this.sender.drain();
      const left = (await this.store.outbox.ofGame(this.game)).some(
        ({ status, dueAt }) => status === 'claimed' || (status === 'waiting' && dueAt <= this.now),
      );
      idle = left ? 0 : idle + 1;
    }
    await this.look();
  }

  private plain(reader: string, what: unknown): string {
    const marks = this.marks.get(reader) ?? new ReaderMarks();
    this.marks.set(reader, marks);
    return marks.plain(JSON.stringify(what, decodeBuffers));
  }

  /**
   * Returns the messages sent since the last call: the public ones, and those to each player except one. Private ones
   * of different players are compared apart, since they leave on lanes of their own.
   */
  said(except: SeatId): [string, string][] {
    const fresh = this.recorder.sent.slice(this.read);
    this.read = this.recorder.sent.length;
    const to = (user: string | null) => fresh.filter((message) => message.to === user);
    return [
      ['what was said', this.plain('', to(null))],
      ...this.state.order
        .filter((seat) => seat !== except)
        .map((seat): [string, string] => [`what ${seat} was told`, this.plain(seat, to(this.users[seat]))]),
    ];
  }

  /** Returns everything that a stranger and each player except one can look up. */
  async shown(except: SeatId, turn: number): Promise<[string, string][]> {
    const { table, game } = this;
    const presenter = await this.sight();
    const list: [string, string][] = [
      [
        'everybody',
        this.plain('', [
          presenter.status(),
          presenter.scores(),
          presenter.pendingActions(),
          presenter.seatChoices(),
          await table.pendingPlayers(game),
          await this.history('stranger'),
        ]),
      ],
    ];
    for (const seat of this.state.order.filter((one) => one !== except)) {
      const user = this.users[seat];
      const from: InteractionOrigin = { caller: { user }, name: 'Player', guild: '1', channel: '3' };
      list.push([
        seat,
        this.plain(seat, [
          await showNextQuestion(this.context, from, await resolveVisibleGame(this.context, from, game)),
          await this.history(user),
          this.guarded.called(presenter, seat, this.state.order.indexOf(seat) + turn),
          await this.forms(seat),
          (await this.asked(seat)).map(({ spec, ask, openedAt, closesAt, question }) => ({
            spec,
            ask,
            openedAt,
            closesAt,
            question,
            choices: completeAnswer(spec, ''),
          })),
        ]),
      ]);
    }
    return list;
  }

  /** Returns the forms offered to a seat, opened and submitted as preselected, and its proposals. */
  private async forms(seat: SeatId): Promise<unknown> {
    const user = this.users[seat];
    return mapSequential(await this.asked(seat), async (open) => {
      if (open.reply !== undefined || open.veiled) return [];
      const seen = await this.tour.seenBy(askedOf(await this.sight(), seat, open));
      if (open.question === 'window') return seen;
      return [
        seen,
        await this.table.createProposal(this.game, open.ask, user),
        await this.table.findDraft(this.game, open.ask, user),
      ];
    });
  }

  private async history(user: string): Promise<unknown> {
    const command = commonCommands.find(({ name }) => name === 'history')?.leaf;
    const given = {
      text: (name: string) => (name === 'game' ? this.game : undefined),
      number: () => 3,
      boolean: () => undefined,
      user: () => undefined,
    };
    const from: InteractionOrigin = { caller: { user }, name: '', guild: '1', channel: '3' };
    return command?.run(
      createGameInteraction(this.context, from, await resolveVisibleGame(this.context, from, this.game)),
      given,
    );
  }

  async remind(): Promise<void> {
    await this.table.remindAllGames(this.now, (waits) => selectDueReminders(waits, this.now));
  }
}
