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
  text: 'Action: exhaust this to place or move a Creuss wormhole token, into a system with a planet you control, or one that is no home system and holds no ships of others.',
  color: 'propulsion',
  prerequisites: { propulsion: 2 },
  faction: 'creuss',
  action: {
    problem: (game, held) =>
      isExhausted(game, held)
        ? 'It is exhausted.'
        : wormholeSiteOptions(game, held.holder).length
          ? undefined
          : 'There is no system open to a wormhole token.',
    target: (_game, { holder }) => chooseWormholeSite.ask(holder, {}),
    effect: (game, held, target) => {
      exhaust(game, held);
      placeChosenWormholeToken(game, held.holder, target);
    },
  },
  questions: [chooseWormholeSite],
});
