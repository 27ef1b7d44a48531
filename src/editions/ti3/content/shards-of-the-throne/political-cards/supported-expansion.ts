import { ask, call, chosenKey, done, goto } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { losePlanet, gainPlanet } from '#ti3/rules/planets/planets.ts';
import { unitsOnPlanet } from '#ti3/rules/units/units.ts';
import { chooseImposed, placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import { isHomePlanet } from '#ti3/rules/politics/political-counts.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { seatsFrom } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const free = (game: Game): PlanetId[] =>
  Object.values(game.state.planets).flatMap(({ id, owner }) =>
    owner === null && !unitsOnPlanet(game, id).length ? [id] : [],
  );

/** Returns the planets outside home systems on which their owner has no units. */
const bare = (game: Game): PlanetId[] =>
  Object.values(game.state.planets).flatMap(({ id, owner }) =>
    owner !== null && !isHomePlanet(game, id) && !unitsOnPlanet(game, id).some((unit) => unit.owner === owner)
      ? [id]
      : [],
  );

const settle = procedure<{ left: SeatId[] }>()('supported-expansion', {
  next: (game, { left: [seat] }) => {
    const options = free(game).map((key) => ({ key, label: nameOfPlanet(game, key) }));
    if (seat === undefined || !options.length) return done();
    const prompt = 'On which neutral planet do you place a ground force?';
    return ask(
      [chooseImposed.ask(seat, { prompt, options: [...options, { key: 'none', label: 'Place no ground force' }] })],
      'chosen',
    );
  },
  chosen: (game, data, { answer }) => {
    const [seat, ...left] = data.left;
    data.left = left;
    const planet = chosenKey(answer) ?? 'none';
    if (free(game).includes(planet)) {
      gainPlanet(game, seat, planet);
      placeFreeUnits(game, seat, 'ground-force', planet, 1);
    }
    return goto('next');
  },
});

export default politicalCard({
  id: 'supported-expansion',
  name: 'Supported Expansion',
  text: "For: starting with the speaker, each player may place 1 free ground force on a neutral planet without units to gain control of it. Against: non-home planets without their owner's units become neutral.",
  elect: 'for-against',
  stake: valueIfDecided({
    for: 3,
    against: (game, seat) => -2 * bare(game).filter((id) => game.state.planets[id].owner === seat).length,
  }),
  confidence: 'medium',
  procedures: [settle],
  resolve: (game, outcome) => {
    if (outcome === 'for') return call(settle, { left: seatsFrom(game.state, game.state.speaker) }, 'finish');
    for (const planet of bare(game)) losePlanet(game, planet);
  },
});
