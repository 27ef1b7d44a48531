import { call } from '#engine';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';

export default agenda({
  id: 'shared-research',
  name: 'Shared Research',
  set: 'base',
  text: 'For: ships can move through nebulae. Against: each player with command tokens in reinforcements places 1 in their home system.',
  type: 'law',
  elect: 'for-against',
  // Allows only moving through: to end its move in a nebula, a ship still needs the nebula to be the active system.
  modifiers: {
    'movement-barred': (_game, _held, why, { anomaly, through }) => (anomaly === 'nebula' && through ? undefined : why),
  },
  resolve: (game, outcome) => {
    if (outcome === 'for') return undefined;
    const able = seatsFrom(game.state, game.state.speaker).filter((seat) => tokensInReinforcements(game, seat) > 0);
    return call(placeTokens, { todo: able.map((seat) => ({ seat, system: seatOf(game, seat).home })) }, 'finish');
  },
});
