import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import { formatList } from '#text/sentences.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet } from '#ti2/rules/names.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';
import { seatOf } from '#ti2/rules/seats.ts';

/** Explains why starting units cannot be placed on a planet; it has no subcommand of its own. */
export const homeInquiry: InquiryOf<Game> = {
  name: 'home',
  description: "Why can't I place starting units on this planet?",
  topicPrompt: 'Which planet?',
  section: '2.7',
  instructions: 'I will ask you before the first round.',
  questions: ['settle'],
  refusal: (label) => `You cannot place units on ${label}`,
  topics: (game) => Object.keys(game.state.planets).map((key) => ({ key, label: planetWithPosition(game, key) })),
  judge: (game, seat, planet) => {
    const { planets } = game.state.systems[seatOf(game, seat).home];
    const names = formatList(planets.map((key) => nameOfPlanet(game, key)));
    return toVerdict(planets.includes(planet) ? undefined : `Your home planets are ${names}.`);
  },
};
