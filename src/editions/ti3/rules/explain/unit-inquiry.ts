import { withIndefiniteArticle } from '#text/sentences.ts';
import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import type { Game, UnitCard } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { unitCardOf, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';
import { facilityKey, facilityKindProblem, facilityKinds, facilityProblem } from '#ti3/rules/production/facilities.ts';
import { isOffered, technologyMissingProblem } from '#ti3/rules/production/production-limits.ts';

const cards = (game: Game, seat: SeatId): UnitCard[] =>
  Object.values(game.book.units).filter(({ type }) => isOffered(game, seat, type));

/** Returns why a seat can build no unit of a type anywhere; undefined if it can. */
export const unitTypeProblem = (game: Game, seat: SeatId, type: UnitType): string | undefined =>
  piecesInReinforcements(game, seat, type) < 1
    ? 'You have none left in your reinforcements (E3 9.3).'
    : (technologyMissingProblem(game, seat, type) ?? modify(game, 'build-barred', { seat, type }, undefined));

export const unitInquiry: InquiryOf<Game> = {
  name: 'unit',
  description: "Why can't I produce this type of unit?",
  topicPrompt: 'Which type of unit?',
  section: '9.3',
  instructions: 'I will ask you when your space docks produce; `/why build` says where they can.',
  questions: ['build-units', 'build-one-ship'],
  refusal: (label) => `You cannot produce ${withIndefiniteArticle(label)}`,
  topics: (game, seat) =>
    cards(game, seat).map(({ type }) => ({ key: type, label: unitCardOf(game, type, seat).name })),
  judge: (game, seat, key) => toVerdict(unitTypeProblem(game, seat, key as UnitType)),
};

/** Available only through `/why choose` while building facilities, because `/why` has no room for more subcommands. */
export const facilityInquiry: InquiryOf<Game> = {
  name: 'facility',
  description: "Why can't I produce a facility on this planet?",
  topicPrompt: 'Which planet?',
  section: '21.9',
  instructions: 'I will ask you in the production step of a tactical or transfer action in its system.',
  questions: ['build-facilities'],
  refusal: (label) =>
    `You cannot produce ${label.includes(' on ') ? withIndefiniteArticle(label) : `a facility on ${label}`}`,
  topics: (game) =>
    Object.keys(game.state.planets).flatMap((planet) => [
      { key: planet, label: nameOfPlanet(game, planet) },
      ...facilityKinds(game).map(({ type, name }) => ({
        key: facilityKey.format(type, planet),
        label: `${name} on ${nameOfPlanet(game, planet)}`,
      })),
    ]),
  judge: (game, seat, key) => {
    const kind = facilityKinds(game).find(({ type }) => key.startsWith(facilityKey.format(type, '')));
    const planet = kind ? facilityKey.parse(key)[1] : key;
    return toVerdict(facilityProblem(game, seat, planet), kind && facilityKindProblem(game, seat, kind));
  },
};
