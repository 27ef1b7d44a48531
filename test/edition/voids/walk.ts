import {
  act,
  answer,
  answerProblem,
  clone,
  framesOf,
  type EngineBook,
  type Fact,
  Illegal,
  openAsks,
  specOf,
  type Answer,
  type Game as EngineGame,
  type OpenAsk,
  type Procedure,
  type Spec,
} from '#engine';
import type { EffectsState } from '#kit/components/types.ts';
import { createRandom, playOut, randomAnswerer, type Answerer, type SimulatedEdition } from '#simulation';

// Options that something in force has made void: used, they do nothing where they would do something without it. Games
// are played at random; where somebody could use a component, each value that is read as it takes effect is barred, and
// what comes of it is compared with the same answers without the bar.

/** The effect that bars one value: the one that its data names. */
export const PROBE = 'probe';
const POSITIONS = 2;
const TRIES = 2;
const ANSWERS = 14;

type VoidBook = EngineBook<never>;
type VoidGame<S extends EffectsState, B extends VoidBook> = EngineGame<S, B>;

/** What happens while a component is used. */
export interface Recorder {
  isOn: boolean;
  values: Set<string>;
}

export interface VoidEdition<S extends EffectsState, B extends VoidBook, G extends VoidGame<S, B>> {
  simulated: SimulatedEdition<G>;
  game: (state: S, book: B) => G;
  /** Games to play, set up. */
  starts: (book: B) => G[];
  maxAnswers: number;
  answerer: (below: (n: number) => number) => Answerer<G>;
  /** The procedures that use a component. */
  uses: readonly string[];
  /** What a use may bring about; not its cost, nor what remembers it. */
  broughtAbout: (state: S, holder: string) => object;
  /** What a seat can pay with. */
  goodsOf: (state: S, seat: string) => Record<string, number>;
  /** Tells whether a value that every step reads can matter to a use with these facts; all others always can. */
  concerns?: (value: string, facts: readonly Fact[]) => boolean;
  /** Changes the state before a value is barred, so that the bar itself takes nothing away. */
  prepare?: (state: S, value: string) => void;
  /** What could be used at any time. */
  anytime: (game: G, seat: string) => { component: string; key: string }[];
  /** What a seat is offered to use by an option of a question; undefined for any other option. */
  usedBy: (game: G, ask: OpenAsk['ask'], key: string) => string | undefined;
}

interface Position<S> {
  state: S;
  seat: string;
  component: string;
  /** The ask and the option; without them, it is used at any time. */
  asked?: { id: OpenAsk['ask']['id']; question: string; key: string };
  key: string;
}

interface Use {
  seat: string;
  component: string;
}

/** What a use has come to. */
interface Outcome {
  /** Undefined if the use was cut short, so that nothing can be said of it. */
  isUseful: boolean | undefined;
  path: { player: string; question: string; reply: Answer }[];
}

/** Returns the goods of a use's holder after it, with what has been paid given back. */
const withoutCosts = (before: Record<string, number>, after: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(after).map(([field, count]) => [field, Math.max(count, before[field] ?? 0)]));

/** Facts that a copy keeps: components look back on a battle at most. */
const RECENT = 120;

const copyOf = <S extends EffectsState>(state: S): S =>
  clone({ ...state, facts: (state as unknown as { facts: object[] }).facts.slice(-RECENT) } as never) as S;

export class VoidWalk<S extends EffectsState, B extends VoidBook, G extends VoidGame<S, B>> {
  /** Number of uses that were tried with something barred, by the value. */
  readonly tried: Record<string, number> = {};
  private readonly edition: VoidEdition<S, B, G>;
  private readonly book: B;
  private readonly recorder: Recorder;
  /** Facts of the last use without a bar. */
  private facts: readonly Fact[] = [];
  private use: (Use & { before?: { state: string; goods: Record<string, number> }; isUseful?: boolean }) | undefined;

  constructor(edition: VoidEdition<S, B, G>, book: B, recorder: Recorder) {
    this.edition = edition;
    this.recorder = recorder;
    const procedures = Object.fromEntries(
      edition.uses.map((name) => [name, this.watched(book.procedures[name])] as const),
    );
    this.book = { ...book, procedures: { ...book.procedures, ...procedures } };
  }

  /** Looks at the state as a use takes effect, and when it is over. */
  private watched(procedure: Procedure): Procedure {
    const { effect, finish } = procedure.steps as unknown as Record<
      string,
      (game: G, use: Use, got: never) => { next: string }
    >;
    const isIt = (use: Use): boolean =>
      this.use !== undefined && use.seat === this.use.seat && use.component === this.use.component;
    // Also what the frames below the use remember: hits, votes, a card that is called off.
    const snapshot = ({ state }: G): string =>
      JSON.stringify([
        this.edition.broughtAbout(state, this.use?.seat ?? ''),
        [...framesOf(state.stack)].flatMap(({ procedure: name, data }) =>
          this.edition.uses.includes(name) ? [] : [data],
        ),
      ]);
    const goods = ({ state }: G): Record<string, number> => ({ ...this.edition.goodsOf(state, this.use?.seat ?? '') });
    const steps = {
      ...procedure.steps,
      effect: (game: G, use: Use, got: never) => {
        if (!isIt(use) || !this.use) return effect(game, use, got);
        this.use.before ??= { state: snapshot(game), goods: goods(game) };
        const next = effect(game, use, got);
        if (next.next === 'unwind') this.use.isUseful = true;
        return next;
      },
      finish: (game: G, use: Use, got: never) => {
        const { before } = this.use ?? {};
        if (isIt(use) && this.use && before !== undefined)
          this.use.isUseful ??=
            snapshot(game) !== before.state ||
            JSON.stringify(withoutCosts(before.goods, goods(game))) !== JSON.stringify(before.goods);
        return finish(game, use, got);
      },
    };
    return { ...procedure, steps: steps as never };
  }

  /** Plays the games, and returns the positions in which a component could be used: a few of each. */
  positions(): Position<S>[] {
    const found: Record<string, Position<S>[]> = {};
    for (const [at, game] of this.edition.starts(this.book).entries()) {
      const below = createRandom(at + 1);
      playOut(this.edition.simulated, {
        game,
        below,
        maxAnswers: this.edition.maxAnswers,
        answerer: this.edition.answerer(below),
        onAsk: (now: G, { ask }: OpenAsk, spec: Spec) => {
          const note = (component: string, one: Omit<Position<S>, 'state' | 'seat' | 'component'>): void => {
            const list = (found[`${component} ${one.asked?.question ?? 'anytime'}`] ??= []);
            if (list.length < POSITIONS) list.push({ state: copyOf(now.state), seat: ask.player, component, ...one });
          };
          if (spec.kind === 'choose' && spec.min <= 1)
            for (const { key, disabledReason } of spec.options) {
              const component = disabledReason === undefined ? this.edition.usedBy(now, ask, key) : undefined;
              if (component !== undefined) note(component, { asked: { id: ask.id, question: ask.question, key }, key });
            }
          for (const { component, key } of this.edition.anytime(now, ask.player)) note(component, { key });
        },
      } as never);
    }
    return Object.values(found).flat();
  }

  /** Returns what is void, of the uses in these positions: "card-barred: sabotage (window, choose-ship fighter)". */
  voids(positions: readonly Position<S>[]): string[] {
    const found = new Set<string>();
    for (const [at, position] of positions.entries()) {
      this.recorder.values.clear();
      this.run(position, undefined, createRandom(at));
      for (const value of [...this.recorder.values].sort().filter((one) => this.concerns(one)))
        for (let n = 0; n < TRIES; n++) {
          const barred = this.run(position, { value, isBarred: true }, createRandom(1000 * n + at));
          if (!barred) break;
          this.tried[value] = (this.tried[value] ?? 0) + 1;
          // Without further answers it comes to the same each time.
          if (!barred.path.length) n = TRIES;
          if (barred.isUseful !== false) continue;
          if (this.run(position, { value, isBarred: false }, createRandom(0), barred.path)?.isUseful)
            found.add(
              `${value}: ${position.component} (${[position.asked?.question ?? 'anytime', ...barred.path.map(({ question, reply }) => `${question} ${JSON.stringify(reply)}`)].join(', ')})`,
            );
        }
    }
    return [...found].sort();
  }

  private concerns(value: string): boolean {
    return this.edition.concerns?.(value, this.facts) ?? true;
  }

  /**
   * Uses a component with one value barred, or with none; with `path`, by the same answers as before. Without `bar`,
   * records the values that are read. Undefined if the use is not offered.
   */
  private run(
    position: Position<S>,
    bar: { value: string; isBarred: boolean } | undefined,
    below: (n: number) => number,
    path?: Outcome['path'],
  ): Outcome | undefined {
    const { seat, component, asked, key } = position;
    const state = clone(position.state as never) as S;
    if (bar) this.edition.prepare?.(state, bar.value);
    const data = bar?.isBarred ? bar.value : null;
    state.effects[PROBE] = { id: PROBE, component: PROBE, holder: seat, data, until: 'game' };
    const game = this.edition.game(state, this.book);
    this.use = { seat, component };
    this.recorder.isOn = bar === undefined;
    const outcome: Outcome = { isUseful: undefined, path: [] };
    try {
      if (asked) {
        const open = openAsks(state).find(({ ask }) => ask.id === asked.id);
        const spec = open && specOf(game as never, open);
        if (!open || spec?.kind !== 'choose') return undefined;
        const option = spec.options.find((one) => one.key === asked.key);
        if (!option || option.disabledReason !== undefined) return undefined;
        if (answerProblem(game as never, open, [asked.key], spec) !== undefined) return undefined;
        answer(game as never, seat, asked.id, [asked.key]);
      } else {
        if (!this.edition.anytime(game, seat).some((one) => one.key === key)) return undefined;
        act(game as never, seat, 'use', { component, key });
      }
      for (let n = 0; n < (path?.length ?? ANSWERS) && this.use.isUseful === undefined; n++)
        if (!this.answerNext(game, below, outcome, path?.[n])) break;
      outcome.isUseful = this.use.isUseful;
    } catch (error) {
      // What is cut short may not have been begun here.
      if (!(error instanceof Illegal)) throw error;
    } finally {
      if (bar === undefined)
        this.facts = game.facts.slice((position.state as unknown as { facts: Fact[] }).facts.length);
      this.use = undefined;
      this.recorder.isOn = false;
    }
    return outcome;
  }

  /** Answers one open question; returns whether there was one. */
  private answerNext(
    game: G,
    below: (n: number) => number,
    outcome: Outcome,
    given?: Outcome['path'][number],
  ): boolean {
    const open = openAsks(game.state).filter(({ ask }) => ask.reply === undefined);
    const one = given
      ? open.find(({ ask }) => ask.player === given.player && ask.question === given.question)
      : open[below(Math.max(1, open.length))];
    if (!one) return false;
    const spec = specOf(game as never, one);
    const reply =
      given?.reply ??
      // Nobody else answers: what is to be seen is what this use does.
      (one.ask.player !== this.use?.seat && one.ask.question === 'window'
        ? []
        : randomAnswerer(below)(one, spec, (tried) => answerProblem(game as never, one, tried, spec), game as never));
    if (answerProblem(game as never, one, reply, spec) !== undefined) return false;
    outcome.path.push({ player: one.ask.player, question: one.ask.question, reply });
    answer(game as never, one.ask.player, one.ask.id, reply);
    return true;
  }
}
