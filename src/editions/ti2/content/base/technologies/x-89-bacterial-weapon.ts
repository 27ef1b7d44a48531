import { destroyUnits, shipsIn, groundForcesOn } from '#ti2/rules/units/units.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { bombardment } from '#ti2/rules/invasion/bombardment.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { payFee } from '#ti2/rules/production/credits.ts';
import { discardActionCards } from '#ti2/rules/phases/action-cards.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import { endAgreementByWar } from '#ti2/rules/trade/agreements.ts';
import { on, technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'x-89-bacterial-weapon',
  name: 'X-89 Bacterial Weapon',
  text: 'Instead of bombarding a planet with 1 dreadnought: you may discard all your action cards (at least 1) to destroy all ground forces on that planet.',
  color: 'green',
  needs: ['neural-motivator', 'assault-cannon'],
  sources: { text: 'confirmed' },
  reactions: [
    on('when', 'bombardment-due', {
      isUsable: (game, { holder }, { seat, system, planets }) =>
        seat === holder &&
        seatOf(game, holder).actionCards.length > 0 &&
        shipsIn(game, system, holder).some(({ type }) => type === 'dreadnought') &&
        planets.some((planet) => groundForcesOn(game, planet).length > 0),
      target: (game, { holder }, { planets }) =>
        choosePlanet(
          game,
          holder,
          'On which planet do you destroy all ground forces?',
          planets.filter((planet) => groundForcesOn(game, planet).length > 0),
        ),
      effect: (game, { holder }, _event, [planet]) => {
        const bombarding = game.enclosingData(bombardment);
        const { owner } = game.state.planets[planet];
        if (!bombarding || owner === null) return;
        bombarding.spent = (bombarding.spent ?? 0) + 1;
        payFee(game, holder, modify(game, 'attack-fee', { seat: holder }, 0), 'attack');
        endAgreementByWar(game, holder, owner);
        discardActionCards(game, holder, [...seatOf(game, holder).actionCards]);
        destroyUnits(game, groundForcesOn(game, planet, owner));
      },
    }),
  ],
});
