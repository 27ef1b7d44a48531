import { call, chosenKey } from '#engine';
import { on, technology, type Game } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { placeableCount, placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { arrivalProblem, hasUnitCard } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const sites = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  hasUnitCard(game, seat, 'mech') && placeableCount(game, seat, 'mech') > 0
    ? planetsOf(game, seat)
        .filter((planet) => planet.system === system && arrivalProblem(game, seat, 'mech', planet.id) === undefined)
        .map(({ id }) => id)
    : [];

export default technology({
  id: 'self-assembly-routines',
  name: 'Self-Assembly Routines',
  set: 'pok',
  text: 'After your units in a system use Production: you may exhaust this card and place a mech on a planet you control there. After your mech is destroyed: gain 1 trade good.',
  advice: { gains: { units: { mech: 0.5 } } },
  color: 'warfare',
  prerequisites: { warfare: 1 },
  questions: [choosePlanet],
  reactions: [
    on('after', 'production-ends', {
      hint: 'After your units in a system use Production: you may exhaust this card and place a mech on a planet you control there.',
      isUsable: (game, held, { seat, system }) =>
        seat === held.holder && !isExhausted(game, held) && sites(game, held.holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        choosePlanet.ask(holder, {
          prompt: 'On which planet do you place a mech?',
          planets: sites(game, holder, system),
        }),
      effect: (game, held, { system }, target) => {
        exhaust(game, held);
        const planet = chosenKey(target);
        return planet === undefined
          ? undefined
          : call(placeUnit, { seat: held.holder, type: 'mech', system, planet }, 'finish');
      },
    }),
    on('after', 'unit-destroyed', {
      mandatory: 'any-order',
      isUsable: (_game, { holder }, { seat, type }) => seat === holder && type === 'mech',
      effect: (game, { holder }) => gainTradeGoods(game, holder, 1),
    }),
  ],
});
