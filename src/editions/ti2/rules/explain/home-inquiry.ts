import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import { formatList } from '#text/sentences.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet } from '#ti2/rules/names.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import { systemTopics } from './movement-inquiries.ts';

/** Explains why starting units cannot be placed on a planet; it has no subcommand of its own. */
export const homeInquiry: InquiryOf<Game> = {
  name: 'home',
  description: "Why can't I place starting units on this planet?",
  topicPrompt: 'Which planet?',
  section: '2.7',
  instructions: 'I will ask you before round 1.',
  questions: ['settle'],
  refusal: (label) => `You cannot place units on ${label}`,
  topics: (game) => [
    ...Object.keys(game.state.planets).map((key) => ({ key, label: planetWithPosition(game, key) })),
    // A system with 1 planet has its name.
    ...systemTopics(game).filter(({ key }) => game.state.systems[key].planets.length !== 1),
  ],
  judge: (game, seat, place) => {
    const { home } = seatOf(game, seat);
    const { planets } = game.state.systems[home];
    const names = formatList(planets.map((key) => nameOfPlanet(game, key)));
    return toVerdict(
      place === home || planets.includes(place)
        ? undefined
        : `Your starting units go on your home ${planets.length > 1 ? 'planets' : 'planet'}, ${names}.`,
    );
  },
};
