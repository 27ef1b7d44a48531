import { verdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import type { Game, UnitCard } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { cardOf, piecesLeft } from '#ti3/rules/units/units.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';
import { facilityKey, facilityKindProblem, facilityKinds, facilityProblem } from '#ti3/rules/production/facilities.ts';
import { isOffered, unknownProblem } from '#ti3/rules/production/production-limits.ts';

const cards = (game: Game, seat: SeatId): UnitCard[] =>
  Object.values(game.book.units).filter(({ type }) => isOffered(game, seat, type));

/** Why a seat could build none of a kind, wherever its docks are. */
export const kindProblem = (game: Game, seat: SeatId, type: UnitType): string | undefined =>
  piecesLeft(game, seat, type) < 1
    ? 'You have no more pieces of them (E3 9.3).'
    : (unknownProblem(game, seat, type) ?? modify(game, 'build-barred', { seat, type }, undefined));

export const raising: InquiryOf<Game> = {
  name: 'unit',
  description: 'Why can I not build a unit of this kind?',
  what: 'Which kind of unit?',
  section: '9.3',
  how: 'You are asked when your space docks build; `/why build` says where they do.',
  questions: ['build-units', 'build-one-ship'],
  topics: (game, seat) => cards(game, seat).map(({ type }) => ({ key: type, label: cardOf(game, type, seat).name })),
  judge: (game, seat, key) => verdict(kindProblem(game, seat, key as UnitType)),
};

/** Asked about by `/why choose`, while facilities are built: `/why` has room for no more by name. */
export const improving: InquiryOf<Game> = {
  name: 'facility',
  description: 'Why can I not build a facility on this planet?',
  what: 'On which planet?',
  section: '21.9',
  how: 'You are asked in the production step of a tactical or transfer action in its system.',
  questions: ['build-facilities'],
  topics: (game) =>
    Object.keys(game.state.planets).flatMap((planet) => [
      { key: planet, label: nameOfPlanet(game, planet) },
      ...facilityKinds(game).map(({ type, name }) => ({
        key: facilityKey.of(type, planet),
        label: `${name} on ${nameOfPlanet(game, planet)}`,
      })),
    ]),
  judge: (game, seat, key) => {
    const kind = facilityKinds(game).find(({ type }) => key.startsWith(facilityKey.of(type, '')));
    const planet = kind ? facilityKey.read(key)[1] : key;
    return verdict(facilityProblem(game, seat, planet), kind && facilityKindProblem(game, seat, kind));
  },
};
