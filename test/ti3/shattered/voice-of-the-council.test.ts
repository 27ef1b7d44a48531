import { describe, expect, test } from 'vitest';
import { openAsks, type Answer } from '#engine';
import { buildBoardView } from '#ti3/views/index.ts';
import { play, reply } from '../content/third-game.ts';
import { empireWith, itsCards } from './empire.ts';

const VOICE = 'voice-of-the-council';
const playing = (on = true, options = {}) =>
  empireWith(['sol', 'norr', 'mentak'], { ...(on && { voiceOfTheCouncil: true }), ...options });
type Game = ReturnType<typeof playing>;

const questions = (game: Game): string[] => openAsks(game.state).map(({ ask }) => `${ask.player}: ${ask.question}`);

/** P1 performs Political, and calls for a vote in which all who can vote so. */
function elects(game: Game, outcome: string, card = 'political'): void {
  game.state.seats.p1.strategyCards = { [card]: { used: false } };
  game.state.phase = 'action';
  game.state.active = 'p1';
  play(game, 'strategic-action', { seat: 'p1', card });
  reply(game, [VOICE], 'p1');
  for (let i = 0; i < 9 && questions(game).some((one) => /vote|break-tie/.test(one)); i++)
    reply(game, [outcome] as Answer);
}

describe('Voice of the Council', () => {
  test('E3 21.8 Political’s player may call the vote, the elected scores', () => {
    const game = playing();
    const cards = game.state.seats.p1.actionCards.length;
    game.state.seats.p1.strategyCards = { political: { used: false } };
    Object.assign(game.state, { phase: 'action', active: 'p1' });
    play(game, 'strategic-action', { seat: 'p1', card: 'political' });
    expect([questions(game), game.state.seats.p1.actionCards.length]).toEqual([['p1: window'], cards]);
    game.state.stack = [];
    elects(game, 'p2');
    expect([game.state.seats.p2.points, buildBoardView(game).seats.find(({ id }) => id === 'p2')?.kept]).toEqual([
      1,
      ['Voice of the Council'],
    ]);
    expect(game.state.seats.p1.actionCards.length).toBeGreaterThan(cards);
  });

  test('E3 21.8 the point moves with a new election', () => {
    const game = playing();
    const points = () => ['p1', 'p2', 'p3'].map((seat) => game.state.seats[seat].points);
    elects(game, 'p2');
    game.state.stack = [];
    elects(game, 'p2');
    expect(points()).toEqual([0, 1, 0]);
    game.state.stack = [];
    elects(game, 'p3');
    expect(points()).toEqual([0, 0, 1]);
  });

  test('E3 21.8 the vote is optional, for Political only, and option-bound', () => {
    const performed = (game: Game, card: string): string[] => {
      game.state.seats.p1.strategyCards = { [card]: { used: false } };
      Object.assign(game.state, { phase: 'action', active: 'p1' });
      play(game, 'strategic-action', { seat: 'p1', card });
      return questions(game);
    };
    expect(performed(playing(false), 'political')).not.toContain('p1: window');
    expect(performed(playing(), 'logistics')).not.toContain('p1: window');
    const game = playing();
    performed(game, 'political');
    reply(game, [], 'p1');
    expect([game.state.seats.p1.points, questions(game)]).toEqual([0, ['p1: place-counters']]);
    expect(performed(playing(true, itsCards), 'assembly')).toEqual(['p1: window']);
  });

  test('E3 21.8 is in no deck', () => {
    expect(playing().state.decks.political.draw).not.toContain(VOICE);
    expect(playing(false).state.decks.political.draw).toEqual(playing().state.decks.political.draw);
  });
});
