import { isId, openAsks, windowQuestion, type Ask, type Fact, type Id, type OpenAsk } from '#engine';
import type { Move } from '../random-player.ts';
import type { SimulatedGame, SimulatedEdition } from '../simulated-edition.ts';
import { isCovered, isUse, kindOfAsk } from '../windows.ts';
import type { CourseRules } from './course-rules.ts';
import type { Course, CourseAsk } from './course.ts';
import { FormHeads } from './form-heads.ts';
import { PlanHorizons } from './plan-horizons.ts';
import { Prerequisites } from './prerequisites.ts';

/** Records the course of a game while it is played. */
export interface CourseRecorder<G extends SimulatedGame> {
  /** Returns the ask to answer next. The order makes a question's prerequisites exact. */
  nextAsks: (open: OpenAsk[], game: G) => OpenAsk[];
  onFact: (fact: Fact) => void;
  onMove: (move: Move, game: G) => void;
  course: (game: G, seed: string, ending: string | null) => Course;
}

export function createCourseRecorder<G extends SimulatedGame>(
  edition: SimulatedEdition<G>,
  rules: CourseRules<G>,
): CourseRecorder<G> {
  const recorder = new Recorder(edition, rules);
  return {
    nextAsks: (open, game) => recorder.next(open, game),
    onFact: (fact) => recorder.onFact(fact),
    onMove: (move, game) => recorder.onMove(move, game),
    course: (game, seed, ending) => ({
      seed,
      seats: [...edition.seats(game)],
      windowHours: rules.windowHours(game),
      ending,
      asks: recorder.asks,
    }),
  };
}

class Recorder<G extends SimulatedGame> {
  readonly asks: CourseAsk[] = [];
  private readonly edition: SimulatedEdition<G>;
  private readonly rules: CourseRules<G>;
  private readonly open = new Map<Id, { at: number; ask: Ask }>();
  private readonly prerequisites = new Prerequisites();
  private readonly plans: PlanHorizons<G>;
  private readonly forms: FormHeads;
  private parts = new Map<string, string>();
  private chosen: Id | undefined;

  constructor(edition: SimulatedEdition<G>, rules: CourseRules<G>) {
    this.edition = edition;
    this.rules = rules;
    this.plans = new PlanHorizons(rules);
    this.forms = new FormHeads(rules);
  }

  /**
   * In a window, the first in order answers first, since the others' replies are held; of the branches of a fork, the
   * last one, since only later branches wait for earlier ones.
   */
  next(open: OpenAsk[], game: G): OpenAsk[] {
    if (!this.parts.size) this.enter(game, undefined);
    const frame = open.at(-1)?.frame;
    const one = open.find((each) => each.frame === frame);
    if (!one) return [];
    this.chosen = one.ask.id;
    const at = this.open.get(one.ask.id)?.at;
    if (at !== undefined) {
      this.forms.answering(at, one.ask);
      this.plans.answering(at, this.asks[at]);
    }
    return [one];
  }

  onFact(fact: Fact): void {
    this.forms.onFact(fact);
    if (this.rules.surprises(fact)) this.plans.surprise();
  }

  onMove(move: Move, game: G): void {
    const [seat, id, reply] = move;
    if (!isId(id)) return;
    const answered = this.open.get(id);
    if (!answered) return;
    const { at, ask } = answered;
    const one = this.asks[at];
    this.open.delete(id);
    if (id !== this.chosen) one.how = ask.veiled ? 'veiled' : 'settled';
    if (isUse(ask, reply)) {
      one.used = true;
      this.forms.surprise(seat);
      this.plans.surprise(seat);
    }
    if (one.how !== 'settled') this.plans.answered(at, one, this.rules.basisOfReply(game, ask, reply), this.asks);
    this.forms.answered(at, ask, reply);
    const parts = this.rules.parts(game);
    const changes = changedParts(this.parts, parts);
    if (changes.length) one.changes = changes;
    this.parts = parts;
    this.enter(game, at, id);
  }

  /** Takes note of the questions that have opened, and of those that are gone without an answer. */
  private enter(game: G, by: number | undefined, id?: Id): void {
    if (!this.parts.size) this.parts = this.rules.parts(game);
    const now = openAsks(game.state).filter(({ ask }) => ask.reply === undefined);
    for (const [old, { at }] of [...this.open])
      if (!now.some(({ ask }) => ask.id === old)) {
        this.asks[at].how = 'lapsed';
        this.open.delete(old);
      }
    const opened = now.filter(({ ask }) => !this.open.has(ask.id));
    const after = this.prerequisites.of(
      opened.map(({ ask }) => ask.id),
      game.state,
      by === undefined || id === undefined ? undefined : { at: by, id },
    );
    this.plans.enter(game, by);
    for (const [i, one] of opened.entries()) this.add(game, one, after[i]);
  }

  private add(game: G, open: OpenAsk, after: number[]): void {
    const { ask } = open;
    const at = this.asks.length;
    const isWindow = ask.question === windowQuestion.name;
    this.open.set(ask.id, { at, ask });
    this.asks.push({
      seat: ask.player,
      kind: kindOfAsk(ask),
      round: this.edition.round(game),
      after,
      ...(ask.veiled && { how: 'veiled' as const }),
      ...(isWindow && { window: true as const, ...(isCovered(game, open) && { covered: true as const }) }),
      ...(isWindow ? this.forms.onTheWay(ask) : this.forms.of(ask)),
      ...this.forms.fightOf(ask, isWindow),
      ...(!isWindow && this.plans.of(game, ask)),
    });
  }
}

function changedParts(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
