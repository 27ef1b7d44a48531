import { hasBothSides, combatantsOnPlanet } from '#ti4/rules/combat/combat.ts';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { PlanetId, Unit } from '#ti4/rules/state.ts';
import { extraDieAdvice } from '#ti4/content/shared/queries/combat-advice.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { markedForOneMoreDie, rememberedUnit } from '#ti4/content/shared/one-more-die-marked.ts';

/** Lists the units that fight on a planet, including units that count as ground forces there. */
const forces = (game: Game, planet: PlanetId): Unit['id'][] => combatantsOnPlanet(game, planet).map(({ id }) => id);

export default leader({
  id: 'evelyn-delouis',
  set: 'pok',
  faction: 'sol',
  name: 'Evelyn DeLouis',
  role: 'agent',
  text: 'When a round of ground combat begins: you may exhaust this card and choose 1 ground force in that combat. It rolls 1 extra die in that round.',
  advice: { gains: { hits: 0.5 }, choices: extraDieAdvice },
  reactions: [
    agentReaction('when', 'ground-combat-round-begins', {
      isUsable: (game, _held, event) => hasBothSides(game, event),
      target: (game, { holder }, { planet }) =>
        chooseUnit.ask(holder, { prompt: 'Which ground force rolls 1 extra die?', units: forces(game, planet) }),
      effect: (game, { holder, component }, _event, [unit]) => {
        if (unit !== undefined) addEffect(game, component, holder, { unit }, 'combat-round');
      },
    }),
  ],
  modifiers: {
    marks: markedForOneMoreDie('ground-combat'),
    dice: (_game, held, dice, { unit, purpose }) =>
      purpose === 'ground-combat' && rememberedUnit(held) === unit.id ? dice + 1 : dice,
  },
});
