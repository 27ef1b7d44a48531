import { on } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { deployCall, canDeploy } from '#ti4/rules/units/deploy.ts';
import { choosePlanet, planetIdsOf } from '#ti4/content/shared/procedures/place-questions.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

const open = (game: Game, seat: SeatId): PlanetId[] =>
  planetIdsOf(game, seat).filter((planet) => canDeploy(game, { seat, type: 'mech', planet }));

export default mech({
  id: 'blackshade-infiltrator',
  name: 'Blackshade Infiltrator',
  faction: 'yssaril',
  deploys: {},
  text: 'Cost 2, combat 6, Sustain Damage. Deploy: after you use Stall Tactics, you may place this mech on a planet you control.',
  reactions: [
    on('after', 'ability-resolved', {
      isUsable: (game, { holder }, { ability, seat }) =>
        ability === 'stall-tactics' && seat === holder && open(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlanet.ask(holder, { prompt: 'On which planet do you place the mech?', planets: open(game, holder) }),
      effect: (_game, { holder }, _event, [planet]) =>
        planet === undefined ? undefined : deployCall({ seat: holder, type: 'mech', planet }),
    }),
  ],
});
