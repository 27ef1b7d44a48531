import { describe, expect, test } from 'vitest';
import { bookOf } from '../../../src/editions/ti2/book.ts';
import { drawBoard, drawPart, drawSheet, drawTechnologies } from '../../../src/editions/ti2/map/index.ts';
import { simulate } from '../../../src/editions/ti2/rehearsal/run.ts';
import { componentOf } from '../../../src/editions/ti2/rules/components/bound.ts';
import { newGame, type Game } from '../../../src/editions/ti2/rules/game.ts';
import {
  awaited,
  boardView,
  handView,
  knownTo,
  narrate,
  sheetView,
  technologySheets,
  type BoardView,
} from '../../../src/editions/ti2/views/index.ts';

describe('A game of the second edition as everybody sees it', () => {
  const told = new Map<string, string>();
  const leaked: string[] = [];
  const waiting = new Set<string>();
  let seen: { game: Game; view: BoardView } | undefined;
  let facts = 0;
  simulate(
    bookOf(['base', 'own', 'hopes-end']),
    { players: 5, seed: 'told', played: ['distantSuns', 'shockTroops', 'manifestDestiny'], lastRound: 6 },
    {
      watch: (game, count) => {
        for (const fact of game.facts.slice(-5)) {
          const [line = ''] = narrate(game, [fact], fact.to?.[0] ?? null);
          if (line || !told.has(fact.type)) told.set(fact.type, line);
          if (fact.to && narrate(game, [fact], null).length) leaked.push(fact.type);
          facts++;
        }
        for (const { about } of awaited(game)) waiting.add(about);
        const held = game.state.order.flatMap((seat) => game.state.seats[seat].actionCards).length;
        if (!seen && count >= 250 && held > 3)
          seen = { game: newGame(structuredClone(game.state), game.book), view: boardView(game, { p1: 'Ann' }) };
      },
    },
  );

  test('What happens is told in whole sentences, without ids', () => {
    const wrong = [...told].filter(
      ([, line]) => line && (!/^[A-Z\uE000“0-9].*[.!]$/s.test(line) || /undefined|NaN|\b[a-z]+-[a-z]+-[a-z]+\b|#\d/.test(line)),
    );
    expect(wrong).toEqual([]);
    expect(told.size).toBeGreaterThan(30);
    expect(facts).toBeGreaterThan(500);
  });

  test('Whoever is waited for is said in words', () => {
    expect([...waiting].filter((about) => !about || /undefined|#\d/.test(about))).toEqual([]);
  });

  test('What only some may know is told to nobody else', () => {
    expect(leaked).toEqual([]);
  });

  test('The table shows nothing of a hand, and a seat knows its own alone', () => {
    const { game, view } = seen ?? expect.fail('The game was too short.');
    const hands = game.state.order.map((seat) => ({ seat, cards: game.state.seats[seat].actionCards }));
    const all = hands.flatMap(({ cards }) => cards);
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((card) => JSON.stringify(view).includes(`"${card}"`))).toEqual([]);
    for (const { seat, cards } of hands) {
      const known = knownTo(game, seat);
      expect(known.state.seats[seat].actionCards).toEqual(cards);
      const others = hands.filter((one) => one.seat !== seat).flatMap((one) => one.cards);
      const shown = JSON.stringify({ ...known.state, facts: [], decks: { ...known.state.decks, action: { discard: [] } } });
      expect(others.filter((card) => !cards.includes(card) && shown.includes(`"${card}"`))).toEqual([]);
      expect(known.state.decks.action.draw.every((card) => card === 'back#1')).toBe(true);
      const lying = Object.values(known.state.planets).flatMap(({ counter }) => counter ?? []);
      expect(lying.filter(({ id, seenBy = [] }) => id !== 'back#1' && !seenBy.includes(seat))).toEqual([]);
      expect(handView(game, seat, seat).cards.reduce((sum, { count }) => sum + count, 0)).toBe(cards.length);
      expect(new Set(handView(game, seat, seat).cards.map(({ name }) => name))).toEqual(
        new Set(cards.map((card) => game.book.components[componentOf(card)].name)),
      );
    }
    expect(() => handView(game, 'p1', 'p2')).toThrow('Nobody else');
  });

  test('The galaxy, the senate with the chart and the sheets, and technologies are drawn, and told in words', async () => {
    const { game, view } = seen ?? expect.fail('The game was too short.');
    const [first] = view.seats;
    const pictures = [
      ...(await drawBoard(view)),
      ...(await drawPart(view, [view.systems[0].id], 1)),
      ...(await drawSheet(view, first.id)),
      ...(await drawTechnologies(first, technologySheets(game, first.id))),
    ];
    expect(pictures).toHaveLength(5);
    for (const { data, alt } of pictures) {
      expect(data.length).toBeGreaterThan(20_000);
      expect(alt.length).toBeGreaterThan(40);
    }
    if (process.env.PICTURES) {
      const { writeFileSync } = await import('node:fs');
      for (const { name, data } of pictures) writeFileSync(`${process.env.PICTURES}/${name}`, data);
    }
    expect(sheetView(game, first.id).units.map(({ type }) => type)).toContain('shock-troop');
  });
});
