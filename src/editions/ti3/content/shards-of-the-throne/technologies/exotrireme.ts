import { on, technology, type Game } from '../../../rules/components/component.ts';
import { chooseUnit } from '../../../rules/components/targets.ts';
import { leadersLast } from '../../../rules/leaders/places.ts';
import { destroy, shipsIn } from '../../../rules/planets/units.ts';
import type { Unit } from '../../../rules/state.ts';
import type { SeatId, SystemId } from '../../../rules/terms.ts';

/** Those of one's own that could go, damaged ones first. */
const given = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  leadersLast(
    game,
    shipsIn(game, system, seat)
      .filter(({ type }) => type === 'dreadnought')
      .sort((a, b) => Number(b.damaged ?? false) - Number(a.damaged ?? false)),
  );

const foes = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  shipsIn(game, system).filter(({ owner }) => owner !== seat);

export default technology({
  id: 'exotrireme',
  name: 'Exotrireme',
  text: 'At the end of a round of a space battle of yours you may destroy a dreadnought of yours there: two enemy ships of your choice are destroyed.',
  race: 'norr',
  cost: 4,
  needs: [],
  confidence: 'medium',
  sense: 'as-it-loses',
  reactions: [
    on('after', 'space-battle-round-ends', {
      usable: (game, { holder }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        given(game, holder, system).length > 0 &&
        foes(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseUnit.of(holder, {
          prompt: 'Which ship is destroyed?',
          units: foes(game, holder, system).map(({ id }) => id),
        }),
      further: (game, { holder }, { system }, chosen) => {
        const units = foes(game, holder, system).flatMap(({ id }) => (chosen.includes(id) ? [] : [id]));
        return chosen.length < 2 && units.length
          ? chooseUnit.of(holder, { prompt: 'Which other ship is destroyed?', units })
          : undefined;
      },
      effect: (game, { holder }, { system }, chosen) => {
        const [own] = given(game, holder, system);
        if (!own) return;
        destroy(game, [own]);
        destroy(
          game,
          foes(game, holder, system).filter(({ id }) => chosen.includes(id)),
        );
      },
    }),
  ],
});
