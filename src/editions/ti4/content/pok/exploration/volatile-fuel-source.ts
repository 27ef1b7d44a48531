import { call } from '#engine';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { hazard } from '#ti4/content/pok/shared/hazard.ts';

export default hazard({
  id: 'volatile-fuel-source',
  name: 'Volatile Fuel Source',
  does: 'gain 1 command token',
  gained: (_game, { seat }) => call(gainCommandTokens, { seat, count: 1 }, 'finish'),
  advice: {
    choices: (game, seat, key) => ({
      tokens: key === 'infantry' || key === 'mech' ? Math.min(1, tokensInReinforcements(game, seat)) : 0,
    }),
  },
  procedures: [gainCommandTokens],
});
