import { answer, begin, openAsks, defaultAnswer, answerProblem, specOf, type Answer, type OpenAsk } from '#engine';
import { rulebookOf } from '#ti2/rulebook.ts';
import { adjacentSystems, shareSide, specialOf } from '#ti2/rules/board/adjacency.ts';
import { addUnit } from '#ti2/rules/units/units.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import type { State } from '#ti2/rules/state.ts';

/** So many cruisers on either side: the battle lasts for some rounds. */
const FLEET = 20;

/** Whoever attacks does, in their turn; nobody else moves, and all else is answered as plainly as can be. */
function towardsBattle(game: Game, open: OpenAsk, attacker: string, way: string): Answer {
  const spec = specOf(game, open);
  const { player, question } = open.ask;
  if (question === 'movement')
    return player === attacker && answerProblem(game, open, [way], spec) === undefined ? [way] : ['end'];
  if (question !== 'sail' || spec.kind !== 'allot') return defaultAnswer(spec);
  return Object.fromEntries(spec.amounts.map(({ key, max }) => [key, key.startsWith('cruiser') ? max : 0]));
}

/** A game of three in which a fleet from beside another's home has attacked it, and is asked whether it withdraws (E2 7.13). */
export function amidBattle(seed: string): State {
  const players = ['p1', 'p2', 'p3'].map((id) => ({ id }));
  const state = newState(rulebookOf(), { seed, players, veil: 'nothing' });
  const game = newGame(state, rulebookOf());
  const [attacker, defender] = state.order;
  const { home } = state.seats[defender];
  const beside = adjacentSystems(game, home).find(
    (system) => shareSide(game, system, home) && specialOf(game, system) === undefined,
  );
  if (beside === undefined) throw new Error('Nothing lies beside that home');
  for (const [seat, system] of [[attacker, beside], [defender, home]] as const)
    for (let i = 0; i < FLEET; i++) addUnit(game, seat, 'cruiser', system); // prettier-ignore
  begin(game, 'game', {});
  for (let given = 0; given < 400; given++) {
    const open = openAsks(state).find(({ ask }) => ask.reply === undefined);
    if (!open) break;
    const { player, id, question } = open.ask;
    if (question === 'withdrawal') return state;
    answer(game, player, id, towardsBattle(game, open, attacker, `${beside}>${home}`));
  }
  throw new Error('No battle has come about');
}
