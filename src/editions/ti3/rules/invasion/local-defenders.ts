import { ask, call, chosenAmounts, done, goto } from '#engine';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { procedure, openWindow, type Game } from '#ti3/rules/game.ts';
import { destroyUnits, hasQuality, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { NEUTRAL_SEAT, type PlanetId, type SeatId, type SystemId, type UnitId } from '#ti3/rules/terms.ts';
import { rollForUnits } from '#ti3/rules/combat/dice.ts';
import { diceWindow, hitCountsIn } from '#ti3/rules/combat/dice-window.ts';
import {
  applyLosses,
  supportKey,
  joinInvasions,
  loseInInvasion,
  lossesOf,
  supportingShips,
} from './supporting-ships.ts';

// Neutral ground forces defend their planet against a landing.

interface LocalFight {
  seat: SeatId;
  system: SystemId;
  planet: PlanetId;
  /** Number of local defenders left. */
  locals: number;
  round?: number;
  joining?: UnitId[];
  /** Ground forces lost so far, on both sides. */
  fell?: number;
  /** Hits on the locals in this round. */
  hits?: number;
  /** Hits scored by the locals in this round. */
  suffered?: number;
}

const attackersOf = (game: Game, { planet, seat, joining = [] }: LocalFight): Unit[] => [
  ...groundForcesOn(game, planet, seat),
  ...joining.flatMap((id) => game.state.units[id] ?? []),
];

const about = ({ system, planet, seat }: LocalFight) => ({ system, planet, attacker: seat, defender: NEUTRAL_SEAT });

/** Fights for a planet with local defenders: like an invasion, but without bombardment (E3 18.27). */
export const fightLocals = procedure<LocalFight>()('fight-locals', {
  begin: (game, data) => {
    game.addFact({ type: 'battle-begins', ...about(data) });
    return ask([joinInvasions.ask(data.seat, { system: data.system, planets: [data.planet] })], 'joined');
  },
  joined: (game, data, { answer }) => {
    data.joining = Object.entries(chosenAmounts(answer)).flatMap(
      ([key, count]) =>
      supportingShips(game, data, supportKey.parse(key)[0]).slice(0, count).map(({ id }) => id), // prettier-ignore
    );
    return openWindow('when', 'invasion-begins', about(data), 'round');
  },
  round: (game, data) => {
    if (data.locals < 1 || !attackersOf(game, data).length) return goto('over');
    data.round = (data.round ?? 0) + 1;
    return openWindow('when', 'invasion-round-begins', { ...about(data), round: data.round }, 'dice');
  },
  dice: (game, data) => {
    const { seat, system, planet, locals, round = 0 } = data;
    const field = { purpose: 'ground', system, planet, round } as const;
    const rolls = [
      rollForUnits(game, { ...field, seat, enemy: NEUTRAL_SEAT, attacks: true }, attackersOf(game, data)),
      rollForUnits(
        game,
        { ...field, seat: NEUTRAL_SEAT, enemy: seat, attacks: false },
        Array.from({ length: locals }, () => ({ type: 'ground-force' })),
      ),
    ];
    return call(diceWindow, { ...about(data), purpose: field.purpose, rolls }, 'casualties');
  },
  casualties: (game, data, { result }) => {
    const [mine, theirs] = hitCountsIn(result);
    data.hits = mine;
    data.suffered = theirs;
    const { others, hits } = lossesOf(game, attackersOf(game, data), theirs);
    return ask(
      [loseInInvasion.ask(data.seat, { planet: data.planet, units: others.map(({ id }) => id), count: hits })],
      'fallen',
    );
  },
  fallen: (game, data, { answer }) => {
    const { planet, hits = 0, locals } = data;
    const { first, others } = lossesOf(game, attackersOf(game, data), data.suffered ?? 0);
    const lost = [...first, ...applyLosses(game, others, answer)];
    const fallen = Math.min(locals, hits);
    data.locals = locals - fallen;
    data.fell = (data.fell ?? 0) + fallen + lost.filter((unit) => hasQuality(game, 'ground-force', unit)).length;
    destroyUnits(game, lost);
    if (fallen) game.addFact({ type: 'locals-fallen', planet, count: fallen, left: data.locals });
    expireEffects(game, 'battle-round');
    return goto('round');
  },
  over: (game, data) => {
    const { system, planet, seat, fell = 0 } = data;
    expireEffects(game, 'battle');
    const winner = groundForcesOn(game, planet, seat).length ? seat : null;
    game.addFact(winner === null ? { type: 'locals-hold', planet } : { type: 'battle-ends', system, planet, winner });
    return openWindow('after', 'invasion-ends', { ...about(data), winner, fell }, 'end');
  },
  end: () => done(),
});

export const localDefenderProcedures = [fightLocals];
