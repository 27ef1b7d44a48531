import { call } from '#engine';
import { on, relic, type Game } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { isExplorable, explore, exploreCall } from '#ti4/rules/exploration/exploration.ts';
import { purgeRelic } from '#ti4/rules/exploration/relics.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { markersOn } from '#ti4/rules/tokens/markers.ts';
import { choosePlanet, planetIdsOf } from '#ti4/content/shared/procedures/place-questions.ts';

const ID = 'the-crown-of-emphidia-relic';
const TOMB = 'tomb-of-emphidia';

const open = (game: Game, seat: SeatId): PlanetId[] =>
  planetIdsOf(game, seat).filter((planet) => isExplorable(game, planet));

export default relic({
  id: ID,
  name: 'The Crown of Emphidia',
  set: 'pok',
  text: 'After your tactical action: you may exhaust this card to explore a planet you control. When the status phase ends: if Tomb of Emphidia is on your planet, you may purge this card for 1 victory point.',
  questions: [choosePlanet],
  reactions: [
    on('after', 'tactical-action-ends', {
      hint: 'After your tactical action: you may exhaust this card to explore a planet you control.',
      isUsable: (game, held, { seat }) =>
        seat === held.holder && !isExhausted(game, held) && open(game, seat).length > 0,
      target: (game, { holder }) =>
        choosePlanet.ask(holder, { prompt: 'Which of your planets do you explore?', planets: open(game, holder) }),
      effect: (game, held, _event, [planet]) => {
        exhaust(game, held);
        return planet === undefined ? undefined : call(explore, exploreCall(game, held.holder, planet), 'finish');
      },
    }),
    on('when', 'status-phase-ends', {
      hint: 'When the status phase ends: if Tomb of Emphidia is on your planet, you may purge this card for 1 victory point.',
      isUsable: (game, { holder }) =>
        planetIdsOf(game, holder).some((planet) => markersOn(game, planet).some(({ component }) => component === TOMB)),
      effect: (game, { holder, key }) => {
        purgeRelic(game, holder, key);
        gainPoints(game, holder, 1, ID);
      },
    }),
  ],
});
