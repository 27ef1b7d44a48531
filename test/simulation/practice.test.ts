import { describe, expect, test } from 'vitest';
import { samples } from '../chance.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { answer, begin, canonicalJson, copyState, openAsks, answerProblem, specOf, type Answer } from '#engine';
import { chooseAnswer, chooseFreeAction } from '#ti4/ai/index.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { parseTi4PlayerKinds, answerAsAi } from '#ti4/simulation/players.ts';
import { setUpGame, simulate } from '#ti4/simulation/simulate.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { createRandom, randomAnswerer } from '#simulation';

const book = rulebookOf();

/** The same game for one seat: everybody else's hand, every deck, the seed and what was told to others are different. */
function otherwise(state: State, seat: string): State {
  const other = copyState(state) as State;
  other.seed = 'quite another seed';
  other.chain = 'another chain';
  other.nextId += 1000;
  for (const deck of Object.values(other.decks)) deck.draw.reverse();
  const others = other.order.filter((id) => id !== seat).map((id) => other.seats[id]);
  for (const one of others) {
    one.actionCards = one.actionCards.map((_, i) => `sabotage#${i + 1}`);
    one.secretObjectives = one.secretObjectives.map(() => 'unveil-flagship');
    one.promissoryNotes = one.promissoryNotes.map(() => `ceasefire@${one.id}`);
    one.orders = { 'action-card-played': 0 };
  }
  other.facts = [
    ...other.facts,
    { type: 'action-cards-seen', to: others.map(({ id }) => id), seat: others[0].id, cards: ['sabotage#1'] },
  ];
  for (const open of openAsks(other)) if (open.ask.player !== seat) delete open.ask.reply;
  return other;
}

describe('practice players', () => {
  test('know only what their seat knows: hidden differences are invisible', () => {
    const state = setUpGame(book, { players: 4, seed: 'known', late: true });
    const differing: string[] = [];
    let looked = 0;
    playOut({
      book,
      state,
      below: createRandom(5),
      aiSeats: state.order,
      maxAnswers: 260,
      answerer: (open, spec, check, game) => {
        const { player, question } = open.ask;
        if (looked++ % 5 === 0) {
          const twin = newGame(otherwise(game.state, player), book);
          const path = openAsks(twin.state).find(({ ask }) => ask.id === open.ask.id)?.path;
          const seen = (one: Game, way = open.path): string => canonicalJson(knownTo(one, player, way).state);
          if (seen(game) !== seen(twin, path)) differing.push(question);
        }
        return answerAsAi(open, spec, check, game);
      },
    });
    expect(looked).toBeGreaterThan(200);
    expect(differing).toEqual([]);
  });

  test('give the same answers whatever is hidden', () => {
    const state = setUpGame(book, { players: 3, seed: 'twins', late: true });
    const game = newGame(state, book);
    begin(game as never, 'game', {});
    let compared = 0;
    for (let n = 0; n < 160; n++) {
      const open = openAsks(state).find(({ ask }) => ask.reply === undefined);
      if (!open) break;
      const { player, question, data, id, veiled } = open.ask;
      let reply: Answer = [];
      if (!veiled) {
        const spec = specOf(game as never, open);
        const asked = {
          question,
          data,
          spec,
          check: (value: Answer) => answerProblem(game as never, open, value, spec),
        };
        reply = chooseAnswer(knownTo(game, player, open.path), player, asked, String(id));
        const twin = newGame(otherwise(state, player), book);
        const path = openAsks(twin.state).find(({ ask }) => ask.id === id)?.path ?? [];
        expect(chooseAnswer(knownTo(twin, player, path), player, asked, String(id)), question).toEqual(reply);
        compared++;
      }
      answer(game as never, player, id, reply);
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('play whole games by the rules to a victory by points', () => {
    const report = simulate(book, { players: 3, seed: 'practice 3' }, { kinds: parseTi4PlayerKinds('practice', 3) });
    expect(report).toMatchObject({
      ending: 'points',
      winnerKind: 'practice',
      stuck: [],
      endless: [],
      refused: [],
      faults: [],
    });
    expect(report.rounds).toBeLessThanOrEqual(7);
  });

  test('beat random players', () => {
    for (const seed of ['mixed 1', 'mixed 2'].slice(0, samples(1, 2))) {
      const report = simulate(book, { players: 3, seed }, { kinds: parseTi4PlayerKinds('mixed', 3) });
      expect(report.kinds.filter((kind) => kind === 'practice')).toHaveLength(1);
      expect(report).toMatchObject({ ending: 'points', winnerKind: 'practice', refused: [], faults: [] });
    }
  });

  test('find a legal answer to unknown questions', () => {
    const state = setUpGame(book, { players: 3, seed: 'odd' });
    const known = knownTo(newGame(state, book), 'p1');
    const below = createRandom(3);
    const specs = [
      {
        kind: 'choose' as const,
        prompt: '',
        min: 2,
        max: 3,
        options: ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key, ...(key === 'b' && { disabledReason: 'no' }) })),
      },
      { kind: 'order' as const, prompt: '', options: ['x', 'y'].map((key) => ({ key, label: key })) },
      { kind: 'number' as const, prompt: '', min: 2, max: 7 },
      { kind: 'allot' as const, prompt: '', amounts: [{ key: 'l', label: 'l', max: 3, min: 1 }], proposed: { l: 1 } },
    ];
    for (const spec of specs) {
      const check = () => undefined;
      const reply = chooseAnswer(known, 'p1', { question: 'never-heard-of', data: {}, spec, check }, 'seed');
      expect(randomAnswerer(below)({} as never, spec, check, {} as never)).not.toBeUndefined();
      if (spec.kind === 'choose')
        expect((reply as string[]).length >= 2 && !(reply as string[]).includes('b')).toBe(true);
      else expect(reply).not.toBeNull();
    }
  });

  test('accept even trades only, and never deals with obligations', () => {
    const state = setUpGame(book, { players: 3, seed: 'trade' });
    state.phase = 'action';
    state.active = 'p1';
    state.seats.p2.tradeGoods = 3;
    state.seats.p2.commodities = 2;
    // Next door, so that they may trade at all.
    const unit = Object.values(state.units).find(({ owner, planet }) => owner === 'p1' && planet === undefined);
    if (unit) unit.system = state.seats.p2.home;
    const nothing = { tradeGoods: 0, commodities: 0 };
    const offered = (give: object, take: object, more: object = {}) => {
      state.offers = {
        o1: { id: 'o1', from: 'p1', to: 'p2', give: { ...nothing, ...give }, take: { ...nothing, ...take }, ...more },
      };
      return chooseFreeAction(knownTo(newGame(state, book), 'p2'), 'p2', { turn: false, among: [] })?.action;
    };
    expect(offered({ tradeGoods: 2 }, { tradeGoods: 2 })).toBe('accept-offer');
    expect(offered({ commodities: 1 }, { commodities: 2 })).toBe('accept-offer');
    expect(offered({ tradeGoods: 1 }, { tradeGoods: 2 })).toBe('decline-offer');
    expect(offered({ tradeGoods: 9 }, {}, { deeds: [{ seat: 'p2', ask: 1, answer: [] }] })).toBe('decline-offer');
  });
});
