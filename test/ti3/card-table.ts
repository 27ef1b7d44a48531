import { answer, act, begin, openAsks, specOf, type Answer, type Spec } from '#engine';
import { formatPosition } from '#kit/board/hex-grid.ts';
import { rulebookOf } from '#ti3/rulebook.ts';
import { contents } from '#ti3/content/base/index.ts';
import { copyOf } from '#ti3/rules/components/card-ids.ts';
import { politicalCard, type Component, type UnitCard } from '#ti3/rules/components/component.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { newGame, type Game, type Rulebook } from '#ti3/rules/game.ts';
import { addUnit, hasQuality, removeUnits, allUnits } from '#ti3/rules/units/units.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import type { State, Unit } from '#ti3/rules/state.ts';
import type { UnitType } from '#ti3/rules/terms.ts';

// A table on which single cards are tried out: three players, a galaxy that is known, nobody with anything but what a test gives them.

/** Cards that are written and not released yet are dealt here all the same. */
const released = rulebookOf();
const unreleased: Component[] = Object.values(contents.components).filter(({ id }) => !released.components[id]);

/** Laws that say nothing, to vote on. */
export const LAWS = ['law-five', 'law-four', 'law-one', 'law-six', 'law-three', 'law-two'];
const laws = LAWS.map((id) =>
  politicalCard({ id, name: id, text: 'For: this is a law. Against: it is not.', law: true, elect: 'for-against' }),
);

const books = new Map<string, Rulebook>();

/** The box and both expansions. */
export const EXPANDED: readonly string[] = ['base', 'shattered-empire', 'shards-of-the-throne'];

function bookWith(sets: readonly string[]): Rulebook {
  const book = books.get(sets.join()) ?? rulebookOf(sets, [...unreleased, ...laws]);
  books.set(sets.join(), book);
  return book;
}

/** Where each system lies. A row of five from the home of Sol; all else lies apart. */
const PLACES: Record<string, [q: number, r: number]> = {
  'sol-home': [0, 0],
  'empty-1': [1, 0],
  'empty-2': [2, 0],
  saudor: [3, 0],
  'empty-3': [4, 0],
  'hacan-home': [0, 3],
  lodor: [2, 3],
  'xxcha-home': [4, 3],
  quann: [0, -3],
  'mecatol-rex': [3, -3],
  'alpha-wormhole': [7, -3],
};

const RACES = { ann: 'sol', bob: 'hacan', cal: 'xxcha' };
export type Name = keyof typeof RACES;

export class CardTable {
  readonly game: Game;

  /** `also`: kinds of units that are not in these sets. */
  constructor(sets: readonly string[] = ['base'], also: readonly UnitCard[] = []) {
    const book = also.length
      ? rulebookOf(sets, [...also.filter(({ id }) => !bookWith(sets).components[id]), ...laws])
      : bookWith(sets);
    const state = newState(book, {
      seed: 'cards',
      players: Object.entries(RACES).map(([id, race]) => ({ id, race })),
      veil: 'nothing',
    });
    lay(book, state);
    state.speaker = 'ann';
    state.phase = 'action';
    state.active = 'ann';
    // No race has a say of its own between the cards.
    delete state.seats.cal.abilities.veto;
    delete state.seats.bob.abilities['card-market'];
    this.game = newGame(state, book);
    removeUnits(this.game, allUnits(this.game));
  }

  get state(): State {
    return this.game.state;
  }

  /** Puts units down: ships in space, all else on the planet of that name, which is then its owner's. */
  units(owner: Name, place: string, ...types: UnitType[]): Unit[] {
    const planet = this.state.planets[place];
    return types.map((type) => {
      if (!planet || hasQuality(this.game, 'ship', { type }))
        return addUnit(this.game, owner, type, planet?.system ?? place);
      planet.owner = owner;
      return addUnit(this.game, owner, type, planet.system, place);
    });
  }

  owns(owner: Name, ...planets: string[]): void {
    for (const planet of planets) this.state.planets[planet].owner = owner;
  }

  /** Lays another tile down. */
  lays(id: string, q: number, r: number): this {
    const { planets } = this.game.book.tiles[id];
    this.state.systems[id] = {
      id,
      position: formatPosition({ q, r }),
      counters: [],
      planets: planets.map((planet) => planet.id),
    };
    for (const planet of planets)
      this.state.planets[planet.id] ??= { id: planet.id, system: id, owner: null, exhausted: false };
    return this;
  }

  told<T extends GameFact['type']>(type: T): Extract<GameFact, { type: T }>[] {
    return this.state.facts.filter((fact): fact is Extract<GameFact, { type: T }> => fact.type === type);
  }

  holds(owner: Name, ...cards: string[]): this {
    const before = this.state.seats[owner].actionCards;
    before.push(...cards.map((card) => copyOf(card, 1)));
    return this;
  }

  begins(procedure: string, data: object): this {
    begin(this.game, procedure, data as never);
    return this;
  }

  turn(seat: Name = 'ann'): this {
    return this.begins('turn', { seat, done: 0 });
  }

  /** What somebody is asked; nothing where they are not. */
  asked(seat: Name): Spec | undefined {
    const open = openAsks(this.state).find(({ ask }) => ask.player === seat && ask.reply === undefined);
    return open && specOf(this.game, open);
  }

  /** What somebody could choose now. */
  choices(seat: Name): string[] {
    const spec = this.asked(seat);
    if (!spec) return [];
    if (spec.kind === 'allot')
      return spec.amounts.flatMap(({ key, disabledReason }) => (disabledReason === undefined ? [key] : []));
    return 'options' in spec
      ? spec.options.flatMap(({ key, disabledReason }) => (disabledReason === undefined ? [key] : []))
      : [];
  }

  says(seat: Name, ...keys: string[]): this {
    return this.replies(seat, keys);
  }

  replies(seat: Name, reply: Answer): this {
    const open = openAsks(this.state).find(({ ask }) => ask.player === seat && ask.reply === undefined);
    if (!open)
      throw new Error(
        `${seat} is asked nothing; ${openAsks(this.state)
          .map(({ ask }) => `${ask.player}: ${ask.question}`)
          .join(', ')}`,
      );
    answer(this.game, seat, open.ask.id, reply);
    return this;
  }

  /** The key by which somebody could play a card now; nothing where they cannot. */
  playable(seat: Name, card: string): string | undefined {
    return this.choices(seat).find((key) => key.split(/[#:/]/).includes(card));
  }

  plays(seat: Name, card: string, ...targets: string[]): this {
    const key = this.playable(seat, card);
    if (key === undefined) throw new Error(`${seat} cannot play ${card}: ${this.choices(seat).join(', ')}`);
    this.says(seat, key);
    for (const target of targets) this.says(seat, target);
    return this;
  }

  playsAtAnyTime(seat: Name, card: string, ...targets: string[]): this {
    act(this.game, seat, 'use', { component: card });
    for (const target of targets) this.says(seat, target);
    return this;
  }

  /** Assigns hits as it is proposed, where somebody is asked to. */
  assigns(seat: Name): this {
    const spec = this.asked(seat);
    return spec?.kind === 'allot' ? this.replies(seat, spec.proposed) : this;
  }

  /** Somebody's units, each as "cruiser" or "cruiser!" where it is damaged, in a system or on a planet. */
  at(place: string, owner?: Name): string[] {
    return allUnits(this.game)
      .filter((unit) => (unit.planet ?? unit.system) === place && (owner === undefined || unit.owner === owner))
      .map(({ type, damaged }) => (damaged ? `${type}!` : type))
      .sort();
  }
}

function lay(book: Rulebook, state: State): void {
  state.systems = {};
  state.planets = {};
  for (const [id, [q, r]] of Object.entries(PLACES)) {
    const { planets } = book.tiles[id];
    state.systems[id] = {
      id,
      position: formatPosition({ q, r }),
      counters: [],
      planets: planets.map((planet) => planet.id),
    };
    for (const planet of planets)
      state.planets[planet.id] = { id: planet.id, system: id, owner: null, exhausted: false };
  }
  for (const { id, home } of Object.values(state.seats))
    for (const planet of state.systems[home].planets) state.planets[planet].owner = id;
}

/** The next dice show these; after them, tens: no battle goes on for ever. */
export function rolled(t: CardTable, ...faces: number[]): void {
  t.game.roll = (_label, count) => Array.from({ length: count }, () => faces.shift() ?? 10);
}
