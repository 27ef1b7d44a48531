import type { Json, Spec } from '#engine';
import { NotOffered, answerOf, told } from './said.ts';

/** Functions of a test table that its seats use. */
export interface Answering {
  seat(id: string): Seat;
  /** Returns the open questions of a seat, in order. */
  asked(seat: string): string[];
  spec(seat: string, question: string): Spec;
  answers(seat: string, given: never, question: string): unknown;
  refusal(seat: string, given: never, question: string): string | undefined;
  /** Returns the newest offer made to a seat, by any seat or by `from`. */
  offerTo(seat: string, from?: string): string;
  acts(seat: string, action: string, data: Json): unknown;
  units(owner: string, at?: { system?: string; planet?: string; space?: boolean }): string;
}

/** Names of options, counts of them ('2 cruiser from 26, infantry on lodor'), or a number. */
export type Said = string | string[] | Record<string, number> | number;

/** Keys of options that decline a question. */
const NO = ['decline', 'no', 'hold', 'stay', 'abstain', 'leave', 'none'];

/**
 * A seat of a test table with a verb for each answer. A verb finds the seat's open question that it answers and the
 * named option; if the option is not offered, the error lists those that are.
 */
export class Seat<Table extends Answering = Answering> {
  readonly table: Table;
  readonly id: string;
  constructor(table: Table, id: string) {
    this.table = table;
    this.id = id;
  }

  // Getters for the seat that acts next, for chaining.
  private other(id: string): Seat<Table> {
    return this.table.seat(id) as Seat<Table>;
  }
  get ann() {
    return this.other('ann');
  }
  get bob() {
    return this.other('bob');
  }
  get cat() {
    return this.other('cat');
  }
  get dan() {
    return this.other('dan');
  }
  get eve() {
    return this.other('eve');
  }
  get fay() {
    return this.other('fay');
  }

  /** Answers the first of these questions that is open for this seat. */
  private reply(questions: string | string[], said: Said | ((spec: Spec) => Said)): this {
    const names = [questions].flat();
    const question = this.openOf(names);
    const spec = this.table.spec(this.id, question);
    const value = typeof said === 'function' ? said(spec) : said;
    this.table.answers(this.id, this.read(question, spec, value) as never, question);
    return this;
  }

  private openOf(names: string[]): string {
    const asked = this.table.asked(this.id);
    const found = asked.find((one) => names.includes(one));
    if (!found) throw new Error(`${this.id} is not asked ${names.join(' or ')}, but ${asked.join(', ') || 'nothing'}`);
    return found;
  }

  private read(question: string, spec: Spec, said: Said) {
    try {
      return answerOf(spec, said);
    } catch (error) {
      if (error instanceof NotOffered) throw new Error(`${this.id}, ${question}: ${error.message}`, { cause: error });
      throw error;
    }
  }

  /** Answers any question with names or counts of options. */
  chooses(said: Said, question?: string): this {
    return this.reply(question ?? this.table.asked(this.id), said);
  }

  /** Returns the reason why an answer would be refused. Undefined if it is legal. */
  refusal(said: Said, question = this.openOf(this.table.asked(this.id))): string | undefined {
    return this.table.refusal(
      this.id,
      this.read(question, this.table.spec(this.id, question), said) as never,
      question,
    );
  }

  /** Answers with the proposed amounts. Throws an Error if the question proposes nothing. */
  agrees(question: string): this {
    return this.reply(question, (spec) => {
      if (spec.kind === 'allot') return spec.proposed;
      throw new Error(`${question} proposes nothing`);
    });
  }

  /** Answers with the proposal or the smallest legal choice, if the test does not care. */
  complies(question?: string): this {
    return this.reply(question ?? this.table.asked(this.id), (spec) => {
      if (spec.kind === 'allot') return spec.proposed;
      if (spec.kind === 'number') return spec.min;
      if (spec.kind === 'none') return [];
      const open = spec.options.filter(({ disabledReason }) => !disabledReason).map(({ key }) => key);
      return spec.kind === 'order' ? open.slice(0, spec.count) : open.slice(0, spec.min);
    });
  }

  /** Declines a question, by default a timing window. Throws an Error if it cannot be declined. */
  declines(question = 'window'): this {
    return this.reply(question, (spec) => {
      if (spec.kind !== 'choose') return spec.kind === 'allot' ? {} : 0;
      if (!spec.min) return [];
      const option = spec.options.find(({ key }) => NO.includes(key));
      if (!option) throw new Error(`${question} cannot be declined; offered: ${told(spec)}`);
      return option.key;
    });
  }

  /** Plays a card, in a timing window or as an action. */
  plays = (card: string): this => this.reply(['window', 'turn', 'another-action'], card);
  /** Uses an ability, in a timing window or as an action. */
  uses = (ability: string): this => this.reply(['window', 'turn', 'another-action'], ability);

  // Turns
  performs = (action: string): this => this.reply(['turn', 'another-action'], action);
  passes = (): this => this.reply('turn', 'pass');
  endsTurn = (): this => this.reply('end-turn', 'end-turn');
  /** Chooses the strategy card with this name. */
  picks = (card: string): this => this.reply('choose-strategy-card', card);
  follows = (how = 'use'): this => this.reply('use-secondary', how);

  // Movement
  /** Activates a system, first choosing a tactical action if this seat is asked for an action. */
  activates(system: string): this {
    if (!this.table.asked(this.id).includes('system-to-activate')) this.performs('tactical');
    return this.reply('system-to-activate', system);
  }
  /** Moves units, as '2 cruiser from 26, infantry from starpoint'; none by default. */
  moves = (what: string | Record<string, number> = ''): this => this.reply('move-ships', what);
  /** Chooses the path of ships: 'cruiser from 20 through 41'. */
  sails = (how: string | Record<string, number>): this => this.reply('path-of-ships', how);
  /** Removes units in excess of a limit. */
  removes = (units: string): this => this.reply('excess-units', units);

  // Combat
  sustains = (units: string | Record<string, number> = ''): this => this.reply('sustain-damage', units);
  /** Assigns hits to units, which are destroyed. */
  loses = (units: string): this => this.reply(['assign-hits', 'choose-losses'], units);
  retreats = (): this => this.reply('announce-retreat', 'retreat');
  stays = (): this => this.reply('announce-retreat', 'stay');
  retreatsTo = (system: string): this => this.reply('retreat-to', system);
  takesAlong = (units = ''): this => this.reply('retreat-transport', units);
  firesAt = (seat: string): this => this.reply('use-space-cannon', seat);
  holdsFire = (): this => this.reply('use-space-cannon', 'hold');
  bombards = (planet: string): this => this.reply('bombard', planet);
  /** Divides bombarding units among planets: 'dreadnought on starpoint'. */
  splits = (units: string): this => this.reply('split-bombardment', units);
  /** Commits ground forces: '2 infantry on starpoint'; none by default. */
  lands = (units = ''): this => this.reply('commit-ground-forces', units);
  rerolls = (dice: string | Record<string, number> = ''): this => this.reply('reroll-dice', dice);

  // Production and payment
  produces = (units = ''): this => this.reply('units-to-produce', units);
  pays = (what: string | Record<string, number>): this => this.reply('payment', what);
  researches = (technology: string): this => this.reply('research-technology', technology);
  /** Redistributes command tokens to these totals: '3 tactic, 3 fleet, 2 strategy'. */
  redistributes = (tokens: string | Record<string, number>): this => this.reply('redistribute-tokens', tokens);
  /** Places gained command tokens: '2 tactic, fleet'. */
  gains = (tokens: string | Record<string, number>): this => this.reply('gain-tokens', tokens);

  // Council
  /** Votes for an outcome, and casts the votes of these planets if any are given. */
  votesFor(outcome: string, ...planets: string[]): this {
    this.reply('vote-for', outcome);
    return planets.length ? this.casts(...planets) : this;
  }
  /** Exhausts planets to cast votes; none by default. */
  casts = (...planets: string[]): this => this.reply('planets-for-votes', planets);
  abstains = (): this => this.reply('vote-for', 'abstain');
  predicts = (outcome: string): this => this.reply('predict-outcome', outcome);
  breaksTie = (outcome: string): this => this.reply('break-tie', outcome);

  // Deals
  /** Offers a deal to a seat: components to give and take, deeds, and a note with further terms. */
  offers(to: string, deal: { give?: object; take?: object; deeds?: object[]; note?: string }): this {
    this.table.acts(this.id, 'offer', { to, ...deal } as Json);
    return this;
  }
  /** Accepts the newest offer made to this seat, by any seat or by `from`. */
  accepts(from?: string): this {
    this.table.acts(this.id, 'accept-offer', { offer: this.table.offerTo(this.id, from) });
    return this;
  }
  /** Declines the newest offer made to this seat, by any seat or by `from`. */
  rejects(from?: string): this {
    this.table.acts(this.id, 'decline-offer', { offer: this.table.offerTo(this.id, from) });
    return this;
  }
  /** Withdraws the newest offer of this seat to `to`. */
  withdraws(to: string): this {
    this.table.acts(this.id, 'withdraw-offer', { offer: this.table.offerTo(to, this.id) });
    return this;
  }
  /** Uses a component that can be used at any time, without being asked. */
  usesAnytime(component: string): this {
    this.table.acts(this.id, 'use', { component });
    return this;
  }

  // Objectives
  scores = (objective: string): this => this.reply(['score-public-objective', 'score-secret-objective'], objective);
}
