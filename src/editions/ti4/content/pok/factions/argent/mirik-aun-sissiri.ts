import { call, done } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { canMoveToOwnTokens, moveShipsToOwnTokens } from '#ti4/rules/movement/moves-to-own-tokens.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const helix = procedure<{ seat: SeatId; key: string }>()('helix-protocol', {
  move: (_game, { seat }) => call(moveShipsToOwnTokens, { seat, flights: [] }, 'purge'),
  purge: (game, { seat, key }) => {
    purgeLeader(game, { holder: seat, key });
    return done();
  },
});

export default leader({
  id: 'mirik-aun-sissiri',
  name: 'Mirik Aun Sissiri',
  set: 'pok',
  faction: 'argent',
  role: 'hero',
  text: "Action: move any number of your ships from anywhere directly to other systems that have your command token but no other player's ships. Then purge this card.",
  advice: { gains: { moves: 4 } },
  action: {
    problem: (game, { holder }) =>
      canMoveToOwnTokens(game, holder)
        ? undefined
        : 'None of your ships can move to a system that has your command token.',
    effect: (_game, { holder, key }) => call(helix, { seat: holder, key }, 'finish'),
  },
  procedures: [helix],
});
