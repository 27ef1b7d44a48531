import { completeAnswer } from '#discord/input/parse-answer.ts';
import { commonCommands } from '#discord/commands/look/common-commands.ts';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGameId } from '#discord/access/visible-game.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { GamePresenter } from '#discord/edition/edition-adapter.ts';
import { mapSequential } from '#discord/async/sequential.ts';
import { Sender } from '#discord/outbox/sender.ts';
import { showNextQuestion } from '#discord/questions/question-handler.ts';
import { selectDueReminders } from '#scheduler';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { createGameInteraction, resolveVisibleGame } from '#discord/access/game-access.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { clone, type Json, type SeatId } from '#engine';
import { isPostgresUrl, openStore, type Store } from '#store';
import type { LendDatabase } from '../../e2e/databases.ts';
import { GameService, type OpenQuestion } from '#service';
import type { GuardedEdition, GuardedGame, GuardedState } from './editions/guarded-edition.ts';
import { askedOf, FormTour, type Sampling } from '../forms/form-tour.ts';
import { DiscordRecorder } from './discord-recorder.ts';
import { takenUp } from '../forms/resume-state.ts';
import { createRandom } from '#simulation';

/** Out of so many the table declines firmly all but once. */
const FIRMNESS = 3;

/** What is known by a mark that chance alone gives: the n-th new one that a reader sees, whatever it is. */
class Marks {
  private readonly seen = new Map<string, number>();

  /** Outbox marks and aliases have lengths of their own, as numbers of parts they are large; game codes are the same in both games. */
  plain(text: string): string {
    return text.replace(
      /(?<="id":)\d{9,10}(?=,)|(?<![A-Za-z0-9])[BCDFGHJKLMNPQRSTVWXZ2-9]{12}(?:[BCDFGHJKLMNPQRSTVWXZ2-9]{8})?(?![A-Za-z0-9])/g,
      (mark) => {
        if (!this.seen.has(mark)) this.seen.set(mark, this.seen.size);
        return `mark ${this.seen.get(mark)}`;
      },
    );
  }
}

/**
 * What goes out goes one after another, and the next only when nothing is under way: which of two messages a database is done with first is
 * chance, and not the same in both games. Of a file it is not, and there they go as they always do.
 */
function oneByOne({ outbox }: Store): void {
  const { claim } = outbox;
  outbox.claim = async (now, limit, quiet) => {
    const underWay = await outbox.uncertain(Number.MAX_SAFE_INTEGER);
    return underWay.length ? [] : claim(now, Math.min(limit, 1), quiet);
  };
}

/** A game as it stood, and what else its course depends on. */
interface Laid {
  state: GuardedState;
  seed: number;
  /** At which questions forms are opened. */
  sampling?: Sampling | undefined;
}

/** Replaces methods of an object. Throws an Error for one that it does not have. */
function withMethods<T extends object>(object: T, methods: Record<string, unknown>): T {
  for (const name of Object.keys(methods))
    if (!(name in object)) throw new Error(`There is no method ${name} to replace`);
  return Object.assign(object, methods);
}

/** One of the two games, at a table of its own. */
export class TwinTable {
  now = Date.UTC(2026, 0, 13, 12);
  readonly store: Store;
  readonly table: GameService;
  readonly context: BotContext;
  readonly recorder: DiscordRecorder;
  users: Record<SeatId, string> = {};
  game = '' as VisibleGameId;
  /** As it was when it was last looked at. */
  state: GuardedState;
  private readonly ids: string[];
  private readonly settings: object;
  private readonly edition: string;
  private readonly sender: Sender;
  private readonly marks = new Map<string, Marks>();
  private readonly guarded: GuardedEdition;
  /** Looks at the forms of those who are asked. */
  readonly tour: FormTour;
  private readonly giveBack: () => Promise<void>;
  private read = 0;
  /** What chance says of how firmly the table declines, as long as it is set. */
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
    const silent = (): void => {};
    const log = {
      info: silent,
      warn: silent,
      error: (about: object) => {
        throw (about as { err?: unknown }).err ?? new Error(JSON.stringify(about));
      },
    };
    this.table = new GameService({
      store: this.store,
      editions: [edition],
      clock: () => this.now,
      random: (n) => (n === FIRMNESS && this.fixed !== undefined ? this.fixed : below(n)),
      log,
    });
    const real = guarded.face(book);
    this.tour = new FormTour(real.forms, guarded.kinds, sampling);
    // Pictures are made from a view: where it is the same, so are they. Drawn, they are compared once, at the end.
    const board = async () => [
      {
        name: 'board.jpg',
        data: Buffer.from(JSON.stringify(guarded.board(guarded.gameOf(this.state, book), null))),
        alt: '',
      },
    ];
    const drawn = Object.fromEntries(guarded.drawn.map((name) => [name, board]));
    const faces = createAdapterRegistry([
      { ...real, createPresenter: (game) => withMethods(real.createPresenter(game), drawn) },
    ]);
    const clock = (): number => this.now;
    this.context = {
      service: this.table,
      adapters: faces,
      load: createGameLoader(this.table, faces),
      quota: new UserQuota(clock),
      clock,
      log,
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

  /** Lays a game as it stood. */
  static async open(guarded: GuardedEdition, laid: Laid, lend: LendDatabase): Promise<TwinTable> {
    const { where, giveBack } = await lend();
    const store = await openStore(where);
    if (isPostgresUrl(where)) oneByOne(store);
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

  /** Looks at the game as it is now. */
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

  /** Until nothing is left to be sent now. */
  async send(): Promise<void> {
    // Twice: what was noted as sent may have something to clear away yet.
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
    const marks = this.marks.get(reader) ?? new Marks();
    this.marks.set(reader, marks);
    return marks.plain(JSON.stringify(what, buffers));
  }

  /** All that has left since the last look that everybody can read. */
  said(): string {
    const fresh = this.recorder.sent.slice(this.read);
    this.read = this.recorder.sent.length;
    return this.plain(
      '',
      fresh.filter(({ to }) => to === null),
    );
  }

  /** All that anybody may have shown to them: what a stranger and each player but one can call up. */
  async shown(except: SeatId, turn: number): Promise<[string, string][]> {
    const { table, game } = this;
    const sight = await this.sight();
    const list: [string, string][] = [
      [
        'everybody',
        this.plain('', [
          sight.status(),
          sight.scores(),
          sight.pendingActions(),
          sight.seatChoices(),
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
          this.guarded.called(sight, seat, this.state.order.indexOf(seat) + turn),
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

  /** The forms that a seat is offered, opened and sent as they are marked, and what is proposed to it. */
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

const buffers = (_key: string, value: Json): Json =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
    ? Buffer.from((value as unknown as { data: number[] }).data).toString()
    : value;
