import { chosenOne, choose, type Spec } from '#engine';
import type { Stakes } from '#ti4/rules/components/ai-advice.ts';
import { ability, on } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import type { PlanetId } from '#ti4/rules/state.ts';
import { laySleeper, sleepers, sleepsOn, spareSleepers } from '#ti4/content/pok/shared/sleeper-tokens.ts';

const SUPPLY = 'supply';

/** A sleeper token is a PDS to be. */
const SLEEPER: Stakes = { units: { pds: 1 } };

/** Whence the token comes: one that is in no use, or that of another planet. */
const whichSleeper = question<{ planet: PlanetId }>()('terragenesis', (game, _seat, { planet }): Spec => {
  const options = [
    ...(spareSleepers(game) ? [{ key: SUPPLY, label: 'A new one', hint: `${spareSleepers(game)} left` }] : []),
    ...sleepers(game).map((key) => ({ key, label: `The one on ${nameOfPlanet(game, key)}` })),
  ];
  if (!options.length || sleepsOn(game, planet)) return { kind: 'none', reason: 'No sleeper token can be put there.' };
  return choose(`Which sleeper token do you put on ${nameOfPlanet(game, planet)}?`, options);
});

const able = (game: Game, planet: PlanetId): boolean => planet in game.state.planets && !sleepsOn(game, planet);

export default ability({
  id: 'terragenesis',
  name: 'Terragenesis',
  set: 'pok',
  faction: 'ul',
  text: 'After you have explored a planet without a sleeper token, you may put one of your sleeper tokens on it, or move one there.',
  // A token that only moves brings nothing.
  advice: {
    gains: (game) => (spareSleepers(game) ? SLEEPER : {}),
    choices: (_game, _seat, key) => (key === SUPPLY ? SLEEPER : {}),
  },
  reactions: [
    on('after', 'exploration-ends', {
      usable: (game, { holder }, { seat, planet }) => seat === holder && planet !== undefined && able(game, planet),
      target: (_game, { holder }, { planet = '' }) => whichSleeper.of(holder, { planet }),
      effect: (game, { holder }, { planet = '' }, target) => {
        const from = chosenOne(target);
        if (from !== undefined && able(game, planet))
          laySleeper(game, holder, planet, from === SUPPLY ? undefined : from);
      },
    }),
  ],
  questions: [whichSleeper],
});
