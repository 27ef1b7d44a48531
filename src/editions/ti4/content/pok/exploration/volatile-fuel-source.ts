import { call } from '../../../../../engine/index.ts';
import { gainCommandTokens } from '../../shared/gaining-tokens.ts';
import { hazard } from '../shared/hazard.ts';

export default hazard({
  id: 'volatile-fuel-source',
  name: 'Volatile Fuel Source',
  does: 'you gain 1 command token',
  gained: (_game, { seat }) => call(gainCommandTokens, { seat, count: 1 }, 'finish'),
  procedures: [gainCommandTokens],
});
