import { destroyUnits, shipsIn, groundForcesOn } from '#ti2/rules/units/units.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { bombardment } from '#ti2/rules/invasion/bombardment.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { payFee } from '#ti2/rules/production/credits.ts';
import { discardActionCards } from '#ti2/rules/phases/action-cards.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { PlanetId } from '#ti2/rules/terms.ts';
import { endAgreementByWar } from '#ti2/rules/trade/agreements.ts';
import { type Game, on, technology } from '#ti2/rules/components/component.ts';

/** Lists the planets with ground forces that can be bombarded. */
const exposed = (game: Game, planets: readonly PlanetId[]): PlanetId[] =>
  planets.filter(
    (planet) =>
      groundForcesOn(game, planet).length > 0 &&
      modify(game, 'bombardment-barred', { planet }, undefined) === undefined,
  );

export default technology({
  id: 'x-89-bacterial-weapon',
  name: 'X-89 Bacterial Weapon',
  text: 'Instead of bombarding a planet with 1 of your dreadnoughts: you may destroy all enemy ground forces on that planet; then discard all your action cards (you need at least 1).',
  color: 'green',
  needs: ['neural-motivator', 'assault-cannon'],
  sources: { text: 'confirmed' },
  reactions: [
    on('when', 'bombardment-due', {
      isUsable: (game, { holder }, { seat, system, planets }) =>
        seat === holder &&
        seatOf(game, holder).actionCards.length > 0 &&
        shipsIn(game, system, holder).some(({ type }) => type === 'dreadnought') &&
        exposed(game, planets).length > 0,
      target: (game, { holder }, { planets }) =>
        choosePlanet(game, holder, 'On which planet do you destroy all ground forces?', exposed(game, planets)),
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
