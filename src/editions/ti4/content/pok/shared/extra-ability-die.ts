import type { Answering } from '#kit/components/types.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { aboutToRoll, rollsOneMore } from '#ti4/rules/combat/dice.ts';
import { isUnitAbility } from '#ti4/rules/combat/roll-purpose.ts';
import type { Game, Held, Ti4 } from '#ti4/rules/components/component.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';

/** When one's own units roll for an ability, one of them rolls one more die. */
export const oneMoreDie = (afterwards: (game: Game, held: Held) => void): Answering<Ti4, 'roll-begins'> => ({
  usable: (game, { holder, key }, { seat, purpose }) =>
    seat === holder &&
    isUnitAbility(purpose) &&
    aboutToRoll(game).length > 0 &&
    !(game.within(bombardment)?.raisedBy ?? []).includes(key),
  target: (game, { holder }) =>
    chooseUnit.of(holder, { prompt: 'Which unit rolls one more die?', units: aboutToRoll(game).map(({ id }) => id) }),
  effect: (game, held, _event, [unit]) => {
    if (unit === undefined) return;
    rollsOneMore(game, unit);
    const bombarding = game.within(bombardment);
    if (bombarding) bombarding.raisedBy = [...(bombarding.raisedBy ?? []), held.key];
    afterwards(game, held);
  },
});
