import { on, technology } from '#ti4/rules/components/component.ts';
import { placeChosenWormhole, wormholeSite, wormholeSites } from '#ti4/content/shared/procedures/wormhole-tokens.ts';

export default technology({
  id: 'wormhole-generator',
  name: 'Wormhole Generator',
  set: 'base',
  text: 'As the status phase starts, place or move a Creuss wormhole token, into a system with a planet you control, or one that is no home system and holds no ships of others.',
  color: 'propulsion',
  advice: { gains: { moves: 0.3 } },
  prerequisites: { propulsion: 2 },
  faction: 'creuss',
  reactions: [
    on('when', 'status-phase-begins', {
      mandatory: true,
      usable: (game, { holder }) => wormholeSites(game, holder).length > 0,
      target: (_game, { holder }) => wormholeSite.of(holder, {}),
      effect: (game, { holder }, _event, target) => {
        placeChosenWormhole(game, holder, target);
      },
    }),
  ],
  questions: [wormholeSite],
});
