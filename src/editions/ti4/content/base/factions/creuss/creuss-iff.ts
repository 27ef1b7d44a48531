import { on, promissoryNote } from '#ti4/rules/components/component.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import {
  placeChosenWormholeToken,
  chooseWormholeSite,
  wormholeSiteOptions,
} from '#ti4/content/shared/procedures/wormhole-tokens.ts';

export default promissoryNote({
  id: 'creuss-iff',
  name: 'Creuss IFF',
  set: 'base',
  text: "When your turn begins: place or move a Creuss wormhole token into a system where you control a planet, or into a non-home system without other players' ships. Then return this note.",
  faction: 'creuss',
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (game, { holder }, { seat }) => seat === holder && wormholeSiteOptions(game, holder).length > 0,
      target: (_game, { holder }) => chooseWormholeSite.ask(holder, {}),
      effect: (game, { holder, key }, _event, target) => {
        if (placeChosenWormholeToken(game, holder, target)) returnNote(game, key);
      },
    }),
  ],
  questions: [chooseWormholeSite],
});
