import type { Answerer, FreeAction, SimulatedEdition } from '#simulation';
import { chooseAnswer, chooseFreeAction } from '#ti2/ai/index.ts';
import { anytimeAbilities } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { captivesOf } from '#ti2/rules/leaders/leader-locations.ts';
import { isDebating } from '#ti2/rules/politics/is-debating.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { countCards, listStateProblems } from './audit.ts';
import { findPublicAnswer } from '#ti2/views/public-answers.ts';

type Pick = (n: number) => number;

/**
 * Returns an unprompted action: an offer in a debate, a reply to an offer, the end of an agreement or an execution;
 * undefined for none.
 */
function triedBy(game: Game, seat: string, below: Pick): FreeAction | undefined {
  const open = Object.values(game.state.offers).filter(({ to }) => to === seat);
  if (open.length)
    return { action: below(2) ? 'accept-offer' : 'decline-offer', data: { offer: open[below(open.length)].id } };
  const all = othersFrom(game.state, seat);
  if (!all.length) return undefined;
  const other = all[below(all.length)];
  if (below(8) === 0) return { action: 'end-agreement', data: { partner: other } };
  const { credits, actionCards } = seatOf(game, seat);
  const held = captivesOf(game, seat);
  if (held.length && !below(12)) return { action: 'execute-captive', data: { leader: held[0].id } };
  const captive = below(2) ? held.at(0) : undefined;
  const cards = below(2) && actionCards.length ? [actionCards[below(actionCards.length)]] : [];
  return {
    action: 'offer',
    data: {
      to: other,
      credits: below(Math.min(credits, 5) + 1),
      cards,
      wantsCredits: below(4),
      wantsCards: [],
      ...(captive && { captives: [captive.id] }),
    },
  };
}

/** Answers as an AI player in a simulation, from what its seat knows. */
export const answerAsAi: Answerer<Game> = ({ path, ask }, spec, check, game) => {
  const { player: seat, question, data, id } = ask;
  return chooseAnswer(knownTo(game, seat, path), seat, { spec, check, data, question }, `${id}`);
};

/**
 * Returns the next unprompted action of an AI player: a reply to an offer first, then an offer of its own in a debate.
 */
function answered(game: Game, practising: readonly string[]): (FreeAction & { seat: string }) | undefined {
  const offered = practising.filter((one) => Object.values(game.state.offers).some(({ to }) => to === one));
  const debating = isDebating(game) ? practising.filter((one) => !seatOf(game, one).eliminated) : [];
  for (const seat of [...offered, ...debating]) {
    const deed = chooseFreeAction(knownTo(game, seat), seat);
    if (deed) return { seat, ...deed };
  }
  return undefined;
}

/** Adapter of the second edition for simulated games. */
export const ti2Simulation: SimulatedEdition<Game> = {
  first: { procedure: 'game', data: {} },
  seats: ({ state }) => state.order,
  round: ({ state }) => state.round,
  ended: ({ state }) => state.phase === 'ended',
  randomAction: (game, seat, below) => {
    const deeds = anytimeAbilities(game, seat).filter((deed) => deed.problem === undefined);
    if (!deeds.length || below(3)) return undefined;
    const deed = deeds[below(deeds.length)];
    return { action: 'use', data: { component: deed.component.id, key: deed.held.key } };
  },
  attemptedAction: triedBy,
  aiAction: (game, _next, practising) => answered(game, practising),
  findPublicAnswer,
  stateProblems: listStateProblems,
  conservedCounts: countCards,
};
