import type { TechnologyColor } from '#ti4/rules/terms.ts';
import { agenda, type Agenda } from '#ti4/rules/components/component.ts';
import { isExhausted } from '#ti4/rules/components/in-force.ts';
import { isLawInPlay } from '#ti4/rules/politics/laws.ts';
import { hasTrait } from '#ti4/rules/planets/planets.ts';

/** Defines a law that is attached to a planet: its controller may exhaust it to ignore 1 prerequisite of a color. */
export const researchTeam = (
  color: TechnologyColor,
  name: string,
  prerequisite: string,
  trait: 'hazardous' | 'industrial',
): Agenda =>
  agenda({
    id: `research-team-${color}`,
    name: `Research Team: ${name}`,
    set: 'base',
    text: `Elect ${trait === 'industrial' ? 'an industrial' : 'a hazardous'} planet: its controller may exhaust this card to ignore 1 ${prerequisite} prerequisite of a technology they research.`,
    type: 'law',
    elect: 'planet',
    eligible: (game, planet) => hasTrait(game, planet, trait),
    goesTo: 'planet',
    modifiers: {
      // Exhausts the card, not the planet.
      'prerequisite-skips': (game, held, skips, { seat }) => {
        const planet =
          isLawInPlay(game, held) && !isExhausted(game, held) ? game.state.planets[String(held.memory)] : undefined;
        return planet?.controller === seat
          ? [
              ...skips,
              { component: held.component, key: held.key, label: `Exhaust Research Team: ${name}`, ignores: 1, color },
            ]
          : skips;
      },
    },
  });
