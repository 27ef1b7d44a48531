import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import { formatList } from '#text/sentences.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { seatOf } from '#ti3/rules/seats.ts';

/** Explains why starting units or leaders cannot be placed on a planet; it has no subcommand of its own. */
export const homeInquiry: InquiryOf<Game> = {
  name: 'home',
  description: "Why can't I start on this planet?",
  topicPrompt: 'Which planet?',
  section: '2.3, 20.1',
  instructions: 'I will ask you before the first round.',
  questions: ['place-starting-units', 'place-leaders'],
  refusal: (label) => `You cannot start on ${label}`,
  topics: (game) => Object.keys(game.state.planets).map((key) => ({ key, label: nameOfPlanet(game, key) })),
  judge: (game, seat, planet) => {
    const { planets } = game.state.systems[seatOf(game, seat).home];
    const names = formatList(planets.map((key) => nameOfPlanet(game, key)));
    return toVerdict(planets.includes(planet) ? undefined : `Your home planets are ${names}.`);
  },
};
