import { act, answer, begin, openAsks, answerProblem, specOf, type Answer, type Json, type Spec } from '#engine';
import { rulebookOf } from '#ti2/rulebook.ts';
import { addUnit, allUnits, countByType, removeUnits } from '#ti2/rules/units/units.ts';
import { race, type Component, type Rulebook } from '#ti2/rules/components/component.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { newState, type SetupOptions } from '#ti2/rules/setup/new-state.ts';
import type { Seat, Unit } from '#ti2/rules/state.ts';
import type { UnitType } from '#ti2/rules/terms.ts';

// A table where a test says what lies where, and how the dice fall.

export type Player = 'ann' | 'bob' | 'cal';
export const PLAYERS: readonly Player[] = ['ann', 'bob', 'cal'];
const HOMES: Record<Player, string> = { ann: 'sol-home', bob: 'hacan-home', cal: 'xxcha-home' };

/** Races that can nothing: a test says who can what. */
const plain = PLAYERS.map((id) =>
  race({
    id,
    name: id,
    short: id,
    text: '',
    home: HOMES[id],
    credits: 0,
    technologies: [],
    units: {},
    sources: { text: 'own', start: 'own' },
  }),
);

const books = new Map<string, Rulebook>();
export const bookWith = (more: readonly Component[] = [], sets = ['base', 'own', 'hopes-end']): Rulebook => {
  const key = [...sets, ...more.map(({ id }) => id)].join();
  const found = books.get(key) ?? rulebookOf(sets, [...plain, ...more]);
  books.set(key, found);
  return found;
};

/** Mecatol Rex with six systems around it, clockwise from the north, and some more beyond; the homes far away. */
export const GALAXY: Record<string, string> = {
  '000': 'mecatol-rex',
  '101': 'quill',
  '102': 'ravne',
  '103': 'nebula-1',
  '104': 'asteroid-field-1',
  '105': 'gravity-rift-1',
  '106': 'supernova-1',
  '201': 'alpha-gate',
  '202': 'solm',
  '207': 'aldry-besk',
  '210': 'delve',
  '404': 'sol-home',
  '412': 'hacan-home',
  '420': 'xxcha-home',
};

export interface Laid {
  /** In space, by system: "ann 2 cruiser, carrier; bob fighter". What stands in brackets is aboard: "carrier(2 ground-force)". */
  space?: Record<string, string>;
  /** On planets: whoever is named first owns it; "ann" alone is a marker. */
  ground?: Record<string, string>;
  technologies?: Partial<Record<Player, string[]>>;
  hands?: Partial<Record<Player, string[]>>;
  credits?: Partial<Record<Player, number>>;
  /** Whoever plays a race that can something. */
  races?: Partial<Record<Player, string>>;
  playing?: Partial<SetupOptions>;
  players?: readonly Player[];
  book?: Rulebook;
}

const GROUP = /^(?:(\d+) )?([a-z-]+)(?:\((.+)\))?$/;

export class Table {
  readonly game: Game;
  private faces: number[] = [];

  constructor({
    space = {},
    ground = {},
    technologies = {},
    hands = {},
    credits = {},
    races = {},
    playing = {},
    players = PLAYERS,
    book = bookWith(),
  }: Laid) {
    const seated = players.map((id) => ({ id, race: id }));
    const state = newState(book, { seed: 'table', players: seated, veil: 'nothing', galaxy: GALAXY, ...playing });
    this.game = newGame(state, book);
    removeUnits(this.game, allUnits(this.game));
    for (const planet of Object.values(state.planets)) planet.owner = null;
    for (const id of players) {
      const seat = state.seats[id];
      seat.race = races[id] ?? id;
      seat.credits = credits[id] ?? 0;
      for (const one of technologies[id] ?? []) seat.technologies[one] = { component: one };
      for (const card of hands[id] ?? []) this.deal(id, card);
    }
    for (const [system, said] of Object.entries(space)) this.put(said, system);
    for (const [planet, said] of Object.entries(ground)) {
      state.planets[planet].owner = said.split(' ')[0];
      this.put(said, state.planets[planet].system, planet);
    }
    this.game.invalidateAll();
    // Whoever a test says nothing of has a planet far away, and is in the game.
    for (const id of players) {
      const has = [...allUnits(this.game), ...Object.values(state.planets)].some(({ owner }) => owner === id);
      const far = state.systems[HOMES[id]].planets.at(-1);
      if (!has && far !== undefined) state.planets[far].owner = id;
    }
    this.game.invalidateAll();
    this.game.roll = (label, count) => {
      if (count > this.faces.length) throw new Error(`${count} dice for ${label}, and ${this.faces.length} lie ready`);
      return this.faces.splice(0, count);
    };
  }

  private deal(id: Player, card: string): void {
    const { draw } = this.game.state.decks.action;
    const at = draw.findIndex((one) => one.startsWith(`${card}#`));
    this.game.state.seats[id].actionCards.push(...draw.splice(at, 1));
  }

  private put(said: string, system: string, planet?: string): void {
    for (const side of said.split('; ')) {
      const [owner, ...rest] = side.split(' ');
      for (const group of rest.length ? rest.join(' ').split(/, (?![^(]*\))/) : []) {
        const [, count = '1', type, cargo] = GROUP.exec(group) ?? [];
        for (let i = 0; i < Number(count); i++) this.lay(owner, type as UnitType, system, planet, cargo);
      }
    }
  }

  private lay(owner: string, type: UnitType, system: string, planet?: string, cargo = ''): void {
    const ship = addUnit(this.game, owner, type, system, planet);
    for (const one of cargo ? cargo.split(', ') : []) {
      const [, count = '1', what] = GROUP.exec(one) ?? [];
      for (let i = 0; i < Number(count); i++) addUnit(this.game, owner, what as UnitType, system).ship = ship.id;
    }
  }

  /** The next dice, in the order in which they are rolled. */
  dice(...faces: number[]): this {
    this.faces.push(...faces);
    return this;
  }

  get diceLeft(): number {
    return this.faces.length;
  }

  begins(procedure: string, data: object = {}): this {
    begin(this.game, procedure, data as Json);
    return this;
  }

  /** A turn of Ann's. */
  turn(): this {
    this.game.state.phase = 'turns';
    return this.begins('turn', { seat: 'ann' });
  }

  does(player: Player, action: string, data: object = {}): this {
    act(this.game, player, action, data as Json);
    return this;
  }

  get asked(): string[] {
    return openAsks(this.game.state).map(({ ask }) => `${ask.player}: ${ask.question}`);
  }

  get spec(): Spec {
    const [open] = openAsks(this.game.state);
    return specOf(this.game, open);
  }

  /** What may be chosen or counted. */
  get choices(): string[] {
    const { spec } = this;
    if (spec.kind === 'allot')
      return spec.amounts.flatMap(({ key, disabledReason }) => (disabledReason === undefined ? [key] : []));
    return 'options' in spec
      ? spec.options.flatMap(({ key, disabledReason }) => (disabledReason === undefined ? [key] : []))
      : [];
  }

  says(player: Player, reply: Answer | string): this {
    const open = openAsks(this.game.state).find(({ ask }) => ask.player === player && ask.reply === undefined);
    if (!open) throw new Error(`${player} is asked nothing; ${this.asked.join(', ')}`);
    answer(this.game, player, open.ask.id, typeof reply === 'string' ? [reply] : reply);
    return this;
  }

  /** Why an answer to the first question would not be taken. */
  refuses(reply: Answer): string | undefined {
    const [open] = openAsks(this.game.state);
    return answerProblem(this.game, open, reply);
  }

  /** Ann's ships take a step. */
  sails(from: string, to: string, units: Record<string, number>): this {
    return this.says('ann', `${from}>${to}`).says('ann', units);
  }

  private named(owner: Player, here: (unit: Unit) => boolean): string {
    const counts = countByType(allUnits(this.game).filter((unit) => unit.owner === owner && here(unit)));
    return Object.entries(counts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, count]) => (count === 1 ? type : `${count} ${type}`))
      .join(', ');
  }

  at(system: string, owner: Player): string {
    return this.named(owner, (unit) => unit.system === system && unit.planet === undefined);
  }

  on(planet: string, owner: Player): string {
    return this.named(owner, (unit) => unit.planet === planet);
  }

  owner(planet: string): string | null {
    return this.game.state.planets[planet].owner;
  }

  seat(id: Player): Seat {
    return this.game.state.seats[id];
  }

  told<T extends GameFact['type']>(type: T): Extract<GameFact, { type: T }>[] {
    return this.game.state.facts.filter((fact): fact is Extract<GameFact, { type: T }> => fact.type === type);
  }
}

export const table = (laid: Laid = {}): Table => new Table(laid);
