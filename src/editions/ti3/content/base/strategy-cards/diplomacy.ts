import { ask, chosenKeys, chosenKey, choose, done, goto } from '#engine';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, nameOfSeat } from '#ti3/rules/names.ts';
import { influenceOf, planetsOf, refreshPlanets, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { unitsInSystem } from '#ti3/rules/units/units.ts';
import { hasAbility, othersFrom } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';

const REFRESHED = 2;

/** Ability of the Xxcha that lets them use the primary ability instead of the secondary. */
const BORN = 'born-diplomats';

const opponent = question<object>()(
  'diplomacy-opponent',
  (game, seat) =>
    choose(
      "With which player do you make peace? Neither of you can activate systems with the other's units this round.",
      othersFrom(game.state, seat).map((key) => ({ key, label: nameOfSeat(game, key) })),
    ),
  { title: 'choose a player for Diplomacy', forced: true },
);

const way = question<object>()(
  'diplomacy-way',
  (game, seat) =>
    choose('How do you follow Diplomacy?', [
      {
        key: 'primary',
        label: 'Make peace with a player',
        hint: "Neither of you can activate systems with the other's units this round.",
      },
      {
        key: 'secondary',
        label: 'Refresh planets',
        ...(exhausted(game, seat).length ? {} : { disabledReason: 'You have no exhausted planets.' }),
      },
    ]),
  { title: 'decide how to follow Diplomacy', forced: true },
);

const exhausted = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap((planet) => (planet.exhausted ? [planet.id] : []));

const refreshed = question<object>()(
  'diplomacy-planets',
  (game, seat) =>
    choose(
      'Which planets do you refresh?',
      exhausted(game, seat).map((key) => ({
        key,
        label: nameOfPlanet(game, key),
        hint: `${formatCount(resourcesOf(game, key), 'resource')}, ${influenceOf(game, key)} influence`,
      })),
      { max: REFRESHED },
    ),
  { title: 'refresh planets', forced: true },
);

function keepPeace(game: Game, seat: SeatId, other: SeatId | undefined): void {
  if (other === undefined) return;
  addEffect(game, 'diplomacy', seat, other, 'round');
  game.addFact({ type: 'peace-kept', seat, other, by: 'diplomacy' });
}

const primary = procedure<{ seat: SeatId }>()('diplomacy-primary', {
  ask: (_game, { seat }) => ask([opponent.ask(seat, {})], 'named'),
  named: (game, { seat }, { answer }) => {
    keepPeace(game, seat, chosenKey(answer));
    return done();
  },
});

const secondary = procedure<{ seat: SeatId }>()('diplomacy-secondary', {
  begin: (game, { seat }) => (hasAbility(game, seat, BORN) ? ask([way.ask(seat, {})], 'way') : goto('planets')),
  way: (_game, { seat }, { answer }) =>
    chosenKey(answer) === 'primary' ? ask([opponent.ask(seat, {})], 'named') : goto('planets'),
  named: (game, { seat }, { answer }) => {
    keepPeace(game, seat, chosenKey(answer));
    return done();
  },
  planets: (_game, { seat }) => ask([refreshed.ask(seat, {})], 'refreshed'),
  refreshed: (game, { seat }, { answer }) => {
    refreshPlanets(game, seat, chosenKeys(answer));
    return done();
  },
});

export default strategyCard({
  id: 'diplomacy',
  name: 'Diplomacy',
  number: 2,
  theme: 'peace',
  text: "Primary: choose another player. This round, neither of you can activate systems with the other's units. Secondary: spend 1 strategy counter to refresh up to 2 planets.",
  confidence: 'high',
  primary,
  secondary,
  follow: (game, seat) =>
    hasAbility(game, seat, BORN)
      ? `Choose a player to make peace with this round, or refresh up to ${REFRESHED} of your planets.`
      : `Refresh up to ${REFRESHED} of your planets.`,
  secondaryCost: 1,
  secondaryUnable: (game, seat) =>
    exhausted(game, seat).length || hasAbility(game, seat, BORN) ? undefined : 'You have no exhausted planets.',
  modifiers: {
    // Units on planets count; a control marker alone does not (E3 19.1).
    'activation-barred': (game, { holder, memory }, barred, { seat, system }) => {
      const pair = [holder, memory];
      if (!pair.includes(seat)) return barred;
      const other = seat === holder ? memory : holder;
      const met = unitsInSystem(game, system).some(({ owner }) => owner === other);
      return met
        ? `You and ${nameOfSeat(game, String(other))} are at peace this round: you cannot activate systems with their units (Diplomacy).`
        : barred;
    },
  },
  procedures: [primary, secondary],
  questions: [opponent, way, refreshed],
});
