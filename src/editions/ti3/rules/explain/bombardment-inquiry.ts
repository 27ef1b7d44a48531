import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import type { Game } from '#ti3/rules/components/component.ts';
import { nameOfPlanet, nameOfSystem } from '#ti3/rules/names.ts';
import { bombardmentProblems } from '#ti3/rules/invasion/bombardment.ts';
import { capitalize } from '#text/sentences.ts';

export const bombardmentInquiry: InquiryOf<Game> = {
  name: 'bombard',
  description: "Why can't my ships bombard this planet?",
  topicPrompt: 'Which planet?',
  section: '8.1',
  instructions: 'I will ask you in a tactical action there, after you land.',
  questions: ['bombard'],
  refusal: (label) => `You cannot bombard ${label}`,
  topics: (game) => Object.keys(game.state.planets).map((key) => ({ key, label: nameOfPlanet(game, key) })),
  judge: (game, seat, key) => {
    const { system } = game.state.planets[key];
    const active = game.state.active === seat && game.state.turn.systems.includes(system);
    return toVerdict(
      active ? undefined : `${capitalize(nameOfSystem(game, system))} is not your active system.`,
      ...bombardmentProblems(game, seat, key),
    );
  },
};
