import { verdict, type InquiryOf } from '../../../../kit/inquiry.ts';
import type { Game, UnitCard } from '../components/component.ts';
import { modify } from '../components/modifiers.ts';
import { cardOf, piecesLeft } from '../planets/units.ts';
import type { SeatId, UnitType } from '../terms.ts';
import { isOffered, unknownProblem } from './limits.ts';

const cards = (game: Game, seat: SeatId): UnitCard[] => Object.values(game.book.units).filter(({ type }) => isOffered(game, seat, type));

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
