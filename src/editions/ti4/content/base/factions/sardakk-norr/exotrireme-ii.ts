import { ask, call, done, type AmountOption, type Spec } from '#engine';
import { combatantsInSpace, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { unitsFromAnswer } from '#ti4/rules/units/unit-groups.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { labelOf } from '#ti4/rules/units/unit-marks.ts';
import { lineKey } from '#ti4/rules/units/unit-keys.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { prefixedKey } from '#kit/prompts/option-keys.ts';
import { directHitImmunity } from '#ti4/content/shared/modifiers/direct-hit-immunity.ts';

const MOST = 2;

/** The option key of the seat's own ships, distinct from that of the opponent's ships. */
const ownShip = prefixedKey<string>('own ');

interface Ramming {
  seat: SeatId;
  opponent: SeatId;
  system: SystemId;
}

const rams = (game: Game, { seat, system }: Omit<Ramming, 'opponent'>): Unit[] =>
  seatOf(game, seat).units.dreadnought === 'exotrireme-ii'
    ? unitsAt(game, { owner: seat, system, type: 'dreadnought', space: true })
    : [];

const linesOf = (
  game: Game,
  units: Unit[],
  keyIn: (line: string) => string,
  group: string,
  worth: Record<string, number>,
): AmountOption[] => {
  const lines: AmountOption[] = [];
  for (const unit of units) {
    const key = keyIn(lineKey(game, unit));
    const line = lines.find((one) => one.key === key);
    if (line) line.max += 1;
    else lines.push({ key, label: labelOf(game, unit), group, max: 1, weights: worth });
  }
  return lines;
};

/** Asks for an Exotrireme to destroy and its targets: one at a time, as each ship has the ability. */
const ramming = question<Ramming, Record<string, number>>()('exotrireme-ramming', (game, _seat, data): Spec => {
  const own = linesOf(game, rams(game, data), ownShip.format, 'Your Exotrireme', { given: 1 });
  const targets = linesOf(
    game,
    combatantsInSpace(game, data.system, data.opponent),
    (line) => line,
    "Your opponent's ships",
    {
      destroyed: 1,
    },
  );
  if (!own.length || !targets.length) return { kind: 'none', reason: 'There is no ship left to destroy.' };
  return {
    kind: 'allot',
    prompt: "Which Exotrireme do you destroy, and which of your opponent's ships with it? Up to 2.",
    proposed: { [own[0].key]: 1, [targets[0].key]: 1 },
    amounts: [
      ...own.map((line) => ({ ...line, max: 1 })),
      ...targets.map((line) => ({ ...line, max: Math.min(line.max, MOST) })),
    ],
    limits: [
      {
        measure: 'given',
        measureLabel: 'Exotrireme',
        atLeast: 1,
        atMost: 1,
        message: 'Choose exactly 1 Exotrireme; you chose {sum}.',
      },
      {
        measure: 'destroyed',
        measureLabel: "opponent's ships",
        atLeast: 1,
        atMost: MOST,
        message: `Choose 1 or ${MOST} of your opponent's ships; you chose {sum}.`,
      },
    ],
  };
});

const ram = procedure<Ramming>()('exotrireme-ramming', {
  start: (_game, data) => ask([ramming.ask(data.seat, data)], 'chosen'),
  chosen: (game, data, got) => {
    if (got.answer === null) return done();
    const answer = got.answer as Record<string, number>;
    const given: Record<string, number> = {};
    for (const [key, count] of Object.entries(answer)) {
      const line = ownShip.parse(key);
      if (line !== undefined) given[line] = count;
    }
    const units = [
      ...unitsFromAnswer(game, rams(game, data), given),
      ...unitsFromAnswer(game, combatantsInSpace(game, data.system, data.opponent), answer),
    ];
    return call(destroyUnits, { units, by: data.seat }, 'end');
  },
  end: () => done(),
});

export default technology({
  id: 'exotrireme-ii',
  name: 'Exotrireme II',
  set: 'base',
  text: 'Cost 4, combat 5, move 2, capacity 1, Bombardment 4 with 2 dice, Sustain Damage. Direct Hit cannot destroy it. After a space combat round: you may destroy it to destroy up to 2 opposing ships there.',
  prerequisites: { propulsion: 2, cybernetic: 1 },
  faction: 'sardakk-norr',
  upgrade: {
    type: 'dreadnought',
    cost: 4,
    combat: { value: 5, dice: 1 },
    move: 2,
    capacity: 1,
    sustainDamage: true,
    bombardment: { value: 4, dice: 2 },
  },
  modifiers: directHitImmunity,
  reactions: [
    on('after', 'space-combat-round-ends', {
      isRepeatable: true,
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        rams(game, { seat: holder, system: event.system }).length > 0 &&
        combatantsInSpace(game, event.system, opponentIn(event, holder)).length > 0,
      effect: (_game, { holder }, event) =>
        call(ram, { seat: holder, opponent: opponentIn(event, holder), system: event.system }, 'finish'),
    }),
  ],
  procedures: [ram],
  questions: [ramming],
});
