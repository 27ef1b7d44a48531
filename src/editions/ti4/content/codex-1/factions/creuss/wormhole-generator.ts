import { technology } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import {
  placeChosenWormholeToken,
  chooseWormholeSite,
  wormholeSiteOptions,
} from '#ti4/content/shared/procedures/wormhole-tokens.ts';

export default technology({
  id: 'wormhole-generator',
  name: 'Wormhole Generator Ω',
  set: 'codex-1',
  text: "Action: exhaust this card and place or move a Creuss wormhole token into a system where you control a planet, or into a non-home system without other players' ships.",
  color: 'propulsion',
  prerequisites: { propulsion: 2 },
  faction: 'creuss',
  action: {
    problem: (game, held) =>
      isExhausted(game, held)
        ? 'This card is exhausted.'
        : wormholeSiteOptions(game, held.holder).length
          ? undefined
          : 'There is no system where you can place a wormhole token.',
    target: (_game, { holder }) => chooseWormholeSite.ask(holder, {}),
    effect: (game, held, target) => {
      exhaust(game, held);
      placeChosenWormholeToken(game, held.holder, target);
    },
  },
  questions: [chooseWormholeSite],
});
