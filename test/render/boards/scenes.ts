import { newGame } from '#ti4/rules/game.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { buildBoardView, buildHandView, type BoardView, type HandView } from '#ti4/views/index.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { createDemoState } from '../../../scripts/images/demo-state.ts';
import { table, type Setting, WITHOUT_EXPANSION } from '../../rules/table.ts';

const book = rulebookOf([], WITHOUT_EXPANSION);

const view = (setting: Setting): BoardView =>
  buildBoardView(table(setting).game, null, { ann: 'Ann', bob: 'Bob', cat: 'Cat' });

/** Every anomaly and wormhole around Mecatol Rex. */
export const wonders = (): BoardView =>
  view({
    board: { 101: '41', 102: '42', 103: '43', 104: '44', 105: '39', 106: '40' },
    space: { 41: { ann: '1 cruiser' }, 42: { bob: '2 destroyer, 3 fighter' }, 39: { cat: '1 war-sun' } },
  });

export const battle = (): BoardView => {
  const facts: GameFact[] = [
    { type: 'system-activated', seat: 'ann', system: '27' },
    {
      type: 'ships-moved',
      seat: 'ann',
      from: '20',
      into: '27',
      path: ['20', '27'],
      units: ['dreadnought', 'carrier', 'fighter'],
    },
    { type: 'unit-destroyed', seat: 'bob', by: 'ann', unit: 'cruiser', system: '27' },
  ];
  return view({
    space: { 27: { ann: '1 dreadnought (damaged), 1 carrier, 4 fighter', bob: '1 flagship, 2 cruiser' } },
    ground: { 'new-albion': { bob: '2 infantry, 1 pds, 1 space-dock' } },
    change: (state) => {
      state.turn.system = '27';
      state.systems['27'].tokens = ['ann', 'cat'];
      state.planets['new-albion'].exhausted = true;
      state.facts = facts;
    },
  });
};

export const threeWorlds = (): BoardView =>
  view({
    seats: { ann: 'hacan', bob: 'creuss', cat: 'sol' },
    startingUnits: true,
  });

const FACTIONS = ['sol', 'hacan', 'letnev', 'jol-nar', 'creuss', 'mentak'];
const COLORS = ['blue', 'yellow', 'red', 'purple', 'green', 'black'] as const;
const NAMES = { p1: 'Ann', p2: 'Bob', p3: 'Cat', p4: 'Dora', p5: 'Eve', p6: 'Finn' };

/** The first strategy phase on the usual board, a card or two taken, trade goods on another. */
export function opening(players: number): BoardView {
  const state = newState(
    book,
    prepareGame(book, {
      seed: 'opening',
      seating: 'as-listed',
      board: { preset: `standard-${players}` },
      dealPartial: true,
      players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}`, faction: FACTIONS[i], color: COLORS[i] })),
    }),
  );
  state.phase = 'strategy';
  state.order = state.order.map((_, i) => `p${i + 1}`);
  state.speaker = 'p2';
  state.seats.p2.strategyCards = { imperial: { used: false } };
  delete state.strategyCards.imperial;
  state.strategyCards.trade = { tradeGoods: 2 };
  return buildBoardView(newGame(state, book), null, NAMES);
}

/** A fourth ring around the crowded board: systems like those within. */
export function wide(): BoardView {
  const view = crowded();
  const inner = view.systems.filter(({ position }) => position !== null);
  for (let i = 1; i <= 24; i++)
    view.systems.push({
      ...inner[i % inner.length],
      id: `far-${i}`,
      position: `4${String(i).padStart(2, '0')}`,
      active: false,
      losses: [],
    });
  return view;
}

/** Words of components may be bettered; the pictures are to be looked at again only when the drawing changes. */
const SOME_WORDS = 'Words that say what this does, no longer and no shorter than usual.';

export function crowded(players = 6): BoardView {
  const seen = buildBoardView(newGame(createDemoState(book, players), book), null, NAMES);
  for (const card of [...seen.objectives, ...seen.laws]) card.text = SOME_WORDS;
  return seen;
}

export function hand(): HandView {
  const seen = buildHandView(
    table({
      change: (state) => {
        state.seats.ann.actionCards = ['sabotage#1', 'direct-hit#2', 'bribery#1', 'courageous-to-the-end#1'];
        state.seats.ann.secretObjectives = ['become-the-gatekeeper', 'unveil-flagship'];
        state.seats.ann.promissoryNotes = ['ceasefire@ann', 'trade-agreement@bob'];
      },
    }).game,
    'ann',
    'ann',
  );
  for (const card of [...seen.actionCards, ...seen.secretObjectives, ...seen.promissoryNotes]) card.text = SOME_WORDS;
  return seen;
}
