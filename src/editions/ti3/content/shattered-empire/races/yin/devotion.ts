import { ability, on, type Game } from '#ti3/rules/components/component.ts';
import { canSustain } from '#ti3/rules/combat/hit-limits.ts';
import { chooseUnit } from '#ti3/rules/components/target-questions.ts';
import { destroyUnits, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';

const given = (game: Game, seat: SeatId, system: SystemId): UnitId[] =>
  shipsIn(game, system, seat).flatMap(({ id, type }) => (type === 'destroyer' || type === 'cruiser' ? [id] : []));

const foes = (game: Game, seat: SeatId, system: SystemId): UnitId[] =>
  shipsIn(game, system).flatMap(({ id, owner }) => (owner === seat ? [] : [id]));

export default ability({
  id: 'devotion',
  name: 'Devotion',
  text: 'When the second round of your space battle begins: you may destroy 1 of your destroyers or cruisers there to assign 1 hit to an enemy ship of your choice.',
  confidence: 'high',
  sense: 'as-it-loses',
  reactions: [
    on('when', 'space-battle-round-begins', {
      isUsable: (game, { holder }, { attacker, defender, system, round }) =>
        round === 2 &&
        [attacker, defender].includes(holder) &&
        given(game, holder, system).length > 0 &&
        foes(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseUnit.ask(holder, { prompt: 'Which of your ships do you destroy?', units: given(game, holder, system) }),
      furtherTarget: (game, { holder }, { system }, chosen) =>
        chosen.length < 2
          ? chooseUnit.ask(holder, {
              prompt: 'To which enemy ship do you assign the hit?',
              units: foes(game, holder, system),
            })
          : undefined,
      effect: (game, { holder }, { system }, [own, foe]) => {
        if (!given(game, holder, system).includes(own) || !foes(game, holder, system).includes(foe)) return;
        const ship = game.state.units[foe];
        destroyUnits(game, [game.state.units[own]]);
        if (!canSustain(game, ship)) {
          destroyUnits(game, [ship]);
          return;
        }
        ship.damaged = true;
        game.addFact({ type: 'ships-damaged', seat: ship.owner, system, units: { [ship.type]: 1 } });
      },
    }),
  ],
});
