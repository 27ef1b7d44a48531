import { ask, call, chosenKey, done } from '#engine';
import { strategyCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import {
  choosePlanetsToReady,
  chooseProtectedSystem,
  readyPlanets,
  readyTwoPlanets,
  othersTokensInto,
} from '#ti4/content/shared/cards/diplomacy-card.ts';

const primary = procedure<{ seat: SeatId; system?: SystemId }>()('diplomacy-in-one-system', {
  where: (_game, { seat }) => ask([chooseProtectedSystem.ask(seat, {})], 'place'),
  place: (game, data, got) => {
    const system = chosenKey(got.answer);
    if (system === undefined) return done();
    data.system = system;
    return call(placeTokens, { todo: othersTokensInto(game, data.seat, system) }, 'ready');
  },
  ready: (game, { seat, system }) => {
    const planets = planetsOf(game, seat).filter((planet) => planet.exhausted && planet.system === system);
    readyPlanets(
      game,
      seat,
      planets.map(({ id }) => id),
    );
    return done();
  },
});

export default strategyCard({
  id: 'diplomacy',
  name: 'Diplomacy',
  set: 'base',
  text: 'Primary: choose a system where you control a planet, not Mecatol Rex. Each other player places a command token there from reinforcements. Ready your planets there. Secondary: spend a strategy token to ready up to 2 of your planets.',
  offer: 'Ready up to 2 of your planets.',
  initiative: 2,
  primary,
  secondary: readyTwoPlanets,
  secondaryCost: true,
  procedures: [primary, readyTwoPlanets],
  questions: [chooseProtectedSystem, choosePlanetsToReady],
});
