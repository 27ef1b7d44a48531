import { expect, test } from 'vitest';
import { act, openAsks, specOf } from '#engine';
import { skipOrder } from '#kit/prompts/skip-orders.ts';
import { skipFor } from '#ti3/rules/events/skips.ts';
import type { Game } from '#ti3/rules/game.ts';
import { CardTable } from '../card-table.ts';
import { laidOut, play, reply } from '../content/third-game.ts';

const skips = (game: Game, seat: string, question: string): void =>
  void act(game as never, seat, 'standing-order', { moment: skipOrder(question), until: 'always' });

const askedNow = (game: Game): string[] =>
  openAsks(game.state)
    .filter(({ ask }) => ask.reply === undefined)
    .map(({ ask }) => `${ask.player}: ${ask.question}`);

/** p1 plays Trade; `orders`: the questions that p2 skips. */
function traded(...orders: string[]): Game {
  const game = laidOut(['norr', 'sol', 'letnev']);
  Object.assign(game.state, { phase: 'action', order: ['p1', 'p2', 'p3'] });
  for (const one of orders) skips(game, 'p2', one);
  play(game, 'trade-primary', { seat: 'p1' });
  reply(game, ['trade'], 'p1');
  return game;
}

test('E3 15.2 a player can skip offering trade agreements', () => {
  const game = traded('propose-agreement');
  reply(game, []);
  expect(askedNow(game)).toEqual(['p3: propose-agreement']);
  expect(skipFor(game, { question: 'propose-agreement', data: { asked: [] } })?.label).toBe(
    'offering trade agreements',
  );
});

test('E3 15.2 a player can skip offers of trade agreements, and declines them', () => {
  const game = traded('agree-to-trade');
  const [worth] = game.state.seats.p1.contracts;
  reply(game, [`p2>${worth}`]);
  expect(game.state.facts.filter(({ type }) => type === 'agreement-refused')).toMatchObject([
    { seat: 'p1', partner: 'p2' },
  ]);
  expect(askedNow(game)).toEqual(['p1: propose-agreement']);
});

/** Bob skips scoring public objectives, and could score one. */
function scoring(secret: string | null, begins: (at: CardTable) => void): CardTable {
  const at = new CardTable();
  at.state.options.veil = 'cards';
  at.state.objectives = [{ id: 'six-trade-goods', claimedBy: [] }];
  Object.assign(at.state.seats.bob, { secretObjective: secret, tradeGoods: 6 });
  for (const seat of ['ann', 'cal'] as const) at.state.seats[seat].secretObjective = null;
  skips(at.game, 'bob', 'claim-objective');
  begins(at);
  return at;
}

const statusPhase = (at: CardTable): void => void at.begins('status-phase', {});

test('E3 16.1 a player can skip scoring public objectives', () => {
  expect(askedNow(scoring(null, statusPhase).game)).not.toContain('bob: claim-objective');
});

test('E3 16.1 secret objectives are asked for in spite of a skip', () => {
  const at = scoring('conqueror', statusPhase);
  expect(askedNow(at.game)).toContain('bob: claim-objective');
  expect(at.choices('bob')).toEqual(['none']);
});

test('E3 16.1 what a card lets a player score is asked in spite of a skip', () => {
  const at = scoring(null, (table) => table.begins('claim-objectives', { seat: 'bob', atOnce: true }));
  expect(askedNow(at.game)).toEqual(['bob: claim-objective']);
});

test('E3 16.1 a skip is offered only with a public objective to score', () => {
  const at = scoring('conqueror', statusPhase);
  const offered = (data: { atOnce?: true } = {}): string | undefined =>
    openAsks(at.game.state)
      .filter(({ ask }) => ask.player === 'bob')
      .map((open) => skipFor(at.game, { question: 'claim-objective', data, spec: specOf(at.game, open) })?.label)[0];
  expect(offered()).toBeUndefined();
  at.state.seats.bob.orders = {};
  expect([offered(), offered({ atOnce: true })]).toEqual(['scoring public objectives', undefined]);
});
