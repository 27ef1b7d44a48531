import { discardLaw } from '#ti3/rules/politics/laws.ts';
import type { Game } from '#ti3/rules/game.ts';
import { gainTechnology, loseTechnology } from '#ti3/rules/technology/technology.ts';
import { agreementProblem, makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { agreementsOf, breakAgreement, partnerIn } from '#ti3/rules/trade/breaking-agreements.ts';
import { parseYesNo, seatProblem } from '#kit/repairs.ts';
import { defineRepair } from './repair.ts';

// Corrections of cards in front of players and in common areas.

const technology = defineRepair('technology', (game, { seat, technology: id, owned }) => {
  const problem = seatProblem(game, seat);
  if (problem) return problem;
  if (!game.book.byKind.technology[id]) return "I don't know that technology.";
  const wanted = parseYesNo(owned);
  if (wanted === undefined) return 'Answer yes or no.';
  if (Object.hasOwn(game.state.seats[seat].technologies, id) === wanted)
    return wanted ? 'That player already owns the technology.' : 'That player does not own the technology.';
  return () => (wanted ? gainTechnology : loseTechnology)(game, seat, id);
});

const claimed = defineRepair('claimed', (game, { seat, objective: id, claimed: word }) => {
  const problem = seatProblem(game, seat);
  if (problem) return problem;
  const open = game.state.objectives.find((one) => one.id === id);
  if (!open) return 'That objective is not revealed.';
  const wanted = parseYesNo(word);
  if (wanted === undefined) return 'Answer yes or no.';
  if (open.claimedBy.includes(seat) === wanted)
    return wanted ? 'That player has already scored the objective.' : 'That player has not scored the objective.';
  const place = game.state.seats[seat];
  return () => {
    open.claimedBy = wanted ? [...open.claimedBy, seat] : open.claimedBy.filter((one) => one !== seat);
    place.claimed = wanted ? [...place.claimed, id] : place.claimed.filter((one) => one !== id);
  };
});

/** Returns the corrections of a strategy card that a seat has, by target state. */
const strategyCardStates = (game: Game, seat: string, card: string): Record<string, () => void> => ({
  used: () => void (game.state.seats[seat].strategyCards[card] = { used: true }),
  unused: () => void (game.state.seats[seat].strategyCards[card] = { used: false }),
  lying: () => {
    delete game.state.seats[seat].strategyCards[card];
    game.state.strategyCards[card] = { bonus: 0 };
  },
});

const strategyCard = defineRepair('strategy-card', (game, { seat, card, state }) => {
  const problem = seatProblem(game, seat);
  if (problem) return problem;
  if (!game.book.byKind['strategy-card'][card]) return "I don't know that strategy card.";
  if (state !== 'taken') {
    const found = Object.entries(strategyCardStates(game, seat, card)).find(([word]) => word === state)?.[1];
    if (!found) return 'Choose taken, used, unused or lying.';
    return Object.hasOwn(game.state.seats[seat].strategyCards, card)
      ? found
      : 'That player does not have the strategy card.';
  }
  if (!game.state.strategyCards[card]) return 'A player already has that strategy card.';
  return () => {
    delete game.state.strategyCards[card];
    game.state.seats[seat].strategyCards[card] = { used: false };
  };
});

const agreement = defineRepair('agreement', (game, { seat, other, stands }) => {
  const problem =
    seatProblem(game, seat) ?? seatProblem(game, other) ?? (seat === other ? 'Choose 2 different players.' : undefined);
  if (problem) return problem;
  const wanted = parseYesNo(stands);
  if (wanted === undefined) return 'Answer yes or no.';
  const found = agreementsOf(game, seat).find((one) => partnerIn(one, seat) === other);
  if (!wanted) return found ? () => breakAgreement(game, found, null) : 'These players have no trade agreement.';
  const why = agreementProblem(game, seat, other);
  // Each seat gives the better of its remaining contracts.
  const best = (of: string): number => Math.max(...game.state.seats[of].contracts);
  return why ?? (() => makeAgreement(game, [seat, other], [best(seat), best(other)]));
});

const law = defineRepair('law', (game, { law: id }) =>
  Object.hasOwn(game.state.laws, id) ? () => discardLaw(game, id) : 'That law is not in effect.',
);

export const cardRepairs = [technology, claimed, strategyCard, agreement, law];
