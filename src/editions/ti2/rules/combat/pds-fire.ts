import {
  ask,
  call,
  chosenKeys,
  choose,
  chosenAmounts,
  done,
  goto,
  type AmountOption,
  type Answer,
  type Spec,
} from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { adjacentSystems } from '#ti2/rules/board/adjacency.ts';
import { opponentSeatsIn, removeStrandedFighters, shipsIn, unitsInSystem } from '#ti2/rules/units/units.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { procedure, question, type Game } from '#ti2/rules/game.ts';
import { nameOfSeat, nameOfSystem, possessive } from '#ti2/rules/names.ts';
import { fireFeeProblem, formatAttackFee, payFireFee } from '#ti2/rules/production/credits.ts';
import { remainingSeats } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { endAgreementByWar } from '#ti2/rules/trade/agreements.ts';
import { resolveHits } from './hits.ts';
import { diceWindow, hitCountIn, rollVolley } from './dice.ts';

/** Returns the PDS of a seat in a system, except those aboard ships. */
export const pdsIn = (game: Game, system: SystemId, seat: SeatId): Unit[] =>
  unitsInSystem(game, system).filter(({ type, owner, ship }) => type === 'pds' && owner === seat && ship === undefined);

interface Barrage {
  seat: SeatId;
  target: SeatId;
  system: SystemId;
  from: SystemId;
  count: number;
}

/** Fires PDS at ships, once each; nobody fires back (E2 7.8, 7.11). */
const barrage = procedure<Barrage>()('pds-barrage', {
  roll: (game, { seat, target, system, from, count }) => {
    if (!shipsIn(game, system, target).length) return done();
    if (from !== system) endAgreementByWar(game, seat, target);
    const shooting = { seat, enemy: target, purpose: 'fire' as const, system, attacks: game.state.active === seat };
    const volleys = [rollVolley(game, shooting, pdsIn(game, from, seat).slice(0, count))];
    return call(diceWindow, { attacker: seat, defender: target, system, volleys }, 'hit');
  },
  hit: (_game, { target, system }, { result }) =>
    call(resolveHits, { all: [{ seat: target, system, count: hitCountIn(result) }] }, 'end'),
  end: () => done(),
});

/** Returns the systems where a seat's PDS face ships of the player who has moved. */
const watched = (game: Game, seat: SeatId, target: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) => pdsIn(game, system, seat).length && shipsIn(game, system, target).length,
  );

/** Asks where PDS fire at ships that have arrived; firing is optional (E2 7.8). */
const openFire = question<{ target: SeatId }>()(
  'open-fire',
  (game, seat, { target }) => {
    const systems = watched(game, seat, target);
    if (!systems.length) return { kind: 'none', reason: 'Your PDS have no ships to fire at.' };
    const options = systems.map((key) => ({ key, label: `Fire at ${nameOfSystem(game, key)}` }));
    return choose(
      `Where do your PDS fire at ${possessive(nameOfSeat(game, target))} ships?${formatAttackFee(game, seat, 'fire-fee')}`,
      options,
      { min: 0, max: options.length, nothing: 'Hold fire' },
    );
  },
  {
    title: 'fire PDS',
    check: (game, seat, _data, answer: Answer) => (chosenKeys(answer).length ? fireFeeProblem(game, seat) : undefined),
  },
);

/** Lets each enemy PDS fire once right after a movement segment (E2 7.8). */
export const outOfTurnFire = procedure<{ target: SeatId; fired: SeatId[]; queue?: Barrage[] }>()('out-of-turn-fire', {
  next: (game, data) => {
    const seat = remainingSeats(game.state).find(
      (one) => one !== data.target && !data.fired.includes(one) && watched(game, one, data.target).length,
    );
    if (seat === undefined) return goto('over');
    data.fired.push(seat);
    return ask([openFire.ask(seat, { target: data.target })], 'chosen');
  },
  chosen: (game, data, { answer }) => {
    const seat = data.fired[data.fired.length - 1];
    if (chosenKeys(answer).length) payFireFee(game, seat);
    data.queue = chosenKeys(answer).map((system) => ({ seat, target: data.target, system, from: system, count: pdsIn(game, system, seat).length })); // prettier-ignore
    return goto('fire');
  },
  fire: (_game, { queue = [] }) => {
    const next = queue.shift();
    return next ? call(barrage, next, 'fire') : goto('next');
  },
  over: (game) => {
    removeStrandedFighters(game);
    return done();
  },
});

const aimKey = pairKey<SystemId, string>('>');

/**
 * Returns the targets of a seat's PDS in its own turn: in their own system and, with the right technology, in adjacent
 * ones (E2 7.11).
 */
function aims(game: Game, seat: SeatId): { from: SystemId; to: SystemId; target: SeatId; count: number }[] {
  const afar = modify(game, 'fires-afar', { seat }, false);
  return Object.keys(game.state.systems).flatMap((from) => {
    const count = pdsIn(game, from, seat).length;
    if (!count) return [];
    const reach = afar ? [from, ...adjacentSystems(game, from)] : [from];
    return reach.flatMap((to) => opponentSeatsIn(game, to, seat).map((target) => ({ from, to, target, count })));
  });
}

const keyOf = ({ from, to, target }: { from: SystemId; to: SystemId; target: SeatId }): string =>
  aimKey.format(from, aimKey.format(to, target));

const offensive = question<object, Record<string, number>>()(
  'offensive-fire',
  (game, seat): Spec => {
    const all = aims(game, seat);
    if (!all.length) return { kind: 'none', reason: 'Your PDS have no ships to fire at.' };
    const lines: AmountOption[] = all.map((aim) => ({
      key: keyOf(aim),
      label: `PDS at ${nameOfSystem(game, aim.from)}: fire at ${possessive(nameOfSeat(game, aim.target))} ships ${aim.to === aim.from ? 'there' : `at ${nameOfSystem(game, aim.to)}`}`,
      max: aim.count,
      weights: { [aim.from]: 1 },
    }));
    const limits = [...new Map(all.map((aim) => [aim.from, aim])).values()].map(({ from, count }) => ({
      measure: from,
      atMost: count,
      message: `Each PDS fires once, and you have ${count} at ${nameOfSystem(game, from)} (E2 7.11).`,
      hideTally: true as const,
    }));
    return {
      kind: 'allot',
      prompt: `At which ships do your PDS fire?${formatAttackFee(game, seat, 'fire-fee')}`,
      amounts: lines,
      limits,
      proposed: {},
      emptyLabel: 'Hold fire',
    };
  },
  {
    title: 'fire PDS',
    check: (game, seat, _data, counts) =>
      Object.values(counts).some((count) => count > 0) ? fireFeeProblem(game, seat) : undefined,
  },
);

/** Lets the active player's PDS fire once each before that player's battles (E2 7.11). */
export const offensiveFire = procedure<{ seat: SeatId; queue?: Barrage[] }>()('offensive-pds-fire', {
  ask: (game, { seat }) => (aims(game, seat).length ? ask([offensive.ask(seat, {})], 'chosen') : done()),
  chosen: (game, data, { answer }) => {
    const counts = chosenAmounts(answer);
    data.queue = aims(game, data.seat).flatMap((aim) => {
      const count = counts[keyOf(aim)] ?? 0;
      return count ? [{ seat: data.seat, target: aim.target, system: aim.to, from: aim.from, count }] : [];
    });
    if (data.queue.length) payFireFee(game, data.seat);
    return goto('fire');
  },
  fire: (game, { queue = [] }) => {
    const next = queue.shift();
    if (next) return call(barrage, next, 'fire');
    removeStrandedFighters(game);
    return done();
  },
});

export const pdsProcedures = [barrage, outOfTurnFire, offensiveFire, diceWindow];
export const pdsQuestions = [openFire, offensive];
