import { ask, call, chosenAmounts, done, type Spec } from '#engine';
import { combatantsInSpace, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { barrageRollOf } from '#ti4/rules/combat/combat-rolls.ts';
import { damageUnits, hasSustain } from '#ti4/rules/combat/hits.ts';
import { ability, on } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { unitLines, unitsFromCounts } from '#ti4/rules/units/fleet-excess.ts';
import { labelOf } from '#ti4/rules/units/unit-marks.ts';
import { formatCount } from '#text/sentences.ts';

const ID = 'raid-formation';

interface Raid {
  seat: SeatId;
  opponent: SeatId;
  system: SystemId;
  count: number;
}

/** Lists the opponent's ships, and units that count as ships there, with Sustain Damage, damaged or not. */
const sturdy = (game: Game, { opponent, system }: Pick<Raid, 'opponent' | 'system'>): Unit[] =>
  combatantsInSpace(game, system, opponent).filter((unit) => hasSustain(game, unit));

/** Returns how many hits of a barrage exceed the opponent's fighters. */
const excess = (game: Game, seat: SeatId, opponent: SeatId, system: SystemId): number =>
  barrageRollOf(game, seat).hits -
  combatantsInSpace(game, system, opponent).filter(({ type }) => type === 'fighter').length;

const raided = question<Raid, Record<string, number>>()(
  ID,
  (game, _seat, raid): Spec => {
    const units = sturdy(game, raid);
    const count = Math.min(raid.count, units.length);
    if (count <= 0) return { kind: 'none', reason: 'No ship there has Sustain Damage.' };
    const unitOf = (key: string): Unit => unitsFromCounts(game, units, { [key]: 1 })[0];
    const lines = unitLines(game, units).map((line, _i, all) => ({
      ...line,
      label: labelOf(game, unitOf(line.key)),
      max: Math.min(line.max, count),
      min: Math.max(0, count - all.reduce((sum, other) => sum + (other === line ? 0 : other.max), 0)),
    }));
    let left = count;
    const start: Record<string, number> = {};
    // Proposes undamaged ships first.
    for (const { key } of [...lines].sort(
      (a, b) => Number(unitOf(a.key).damaged ?? 0) - Number(unitOf(b.key).damaged ?? 0),
    )) {
      const line = lines.find((one) => one.key === key);
      start[key] = Math.min(left, line?.max ?? 0);
      left -= start[key];
    }
    return {
      kind: 'allot',
      prompt: `Raid Formation damages ${formatCount(count, 'ship')}. Which of ${nameOfSeat(game, raid.opponent)}'s ships with Sustain Damage ${count === 1 ? 'becomes' : 'become'} damaged?`,
      amounts: lines,
      limits: [
        {
          measure: 'units',
          measureLabel: 'ships',
          atLeast: count,
          atMost: count,
          message: `Choose exactly ${count}; you chose {sum}.`,
        },
      ],
      proposed: start,
    };
  },
  { title: 'choose ships to damage', forced: true },
);

const raid = procedure<Raid>()(ID, {
  choose: (game, data) => (sturdy(game, data).length ? ask([raided.ask(data.seat, data)], 'damage') : done()),
  damage: (game, data, got) => {
    damageUnits(game, unitsFromCounts(game, sturdy(game, data), chosenAmounts(got.answer)), {
      by: data.seat,
      component: ID,
    });
    return done();
  },
});

export default ability({
  id: ID,
  name: 'Raid Formation',
  set: 'pok',
  faction: 'argent',
  text: 'When your Anti-Fighter Barrage produces more hits than your opponent has fighters: for each excess hit, choose 1 of their ships with Sustain Damage. That ship becomes damaged.',
  reactions: [
    on('after', 'combat-rolls-settled', {
      mandatory: 'any-order',
      isUsable: (game, { holder }, about) =>
        about.purpose === 'anti-fighter-barrage' &&
        isSide(about, holder) &&
        excess(game, holder, opponentIn(about, holder), about.system) > 0 &&
        sturdy(game, { opponent: opponentIn(about, holder), system: about.system }).length > 0,
      effect: (game, { holder }, about) => {
        const opponent = opponentIn(about, holder);
        const count = excess(game, holder, opponent, about.system);
        return call(raid, { seat: holder, opponent, system: about.system, count }, 'finish');
      },
    }),
  ],
  procedures: [raid],
  questions: [raided],
});
