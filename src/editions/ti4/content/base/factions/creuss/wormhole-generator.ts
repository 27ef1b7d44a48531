import { on, technology } from '#ti4/rules/components/component.ts';
import {
  placeChosenWormholeToken,
  chooseWormholeSite,
  wormholeSiteOptions,
} from '#ti4/content/shared/procedures/wormhole-tokens.ts';

export default technology({
  id: 'wormhole-generator',
  name: 'Wormhole Generator',
  set: 'base',
  text: "When the status phase begins: place or move a Creuss wormhole token into a system where you control a planet, or into a non-home system without other players' ships.",
  color: 'propulsion',
  advice: { gains: { moves: 0.3 } },
  prerequisites: { propulsion: 2 },
  faction: 'creuss',
  reactions: [
    on('when', 'status-phase-begins', {
      mandatory: true,
      isUsable: (game, { holder }) => wormholeSiteOptions(game, holder).length > 0,
      target: (_game, { holder }) => chooseWormholeSite.ask(holder, {}),
      effect: (game, { holder }, _event, target) => {
        placeChosenWormholeToken(game, holder, target);
      },
    }),
  ],
  questions: [chooseWormholeSite],
});
