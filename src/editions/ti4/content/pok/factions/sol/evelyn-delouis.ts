import { bothFight, fightersOnPlanet } from '#ti4/rules/combat/combat.ts';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { PlanetId, Unit } from '#ti4/rules/state.ts';
import { oneMoreDieFor } from '#ti4/content/shared/queries/combat-advice.ts';
import { agentAnswers } from '#ti4/content/shared/cards/agents.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { markedForOneMoreDie, rememberedUnit } from '#ti4/content/shared/one-more-die-marked.ts';

/** Whatever fights on a planet, be it as if it were a ground force. */
const forces = (game: Game, planet: PlanetId): Unit['id'][] => fightersOnPlanet(game, planet).map(({ id }) => id);

export default leader({
  id: 'evelyn-delouis',
  set: 'pok',
  faction: 'sol',
  name: 'Evelyn DeLouis',
  role: 'agent',
  text: 'At the start of a round of ground combat, exhaust her: a ground force in it rolls one more die in this round.',
  advice: { gains: { hits: 0.5 }, choices: oneMoreDieFor },
  reactions: [
    agentAnswers('when', 'ground-combat-round-begins', {
      usable: (game, _held, event) => bothFight(game, event),
      target: (game, { holder }, { planet }) =>
        chooseUnit.of(holder, { prompt: 'Which ground force rolls one more die?', units: forces(game, planet) }),
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
