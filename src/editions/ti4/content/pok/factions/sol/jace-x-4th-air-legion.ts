import { leader } from '#ti4/rules/components/component.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { hasTokenIn, returnToken } from '#ti4/rules/tokens/command-tokens.ts';

export default leader({
  id: 'jace-x-4th-air-legion',
  set: 'pok',
  faction: 'sol',
  name: 'Jace X, 4th Air Legion',
  role: 'hero',
  text: 'Action: return all your command tokens on the board to your reinforcements. Then purge this card.',
  // More tokens are better: for one or two, AI players save him for a later round.
  advice: {
    gains: (game, seat) => ({
      tokens: Object.keys(game.state.systems).filter((system) => hasTokenIn(game, seat, system)).length - 2,
    }),
  },
  action: {
    problem: (game, { holder }) =>
      Object.keys(game.state.systems).some((system) => hasTokenIn(game, holder, system))
        ? undefined
        : 'You have no command tokens on the board.',
    effect: (game, held) => {
      for (const system of Object.keys(game.state.systems)) {
        if (!hasTokenIn(game, held.holder, system)) continue;
        returnToken(game, held.holder, system);
        game.addFact({ type: 'token-removed', seat: held.holder, system });
      }
      purgeLeader(game, held);
    },
  },
});
