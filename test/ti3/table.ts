import { answer, begin, openAsks, answerProblem, specOf, type Answer, type Json, type Spec } from '#engine';
import { formatPosition } from '#kit/board/hex-grid.ts';
import { rulebookOf } from '#ti3/rulebook.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { newGame, type Game, type Rulebook } from '#ti3/rules/game.ts';
import { addUnit, removeUnits, allUnits } from '#ti3/rules/units/units.ts';
import type { SetupOptions } from '#ti3/rules/setup/prepare-game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { UnitType } from '#ti3/rules/terms.ts';

// A table for battles: what stands where is said in a line, and the dice lie as a test wants them.

const base = rulebookOf();

export type Player = 'ann' | 'bob' | 'cal';
const RACES: Record<Player, string> = { ann: 'sol', bob: 'hacan', cal: 'xxcha' };

/** Five systems side by side from Arnor to Saudor; Tarmann and the asteroids each beside the first two that are empty; the homes by themselves. */
const PLACES: Record<string, [q: number, r: number]> = {
  'empty-1': [0, 0],
  'empty-2': [1, 0],
  'empty-3': [2, 0],
  saudor: [3, 0],
  'arnor-lor': [-1, 0],
  tarmann: [0, 1],
  'asteroid-field-1': [1, -1],
  'sol-home': [0, 4],
  'hacan-home': [4, -4],
  'xxcha-home': [-4, 4],
};

export interface Laid {
  /** In space, by system: "ann 2 cruiser, dreadnought!; bob carrier"; what is marked "!" is damaged. */
  space?: Record<string, string>;
  /** On planets, likewise; whoever is named first owns it. A name alone owns it without a unit. */
  ground?: Record<string, string>;
  /** Whose command counters lie in a system. */
  counters?: Record<string, Player[]>;
  technologies?: Partial<Record<Player, string[]>>;
  /** Racial abilities, of whatever race. */
  abilities?: Partial<Record<Player, string[]>>;
  fleet?: Partial<Record<Player, number>>;
  /** What is played with, where it is not the usual. */
  book?: Rulebook;
  /** Of which book; else that of the base box. */
  from?: Rulebook;
  /** Who plays what, and with which rules. */
  races?: Partial<Record<Player, string>>;
  playing?: Partial<SetupOptions>;
  /** Systems that lie elsewhere besides. */
  places?: Record<string, [q: number, r: number]>;
}

const GROUP = /^(?:(\d+) )?([a-z-]+)(!)?$/;

export class Table {
  readonly game: Game;
  /** What the dice show next. */
  private faces: number[] = [];
  /** For what dice were rolled, and how many. */
  readonly rolls: string[] = [];

  constructor({
    space = {},
    ground = {},
    counters = {},
    technologies = {},
    abilities = {},
    fleet = {},
    book: given = base,
    from: book = given,
    places = {},
    races = {},
    playing = {},
  }: Laid) {
    const players = Object.entries({ ...RACES, ...races }).map(([id, race]) => ({ id, race }));
    const state = newState(book, { seed: 'battles', players, veil: 'nothing', ...playing });
    Object.assign(state, {
      order: Object.keys(RACES),
      speaker: 'ann',
      phase: 'action',
      active: 'ann',
      systems: {},
      planets: {},
    });
    for (const [id, [q, r]] of Object.entries({ ...PLACES, ...places })) {
      const planets = book.tiles[id].planets.map((planet) => planet.id);
      state.systems[id] = { id, position: formatPosition({ q, r }), counters: counters[id] ?? [], planets };
      for (const planet of planets) state.planets[planet] = { id: planet, system: id, owner: null, exhausted: false };
    }
    for (const id of Object.keys(RACES) as Player[]) {
      const held = (components: readonly string[] = []) =>
        Object.fromEntries(components.map((component) => [component, { component }]));
      // Nobody's race changes anything: a test says what does.
      Object.assign(state.seats[id], { abilities: held(abilities[id]), technologies: held(technologies[id]) });
      state.seats[id].counters.fleet = fleet[id] ?? 8;
      // Something far away keeps everybody in the game.
      const last = state.systems[state.seats[id].home].planets.at(-1);
      if (last !== undefined) Object.assign(state.planets[last], { owner: id, exhausted: true });
    }
    this.game = newGame(state, book);
    removeUnits(this.game, allUnits(this.game));
    for (const [system, said] of Object.entries(space)) this.put(said, system);
    for (const [planet, said] of Object.entries(ground)) {
      [state.planets[planet].owner] = said.split(/;? /);
      this.put(said, state.planets[planet].system, planet);
    }
    this.game.roll = (label, count) => {
      if (count > this.faces.length) throw new Error(`${count} dice for ${label}, and ${this.faces.length} lie ready`);
      this.rolls.push(`${label}: ${count}`);
      return this.faces.splice(0, count);
    };
  }

  private put(said: string, system: string, planet?: string): void {
    for (const side of said.split('; ')) {
      const [owner, ...rest] = side.split(' ');
      for (const group of rest.length ? rest.join(' ').split(', ') : []) {
        const [, count = '1', type, damaged] = GROUP.exec(group) ?? [];
        for (let i = 0; i < Number(count); i++) {
          const unit = addUnit(this.game, owner, type as UnitType, system, planet);
          if (damaged) unit.damaged = true;
        }
      }
    }
  }

  /** The next dice, in the order in which they are rolled. */
  dice(...faces: number[]): this {
    this.faces.push(...faces);
    return this;
  }

  begins(procedure: string, data: object): this {
    begin(this.game, procedure, data as Json);
    return this;
  }

  /** Ann attacks Bob. */
  battle(system = 'empty-2'): this {
    return this.begins('space-battle', { system, attacker: 'ann', defender: 'bob' });
  }

  /** Who is asked what, in the order of the asking. */
  get asked(): string[] {
    return openAsks(this.game.state).map(({ ask }) => `${ask.player}: ${ask.question}`);
  }

  /** What the only question offers. */
  get spec(): Spec {
    const [open] = openAsks(this.game.state);
    if (!open) throw new Error('Nobody is asked anything');
    return specOf(this.game, open);
  }

  get choices(): string[] {
    const { spec } = this;
    if (spec.kind === 'allot')
      return spec.amounts.flatMap(({ key, disabledReason }) => (disabledReason === undefined ? [key] : []));
    return 'options' in spec
      ? spec.options.flatMap(({ key, disabledReason }) => (disabledReason === undefined ? [key] : []))
      : [];
  }

  says(player: Player, reply: Answer | string): this {
    const open = openAsks(this.game.state).find(({ ask }) => ask.player === player);
    if (!open) throw new Error(`${player} is asked nothing; ${this.asked.join(', ')}`);
    answer(this.game, player, open.ask.id, typeof reply === 'string' ? [reply] : reply);
    return this;
  }

  /** Why an answer to the only question would not be taken. */
  refuses(reply: Answer): string | undefined {
    const [open] = openAsks(this.game.state);
    return answerProblem(this.game, open, reply);
  }

  private named(owner: Player, here: (unit: Unit) => boolean): string {
    const names = allUnits(this.game)
      .filter((unit) => unit.owner === owner && here(unit))
      .map(({ type, damaged }) => `${type}${damaged ? '!' : ''}`)
      .sort();
    const counted = [...new Set(names)].map((name) => ({ name, count: names.filter((one) => one === name).length }));
    return counted.map(({ name, count }) => (count === 1 ? name : `${count} ${name}`)).join(', ');
  }

  /** Somebody's units in the space of a system: "2 cruiser, dreadnought!". */
  at(system: string, owner: Player): string {
    return this.named(owner, (unit) => unit.system === system && unit.planet === undefined);
  }

  /** Somebody's units on a planet. */
  on(planet: string, owner: Player): string {
    return this.named(owner, (unit) => unit.planet === planet);
  }

  told<T extends GameFact['type']>(type: T): Extract<GameFact, { type: T }>[] {
    return this.game.state.facts.filter((fact): fact is Extract<GameFact, { type: T }> => fact.type === type);
  }

  /** Who has won, of each battle that is over. */
  get winners(): (string | null)[] {
    return this.told('battle-ends').map(({ winner }) => winner);
  }
}

export const table = (laid: Laid): Table => new Table(laid);
