import { openAsks } from '#engine';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { Sender } from '#discord/outbox/sender.ts';
import { selectDueReminders } from '#scheduler';
import { rulebookOf } from '#ti4/rulebook.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';
import type { State } from '#ti4/rules/state.ts';
import { createRandom, seedFromText } from '#simulation';
import { openStore, type Store } from '#store';
import { GameService, chooseMove, type OpenQuestion } from '#service';
import { DiscordRecorder, type SentMessage } from '../chaos/secrets/discord-recorder.ts';

const MINUTE = 60_000;
const ANN = '900000000000000001';
const PRACTISING = 5;
/** Time a player reads before answering, in ms. */
const READING = { least: 2_000, span: 8_000 };
/** Delay before unsendable messages are tried again, in ms. */
const AGAIN = 5_000;
/** Longest duration of a round in ms; a longer one has stopped. */
const AGES = 60 * 24 * 60 * MINUTE;

/** Messages that one round left in the game's thread. */
export interface RoundMessages {
  created: number;
  edited: number;
  deleted: number;
  /** Created messages that only name the players being waited for. */
  waitingMessages: number;
  pingsPerPerson: number;
  /** Pings within a minute of the user's last action. */
  tooSoon: number;
  /** Panels that remain at the end. */
  live: number;
}

interface Pace {
  /** Seed of the game. */
  seed: string;
  /**
   * Largest delay in ms, drawn at random, before the user answers questions caused by others. Undefined: as soon as
   * they are read.
   */
  within?: number;
}

/**
 * Plays a round of the fourth edition with one user and five practice players, the real sender and a simulated clock.
 */
export async function playRound(pace: Pace): Promise<RoundMessages & { sent: SentMessage[] }> {
  const playing = await Playing.open(pace);
  try {
    await playing.round();
    return { ...(await counted(playing)), sent: playing.recorder.sent };
  } finally {
    await playing.close();
  }
}

class Playing {
  now = Date.UTC(2026, 0, 13, 12);
  /** Times of the user's actions. */
  readonly acted: number[] = [];
  readonly recorder = new DiscordRecorder(() => this.now);
  private readonly store: Store;
  private readonly table: GameService;
  private readonly sender: Sender;
  private readonly edition = createFourthEdition(singleRulebook(rulebookOf()));
  private game = '';
  private seat = '';
  private readonly within: number | undefined;
  /** The user's last turn in which the user acted. */
  private ownTurn: string | undefined;
  private readonly below: (n: number) => number;
  /** Answer time of each question, by its alias. */
  private readonly appointed = new Map<string, number>();

  private constructor({ seed, within }: Pace, store: Store) {
    this.store = store;
    this.within = within;
    this.below = createRandom(seedFromText(seed));
    const clock = (): number => this.now;
    const silent = (): void => {};
    const log = { info: silent, warn: silent, error: raised };
    this.table = new GameService({ store: this.store, editions: [this.edition], clock, random: this.below, log });
    const adapters = createAdapterRegistry([unpainted()]);
    const context: BotContext = {
      service: this.table,
      adapters,
      load: createGameLoader(this.table, adapters),
      quota: new UserQuota(clock),
      clock,
      log,
    };
    this.sender = new Sender(this.recorder.client as never, context);
  }

  static async open(pace: Pace): Promise<Playing> {
    const playing = new Playing(pace, await openStore(':memory:'));
    await playing.begin();
    return playing;
  }

  private async begin(): Promise<void> {
    const by = { user: ANN };
    const place = { guild: '1', channel: '2', thread: 'thread' };
    this.game = (
      await this.table.createGame(by, { edition: 'ti4', settings: this.edition.defaultSettings as never, place })
    ).game;
    await this.table.join(by, this.game, { name: 'Ann' });
    await this.table.seatAi(by, this.game, undefined, PRACTISING);
    await this.table.startGame(by, this.game);
    this.seat = (await this.table.getGame(this.game)).members.find(({ user }) => user === ANN)?.seat ?? '';
  }

  async panels(): Promise<number> {
    return (await this.table.panels.ofGame(this.game)).length;
  }

  async close(): Promise<void> {
    await this.store.close();
  }

  private async state(): Promise<State> {
    return (await this.table.getGameWithState(this.game)).state as State;
  }

  /** Plays from the first strategy phase until the second. */
  async round(): Promise<void> {
    const last = this.now + AGES;
    for (;;) {
      const { game, state } = await this.table.getGameWithState(this.game);
      if (game.status !== 'running' || (state as State).round >= 2) break;
      const timeout = (await this.table.nextTimeoutAt()) ?? Infinity;
      const appointments = await this.appointments(turnOf(state as State));
      const next = Math.min(timeout, await this.nextSending(), ...appointments);
      if (next === Infinity || this.now > last) throw new Error('The round has stopped.');
      this.now = Math.max(this.now + 1, next);
      if (timeout <= this.now) await this.table.answerExpired(this.now, 1);
      await this.table.remindAllGames(this.now, (waits) => selectDueReminders(waits, this.now));
      await this.answerOne();
      await this.send();
    }
    // Waits for the last messages of the round.
    this.now += 10 * MINUTE;
    await this.send();
  }

  private async nextSending(): Promise<number> {
    const { oldest } = await this.store.outbox.unsaid(Number.MAX_SAFE_INTEGER);
    if (oldest === null || oldest > this.now) return oldest ?? Infinity;
    const waiting = (await this.store.outbox.ofGame(this.game)).filter(({ status }) => status === 'waiting');
    return Math.min(Infinity, ...waiting.map(({ dueAt }) => (dueAt > this.now ? dueAt : this.now + AGAIN)));
  }

  private async open(): Promise<OpenQuestion[]> {
    return (await this.table.openQuestions(this.game, ANN)).filter(
      ({ reply, veiled }) => reply === undefined && !veiled,
    );
  }

  /**
   * Returns the answer times of the open questions. The user answers questions from their own answer or turn in one
   * sitting.
   */
  private async appointments(turn: string): Promise<number[]> {
    const open = await this.open();
    for (const { ask } of open) {
      if (this.appointed.has(ask)) continue;
      const isSitting = this.within === undefined || this.acted.at(-1) === this.now || turn === this.ownTurn;
      const wait = isSitting ? READING.least + this.below(READING.span) : this.below(this.within ?? 0);
      this.appointed.set(ask, this.now + wait);
    }
    return open.map(({ ask }) => this.appointed.get(ask) ?? Infinity);
  }

  /** Answers one due question as a practice player would. */
  private async answerOne(): Promise<void> {
    const due = (await this.open()).find(({ ask }) => (this.appointed.get(ask) ?? Infinity) <= this.now);
    if (!due) return;
    const state = await this.state();
    const asked = openAsks(state).find(
      ({ ask }) =>
        ask.player === this.seat &&
        ask.question === due.question &&
        JSON.stringify(ask.data) === JSON.stringify(due.data),
    );
    const thought = chooseMove(this.edition as never, {
      edition: 'ti4',
      state,
      aiSeats: [this.seat],
      ...(asked && { ask: asked.ask.id }),
      answerOnly: true,
    });
    await this.table.answer({ user: ANN }, this.game, due.ask, thought.reply ?? null);
    this.acted.push(this.now);
    if (state.active === this.seat) this.ownTurn = turnOf(await this.state());
  }

  /** Sends everything that can be sent now. */
  private async send(): Promise<void> {
    for (let before = -1, left = await this.left(); left !== before; [before, left] = [left, await this.left()]) {
      this.sender.wake();
      for (let i = 0; i < 8; i++) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private async left(): Promise<number> {
    return (await this.store.outbox.unsaid(Number.MAX_SAFE_INTEGER)).count;
  }
}

/** Returns a key of the current turn. */
const turnOf = ({ round, turn, active }: State): string => `${round} ${turn.number} ${active}`;

/** Returns the adapter with empty pictures instead of drawn ones. */
function unpainted(): ReturnType<typeof createFourthEditionAdapter> {
  const real = createFourthEditionAdapter(singleRulebook(rulebookOf()));
  const drawn = async () => [{ name: 'board.jpg', data: Buffer.from(''), alt: '' }];
  return { ...real, createPresenter: (game) => Object.assign(real.createPresenter(game), { drawn, drawBoard: drawn }) };
}

const raised = (about: object): void => {
  throw (about as { err?: unknown }).err ?? new Error(JSON.stringify(about));
};

const pinged = ({ payload }: SentMessage): string[] =>
  (payload as { allowedMentions?: { users?: string[] } } | null)?.allowedMentions?.users ?? [];
const isPanel = ({ payload }: SentMessage): boolean => JSON.stringify(payload).includes('"label":"Your move"');

async function counted(playing: Playing): Promise<RoundMessages> {
  const { recorder, acted } = playing;
  const open = recorder.sent.filter(({ to }) => to === null);
  const created = open.filter(({ edited, deleted }) => edited === undefined && deleted === undefined);
  // A direct message is a ping as well.
  const pings = [
    ...created.filter((one) => pinged(one).includes(ANN)),
    ...recorder.sent.filter(({ to }) => to === ANN),
  ];
  return {
    created: created.length,
    edited: open.filter(({ edited }) => edited !== undefined).length,
    deleted: open.filter(({ deleted }) => deleted !== undefined).length,
    waitingMessages: created.filter(isPanel).length,
    pingsPerPerson: pings.length,
    tooSoon: pings.filter(({ at }) => acted.some((moment) => moment <= at && at < moment + MINUTE)).length,
    live: await playing.panels(),
  };
}
