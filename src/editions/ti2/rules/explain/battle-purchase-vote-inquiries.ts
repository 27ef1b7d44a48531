import { frameDataOf, framesOf } from '#engine';
import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import { formatCount } from '#text/sentences.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';
import { enemyShipsIn, piecesLeft, shipsIn } from '#ti2/rules/units/units.ts';
import { bombardmentProblem } from '#ti2/rules/invasion/bombardment.ts';
import { spaceBattle, type SpaceBattle } from '#ti2/rules/combat/space-battle.ts';
import { withdrawalProblem } from '#ti2/rules/combat/withdrawal.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfSeat, nameOfSystem } from '#ti2/rules/names.ts';
import { unitPriceOf } from '#ti2/rules/production/unit-prices.ts';
import { placementLimit } from '#ti2/rules/production/placement-sites.ts';
import { voting } from '#ti2/rules/politics/voting.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import type { SeatId, UnitType } from '#ti2/rules/terms.ts';

// Inquiries about battles, purchases and votes, judged by the same checks that refuse the move.

export const bombardmentInquiry: InquiryOf<Game> = {
  name: 'bombard',
  description: 'Why can my ships not bombard this planet?',
  topicPrompt: 'Which planet?',
  section: '7.18',
  instructions: 'You are asked in the invasion segment of your turn, for dreadnoughts in its system.',
  questions: ['bombard'],
  topics: (game) => Object.keys(game.state.planets).map((key) => ({ key, label: planetWithPosition(game, key) })),
  judge: (game, seat, planet) => {
    const { owner, system } = game.state.planets[planet];
    const fee = modify(game, 'attack-fee', { seat }, 0);
    const { credits } = seatOf(game, seat);
    return toVerdict(
      owner === null ? 'It is neutral: whoever lands there takes it (E2 7.17).' : undefined,
      owner === seat ? 'It is yours.' : undefined,
      shipsIn(game, system, seat).some(({ type }) => type === 'dreadnought')
        ? undefined
        : 'No dreadnought of yours is in its system.',
      enemyShipsIn(game, system, seat).length
        ? 'Ships of somebody else are there: they must be beaten first.'
        : undefined,
      fee > credits ? `An attack costs ${fee} credits first, and you have ${credits}.` : undefined,
      bombardmentProblem(game, seat, planet),
    );
  },
};

/** Returns the battle in which a player attacks now; undefined if there is none. */
const attackOf = ({ state }: Game, seat: SeatId): SpaceBattle | undefined =>
  [...framesOf(state.stack)]
    .flatMap((frame) => frameDataOf(frame, spaceBattle) ?? [])
    .find(({ attacker }) => attacker === seat);

export const withdrawalInquiry: InquiryOf<Game> = {
  name: 'withdraw',
  description: 'Why can my fleet not withdraw to this system?',
  topicPrompt: 'To which system?',
  section: '7.13',
  instructions: 'You are asked after each round of the battle.',
  questions: ['withdrawal'],
  topics: ({ state, book }) =>
    Object.keys(state.systems).map((key) => ({ key, label: nameOfSystem({ state, book } as Game, key) })),
  judge: (game, seat, to) => {
    const battle = attackOf(game, seat);
    if (!battle) return toVerdict('You do not attack in a battle just now: whoever defends needs a card to get away.');
    return toVerdict(withdrawalProblem(game, seat, battle.system, to));
  },
};

export const unitInquiry: InquiryOf<Game> = {
  name: 'unit',
  description: 'Why can I not buy this unit?',
  topicPrompt: 'Which unit?',
  section: '5.4',
  instructions: 'You are asked in the economy phase.',
  questions: ['purchase'],
  topics: ({ book }) => Object.values(book.units).map(({ type, name }) => ({ key: type, label: name })),
  judge: (game, seat, type) => {
    const price = unitPriceOf(game, seat, type as UnitType);
    const { credits } = seatOf(game, seat);
    if (price === null)
      return toVerdict('Nobody can buy it: it only comes of a ground force that rolls a ten (E2 7.21).');
    const room = piecesLeft(game, seat, type as UnitType);
    const { limit } = game.book.units[type as UnitType];
    return {
      ...toVerdict(
        price > credits ? `It costs ${formatCount(price, 'credit')}, and you have ${credits}.` : undefined,
        room ? undefined : `All ${limit} of yours are on the board (E2 2.10).`,
      ),
      remarks: [`Your docks place ${formatCount(placementLimit(game, seat), 'unit')} in a round (E2 9.1).`],
    };
  },
};

export const votingInquiry: InquiryOf<Game> = {
  name: 'vote',
  description: 'Why can I not vote now, or before this player?',
  topicPrompt: 'Before which player?',
  section: '4.4',
  instructions: 'Whoever has fewest votes casts them first.',
  questions: ['cast-votes'],
  topics: (game, seat) => othersFrom(game.state, seat).map((key) => ({ key, label: nameOfSeat(game, key) })),
  judge: (game, seat, other) => {
    const vote = [...framesOf(game.state.stack)].flatMap((frame) => frameDataOf(frame, voting) ?? []).at(0);
    const barred = modify(game, 'vote-barred', { seat }, undefined);
    if (barred !== undefined) return toVerdict(barred);
    if (!vote) return toVerdict('Nobody votes just now: a card is voted on in the political phase, after the debate.');
    const left = vote.order ?? [];
    const turn = (one: SeatId): number => left.indexOf(one);
    const later = turn(other) >= 0 && turn(seat) > turn(other);
    return toVerdict(
      turn(seat) < 0 ? 'You have cast your votes.' : undefined,
      later ? `${nameOfSeat(game, other)} has fewer votes, and casts them before you.` : undefined,
      !later && turn(other) < 0 && turn(seat) >= 0 ? `${nameOfSeat(game, other)} has voted.` : undefined,
    );
  },
};
