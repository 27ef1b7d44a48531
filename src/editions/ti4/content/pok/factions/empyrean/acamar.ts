import { call } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';

export default leader({
  id: 'acamar',
  name: 'Acamar',
  set: 'pok',
  faction: 'empyrean',
  role: 'agent',
  text: 'After a player moves ships into a system without planets: you may exhaust this card. That player gains a command token.',
  advice: { gains: { tokens: 1 } },
  reactions: [
    agentReaction('after', 'ships-moved', {
      // The planets at the time of arrival count: reactions to it may have removed planets since.
      isUsable: (game, _held, { seat, system, planets = game.state.systems[system].planets }) =>
        !planets.length && tokensInReinforcements(game, seat) > 0,
      effect: (_game, _held, { seat }) => call(gainCommandTokens, { seat, count: 1 }, 'finish'),
    }),
  ],
  procedures: [gainCommandTokens],
});
