import { factsOfCombatRound } from '#ti4/rules/combat/combat.ts';
import type { Game, HeldComponent } from '#ti4/rules/components/component.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { Unit, UnitId } from '#ti4/rules/state.ts';
import type { UnitMark } from '#ti4/rules/units/unit-value-types.ts';

/** Returns the unit that a lasting effect remembers. */
export const rememberedUnit = ({ memory }: HeldComponent): UnitId | undefined =>
  (memory as { unit?: UnitId } | null)?.unit;

/** Marks the unit that a lasting effect lets roll 1 more die this combat round, until its owner has rolled. */
export const markedForOneMoreDie =
  (purpose: RollPurpose) =>
  (game: Game, held: HeldComponent, marks: readonly UnitMark[], { unit }: { unit: Unit }): readonly UnitMark[] => {
    if (rememberedUnit(held) !== unit.id) return marks;
    const rolled = factsOfCombatRound(game).some(
      (fact) => fact.type === 'dice-rolled' && fact.seat === unit.owner && fact.purpose === purpose,
    );
    return rolled ? marks : [...marks, { by: held.component, label: '1 more die this round', worth: 1 }];
  };
