import { findAsk, toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { dockProblem } from '#ti3/rules/production/production.ts';
import type { SystemId } from '#ti3/rules/terms.ts';

const CHOOSE_PRODUCTION = 'choose-production';
const DOCK = 'Produce a space dock on ';

/** Explains why a space dock cannot be produced on a planet; it has no subcommand of its own. */
export const dockInquiry: InquiryOf<Game> = {
  name: 'dock',
  description: "Why can't I produce a space dock on this planet?",
  topicPrompt: 'Which planet?',
  section: '6.7, 9.5',
  instructions: 'I will ask you in the production step of a tactical or transfer action in its system.',
  questions: [CHOOSE_PRODUCTION],
  refusal: (label) => `You cannot produce a space dock on ${label.slice(DOCK.length)}`,
  listsOptions: true,
  topics: (game) => Object.keys(game.state.planets).map((key) => ({ key, label: `${DOCK}${nameOfPlanet(game, key)}` })),
  judge: (game, seat, key) => {
    const asked = findAsk(game.state, { seat, question: CHOOSE_PRODUCTION });
    const { systems = [] } = (asked?.ask.data ?? {}) as { systems?: SystemId[] };
    return toVerdict(
      systems.includes(game.state.planets[key].system) ? undefined : 'You can produce only in the active system.',
      dockProblem(game, seat, key),
    );
  },
};
