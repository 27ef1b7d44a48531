import { choose, type Option, type Spec } from '#engine';
import { prefixedKey } from '#kit/prompts/option-keys.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted, readyComponent } from '#ti4/rules/components/in-force.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { planetsOf, readyPlanetOf, specialtiesOf, planetWithValues } from '#ti4/rules/planets/planets.ts';

const ID = 'bio-stims';
const cardKey = prefixedKey<string>('technology:');

/** Lists a seat's exhausted planets with a technology specialty and its other exhausted technologies. */
const tired = (game: Game, seat: SeatId): Option[] => [
  ...planetsOf(game, seat)
    .filter(({ id, exhausted }) => exhausted && specialtiesOf(game, id).length > 0)
    .map(({ id }) => ({ key: id, label: planetWithValues(game, id) })),
  ...Object.entries(seatOf(game, seat).technologies)
    .filter(([, { component, exhausted }]) => exhausted && component !== ID)
    .map(([key, { component }]) => ({
      key: cardKey.format(key),
      label: game.book.components[component]?.name ?? component,
    })),
];

const toReady = question<object>()(
  ID,
  (game, seat): Spec => {
    const options = tired(game, seat);
    return options.length
      ? choose('Which planet or technology do you ready?', options)
      : { kind: 'none', reason: 'You have nothing to ready.' };
  },
  { title: 'ready a planet or a technology' },
);

export default technology({
  id: ID,
  name: 'Bio-Stims',
  set: 'pok',
  text: 'When your turn ends: you may exhaust this card to ready a planet you control with a technology specialty, or another of your technologies.',
  color: 'biotic',
  prerequisites: { biotic: 1 },
  questions: [toReady],
  reactions: [
    on('when', 'turn-ends', {
      isUsable: (game, held, { seat }) =>
        seat === held.holder && !isExhausted(game, held) && tired(game, seat).length > 0,
      target: (_game, { holder }) => toReady.ask(holder, {}),
      effect: (game, held, _event, [key]) => {
        exhaust(game, held);
        const card = key === undefined ? undefined : cardKey.parse(key);
        const technology = card === undefined ? undefined : seatOf(game, held.holder).technologies[card];
        if (card !== undefined && technology) {
          readyComponent(game, { component: technology.component, holder: held.holder, key: card });
          game.addFact({ type: 'technology-readied', seat: held.holder, technology: technology.component });
        } else if (key !== undefined) readyPlanetOf(game, held.holder, key);
      },
    }),
  ],
});
