import { ask, call, chosenKey, done } from '#engine';
import { factsOfCombatRound, combatantsAt, isInCombat, isSide, placeOf, type Place } from '#ti4/rules/combat/combat.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { pickUnit, findPickedUnit } from '#ti4/rules/units/pick-unit.ts';
import { repairUnit } from '#ti4/rules/combat/hits.ts';
import type { SeatId, UnitId } from '#ti4/rules/state.ts';

const sustainedThisRound = (game: Game, id: UnitId): boolean =>
  factsOfCombatRound(game).some((fact) => fact.type === 'damage-sustained' && fact.id === id);

/** Returns the damaged units in the combat that have not used Sustain Damage in this round. */
function repairable(game: Game, seat: SeatId, place: Place): UnitId[] {
  return combatantsAt(game, place, seat)
    .filter((unit) => unit.damaged && !sustainedThisRound(game, unit.id))
    .map((unit) => unit.id);
}

const duraniumArmor = procedure<Place & { seat: SeatId }>()('duranium-armor', {
  start: (game, { seat, ...place }) =>
    ask([pickUnit.ask(seat, { units: repairable(game, seat, place), prompt: 'Which unit do you repair?' })], 'repair'),
  repair: (game, { seat, ...place }, got) => {
    const unit = findPickedUnit(game, repairable(game, seat, place), chosenKey(got.answer));
    if (unit) repairUnit(game, unit);
    return done();
  },
});

export default technology({
  id: 'duranium-armor',
  name: 'Duranium Armor',
  set: 'base',
  text: 'In each combat round, after hits are assigned: repair 1 of your damaged units in that combat, but not one that used Sustain Damage in that round.',
  color: 'warfare',
  prerequisites: { warfare: 2 },
  modifiers: {
    'repaired-each-round': (_game, { holder }, count, { seat }) => (seat === holder ? count + 1 : count),
    marks: (game, { holder, component }, marks, { unit }) =>
      unit.owner === holder && unit.damaged && isInCombat(game, unit) && sustainedThisRound(game, unit.id)
        ? [...marks, { by: component, label: 'damaged this round', worth: -1, saysDamaged: true }]
        : marks,
  },
  reactions: [
    on('after', 'hits-assigned', {
      mandatory: true,
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) && repairable(game, holder, placeOf(event)).length > 0,
      effect: (_game, { holder }, event) => call(duraniumArmor, { seat: holder, ...placeOf(event) }, 'finish'),
    }),
  ],
  procedures: [duraniumArmor],
});
