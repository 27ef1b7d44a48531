import { rulebookOf as bookOfSecond } from '#ti2/rulebook.ts';
import { newGame } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import { buildBoardView as viewOfSecond, type BoardView as SecondView } from '#ti2/views/index.ts';
import { buildBoardView as viewOfThird, type BoardView as ThirdView } from '#ti3/views/index.ts';
import { book as bookOfThird, laidOut } from '../../ti3/content/third-game.ts';

// Boards of six players late in a game, made up: most planets are held, fleets stand in most systems.

const NAMES = { p1: 'Ann', p2: 'Bartholomew', p3: 'Cat', p4: 'Dora', p5: 'Eve', p6: 'Finn' };
const SEATS = Object.keys(NAMES);

const FLEETS: Record<string, number>[] = [
  { 'war-sun': 1, dreadnought: 2, carrier: 2, cruiser: 3, fighter: 7, 'ground-force': 2 },
  { dreadnought: 1, destroyer: 2, fighter: 4 },
  { carrier: 2, fighter: 5, 'ground-force': 4, cruiser: 1 },
  { cruiser: 3 },
  { carrier: 1, fighter: 3 },
  { cruiser: 1 },
];
const GARRISONS: Record<string, number>[] = [
  { 'ground-force': 3, dock: 1, pds: 2 },
  { 'ground-force': 2 },
  { 'ground-force': 1, pds: 1 },
  { 'ground-force': 12 },
];

interface Group<T> {
  owner: string;
  type: T;
  count: number;
}

interface Filled<T, G extends Group<T>> {
  systems: {
    home: string | null;
    special: string | null;
    planets: { owner: string | null; units: G[] }[];
    space: G[];
  }[];
}

/** Puts owners and units on a board; `dock` is the edition's word for a dock. */
function fill<T extends string, G extends Group<T>>(
  view: Filled<T, G>,
  types: ReadonlySet<string>,
  dock: string,
  group: (one: Group<T>) => G,
): void {
  const groups = (owner: string, units: Record<string, number>): G[] =>
    Object.entries(units)
      .map(([type, count]) => ({ owner, type: (type === 'dock' ? dock : type) as T, count }))
      .filter(({ type }) => types.has(type))
      .map(group);
  let turn = 0;
  view.systems.forEach((system, i) => {
    const owner = system.home ?? SEATS[(i * 5 + 2) % SEATS.length];
    if (system.home === null && i % 7 === 6) return;
    for (const planet of system.planets) {
      planet.owner = owner;
      planet.units = groups(owner, GARRISONS[turn++ % GARRISONS.length]);
    }
    if (system.special !== null && i % 2) return;
    system.space = groups(owner, FLEETS[(i + turn) % FLEETS.length]);
    if (i % 5 === 0) system.space.push(...groups(SEATS[(i + 3) % SEATS.length], { cruiser: 1, fighter: 2 }));
  });
}

export function lateSecond(): SecondView {
  const book = bookOfSecond();
  const players = SEATS.map((id) => ({ id }));
  const view = viewOfSecond(newGame(newState(book, { seed: 'late', players }), book), NAMES);
  fill(view, new Set(Object.keys(book.units)), 'spacedock', (one) => one);
  Object.assign(view, { round: 7, phase: 'turns', laws: someLaws(book.byKind['political-card']) });
  view.seats.forEach((seat, i) => {
    seat.bracket = view.chart[1 + (i % 3)].bracket.name;
    Object.assign(seat, { active: seat.id === 'p2', moved: i < 2, waiting: seat.id === 'p2' });
  });
  for (const place of view.chart)
    place.seats = view.seats.flatMap(({ bracket, color }) => (bracket === place.bracket.name ? [color] : []));
  return view;
}

export function lateThird(): ThirdView {
  const races = Object.keys(bookOfThird.byKind.race).slice(0, 6);
  const view = viewOfThird(laidOut(races), NAMES);
  fill(view, new Set(Object.keys(bookOfThird.units)), 'space-dock', (one) => ({ ...one, damaged: 0 }));
  Object.assign(view, { round: 6, phase: 'action', laws: someLaws(bookOfThird.byKind['political-card']) });
  view.systems.forEach((system, i) => (system.counters = SEATS.slice(0, (i * 7) % 4)));
  view.seats.forEach((seat, i) => {
    const cards = view.lying.slice(i, i + 1).map((card) => ({ ...card, id: card.name, used: i % 2 === 0 }));
    Object.assign(seat, {
      points: (i * 3 + 3) % 9,
      active: seat.id === 'p1',
      waiting: i < 2,
      passed: i === 1,
      strategyCards: cards,
    });
  });
  view.objectives = Object.values(bookOfThird.byKind.objective)
    .filter(({ stage }) => stage !== 'secret')
    .slice(0, 8)
    .map(({ name, text, points }, i) => ({
      name,
      text,
      points,
      claimedBy: view.seats.filter((_seat, k) => (i + k) % 3 === 0).map(({ color }) => color),
    }));
  return view;
}

const someLaws = (cards: Record<string, { name: string; text: string }>) =>
  Object.values(cards)
    .slice(0, 3)
    .map(({ name, text }) => ({ name, text, elected: null }));
