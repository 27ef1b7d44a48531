import { frameDataOf, framesOf } from '#engine';
import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import { formatCount, withIndefiniteArticle } from '#text/sentences.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';
import { enemyShipsIn, piecesLeft, shipsIn } from '#ti2/rules/units/units.ts';
import { bombardmentProblem } from '#ti2/rules/invasion/bombardment.ts';
import { spaceBattle, type SpaceBattle } from '#ti2/rules/combat/space-battle.ts';
import { withdrawalProblem } from '#ti2/rules/combat/withdrawal.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfSeat, nameOfSystem } from '#ti2/rules/names.ts';
import { attackFee, feeProblem } from '#ti2/rules/production/credits.ts';
import { unitPriceOf } from '#ti2/rules/production/unit-prices.ts';
import { placementLimit } from '#ti2/rules/production/placement-sites.ts';
import { voting } from '#ti2/rules/politics/voting.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import type { SeatId, UnitType } from '#ti2/rules/terms.ts';

// Inquiries about battles, purchases and votes, judged by the same checks that refuse the move.

export const bombardmentInquiry: InquiryOf<Game> = {
  name: 'bombard',
  description: "Why can't my ships bombard this planet?",
  topicPrompt: 'Which planet?',
  section: '7.18',
  instructions: 'I will ask you in the invasion segment of your turn, if you have a dreadnought in its system.',
  questions: ['bombard'],
  refusal: (label) => `You cannot bombard ${label}`,
  topics: (game) => Object.keys(game.state.planets).map((key) => ({ key, label: planetWithPosition(game, key) })),
  judge: (game, seat, planet) => {
    const { owner, system } = game.state.planets[planet];
    return toVerdict(
      owner === null
        ? 'You cannot bombard a neutral planet: land ground forces to gain control of it (E2 7.17).'
        : undefined,
      owner === seat ? 'You control this planet.' : undefined,
      shipsIn(game, system, seat).some(({ type }) => type === 'dreadnought')
        ? undefined
        : 'You have no dreadnought in its system.',
      enemyShipsIn(game, system, seat).length ? 'Enemy ships are in the system: defeat them first.' : undefined,
      feeProblem(game, seat, attackFee(game, seat)),
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
  description: "Why can't my fleet withdraw to this system?",
  topicPrompt: 'Which system?',
  section: '7.13',
  instructions: 'I will ask you after each round of space combat.',
  questions: ['withdrawal'],
  refusal: (label) => `You cannot withdraw to ${label}`,
  topics: ({ state, book }) =>
    Object.keys(state.systems).map((key) => ({ key, label: nameOfSystem({ state, book } as Game, key) })),
  judge: (game, seat, to) => {
    const battle = attackOf(game, seat);
    if (!battle)
      return toVerdict(
        'Only the attacker in a space combat can withdraw without a card, and you are not attacking now.',
      );
    return toVerdict(withdrawalProblem(game, seat, battle.system, to));
  },
};

export const unitInquiry: InquiryOf<Game> = {
  name: 'unit',
  description: "Why can't I buy this unit?",
  topicPrompt: 'Which unit?',
  section: '5.4',
  instructions: 'I will ask you in the economy phase.',
  questions: ['purchase'],
  refusal: (label) => `You cannot buy ${withIndefiniteArticle(label)}`,
  topics: ({ book }) => Object.values(book.units).map(({ type, name }) => ({ key: type, label: name })),
  judge: (game, seat, type) => {
    const price = unitPriceOf(game, seat, type as UnitType);
    const { credits } = seatOf(game, seat);
    if (price === null)
      return toVerdict('It has no price: a ground force can become a shock troop after it rolls a 10 (E2 7.21).');
    const room = piecesLeft(game, seat, type as UnitType);
    const { limit } = game.book.units[type as UnitType];
    const verdict = toVerdict(
      price > credits ? `It costs ${formatCount(price, 'credit')}; you have ${credits}.` : undefined,
      room ? undefined : `All ${limit} of your pieces are already on the board (E2 2.10).`,
    );
    const placed = formatCount(placementLimit(game, seat), 'unit');
    return verdict.reasons.length || type === 'spacedock'
      ? verdict
      : { ...verdict, remarks: [`Together, your spacedocks can place ${placed} per round (E2 9.1).`] };
  },
};

export const votingInquiry: InquiryOf<Game> = {
  name: 'vote',
  description: "Why can't I vote before this player?",
  topicPrompt: 'Before which player?',
  section: '4.4',
  instructions: 'The player with the fewest votes votes first.',
  questions: ['cast-votes'],
  refuses: [],
  topics: (game, seat) => othersFrom(game.state, seat).map((key) => ({ key, label: nameOfSeat(game, key) })),
  judge: (game, seat, other) => {
    const vote = [...framesOf(game.state.stack)].flatMap((frame) => frameDataOf(frame, voting) ?? []).at(0);
    const barred = modify(game, 'vote-barred', { seat }, undefined);
    if (barred !== undefined) return toVerdict(barred);
    if (!vote)
      return toVerdict(
        'No vote is in progress, so no player votes now. Players vote in the political phase, after the debate.',
      );
    const left = vote.order ?? [];
    const turn = (one: SeatId): number => left.indexOf(one);
    const later = turn(other) >= 0 && turn(seat) > turn(other);
    return toVerdict(
      turn(seat) < 0 ? 'You have already voted.' : undefined,
      later ? `${nameOfSeat(game, other)} votes before you: the player with fewer votes goes first.` : undefined,
      !later && turn(other) < 0 && turn(seat) >= 0 ? `${nameOfSeat(game, other)} has already voted.` : undefined,
    );
  },
};
