import { call } from '../../../../../../engine/index.ts';
import { leader } from '../../../../rules/components/component.ts';
import { tokensInReinforcements } from '../../../../rules/units/command-tokens.ts';
import { agentAnswers } from '../../../shared/agents.ts';
import { gainCommandTokens } from '../../../shared/gaining-tokens.ts';

export default leader({
  id: 'acamar',
  name: 'Acamar',
  set: 'pok',
  faction: 'empyrean',
  role: 'agent',
  text: 'After anybody has moved ships into a system without planets, exhaust it: that player gains a command token.',
  advice: { gains: { tokens: 1 } },
  reactions: [
    agentAnswers('after', 'ships-moved', {
      // As it was when they came: what answers that may have taken its planets away.
      usable: (game, _held, { seat, system, planets = game.state.systems[system].planets }) =>
        !planets.length && tokensInReinforcements(game, seat) > 0,
      effect: (_game, _held, { seat }) => call(gainCommandTokens, { seat, count: 1 }, 'finish'),
    }),
  ],
  procedures: [gainCommandTokens],
});
