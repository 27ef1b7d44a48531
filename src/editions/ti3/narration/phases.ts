import { AREA_NAMES } from '#ti3/rules/names.ts';
import type { CounterFact, PhaseFact, CorrectedFact } from '#ti3/rules/facts.ts';
import { COUNTER_AREAS } from '#ti3/rules/terms.ts';
import { formatList, formatCount, capitalize } from '#text/sentences.ts';
import type { Narrators } from './words.ts';

/** Reasons for a victory other than enough points. Other endings are objectives. */
const ENDINGS: Record<string, string> = {
  'imperium-rex': 'Imperium Rex is revealed, and they have the most victory points',
  'last-one-left': 'No other player is left',
};

const sumOf = (gains: readonly { count: number }[]): number => gains.reduce((sum, { count }) => sum + count, 0);

/** Sentences about the game, its phases, and counters and goods. */
export const phaseNarrators: Narrators<(PhaseFact | CounterFact | CorrectedFact)['type'] | 'peace-kept'> = {
  corrected: ({ what, about }, say) => `Corrected: ${say.correction(what, about)}.`,
  'game-begins': ({ speaker, order, points }, say) =>
    `The game begins. ${capitalize(say.who(speaker))} is the speaker. Players pick strategy cards clockwise: ${formatList(order.map(say.who))}. ${points} victory points win the game.`,
  'round-begins': () => '',
  'phase-begins': ({ phase, round, order }, say) =>
    `Round ${round}: the ${phase} phase begins.${order ? ` Order of play: ${order.map(({ seat, at }) => `${say.who(seat)} (${at})`).join(', ')}.` : ''}`,
  'peace-kept': ({ seat, other, by }, say) =>
    `${say.who(seat)} chooses ${say.who(other)}: this round, neither can activate systems with the other's units (${say.name(by)}).`,
  'strategy-card-chosen': ({ seat, card, bonus }, say) =>
    `${say.who(seat)} picks ${say.name(card)}${bonus ? ` with ${formatCount(bonus, 'bonus counter')}` : ''}.`,
  'strategy-card-returned': ({ seat, card }, say) => `${say.who(seat)} returns ${say.name(card)}.`,
  'bonus-counters-laid': ({ cards }, say) => `Each unpicked strategy card gains 1 bonus counter: ${say.names(cards)}.`,
  'turn-begins': () => '',
  'turn-ends': () => '',
  'action-begins': () => '',
  'strategic-action': ({ seat, card }, say) => `${say.who(seat)} performs the strategic action of ${say.name(card)}.`,
  'secondary-used': ({ seat, card }, say) => `${say.who(seat)} follows ${say.name(card)}.`,
  'secondary-declined': ({ seat, card, seats = [seat] }, say) =>
    `${formatList(seats.map(say.who))} ${seats.length > 1 ? 'do' : 'does'} not follow ${say.name(card)}.`,
  'player-passed': ({ seat }, say) => `${say.who(seat)} passes.`,
  'speaker-changed': ({ seat }, say) => `${say.who(seat)} becomes the speaker.`,
  'objective-revealed': ({ objective }, say) => `New objective: ${say.name(objective)}${say.worth(objective)}.`,
  'objective-claimed': ({ seat, objective, points, parts }, say) =>
    `${say.who(seat)} scores ${say.name(objective)} (${points} VP)${parts?.price ? say.cost(objective) : ''}.`,
  'secret-objective-drawn': ({ seat }, say) => `${say.who(seat)} draws 1 secret objective.`,
  'secret-objective-seen': ({ objective, passed }, say) =>
    `You ${passed ? 'gain' : 'draw'} the secret objective ${say.name(objective)}.`,
  'secret-objective-passed': ({ seat, receiver }, say) =>
    `${say.who(receiver)} gains 1 secret objective from ${say.who(seat)}.`,
  'claims-lifted': ({ objective }, say) => `All players can score ${say.name(objective)} again.`,
  'points-changed': ({ seat, by, why, isNamed }, say) =>
    `${say.who(seat)} ${by > 0 ? 'gains' : 'loses'} ${formatCount(Math.abs(by), 'victory point')}${isNamed ? '' : ` (${say.name(why)})`}.`,
  'player-eliminated': ({ seat }, say) => `${say.who(seat)} is eliminated: they have no planets or units left.`,
  'game-ends': ({ winner, ending }, say) => {
    if (winner === null) return 'The game ends.';
    if (ending === 'points') return `${say.who(winner)} wins the game${say.score(winner)}!`;
    return `${say.who(winner)} wins the game! ${ENDINGS[ending] ?? `They have scored ${say.name(ending)}`}.`;
  },
  'counters-gained': ({ seat, area, count, gains = [{ area, count }] }, say) =>
    gains.length > 1
      ? `${say.who(seat)} gains ${formatCount(sumOf(gains), 'command counter')}: ${formatList(gains.map((one) => `${one.count} for ${AREA_NAMES[one.area]}`))}.`
      : `${say.who(seat)} gains ${formatCount(count, 'command counter')} for ${AREA_NAMES[area]}.`,
  'counters-spent': ({ seat, area, count }, say) =>
    `${say.who(seat)} spends ${formatCount(count, 'command counter')} from ${AREA_NAMES[area]}.`,
  'counters-redistributed': ({ seat, counters }, say) =>
    `${say.who(seat)} redistributes command counters: ${formatList(COUNTER_AREAS.map((area) => `${counters[area]} in ${AREA_NAMES[area]}`))}.`,
  'counter-placed': () => '',
  // All counters return in the status phase, so that needs no sentence.
  'counter-removed': ({ seat, system, area }, say) =>
    area === undefined
      ? ''
      : `${say.who(seat)} returns 1 command counter from ${say.system(system)} to ${AREA_NAMES[area]}.`,
  'trade-goods-changed': ({ seat, by, paid }, say) =>
    `${say.who(seat)} ${by > 0 ? 'gains' : paid ? 'spends' : 'loses'} ${formatCount(Math.abs(by), 'trade good')}.`,
  'trade-goods-over': ({ seat, count }, say) =>
    `${say.who(seat)} loses ${formatCount(count, 'trade good')} over the limit.`,
};
