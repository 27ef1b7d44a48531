import type { ReactionBody } from '#kit/components/types.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { unitsAboutToRoll, addExtraDie } from '#ti4/rules/combat/dice.ts';
import { isUnitAbilityRoll } from '#ti4/rules/combat/roll-purpose.ts';
import type { Game, HeldComponent, Ti4 } from '#ti4/rules/components/component.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';

/** Lets one of the holder's units that are about to roll for a unit ability roll one more die. */
export const extraAbilityDie = (
  afterwards: (game: Game, held: HeldComponent) => void,
): ReactionBody<Ti4, 'roll-begins'> => ({
  isUsable: (game, { holder, key }, { seat, purpose }) =>
    seat === holder &&
    isUnitAbilityRoll(purpose) &&
    unitsAboutToRoll(game).length > 0 &&
    !(game.enclosingData(bombardment)?.raisedBy ?? []).includes(key),
  target: (game, { holder }) =>
    chooseUnit.ask(holder, {
      prompt: 'Which unit rolls 1 extra die?',
      units: unitsAboutToRoll(game).map(({ id }) => id),
    }),
  effect: (game, held, _event, [unit]) => {
    if (unit === undefined) return;
    addExtraDie(game, unit);
    const bombarding = game.enclosingData(bombardment);
    if (bombarding) bombarding.raisedBy = [...(bombarding.raisedBy ?? []), held.key];
    afterwards(game, held);
  },
});
