import { isDeepStrictEqual } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import {
  act,
  answer,
  begin,
  canonicalJson,
  diff,
  clone,
  openAsks,
  applyPatch,
  answerProblem,
  specOf,
  displaySpecOf,
  type Answer,
  type Json,
  type OpenAsk,
  type Spec,
} from '#engine';
import { isFact, type FactType, type GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import { Seat, type Said } from './table/seat.ts';
import { answerOf, bare } from './table/said.ts';
import { lookOver } from './table/looked-over.ts';
import { resting } from './table/resting.ts';
import { laidOut, type Setting } from './table/setting.ts';
import './table/matchers.ts';
import type { SeatId, State, SystemId, Unit } from '#ti4/rules/state.ts';

export { readUnits, WITHOUT_EXPANSION, type Setting } from './table/setting.ts';

/** Creates a table in the middle of a game, for the test of a rule. */
export const table = (setting: Setting = {}): TestTable => new TestTable(laidOut(setting));

/** Returns the only unit on the board. Throws an Error unless there is exactly one. */
export function onlyUnit({ state }: TestTable): Unit {
  const [unit, ...others] = Object.values(state.units) as Unit[];
  if (!unit || others.length)
    throw new Error(`There is not one unit on the board, but ${Object.keys(state.units).length}`);
  return unit;
}

/** An answer, a key, or a function that returns one of these for the question's spec. */
export type Given = Answer | string | ((spec: Spec) => Answer | string);

export class TestTable {
  private played: Game;
  /** State as the test set it up, whose faults are not those of the rules. */
  private readonly laid: State;
  private readonly seats = new Map<SeatId, Seat<TestTable>>();
  /** Open questions that the test has mentioned since the last step: 'bob assign-hits'. */
  private readonly said = new Set<string>();
  /** Number of facts when each kind of question was last answered. */
  private readonly answeredAt: Record<string, number> = {};

  /** The table to check at the end of the test. Empty after `putAway`. */
  private readonly watched: { table?: TestTable } = { table: this };

  /** At the end of the test, no question may be open that the test has not mentioned. */
  constructor(game: Game) {
    this.played = game;
    this.laid = clone(game.state);
    const { watched } = this;
    if (getCurrentTest() !== undefined)
      onTestFinished(({ task }) => {
        if (task.result?.state !== 'fail') watched.table?.checkEnd();
      });
  }

  /** Excludes this table from the check at the end: random walks end anywhere, and there are too many to keep. */
  putAway(): void {
    delete this.watched.table;
  }

  /** Returns a seat, which has a verb for each answer. Throws an Error for an unknown seat. */
  seat(id: SeatId): Seat<TestTable> {
    if (!this.state.seats[id]) throw new Error(`Nobody at this table is called ${id}`);
    const seat = this.seats.get(id) ?? new Seat<TestTable>(this, id);
    this.seats.set(id, seat);
    return seat;
  }
  get ann() {
    return this.seat('ann');
  }
  get bob() {
    return this.seat('bob');
  }
  get cat() {
    return this.seat('cat');
  }
  get dan() {
    return this.seat('dan');
  }
  get eve() {
    return this.seat('eve');
  }
  get fay() {
    return this.seat('fay');
  }

  /** Returns the game without its caches, since the caller may change its state. */
  get game(): Game {
    this.played.invalidateAll();
    return this.played;
  }

  set game(game: Game) {
    this.played = game;
  }

  get state(): State {
    return this.game.state;
  }

  begin(procedure: { name: string } | string, data: Json): this {
    const before = clone(this.state);
    this.said.clear();
    begin(this.game as never, typeof procedure === 'string' ? procedure : procedure.name, data);
    this.check();
    lookOver(this.game, before, this.laid);
    return this;
  }

  private waiting(): OpenAsk[] {
    return openAsks(this.state).filter(({ ask }) => ask.reply === undefined && !ask.veiled);
  }

  /** Open, unanswered questions, as 'ann retreat'. */
  get open(): string[] {
    return this.waiting().map(({ ask }) => `${ask.player} ${ask.question}`);
  }

  /** Returns the open questions of a seat, in order. */
  asked(seat: SeatId): string[] {
    return this.waiting().flatMap(({ ask }) => (ask.player === seat ? [ask.question] : []));
  }

  /** Each open question on a line with its legal keys, for use while writing a test. */
  get questions(): string {
    return this.waiting()
      .map((open) => `${open.ask.player} ${open.ask.question}: ${keysOf(specOf(this.game as never, open)).join(', ')}`)
      .join('\n');
  }

  /** The first open question and its seat. Throws an Error if there is none. */
  get next(): { seat: SeatId; question: string } {
    const [first] = this.waiting();
    if (!first) throw new Error('Nothing is asked');
    return { seat: first.ask.player, question: first.ask.question };
  }

  /** Returns the options as names of cards and components. */
  names(seat: SeatId, question?: string): string[] {
    return this.options(seat, question).map(bare);
  }

  /** Tells whether a seat is asked this question, which counts as mentioning it. */
  asks(seat: SeatId, question: string): boolean {
    const open = this.asked(seat).includes(question);
    if (open) this.said.add(`${seat} ${question}`);
    return open;
  }

  /** Marks an open question as left open on purpose. */
  leaves(seat: SeatId, question: string): this {
    const { ask } = this.find(seat, question);
    this.said.add(`${ask.player} ${ask.question}`);
    return this;
  }

  /** Marks all open questions as left open on purpose. Returns them. */
  stopsAt(): string[] {
    for (const one of this.open) this.said.add(one);
    return this.open;
  }

  /** Open questions that were not mentioned and at which a test may not end. */
  get unsaid(): string[] {
    const at = (question: string): number => this.answeredAt[question] ?? -1;
    return this.waiting()
      .filter(
        ({ ask }) => !this.said.has(`${ask.player} ${ask.question}`) && !resting(this.game, ask, at(ask.question)),
      )
      .map(({ ask }) => `${ask.player} ${ask.question}`);
  }

  private checkEnd(): void {
    const { unsaid } = this;
    if (unsaid.length)
      throw new Error(
        `The test ends while these are asked: ${unsaid.join(', ')}. Answer them, or say that it stops there: leaves(seat, question).`,
      );
  }

  private find(seat: SeatId, question?: string) {
    const found = openAsks(this.state).filter(
      ({ ask }) => ask.player === seat && ask.reply === undefined && (!question || ask.question === question),
    );
    if (!found.length)
      throw new Error(
        `${seat} is not asked ${question ?? 'anything'}; open: ${this.open.join(', ') || 'nothing'}\n${this.questions}`,
      );
    return found[0];
  }

  /** Returns an open question, which counts as mentioning it. */
  private lookedAt(seat: SeatId, question?: string): OpenAsk {
    const found = this.find(seat, question);
    this.said.add(`${seat} ${found.ask.question}`);
    return found;
  }

  spec(seat: SeatId, question?: string): Spec {
    return specOf(this.game as never, this.lookedAt(seat, question));
  }

  /** Returns the question's spec as displayed to the player. */
  shown(seat: SeatId, question?: string): Spec {
    return displaySpecOf(this.game as never, this.lookedAt(seat, question));
  }

  /** Returns the keys that may be chosen or counted. */
  options(seat: SeatId, question?: string): string[] {
    const spec = this.spec(seat, question);
    if (spec.kind === 'choose' || spec.kind === 'order')
      return spec.options.filter((option) => !option.disabledReason).map((option) => option.key);
    if (spec.kind === 'allot') return spec.amounts.filter((line) => line.max > 0).map((line) => line.key);
    return [];
  }

  answers(seat: SeatId, given: Given, question?: string): this {
    const open = this.find(seat, question);
    const value = typeof given === 'function' ? given(specOf(this.game as never, open)) : given;
    const reply: Answer = typeof value === 'string' ? [value] : value;
    this.answeredAt[open.ask.question] = this.game.facts.length;
    this.does(() => answer(this.game as never, seat, open.ask.id, reply));
    return this;
  }

  /** Replaces a prepared answer that has not been used yet. */
  changes(seat: SeatId, question: string, said: Said): this {
    const held = openAsks(this.state).find(
      ({ ask }) => ask.player === seat && ask.question === question && ask.reply !== undefined,
    );
    if (!held) throw new Error(`${seat} has no answer to ${question} that is held`);
    const reply = answerOf(specOf(this.game as never, held), said);
    this.does(() => answer(this.game as never, seat, held.ask.id, reply));
    return this;
  }

  /** Declines this question (an empty choice) as long as it is open for any seat. */
  declineAll(question = 'window'): this {
    while (this.declineFirst(question));
    return this;
  }

  /** Declines the first open question of this name, including veiled ones. Returns whether there was one. */
  declineFirst(question = 'window'): boolean {
    const open = openAsks(this.state).find(({ ask }) => ask.reply === undefined && ask.question === question);
    if (open) this.does(() => answer(this.game as never, open.ask.player, open.ask.id, []));
    return open !== undefined;
  }

  /** Returns the reason why an answer would be refused. Undefined if it is legal. */
  refusal(seat: SeatId, given: Answer | string, question?: string): string | undefined {
    return answerProblem(
      this.game as never,
      this.lookedAt(seat, question),
      typeof given === 'string' ? [given] : given,
    );
  }

  acts(seat: SeatId, action: string, data: Json = {}): this {
    this.does(() => act(this.game as never, seat, action, data));
    return this;
  }

  offerTo(seat: SeatId, from?: SeatId): string {
    const offer = Object.values(this.state.offers).findLast(
      (one) => one.to === seat && (from === undefined || one.from === from),
    );
    if (!offer) throw new Error(`Nothing is offered to ${seat}${from ? ` by ${from}` : ''}`);
    return offer.id;
  }

  /** Makes a step of the game and checks all invariants. */
  private does(step: () => void): void {
    const before = clone(this.state);
    step();
    this.said.clear();
    this.checkUndo(before);
    this.check();
    lookOver(this.game, before, this.laid);
  }

  units(owner: SeatId, at: { system?: SystemId; planet?: string; space?: boolean } = {}): string {
    const counts: Record<string, number> = {};
    for (const unit of Object.values(this.state.units) as Unit[]) {
      if (unit.owner !== owner) continue;
      if (at.system && unit.system !== at.system) continue;
      if (at.planet && unit.planet !== at.planet) continue;
      if (at.space && unit.planet) continue;
      const name = `${unit.type}${unit.damaged ? ' (damaged)' : ''}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return Object.entries(counts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, count]) => `${count} ${name}`)
      .join(', ');
  }

  facts<T extends FactType>(type: T): GameFact<T>[] {
    return this.game.facts.filter(isFact(type));
  }

  /** Checks that undo restores the state. */
  private checkUndo(before: State): void {
    const back = applyPatch(this.state, diff(this.state as unknown as Json, before as unknown as Json));
    expectSame(back, before);
  }

  /** Checks the invariants of every step: the state is plain JSON, and every asked seat can answer. */
  private check(): void {
    expectSame(JSON.parse(JSON.stringify(this.state)), this.state);
    for (const open of openAsks(this.state)) {
      if (open.ask.reply !== undefined || open.ask.veiled) continue;
      const spec = specOf(this.game as never, open);
      const open_ =
        spec.kind === 'choose' ? spec.options.filter((option) => !option.disabledReason).length >= spec.min : true;
      expect(open_, `${open.ask.player} can answer ${open.ask.question}`).toBe(true);
      expect(keysOf(displaySpecOf(this.game as never, open)), `${open.ask.question} as shown`).toEqual(keysOf(spec));
      if (spec.kind === 'allot')
        expect(
          answerProblem(this.game as never, open, spec.proposed, spec),
          `the proposal for ${open.ask.question}`,
        ).toBeUndefined();
    }
  }
}

/** Compares two states, leaving out undefined keys. Formats both only if they differ. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(clone(found), clone(wanted))) expect(canonicalJson(found)).toBe(canonicalJson(wanted));
}

/** Returns the keys of the options or amounts, sorted. */
const keysOf = (spec: Spec): string[] =>
  ('options' in spec ? spec.options : 'amounts' in spec ? spec.amounts : [])
    .map(({ key, disabledReason }) => (disabledReason === undefined ? key : `${key} (${disabledReason})`))
    .sort();
