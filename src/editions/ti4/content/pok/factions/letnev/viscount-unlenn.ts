import { hasBothSides, combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import { leader } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { extraDieAdvice } from '#ti4/content/shared/queries/combat-advice.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { markedForOneMoreDie, rememberedUnit } from '#ti4/content/shared/one-more-die-marked.ts';

export default leader({
  id: 'viscount-unlenn',
  set: 'pok',
  faction: 'letnev',
  name: 'Viscount Unlenn',
  role: 'agent',
  text: 'When a round of space combat begins: you may exhaust this card and choose 1 ship in that combat. It rolls 1 extra die in that round.',
  advice: { gains: { hits: 0.7 }, choices: extraDieAdvice },
  reactions: [
    agentReaction('when', 'space-combat-round-begins', {
      isUsable: (game, _held, event) => hasBothSides(game, event),
      target: (game, { holder }, { system }) =>
        chooseUnit.ask(holder, {
          prompt: 'Which ship rolls 1 extra die?',
          units: combatantsInSpace(game, system).map(({ id }) => id),
        }),
      effect: (game, { holder, component }, _event, [unit]) => {
        if (unit !== undefined) addEffect(game, component, holder, { unit }, 'combat-round');
      },
    }),
  ],
  modifiers: {
    marks: markedForOneMoreDie('space-combat'),
    // Applies to combat rolls only, not to the barrage.
    dice: (_game, held, dice, { unit, purpose }) =>
      purpose === 'space-combat' && rememberedUnit(held) === unit.id ? dice + 1 : dice,
  },
});
