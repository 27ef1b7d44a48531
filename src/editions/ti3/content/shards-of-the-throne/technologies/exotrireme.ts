import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { chooseUnit } from '#ti3/rules/components/target-questions.ts';
import { unledFirst } from '#ti3/rules/leaders/leader-locations.ts';
import { destroyUnits, shipsIn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Returns the seat's dreadnoughts in a system: those without a leader first, damaged ones before others. */
const given = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unledFirst(
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
  text: 'When a round of your space battle ends: you may destroy 1 of your dreadnoughts there to destroy 2 enemy ships of your choice.',
  race: 'norr',
  cost: 4,
  needs: [],
  confidence: 'medium',
  sense: 'as-it-loses',
  reactions: [
    on('after', 'space-battle-round-ends', {
      isUsable: (game, { holder }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        given(game, holder, system).length > 0 &&
        foes(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseUnit.ask(holder, {
          prompt: 'Which enemy ship do you destroy?',
          units: foes(game, holder, system).map(({ id }) => id),
        }),
      furtherTarget: (game, { holder }, { system }, chosen) => {
        const units = foes(game, holder, system).flatMap(({ id }) => (chosen.includes(id) ? [] : [id]));
        return chosen.length < 2 && units.length
          ? chooseUnit.ask(holder, { prompt: 'Which other enemy ship do you destroy?', units })
          : undefined;
      },
      effect: (game, { holder }, { system }, chosen) => {
        const [own] = given(game, holder, system);
        if (!own) return;
        destroyUnits(game, [own]);
        destroyUnits(
          game,
          foes(game, holder, system).filter(({ id }) => chosen.includes(id)),
        );
      },
    }),
  ],
});
