import { chosenKey, choose, type Spec } from '#engine';
import type { Gains } from '#ti4/rules/components/ai-advice.ts';
import { ability, on } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import type { PlanetId } from '#ti4/rules/state.ts';
import { placeSleeper, planetsWithSleepers, hasSleeper, sleepersLeft } from '#ti4/content/pok/shared/sleeper-tokens.ts';

const SUPPLY = 'supply';

/** Value of a sleeper token: that of the PDS that can replace it. */
const SLEEPER: Gains = { units: { pds: 1 } };

/** Asks which sleeper token to place: an unused one, or one from another planet. */
const whichSleeper = question<{ planet: PlanetId }>()('terragenesis', (game, _seat, { planet }): Spec => {
  const options = [
    ...(sleepersLeft(game) ? [{ key: SUPPLY, label: 'Place a new one', hint: `${sleepersLeft(game)} left` }] : []),
    ...planetsWithSleepers(game).map((key) => ({ key, label: `Move the one on ${nameOfPlanet(game, key)}` })),
  ];
  if (!options.length || hasSleeper(game, planet))
    return { kind: 'none', reason: 'You cannot place a sleeper token there.' };
  return choose(`Which sleeper token do you place on ${nameOfPlanet(game, planet)}?`, options);
});

const able = (game: Game, planet: PlanetId): boolean => planet in game.state.planets && !hasSleeper(game, planet);

export default ability({
  id: 'terragenesis',
  name: 'Terragenesis',
  set: 'pok',
  faction: 'ul',
  text: 'After you explore a planet without a sleeper token: you may place a new sleeper token there, or move a sleeper token there.',
  // Moving a token gains nothing.
  advice: {
    gains: (game) => (sleepersLeft(game) ? SLEEPER : {}),
    choices: (_game, _seat, key) => (key === SUPPLY ? SLEEPER : {}),
  },
  reactions: [
    on('after', 'exploration-ends', {
      isUsable: (game, { holder }, { seat, planet }) => seat === holder && planet !== undefined && able(game, planet),
      target: (_game, { holder }, { planet = '' }) => whichSleeper.ask(holder, { planet }),
      effect: (game, { holder }, { planet = '' }, target) => {
        const from = chosenKey(target);
        if (from !== undefined && able(game, planet))
          placeSleeper(game, holder, planet, from === SUPPLY ? undefined : from);
      },
    }),
  ],
  questions: [whichSleeper],
});
