import { expect, onTestFinished } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import {
  act,
  answer,
  begin,
  canonical,
  changes,
  clone,
  fingerprint,
  openAsks,
  patched,
  problem,
  specOf,
  specShown,
  type Answer,
  type Json,
  type OpenAsk,
  type Spec,
} from '../../src/engine/index.ts';
import { isFact, type FactType, type GameFact } from '../../src/editions/ti4/rules/facts.ts';
import { bookOf } from '../../src/editions/ti4/book.ts';
import type { Component } from '../../src/editions/ti4/rules/components/component.ts';
import { newGame, type Game } from '../../src/editions/ti4/rules/game.ts';
import { Seat, type Said } from './table/seat.ts';
import { answerOf, bare } from './table/said.ts';
import { lookOver } from './table/looked-over.ts';
import { resting } from './table/resting.ts';
import './table/matchers.ts';
import { NEUTRAL } from '../../src/editions/ti4/rules/seats.ts';
import { newState, neutralSeat } from '../../src/editions/ti4/rules/setup/new-state.ts';
import { tileAtHome } from '../../src/editions/ti4/rules/setup/taken-homes.ts';
import type { Color, SeatId, State, SystemId, Unit, UnitType } from '../../src/editions/ti4/rules/state.ts';

/** The base game with what the codices bring to it: what tables are laid of where a test says nothing else. */
export const WITHOUT_EXPANSION: readonly string[] = ['base', 'codex-1', 'codex-3', 'codex-4'];

const standardBook = bookOf([], WITHOUT_EXPANSION);
const COLORS: Color[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black', 'orange', 'pink'];
const HOMES: Record<number, string[]> = {
  2: ['301', '310'],
  3: ['301', '307', '313'],
  4: ['302', '307', '311', '316'],
  5: ['301', '304', '308', '311', '315'],
  6: ['301', '304', '307', '310', '313', '316'],
  8: ['401', '404', '407', '410', '413', '416', '419', '422'],
};
// A plain board: Mecatol Rex, blue tiles around it, and room for whatever a test wants.
const RING1 = ['26', '27', '28', '29', '30', '31'];
const RING2 = ['19', '20', '21', '22', '23', '24', '25', '32', '33', '34', '35', '36'];

export interface Setting {
  /** Seat name to faction, clockwise, the speaker first. */
  seats?: Record<SeatId, string>;
  /** Whose home a faction takes that has none of its own. */
  homes?: Record<SeatId, string>;
  /** Tile at a position, over the plain board. */
  board?: Record<string, SystemId>;
  /** System to what stands in space there: '2 cruiser, 1 carrier (damaged)' per seat: { '27': { ann: '...' } }. */
  space?: Record<SystemId, Record<SeatId, string>>;
  /** Planet to what stands on it; the first seat with ground forces or structures there controls it; `neutral` never does. */
  ground?: Record<string, Record<SeatId, string>>;
  /** Planets controlled besides. */
  planets?: Record<SeatId, string[]>;
  hands?: Record<SeatId, string[]>;
  technologies?: Record<SeatId, string[]>;
  /** Keep the factions' starting units (default: a bare board). */
  startingUnits?: boolean;
  phase?: State['phase'];
  active?: SeatId;
  veil?: State['options']['veil'];
  seed?: string;
  components?: Component[];
  /** What it is played with: what new games are, where nothing is said. */
  sets?: readonly string[];
  /** Galactic events that are in force. */
  events?: readonly string[];
  /** Minor factions, by their systems, which `board` lays. */
  minorFactions?: State['minorFactions'];
  /** Anything else, on the finished state. */
  change?: (state: State) => void;
}

/** Reads '2 cruiser, 1 dreadnought (damaged)'. */
export function readUnits(text: string): { type: UnitType; damaged: boolean }[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [, count, type, damaged] = part.match(/^(?:(\d+)\s+)?([a-z-]+)(\s*\(damaged\))?$/) ?? [];
      if (!type) throw new Error(`Cannot read units: ${part}`);
      return Array.from({ length: Number(count ?? 1) }, () => ({ type: type as UnitType, damaged: Boolean(damaged) }));
    });
}

/** The one unit on the board. */
export function onlyUnit({ state }: TestTable): Unit {
  const [unit, ...others] = Object.values(state.units) as Unit[];
  if (!unit || others.length) throw new Error(`There is not one unit on the board, but ${Object.keys(state.units).length}`);
  return unit;
}

/** What sets bring of decks besides, each in the order of its cards. */
function otherDecks({ decks, byKind }: ReturnType<typeof bookOf>): Record<string, string[]> {
  const core = ['action', 'agenda', 'secret', 'stage1', 'stage2'];
  const cards = ({ component, copies }: { component: Component; copies?: number }): string[] =>
    copies === undefined ? [component.id] : Array.from({ length: copies }, (_, i) => `${component.id}#${i + 1}`);
  return Object.fromEntries(
    Object.values(decks)
      .filter(({ id }) => !core.includes(id))
      .map((deck) => [deck.id, deck.cards(byKind).flatMap(cards)]),
  );
}

/** A table in the middle of a game, for one rule's test. */
export function table(setting: Setting = {}) {
  const book = setting.components || setting.sets ? bookOf(setting.components, setting.sets ?? WITHOUT_EXPANSION) : standardBook;
  const seats = setting.seats ?? { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr' };
  const ids = Object.keys(seats);
  const homes = HOMES[ids.length];
  const board: Record<string, SystemId> = { '000': '18' };
  RING1.forEach((tile, i) => (board[`1${String(i + 1).padStart(2, '0')}`] = tile));
  RING2.forEach((tile, i) => (board[`2${String(i + 1).padStart(2, '0')}`] = tile));
  ids.forEach((id, i) => {
    const faction = book.components[seats[id]];
    if (faction?.kind !== 'faction') throw new Error(`No faction ${seats[id]}`);
    board[homes[i]] = tileAtHome(faction, setting.homes?.[id]);
  });
  for (const [position, tile] of Object.entries(setting.board ?? {})) {
    for (const other of Object.keys(board)) if (board[other] === tile) delete board[other];
    board[position] = tile;
  }
  const cards = Object.values(book.components);
  const state = newState(book, {
    seed: setting.seed ?? 'test',
    seats: ids.map((id, i) => ({
      id,
      color: COLORS[i],
      faction: seats[id],
      ...(setting.homes?.[id] !== undefined && { home: setting.homes[id] }),
    })),
    board: Object.entries(board).map(([position, tile]) => ({ position, tile })),
    decks: {
      action: cards.flatMap((one) =>
        one.kind === 'action-card' ? Array.from({ length: one.copies }, (_, i) => `${one.id}#${i + 1}`) : [],
      ),
      agenda: cards.filter((one) => one.kind === 'agenda').map((one) => one.id),
      secret: cards.filter((one) => one.kind === 'objective' && one.stage === 'secret').map((one) => one.id),
      stage1: cards.filter((one) => one.kind === 'objective' && one.stage === 1).map((one) => one.id),
      stage2: cards.filter((one) => one.kind === 'objective' && one.stage === 2).map((one) => one.id),
      ...otherDecks(book),
    },
    strategyCards: cards.filter((one) => one.kind === 'strategy-card').map((one) => one.id),
    notes: cards.filter((one) => one.kind === 'promissory-note' && !one.faction).map((one) => one.id),
    veil: setting.veil ?? 'nothing',
    ...(setting.events && { events: setting.events }),
    ...(setting.minorFactions && { minorFactions: setting.minorFactions }),
  });
  if (!setting.startingUnits) state.units = {};
  state.phase = setting.phase ?? 'action';
  state.active = setting.active ?? ids[0];
  const put = (owner: SeatId, text: string, system: SystemId, planet?: string) => {
    for (const { type, damaged } of readUnits(text)) {
      const id = `u${state.nextId++}`;
      state.units[id] = { id, type, owner, system, ...(planet && { planet }), ...(damaged && { damaged: true as const }) };
    }
  };
  for (const [system, fleets] of Object.entries(setting.space ?? {}))
    for (const [owner, text] of Object.entries(fleets)) put(owner, text, system);
  for (const [planet, forces] of Object.entries(setting.ground ?? {})) {
    const place = state.planets[planet];
    if (!place) throw new Error(`No planet ${planet} on this board`);
    for (const [owner, text] of Object.entries(forces)) {
      put(owner, text, place.system, planet);
      if (owner === NEUTRAL) state.seats[NEUTRAL] ??= neutralSeat(book);
      else place.controller ??= owner;
    }
  }
  for (const [owner, list] of Object.entries(setting.planets ?? {})) for (const planet of list) state.planets[planet].controller = owner;
  for (const [owner, list] of Object.entries(setting.hands ?? {})) {
    for (const id of list) {
      const card =
        id.includes('#') || id.includes('@') ? id : (state.decks.action.draw.find((one) => one.startsWith(`${id}#`)) ?? `${id}#1`);
      state.decks.action.draw = state.decks.action.draw.filter((one) => one !== card);
      state.seats[owner].actionCards.push(card);
    }
  }
  for (const [owner, list] of Object.entries(setting.technologies ?? {})) {
    for (const id of list) {
      const tech = book.components[id];
      if (tech?.kind !== 'technology') throw new Error(`No technology ${id}`);
      state.seats[owner].technologies[id] = { component: id };
      if (tech.upgrade) state.seats[owner].units[tech.upgrade.type] = id;
    }
  }
  setting.change?.(state);
  dealtOut(state);
  return new TestTable(newGame(state, book));
}

/** What a test has put somewhere is in no deck any more. */
function dealtOut({ decks, seats, objectives, laws, planets, systems }: State): void {
  const dealt = new Set([
    ...Object.values(seats).flatMap(({ actionCards, secretObjectives, scoredSecrets, relics = {}, fragments = [] }) => [
      ...actionCards,
      ...secretObjectives,
      ...scoredSecrets,
      ...Object.keys(relics),
      ...fragments,
    ]),
    ...[...Object.values(planets), ...Object.values(systems)].flatMap(({ markers = [] }) =>
      markers.flatMap(({ id }) => (id.includes('#') ? [id] : [])),
    ),
    ...objectives.map(({ id }) => id),
    ...Object.keys(laws),
    ...Object.values(decks).flatMap(({ discard }) => discard),
  ]);
  for (const deck of Object.values(decks)) deck.draw = deck.draw.filter((card) => !dealt.has(card));
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
    this.played.touched();
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
      .filter(({ ask }) => !this.said.has(`${ask.player} ${ask.question}`) && !resting(this.game, ask, at(ask.question)))
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
    if (!found.length) throw new Error(`${seat} is not asked ${question ?? 'anything'}; open: ${this.open.join(', ') || 'nothing'}`);
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
    return specShown(this.game as never, this.lookedAt(seat, question));
  }

  /** Keys that may be chosen (or lines that may be counted). */
  options(seat: SeatId, question?: string): string[] {
    const spec = this.spec(seat, question);
    if (spec.kind === 'choose' || spec.kind === 'order') return spec.options.filter((option) => !option.off).map((option) => option.key);
    if (spec.kind === 'allot') return spec.lines.filter((line) => line.max > 0).map((line) => line.key);
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
    const held = openAsks(this.state).find(({ ask }) => ask.player === seat && ask.question === question && ask.reply !== undefined);
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
    return problem(this.game as never, this.lookedAt(seat, question), typeof given === 'string' ? [given] : given);
  }

  acts(seat: SeatId, action: string, data: Json = {}): this {
    this.does(() => act(this.game as never, seat, action, data));
    return this;
  }

  offerTo(seat: SeatId, from?: SeatId): string {
    const offer = Object.values(this.state.offers).findLast((one) => one.to === seat && (from === undefined || one.from === from));
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
    const back = patched(this.state, changes(this.state as unknown as Json, before as unknown as Json));
    expect(fingerprint(canonical(back))).toBe(fingerprint(canonical(before)));
  }

  /** What holds after every step of every test: the state is plain JSON, and whoever is asked can answer. */
  private check(): void {
    expect(canonical(JSON.parse(JSON.stringify(this.state)))).toBe(canonical(this.state));
    for (const open of openAsks(this.state)) {
      if (open.ask.reply !== undefined || open.ask.veiled) continue;
      const spec = specOf(this.game as never, open);
      const open_ = spec.kind === 'choose' ? spec.options.filter((option) => !option.off).length >= spec.min : true;
      expect(open_, `${open.ask.player} can answer ${open.ask.question}`).toBe(true);
      expect(keysOf(specShown(this.game as never, open)), `${open.ask.question} as shown`).toEqual(keysOf(spec));
      if (spec.kind === 'allot')
        expect(problem(this.game as never, open, spec.start, spec), `the proposal for ${open.ask.question}`).toBeUndefined();
    }
  }
}

/** What can be answered, whatever the order. */
const keysOf = (spec: Spec): string[] =>
  ('options' in spec ? spec.options : 'lines' in spec ? spec.lines : []).map(({ key, off }) => `${key}: ${off ?? ''}`).sort();
