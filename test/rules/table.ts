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

/** A table in the middle of a game, for one rule's test. */
export const table = (setting: Setting = {}): TestTable => new TestTable(laidOut(setting));

/** The one unit on the board. */
export function onlyUnit({ state }: TestTable): Unit {
  const [unit, ...others] = Object.values(state.units) as Unit[];
  if (!unit || others.length)
    throw new Error(`There is not one unit on the board, but ${Object.keys(state.units).length}`);
  return unit;
}

/** Answers can be given by key, or by a function of the Spec. */
export type Given = Answer | string | ((spec: Spec) => Answer | string);

export class TestTable {
  private played: Game;
  /** As the test laid it: what is wrong there is no fault of the rules. */
  private readonly laid: State;
  private readonly seats = new Map<SeatId, Seat<TestTable>>();
  /** Open questions that the test has spoken of since anything last happened: 'bob assign-hits'. */
  private readonly said = new Set<string>();
  /** Where in the facts each kind of question was last answered. */
  private readonly answeredAt: Record<string, number> = {};

  /** Looked over when the test ends; nothing where it has been put away. */
  private readonly watched: { table?: TestTable } = { table: this };

  /** When its test ends nothing may be left open that the test has not spoken of. */
  constructor(game: Game) {
    this.played = game;
    this.laid = clone(game.state);
    const { watched } = this;
    if (getCurrentTest() !== undefined)
      onTestFinished(({ task }) => {
        if (task.result?.state !== 'fail') watched.table?.checkEnd();
      });
  }

  /** A random walk is over wherever it has come to; there are too many of them to keep. */
  putAway(): void {
    delete this.watched.table;
  }

  /** Somebody at the table, who speaks in verbs. */
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

  /** Whoever gets hold of it may change its state: nothing is relied on that was worked out before. */
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

  /** The questions that are open for a seat, in order. */
  asked(seat: SeatId): string[] {
    return this.waiting().flatMap(({ ask }) => (ask.player === seat ? [ask.question] : []));
  }

  /** Each open question on a line, with what may be answered: for reading while a test is written. */
  get questions(): string {
    return this.waiting()
      .map((open) => `${open.ask.player} ${open.ask.question}: ${keysOf(specOf(this.game as never, open)).join(', ')}`)
      .join('\n');
  }

  /** Whoever has to answer first, and what. */
  get next(): { seat: SeatId; question: string } {
    const [first] = this.waiting();
    if (!first) throw new Error('Nothing is asked');
    return { seat: first.ask.player, question: first.ask.question };
  }

  /** What may be chosen, by the names of the cards and components alone. */
  names(seat: SeatId, question?: string): string[] {
    return this.options(seat, question).map(bare);
  }

  /** Whether a seat is asked this just now: whoever looks speaks of it. */
  asks(seat: SeatId, question: string): boolean {
    const open = this.asked(seat).includes(question);
    if (open) this.said.add(`${seat} ${question}`);
    return open;
  }

  /** The test stops here on purpose, with this question open. */
  leaves(seat: SeatId, question: string): this {
    const { ask } = this.find(seat, question);
    this.said.add(`${ask.player} ${ask.question}`);
    return this;
  }

  /** What is open, at which the test stops on purpose. */
  stopsAt(): string[] {
    for (const one of this.open) this.said.add(one);
    return this.open;
  }

  /** What is open and was never spoken of, other than what a game may always rest at. */
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

  /** What a test looks at is spoken of. */
  private lookedAt(seat: SeatId, question?: string): OpenAsk {
    const found = this.find(seat, question);
    this.said.add(`${seat} ${found.ask.question}`);
    return found;
  }

  spec(seat: SeatId, question?: string): Spec {
    return specOf(this.game as never, this.lookedAt(seat, question));
  }

  /** The choices as they are put to the player. */
  shown(seat: SeatId, question?: string): Spec {
    return displaySpecOf(this.game as never, this.lookedAt(seat, question));
  }

  /** Keys that may be chosen (or lines that may be counted). */
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

  /** Gives another answer in the place of one that is held until it is used. */
  changes(seat: SeatId, question: string, said: Said): this {
    const held = openAsks(this.state).find(
      ({ ask }) => ask.player === seat && ask.question === question && ask.reply !== undefined,
    );
    if (!held) throw new Error(`${seat} has no answer to ${question} that is held`);
    const reply = answerOf(specOf(this.game as never, held), said);
    this.does(() => answer(this.game as never, seat, held.ask.id, reply));
    return this;
  }

  /** Declines whatever is asked (an empty choice), as long as `question` is open for anybody. */
  declineAll(question = 'window'): this {
    while (this.declineFirst(question));
    return this;
  }

  /** Declines the first such question that is open, also one that is only held open for appearance's sake; false where none is. */
  declineFirst(question = 'window'): boolean {
    const open = openAsks(this.state).find(({ ask }) => ask.reply === undefined && ask.question === question);
    if (open) this.does(() => answer(this.game as never, open.ask.player, open.ask.id, []));
    return open !== undefined;
  }

  /** Why an answer would be refused. */
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

  /** A step of the game, after which everything must hold that always holds. */
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

  /** Undo comes back to the same state. */
  private checkUndo(before: State): void {
    const back = applyPatch(this.state, diff(this.state as unknown as Json, before as unknown as Json));
    expectSame(back, before);
  }

  /** What holds after every step of every test: the state is plain JSON, and whoever is asked can answer. */
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

/** Compares two states, leaving out keys that hold nothing. Both are spelled out only where they differ. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(clone(found), clone(wanted))) expect(canonicalJson(found)).toBe(canonicalJson(wanted));
}

/** What can be answered, whatever the order. */
const keysOf = (spec: Spec): string[] =>
  ('options' in spec ? spec.options : 'amounts' in spec ? spec.amounts : [])
    .map(({ key, disabledReason }) => (disabledReason === undefined ? key : `${key} (${disabledReason})`))
    .sort();
