import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti3/rulebook.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { resolveRuleText } from '#ti3/discord/help/rules.ts';
import { formatStatus } from '#ti3/discord/format/game.ts';
import { sheetSections } from '#ti3/render/sheets/sheets.ts';
import type { Game } from '#ti3/rules/game.ts';
import { AiContext } from '#ti3/ai/ai-context.ts';
import { evaluatePick } from '#ti3/ai/evaluation/strategy-cards.ts';
import { buildBoardView } from '#ti3/views/index.ts';
import { openAsks, specOf } from '#engine';
import { laidOut, play, reply } from '../content/third-game.ts';

const age = (seed = 'a test', points = 10): Game =>
  laidOut(undefined, { seed, points, veil: 'nothing', played: ['ageOfEmpire'] });
const stage = ({ book }: Game, id: string) => book.byKind.objective[id].stage;

test('E3 18.40 reveals all objectives above Imperium Rex from the start', () => {
  for (const [seed, points] of [
    ['one', 10],
    ['two', 10],
    ['three', 14],
  ] as const) {
    const usual = laidOut(undefined, { seed, points }).state;
    const { state } = age(seed, points);
    expect(usual.objectives).toEqual([]);
    const place = usual.decks.objective.draw.indexOf('imperium-rex');
    expect(state.objectives).toEqual(usual.decks.objective.draw.slice(0, place).map((id) => ({ id, claimedBy: [] })));
    expect(state.decks.objective.draw).toEqual(usual.decks.objective.draw.slice(place));
    expect(state.options.lastRound).toBe(place);
    expect(usual.options.lastRound).toBeUndefined();
  }
});

test('E3 18.42 the Imperial text matches the option in play', () => {
  const hint = (game: Game): string => {
    game.state.phase = 'strategy';
    play(game, 'strategy-phase', {});
    const [open] = openAsks(game.state);
    const spec = specOf(game as never, open);
    const imperial = spec.kind === 'choose' ? spec.options.find(({ key }) => key === 'imperial') : undefined;
    return imperial?.hint ?? '';
  };
  expect(hint(laidOut())).toMatch(/2 victory points/);
  expect(hint(laidOut())).not.toMatch(/Age of Empire|1 victory point\b/);
  expect(hint(age())).toMatch(/gain 1 victory point; no objective is revealed/);
  expect(resolveRuleText(rulebooksBySets()(), 'imperial')).toMatch(
    /gain 2 victory points[^]*With Age of Empire: Primary: gain 1 victory point/,
  );
});

test('E3 18.40 a Long War reveals eight stage I objectives first', () => {
  const game = age('three', 14);
  const stages = game.state.objectives.map(({ id }) => stage(game, id));
  expect(stages.slice(0, 8).every((one) => one === 1)).toBe(true);
  expect(stages.slice(8).every((one) => one === 2)).toBe(true);
});

/** The status phase of a round, in which nobody can claim anything. */
function endOf(game: Game, round: number): Game {
  Object.assign(game.state, { round, phase: 'action' });
  game.state.seats.p2.points = 3;
  play(game, 'status-phase', {});
  return game;
}

test('E3 18.41 the game ends after as many rounds as objectives', () => {
  const { lastRound = 0 } = age().state.options;
  expect(lastRound).toBeGreaterThan(5);
  const before = endOf(age(), lastRound - 1);
  expect([before.state.winner, before.state.phase]).toEqual([null, 'status']);
  const { state } = endOf(age(), lastRound);
  expect([state.winner, state.ending, state.phase]).toEqual(['p2', 'imperium-rex', 'ended']);
});

test('E3 18.41 the last round still allows claims', () => {
  const game = age();
  const { lastRound = 0 } = game.state.options;
  game.state.objectives[0] = { id: 'six-trade-goods', claimedBy: [] };
  game.state.seats.p3.tradeGoods = 6;
  endOf(game, lastRound);
  expect(openAsks(game.state).flatMap(({ ask }) => (ask.reply === undefined ? [ask.question] : []))).toEqual([
    'claim-objective',
  ]);
  reply(game, ['six-trade-goods']);
  expect([game.state.phase, game.state.seats.p3.points]).toEqual(['ended', 1]);
});

test('E3 18.42 Imperial gives 1 point and reveals nothing', () => {
  const game = age();
  const lying = [...game.state.objectives];
  play(game, 'imperial-primary', { seat: 'p1' });
  expect([game.state.seats.p1.points, game.state.objectives, game.state.phase]).toEqual([1, lying, 'setup']);
  const usual = laidOut();
  play(usual, 'imperial-primary', { seat: 'p1' });
  expect([usual.state.seats.p1.points, usual.state.objectives.length]).toEqual([2, 1]);
});

test('E3 18.41 the round shows as one of the total', () => {
  const game = age();
  const { lastRound = 0 } = game.state.options;
  expect(buildBoardView(game).lastRound).toBe(lastRound);
  expect(formatStatus(game, [])).toMatch(new RegExp(`^\\*\\*Round 1 of ${lastRound}, `));
  expect(formatStatus(laidOut(), [])).toMatch(/^\*\*Round 1, /);
  const drawn = (shown: Game): string => sheetSections(buildBoardView(shown))[0].body;
  expect([drawn(game).includes(`Round 1 of ${lastRound}`), drawn(laidOut()).includes('Round 1 of')]).toEqual([
    true,
    false,
  ]);
});

test('E3 18.42 practice players value Imperial less', () => {
  const worth = (game: Game): number => evaluatePick(new AiContext(game, 'p1', () => 0), 'imperial');
  expect(worth(age())).toBeLessThan(worth(laidOut()));
  expect(worth(age())).toBeGreaterThan(0);
});

test('E3 18.40 the lobby offers and explains both options', () => {
  const face = createThirdEditionAdapter(rulebooksBySets());
  const edition = createThirdEdition(rulebooksBySets());
  const settings = face.lobby.settings.read({ ageOfEmpire: true, points: 14 } as never);
  const state = edition.create(
    settings,
    ['p1', 'p2', 'p3'].map((seat) => ({ seat, wishes: {} })),
    'a seed',
  );
  expect([state.options.played, state.options.points, state.objectives.length > 7]).toEqual([
    ['ageOfEmpire'],
    14,
    true,
  ]);
  const told = face.lobby.describe({ id: 'g', name: null, settings, members: [] } as never, (user) => user);
  expect(told).toContain('**Age of Empire**: all objectives are revealed');
  expect(told).toContain('Playing to 14 VP (a long war with 13 public objectives instead of 9).');
});
