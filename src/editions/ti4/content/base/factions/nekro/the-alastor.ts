import { ask, call, chosenAmounts, done, type AmountOption, type Spec } from '#engine';
import { isSide } from '#ti4/rules/combat/combat.ts';
import { on, unit, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import { labelOf } from '#ti4/rules/units/unit-marks.ts';
import { lineAtKey, lineKey } from '#ti4/rules/units/unit-keys.ts';
import { isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';

const ID = 'the-alastor';

const groundForces = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unitsAt(game, { owner: seat, system }).filter((unit) => isGroundForce(game, unit));
const placeKey = (game: Game, unit: Unit): string => lineAtKey.format(lineKey(game, unit), unit.planet);

/** Asks for the ground forces that fight in space, by location. */
const groundForcesInSpace = question<{ system: SystemId }, Record<string, number>>()(
  'alastor-ground-forces',
  (game, seat, { system }): Spec => {
    const lines: AmountOption[] = [];
    for (const one of groundForces(game, seat, system)) {
      const line = lines.find(({ key }) => key === placeKey(game, one));
      if (line) line.max += 1;
      else
        lines.push({
          key: placeKey(game, one),
          label: `${labelOf(game, one)} ${one.planet === undefined ? 'in space' : `on ${nameOfPlanet(game, one.planet)}`}`,
          max: 1,
        });
    }
    if (!lines.length) return { kind: 'none', reason: 'You no longer have ground forces there.' };
    return {
      kind: 'allot',
      prompt: 'The Alastor: how many of your ground forces here fight like ships in this combat?',
      amounts: lines,
      proposed: {},
      emptyLabel: 'Keep all ground forces out of it',
    };
  },
);

const enlist = procedure<{ seat: SeatId; system: SystemId }>()('alastor', {
  which: (_game, { seat, system }) => ask([groundForcesInSpace.ask(seat, { system })], 'enlist'),
  enlist: (game, { seat, system }, got) => {
    const left = { ...chosenAmounts(got.answer) };
    const units = groundForces(game, seat, system).filter(
      (one) => (left[placeKey(game, one)] ?? 0) > 0 && (left[placeKey(game, one)] -= 1) >= 0,
    );
    if (units.length) {
      // They keep fighting after the flagship is destroyed.
      addEffect(
        game,
        ID,
        seat,
        units.map(({ id }) => id),
        'combat',
      );
      game.addFact({ type: 'ground-forces-enlisted', seat, system, count: units.length });
    }
    return done();
  },
});

const enlisted = (game: Game, { key, memory }: HeldComponent, id: UnitId): boolean =>
  key in game.state.effects && (memory as UnitId[]).includes(id);

/** Tells whether there are units of the same type in the same place that do not fight in space. */
const besidesOthers = (game: Game, held: HeldComponent, { owner, system, type, planet }: Unit): boolean =>
  unitsAt(game, { owner, system, type }).some((other) => other.planet === planet && !enlisted(game, held, other.id));

export default unit({
  id: ID,
  name: 'The Alastor',
  set: 'base',
  text: 'Cost 8, combat 9 with 2 dice, move 1, capacity 3, Sustain Damage. When a space combat begins in its system: you may choose any number of your ground forces there. They fight like ships in that combat.',
  faction: 'nekro',
  type: 'flagship',
  cost: 8,
  combat: { value: 9, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  modifiers: {
    marks: (game, held, marks, { unit: one }) =>
      enlisted(game, held, one.id) && besidesOthers(game, held, one)
        ? [...marks, { by: ID, label: 'fights in space', worth: 1 }]
        : marks,
    'ship-in-space': (game, held, fights, { unit: one }) => fights || enlisted(game, held, one.id),
  },
  reactions: [
    on('when', 'space-combat-begins', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        unitsAt(game, { owner: holder, system: event.system, type: 'flagship', space: true }).length > 0 &&
        groundForces(game, holder, event.system).length > 0,
      effect: (_game, { holder }, { system }) => call(enlist, { seat: holder, system }, 'finish'),
    }),
  ],
  procedures: [enlist],
  questions: [groundForcesInSpace],
});
