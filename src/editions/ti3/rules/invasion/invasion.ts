import { ask, call, chosenKey, choose, chosenAmounts, done, goto } from '#engine';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { rescueCaptives } from '#ti3/rules/leaders/captives.ts';
import { captivesOf, endangerLandingLeaders, hasLeaders } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { destroyUnits, hasQuality, unitsOnPlanet, shipsIn, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { breakByWar } from '#ti3/rules/trade/breaking-agreements.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';
import { bombard, bombardment } from './bombardment.ts';
import { rollForUnits } from '#ti3/rules/combat/dice.ts';
import { diceWindow, hitCountsIn } from '#ti3/rules/combat/dice-window.ts';
import { applyLosses, hasLossChoice, supportKey, joinInvasions, loseInInvasion } from './supporting-ships.ts';
import { type Invasion, defenderOf, isDefended, rollOf, attackersOf, standing, lossesIn } from './invasion-forces.ts';

/** Destroys units and counts the ground forces among them. */
function fall(game: Game, data: Invasion, units: readonly Unit[]): void {
  data.fell = (data.fell ?? 0) + units.filter((unit) => hasQuality(game, 'ground-force', unit)).length;
  destroyUnits(game, units);
}

/** Runs the invasion of one planet (E3 8.2 to 8.6). */
export const invadePlanet = procedure<Invasion>()('invade-planet', {
  begin: (game, data) => {
    breakByWar(game, data.attacker, data.defender); // 15.3
    const { system, planet, attacker, defender } = data;
    const met = Object.fromEntries(
      [attacker, defender].map((seat) => [seat, groundForcesOn(game, planet, seat).length]),
    );
    if (!isDefended(game, planet, attacker)) data.unopposed = true;
    game.addFact({ type: 'battle-begins', system, planet, attacker, defender, met, ...openTo(data) });
    return openWindow('when', 'invasion-begins', about(data), 'pds');
  },
  pds: (game, data) => {
    // 8.2: once, at the landing ground forces
    const { planet, attacker, defender } = data;
    const guns = unitsOnPlanet(game, planet).filter(
      (unit) => unit.owner === defender && hasQuality(game, 'fires-at-ships', unit),
    );
    const rolls = [rollForUnits(game, rollOf(data, defender, 'landing-fire'), guns)];
    return call(
      diceWindow,
      { system: data.system, planet, attacker, defender, purpose: 'landing-fire' as const, rolls },
      'shot',
    );
  },
  shot: (game, data, { result }) => {
    const [hits] = hitCountsIn(result);
    const { planet, attacker } = data;
    const troops = groundForcesOn(game, planet, attacker);
    if (hits && hasLossChoice(game, troops))
      return ask(
        [loseInInvasion.ask(attacker, { planet, units: troops.map(({ id }) => id), count: hits })],
        'shotDown',
      );
    fall(game, data, troops.slice(0, hits));
    return goto('round');
  },
  shotDown: (game, data, { answer }) => {
    fall(game, data, applyLosses(game, groundForcesOn(game, data.planet, data.attacker), answer));
    return goto('round');
  },
  round: (game, data) => {
    const { planet, defender } = data;
    if (!attackersOf(game, data).length || !groundForcesOn(game, planet, defender).length) return goto('over');
    data.round = (data.round ?? 0) + 1;
    game.addFact({ type: 'battle-round-begins', ...about(data), round: data.round, left: standing(game, data) });
    return openWindow('when', 'invasion-round-begins', { ...about(data), round: data.round }, 'dice');
  },
  dice: (game, data) => {
    // 8.3: both sides roll at once
    const { planet, attacker, defender } = data;
    const [attackers, defenders] = [attackersOf(game, data), groundForcesOn(game, planet, defender)];
    const rolls = [
      rollForUnits(game, rollOf(data, attacker, 'ground'), attackers),
      rollForUnits(game, rollOf(data, defender, 'ground'), defenders),
    ];
    const { system } = data;
    return call(diceWindow, { system, planet, attacker, defender, purpose: 'ground' as const, rolls }, 'casualties');
  },
  casualties: (game, data, { result }) => {
    const [byAttackers, byDefenders] = hitCountsIn(result);
    data.hits = byAttackers;
    data.suffered = byDefenders;
    const { planet, attacker, defender } = data;
    const [ours, theirs] = lossesIn(game, data);
    const lost = loseInInvasion.ask(attacker, { planet, units: ours.others.map(({ id }) => id), count: ours.hits });
    if (!theirs.hits || !hasLossChoice(game, theirs.others)) return ask([lost], 'fallen');
    const chosen = loseInInvasion.ask(defender, {
      planet,
      units: theirs.others.map(({ id }) => id),
      count: theirs.hits,
    });
    return ask(ours.hits ? [lost, chosen] : [chosen], 'fallen');
  },
  fallen: (game, data, { answers }) => {
    const { attacker, defender } = data;
    const [ours, theirs] = lossesIn(game, data);
    const lost = applyLosses(game, ours.others, answers[attacker] ?? null);
    const met = hasLossChoice(game, theirs.others)
      ? applyLosses(game, theirs.others, answers[defender] ?? null)
      : theirs.others.slice(0, theirs.hits);
    fall(game, data, [...ours.first, ...lost, ...theirs.first, ...met]);
    return openWindow('after', 'invasion-round-ends', about(data), 'rested');
  },
  rested: (game) => {
    expireEffects(game, 'battle-round');
    return goto('round');
  },
  over: (game, data) => {
    // 8.4: the planet goes to the side with units left; if there is none, the defender keeps it
    const { system, planet, attacker, defender } = data;
    expireEffects(game, 'battle');
    const won = groundForcesOn(game, planet, attacker).length > 0;
    const winner = won ? attacker : groundForcesOn(game, planet, defender).length ? defender : null;
    game.addFact({
      type: 'battle-ends',
      system,
      planet,
      winner,
      attacker,
      defender,
      left: standing(game, data),
      ...openTo(data),
    });
    data.winner = winner;
    return won && (hasLeaders(game) || game.state.options.shockTroops)
      ? openWindow('when', 'planet-falls', { seat: attacker, planet, from: defender }, 'held')
      : goto('held');
  },
  held: (game, data) => {
    const { planet, attacker, defender } = data;
    const won = data.winner === attacker;
    if (won) gainPlanet(game, attacker, planet);
    else {
      destroyStranded(game, planet, attacker);
      endangerLandingLeaders(game, attacker, planet, defender);
    }
    return won && captivesOf(game, defender).length
      ? call(rescueCaptives, { seat: attacker, from: defender, planet }, 'told')
      : goto('told');
  },
  told: (_game, data) =>
    openWindow('after', 'invasion-ends', { ...about(data), winner: data.winner ?? null, fell: data.fell ?? 0 }, 'end'),
  end: () => done(),
});

/** Destroys the attacker's PDS on a planet where all its ground forces have died. */
function destroyStranded(game: Game, planet: PlanetId, attacker: SeatId): void {
  destroyUnits(
    game,
    unitsOnPlanet(game, planet).filter(({ owner }) => owner === attacker),
  );
}

/** Returns the `unopposed` mark for battle facts, so that no battle is reported for an undefended planet. */
const openTo = ({ unopposed }: Invasion) => unopposed && { unopposed };

const about = ({ system, planet, attacker, defender }: Invasion) => ({ system, planet, attacker, defender });

interface Invading {
  seat: SeatId;
  system: SystemId;
  /** Planets still to be invaded. */
  planets: PlanetId[];
  /** Ships that fight from space, by planet. */
  joining?: Record<PlanetId, UnitId[]>;
}

/**
 * Asks the active player for the order of invasions (E3 6.6). Undefended planets come first and are not asked about.
 */
const nextPlanet = question<{ planets: PlanetId[] }>()(
  'next-invasion',
  (game, _seat, { planets }) =>
    choose(
      'Which planet do you invade first?',
      planets.map((key) => ({ key, label: nameOfPlanet(game, key) })),
    ),
  { title: 'choose the order of invasions', forced: true },
);

/** Runs bombardment, then an invasion of each planet with a landing (E3 8). */
export const bombardAndInvade = procedure<Invading>()('bombard-and-invade', {
  bombard: (game, { seat, system, planets }) =>
    call(
      bombardment,
      { seat, system, planets: planets.filter((planet) => groundForcesOn(game, planet, seat).length) },
      'join',
    ), // 8.1
  join: (_game, { seat, system, planets }) => ask([joinInvasions.ask(seat, { system, planets })], 'joined'),
  joined: (game, data, { answer }) => {
    data.joining = {};
    for (const [key, count] of Object.entries(chosenAmounts(answer))) {
      const [type, planet] = supportKey.parse(key);
      const busy = Object.values(data.joining).flat();
      const free = shipsIn(game, data.system, data.seat).filter(
        (ship) => ship.type === type && !busy.includes(ship.id),
      );
      data.joining[planet] = [...(data.joining[planet] ?? []), ...free.slice(0, count).map(({ id }) => id)];
    }
    return goto('next');
  },
  next: (game, { seat, planets }) => {
    if (!planets.length) return done();
    const open = planets.find((planet) => !isDefended(game, planet, seat));
    return ask([nextPlanet.ask(seat, { planets: open === undefined ? planets : [open] })], 'invade');
  },
  invade: (game, data, { answer }) => {
    const planet = chosenKey(answer) ?? data.planets[0];
    data.planets = data.planets.filter((one) => one !== planet);
    const defender = defenderOf(game, planet, data.seat);
    if (!groundForcesOn(game, planet, data.seat).length || defender === undefined || defender === data.seat) {
      if (groundForcesOn(game, planet, data.seat).length) gainPlanet(game, data.seat, planet);
      else endangerLandingLeaders(game, data.seat, planet, defender ?? null);
      return goto('next');
    }
    const joining = data.joining?.[planet] ?? [];
    return call(
      invadePlanet,
      { system: data.system, planet, attacker: data.seat, defender, ...(joining.length && { joining }) },
      'next',
    );
  },
});

export const invasionProcedures = [bombardAndInvade, bombardment, invadePlanet];
export const invasionQuestions = [bombard, joinInvasions, loseInInvasion, nextPlanet];
