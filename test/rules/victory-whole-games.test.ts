import { expect, test } from 'vitest';
import { answer, begin, openAsks, answerProblem, randomAnswer, specOf, type Answer } from '#engine';
import { rulebookOf } from '#ti4/rulebook.ts';
import { newGame } from '#ti4/rules/game.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { table } from './table.ts';
import { createSeededRandom } from '../../scripts/lib/seeded-random.ts';

const book = rulebookOf();

/** A game from setup to end by random answers; gives back the last state and the phases it went through. */
function play(seed: number) {
  const pick = createSeededRandom(seed);
  const { state: laid } = table({ startingUnits: true });
  const cards = Object.values(book.components);
  const list = (stage: 1 | 2 | 'secret') =>
    cards.filter((one) => one.kind === 'objective' && one.stage === stage).map((one) => one.id);
  const state = newState(book, {
    seed: `game ${seed}`,
    seats: laid.order.map((id) => ({ id, color: laid.seats[id].color, faction: laid.seats[id].faction })),
    board: Object.values(laid.systems).flatMap(({ id, position }) =>
      position === null ? [] : [{ tile: id, position }],
    ),
    decks: {
      action: cards.flatMap((one) =>
        one.kind === 'action-card' ? Array.from({ length: one.copies }, (_, i) => `${one.id}#${i + 1}`) : [],
      ),
      agenda: cards.filter((one) => one.kind === 'agenda').map((one) => one.id),
      secret: list('secret'),
      stage1: list(1).slice(0, 5),
      stage2: list(2).slice(0, 5),
    },
    strategyCards: cards.filter((one) => one.kind === 'strategy-card').map((one) => one.id),
    notes: cards.filter((one) => one.kind === 'promissory-note' && !one.faction).map((one) => one.id),
    veil: 'nothing',
  });
  const game = newGame(state, book) as never;
  begin(game, 'game', {});
  for (let count = 0; state.stack.length; count++) {
    if (count > 6000) throw new Error('The game does not end');
    const open = openAsks(state).filter(({ ask }) => ask.reply === undefined);
    if (!open.length)
      throw new Error(
        `Nobody is asked, at ${state.stack.map((frame) => `${frame.procedure}.${frame.step}`).join(' > ')}`,
      );
    const one = open[pick(open.length)];
    const spec = specOf(game, one);
    let given: Answer = spec.kind === 'allot' ? spec.proposed : null;
    for (let i = 0; i < 30; i++) {
      const guess = randomAnswer(spec, pick);
      if (answerProblem(game, one, guess, spec)) continue;
      given = guess;
      break;
    }
    answer(game, one.ask.player, one.ask.id, given);
  }
  return state;
}

test('40 random answers end the game within nine rounds (40 note 2)', () => {
  for (const seed of [1, 2, 3]) {
    const state = play(seed);
    expect(state.phase).toBe('ended');
    expect(state.order).toContain(state.winner);
    expect(state.round).toBeLessThanOrEqual(9);
    if (state.ending === 'no-objectives-left') expect(state.round).toBe(9);
  }
});

test('40 new rounds drop facts of earlier rounds', () => {
  const state = play(4);
  expect(state.facts[0]).toEqual({ type: 'round-begins', round: state.round });
});
