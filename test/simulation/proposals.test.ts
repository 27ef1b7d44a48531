import { expect, test } from 'vitest';
import type { SeatId } from '#engine';
import { FIELD_RULES as SECOND_FILL_RULES, LIST_FIELD_RULES } from '#ti2/forms/field-rules.ts';
import { rulebookOf as secondBookOf } from '#ti2/rulebook.ts';
import { ti2ProposalRules } from '#ti2/simulation/proposal-rules.ts';
import { setUpGame as setUpSecond } from '#ti2/simulation/simulate.ts';
import { ti2Simulation } from '#ti2/simulation/simulated-edition.ts';
import { FIELD_RULES as THIRD_FILL_RULES } from '#ti3/forms/field-rules.ts';
import { rulebookOf as thirdBookOf } from '#ti3/rulebook.ts';
import { ti3ProposalRules } from '#ti3/simulation/proposal-rules.ts';
import { setUpGame as setUpThird } from '#ti3/simulation/simulate.ts';
import { ti3Simulation } from '#ti3/simulation/simulated-edition.ts';
import { FIELD_RULES } from '#ti4/forms/field-rules.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { newGame } from '#ti4/rules/game.ts';
import { ti4ProposalRules } from '#ti4/simulation/proposal-rules.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { ti4Simulation } from '#ti4/simulation/simulated-edition.ts';
import {
  createRandom,
  playOut,
  proposalFaults,
  ProposalCheck,
  randomAnswerer,
  type SimulatedGame,
  type ProposalRules,
  type SimulatedEdition,
} from '#simulation';

/** Questions of a game that are checked, unless its board is large. */
const ANSWERS = 200;

/** Plays a game with practice players, who now and then answer at random, and checks what is proposed to them. */
function checked<G extends SimulatedGame>(
  edition: SimulatedEdition<G>,
  rules: ProposalRules<G>,
  fieldRules: object,
  game: G,
  seats: readonly SeatId[],
  maxAnswers = ANSWERS,
): { faults: string[]; met: Set<string>; costly: number } {
  const check = new ProposalCheck(rules, { isFilledIn: (question) => Object.hasOwn(fieldRules, question) });
  const below = createRandom(seats.length);
  const anything = randomAnswerer(below);
  const met = new Set<string>();
  playOut(edition, {
    game,
    below,
    aiSeats: seats,
    maxAnswers,
    onAsk: (now, open, spec) => {
      met.add(open.ask.question);
      check.onAsk(now, open, spec);
    },
    answerer: (open, spec, ...rest) => (below(6) ? rules.answerer : anything)(open, spec, ...rest),
  });
  return { faults: proposalFaults(check.report), met, costly: check.report.costly };
}

test('a proposal gives up nothing that the rules do not require', () => {
  const met = new Set<string>();
  for (const [players, seed, answers] of [
    [6, 'proposals a', 110],
    [3, 'proposals b', 200],
  ] as const) {
    const state = setUpGame(rulebookOf(), { players, seed, late: true });
    const found = checked(
      ti4Simulation,
      ti4ProposalRules,
      FIELD_RULES,
      newGame(state, rulebookOf()),
      state.order,
      answers,
    );
    expect(found.faults).toEqual([]);
    found.met.forEach((question) => met.add(question));
  }
  expect([...met]).toEqual(
    expect.arrayContaining(['move-ships', 'units-to-produce', 'planets-for-votes', 'commit-ground-forces']),
  );
});

test('the third edition proposes no loss that the rules do not force', () => {
  const game = setUpThird(thirdBookOf(), { players: 3, seed: 'proposals c' });
  const { faults, met, costly } = checked(ti3Simulation, ti3ProposalRules, THIRD_FILL_RULES, game, game.state.order);
  expect(faults).toEqual([]);
  expect([...met]).toEqual(expect.arrayContaining(['move-ships', 'land-units', 'build-units', 'pay']));
  expect(costly).toBeGreaterThan(30);
});

test('the second edition proposes no loss that the rules do not force', () => {
  const fieldRules = { ...SECOND_FILL_RULES, ...LIST_FIELD_RULES };
  const game = setUpSecond(secondBookOf(), { players: 3, seed: 'proposals d' });
  const { faults, met, costly } = checked(ti2Simulation, ti2ProposalRules, fieldRules, game, game.state.order);
  expect(faults).toEqual([]);
  expect([...met]).toEqual(expect.arrayContaining(['sail', 'land', 'purchase', 'place-units', 'cast-votes']));
  expect(costly).toBeGreaterThan(10);
});
