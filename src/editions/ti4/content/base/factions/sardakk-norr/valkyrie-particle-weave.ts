import { isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { countHits } from '#ti4/rules/combat/dice.ts';
import { combatRolls } from '#ti4/rules/combat/combat-rolls.ts';

export default technology({
  id: 'valkyrie-particle-weave',
  name: 'Valkyrie Particle Weave',
  set: 'base',
  text: 'After the combat rolls in each round of ground combat: if your opponent produced any hits, you produce 1 extra hit.',
  color: 'warfare',
  prerequisites: { warfare: 2 },
  faction: 'sardakk-norr',
  reactions: [
    on('after', 'combat-rolls-made', {
      mandatory: true,
      isUsable: (game, { holder }, event) => {
        const roll =
          event.purpose === 'ground-combat' && isSide(event, holder)
            ? game.enclosingData(combatRolls)?.rolls?.[opponentIn(event, holder)]
            : undefined;
        return roll !== undefined && countHits(game, roll) > 0;
      },
      effect: (game, { holder }, event) => {
        const rolls = game.enclosingData(combatRolls);
        const opponent = opponentIn(event, holder);
        if (rolls) rolls.more = { ...rolls.more, [opponent]: (rolls.more?.[opponent] ?? 0) + 1 };
      },
    }),
  ],
});
