import { begin, answer, openAsks, defaultAnswer, answerProblem, specOf, type Answer, type OpenAsk } from '#engine';
import { rulebookOf } from '#ti3/rulebook.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { adjacentSystems, specialOf } from '#ti3/rules/board/adjacency.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import type { State } from '#ti3/rules/state.ts';

/** So many cruisers on either side: the battle lasts for some rounds. */
const FLEET = 8;

/** Whoever attacks does, as soon as it is their turn; all else is answered as plainly as can be. */
function towardsBattle(game: Game, open: OpenAsk, attacker: string, target: string): Answer {
  const spec = specOf(game, open);
  const { player, question } = open.ask;
  const wish: Record<string, Answer> = {
    turn: ['tactical'],
    'activate-system': [target],
    'move-ships': spec.kind === 'allot' ? Object.fromEntries(spec.amounts.map(({ key, max }) => [key, key.startsWith('cruiser') ? max : 0])) : [],
  }; // prettier-ignore
  const wished = player === attacker ? wish[question] : undefined;
  const plain = defaultAnswer(spec);
  return wished !== undefined && answerProblem(game, open, wished, spec) === undefined ? wished : plain;
}

/** A game of three in which a fleet that lay beside another's home has attacked it, and is asked whether it leaves again (E3 7.3). */
export function amidBattle(seed: string): State {
  const players = ['p1', 'p2', 'p3'].map((id) => ({ id }));
  const state = newState(rulebookOf(), { seed, players, veil: 'nothing' });
  const game = newGame(state, rulebookOf());
  const [attacker, defender] = state.order;
  const { home } = state.seats[defender];
  const [beside, refuge] = adjacentSystems(game, home).filter((system) => specialOf(game, system) === undefined);
  // Activated before, it is where a fleet could leave for (E3 7.4).
  state.systems[refuge].counters.push(attacker);
  for (const [seat, system] of [[attacker, beside], [defender, home]] as const) {
    state.seats[seat].counters.fleet = 10;
    for (let i = 0; i < FLEET; i++) addUnit(game, seat, 'cruiser', system);
  } // prettier-ignore
  begin(game, 'game', {});
  for (let given = 0; given < 400; given++) {
    const open = openAsks(state).find(({ ask }) => ask.reply === undefined);
    if (!open) break;
    const { player, id, question } = open.ask;
    if (question === 'announce-withdrawal') return state;
    answer(game, player, id, towardsBattle(game, open, attacker, home));
  }
  throw new Error('No battle has come about');
}
