import { ask, call, chosenAmounts, done, goto, type Spec } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { isShielded, makeNeutral } from '#ti2/rules/planets/control.ts';
import { destroyUnits, enemyShipsIn, shipsIn, groundForcesOn } from '#ti2/rules/units/units.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { procedure, question, openWindow, type Game } from '#ti2/rules/game.ts';
import { nameOfPlanet } from '#ti2/rules/names.ts';
import { formatAttackFee, payFee } from '#ti2/rules/production/credits.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';
import { endAgreementByWar } from '#ti2/rules/trade/agreements.ts';
import { diceWindow, hitCountIn, rollVolley } from '#ti2/rules/combat/dice.ts';
import { isEnemyPlanet } from './landing.ts';
import { positionOfPlanet, formatPlanet } from '#ti2/rules/planets/planet-labels.ts';

export interface BombardmentState {
  seat: SeatId;
  system: SystemId;
  /** Number of dreadnoughts used for something else. */
  spent?: number;
  queue?: { planet: PlanetId; shots: number }[];
}

const batteries = (game: Game, { seat, system, spent = 0 }: BombardmentState): Unit[] =>
  shipsIn(game, system, seat)
    .filter(({ type }) => type === 'dreadnought')
    .slice(spent);

/** Returns why a planet cannot be bombarded, or undefined if it can be (E2 7.18). */
export function bombardmentProblem(game: Game, seat: SeatId, planet: PlanetId): string | undefined {
  if (isShielded(game, planet) && !modify(game, 'bombards-shielded', { seat }, false))
    return 'You cannot bombard a planet with PDS (E2 7.18).';
  return modify(game, 'bombardment-barred', { planet }, undefined);
}

/** Planets of other players in a system that the seat can bombard. */
export const bombardablePlanets = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  enemyShipsIn(game, system, seat).length || modify(game, 'attack-fee', { seat }, 0) > seatOf(game, seat).credits
    ? []
    : game.state.systems[system].planets.filter(
        (planet) => isEnemyPlanet(game, seat, planet) && bombardmentProblem(game, seat, planet) === undefined,
      );

const bombard = question<BombardmentState, Record<string, number>>()(
  'bombard',
  (game, seat, data): Spec => {
    const planets = bombardablePlanets(game, seat, data.system);
    const count = batteries(game, data).length;
    if (!planets.length || !count) return { kind: 'none', reason: 'You have no planet to bombard.' };
    return {
      kind: 'allot',
      prompt: `Which planets do you bombard? You have ${formatCount(count, 'dreadnought')}.${formatAttackFee(game, seat)}`,
      amounts: game.state.systems[data.system].planets
        .filter((key) => isEnemyPlanet(game, seat, key))
        .map((key) => {
          const off = bombardmentProblem(game, seat, key);
          return {
            key,
            label: nameOfPlanet(game, key),
            group: positionOfPlanet(game, key),
            hint: formatPlanet(game, key),
            ...(off === undefined ? { max: count } : { max: 0, disabledReason: off }),
            weights: { dreadnoughts: 1 },
          };
        }),
      limits: [
        {
          measure: 'dreadnoughts',
          atMost: count,
          message: `Each dreadnought bombards once, and you have ${count} (E2 7.18).`,
        },
      ],
      proposed: {},
      emptyLabel: 'Do not bombard',
    };
  },
  { title: 'bombard planets' },
);

/**
 * Applies hits one by one: each destroys a ground force; with only a marker left, the planet turns neutral (E2 7.18).
 */
function strike(game: Game, planet: PlanetId, hits: number): void {
  const { owner } = game.state.planets[planet];
  for (let i = 0; i < hits && owner !== null && game.state.planets[planet].owner === owner; i++) {
    const troops = groundForcesOn(game, planet, owner);
    // 7.21: shock troops are destroyed first
    if (troops.length) destroyUnits(game, [troops.find(({ type }) => type === 'shock-troop') ?? troops[0]]);
    else makeNeutral(game, planet);
  }
}

/** Each dreadnought may bombard one planet in its system, even without a landing (E2 7.18). */
export const bombardment = procedure<BombardmentState>()('bombardment', {
  begin: (game, data) => {
    const { seat, system } = data;
    const planets = bombardablePlanets(game, seat, system);
    if (!planets.length || !batteries(game, data).length) return done();
    return openWindow('when', 'bombardment-due', { seat, system, planets }, 'ask');
  },
  ask: (_game, data) => {
    const { seat, system, spent } = data;
    return ask([bombard.ask(seat, { seat, system, ...(spent !== undefined && { spent }) })], 'chosen');
  },
  chosen: (game, data, { answer }) => {
    data.queue = Object.entries(chosenAmounts(answer)).flatMap(([planet, shots]) => (shots ? [{ planet, shots }] : []));
    if (data.queue.length) payFee(game, data.seat, modify(game, 'attack-fee', { seat: data.seat }, 0), 'attack');
    return goto('next');
  },
  next: (game, data) => {
    const aim = data.queue?.at(0);
    if (!aim) return done();
    const { seat, system } = data;
    const enemy = game.state.planets[aim.planet].owner;
    if (enemy !== null) endAgreementByWar(game, seat, enemy);
    const shooting = { seat, enemy, purpose: 'bombardment' as const, system, planet: aim.planet, attacks: true };
    const volleys = [rollVolley(game, shooting, batteries(game, data).slice(0, aim.shots))];
    return call(diceWindow, { attacker: seat, defender: enemy ?? seat, system, volleys }, 'hit');
  },
  hit: (game, data, { result }) => {
    const aim = data.queue?.shift();
    if (aim) strike(game, aim.planet, hitCountIn(result));
    return goto('next');
  },
});

export const bombardmentProcedures = [bombardment];
export const bombardmentQuestions = [bombard];
