import { expect, test } from 'vitest';
import { rulebookOf } from '#ti2/rulebook.ts';
import { drawBoard, drawCloseUp, drawPlayer, drawTechnologies } from '#ti2/render/index.ts';
import { setUpGame, type SimulationSetup } from '#ti2/simulation/simulate.ts';
import { ti2Simulation } from '#ti2/simulation/simulated-edition.ts';
import { componentOf } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import {
  buildBoardView,
  buildHandView,
  knownTo,
  buildSheetView,
  listTechnologies,
  type BoardView,
} from '#ti2/views/index.ts';
import { replayGame } from '#simulation';
import { recordingOf } from '../../corpus/recordings.ts';

/** A recorded game after 500 answers, and how everybody sees it. */
function midGame(): { game: Game; view: BoardView } {
  const recorded = recordingOf<SimulationSetup & { sets: string[] }>('ti2', 'random-three.json');
  const { sets, ...wish } = recorded.settings;
  const game = setUpGame(rulebookOf(sets), wish);
  replayGame(ti2Simulation, game, recorded, { until: 500 });
  return { game, view: buildBoardView(game, { p1: 'Ann' }) };
}

test('The table shows no hand; a seat knows its own', () => {
  const { game, view } = midGame();
  const hands = game.state.order.map((seat) => ({ seat, cards: game.state.seats[seat].actionCards }));
  const all = hands.flatMap(({ cards }) => cards);
  expect(all.length).toBeGreaterThan(3);
  expect(all.filter((card) => JSON.stringify(view).includes(`"${card}"`))).toEqual([]);
  for (const { seat, cards } of hands) {
    const known = knownTo(game, seat);
    expect(known.state.seats[seat].actionCards).toEqual(cards);
    const others = hands.filter((one) => one.seat !== seat).flatMap((one) => one.cards);
    const shown = JSON.stringify({
      ...known.state,
      facts: [],
      decks: { ...known.state.decks, action: { discard: [] } },
    });
    expect(others.filter((card) => !cards.includes(card) && shown.includes(`"${card}"`))).toEqual([]);
    expect(known.state.decks.action.draw.every((card) => card === 'back#1')).toBe(true);
    const lying = Object.values(known.state.planets).flatMap(({ counter }) => counter ?? []);
    expect(lying.filter(({ id, seenBy = [] }) => id !== 'back#1' && !seenBy.includes(seat))).toEqual([]);
    expect(buildHandView(game, seat, seat).cards.reduce((sum, { count }) => sum + count, 0)).toBe(cards.length);
    expect(new Set(buildHandView(game, seat, seat).cards.map(({ name }) => name))).toEqual(
      new Set(cards.map((card) => game.book.components[componentOf(card)].name)),
    );
  }
  expect(() => buildHandView(game, 'p1', 'p2')).toThrow('Only p1 can see this hand.');
});

test('Galaxy, chart, sheets and technologies are drawn and described', async () => {
  const { game, view } = midGame();
  const [first] = view.seats;
  const pictures = [
    ...(await drawBoard(view)),
    ...(await drawCloseUp(view, [view.systems[0].id], 1)),
    ...(await drawPlayer(view, first.id)),
    ...(await drawTechnologies(first, listTechnologies(game, first.id))),
  ];
  expect(pictures.map(({ name }) => name)).toEqual([
    'board.jpg',
    'board-1.jpg',
    'board-2.jpg',
    'table-1.jpg',
    'table-2.jpg',
    `system-${view.systems[0].position}.jpg`,
    `player-${first.id}.jpg`,
    'technologies.jpg',
  ]);
  for (const { data, alt } of pictures) {
    expect(data.length).toBeGreaterThan(20_000);
    expect(alt.length).toBeGreaterThan(40);
  }
  if (process.env.PICTURES) {
    const { writeFileSync } = await import('node:fs');
    for (const { name, data } of pictures) writeFileSync(`${process.env.PICTURES}/${name}`, data);
  }
  expect(buildSheetView(game, first.id).units.map(({ type }) => type)).toContain('shock-troop');
});
