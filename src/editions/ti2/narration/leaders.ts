import { possessive } from '#ti2/rules/names.ts';
import { formatCount } from '#text/sentences.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import type { Narrators } from './grouped-fact.ts';

/** Facts about leaders (E2 12.5). */
type OfLeaders = Extract<
  GameFact['type'],
  | `leader-${string}`
  | `leaders-${string}`
  | `captive-${string}`
  | `captives-${string}`
  | 'landing-delayed'
  | 'passage-answered'
>;

const FATES: Record<string, string> = { killed: 'is killed', escaped: 'escapes' };

const shown = (die: number | null): string => (die === null ? '' : ` (roll: ${die})`);

export const leaderNarrators: Narrators<OfLeaders> = {
  'leaders-boarded': ({ seat, leaders, system }, say) =>
    `${say.who(seat)} moves ${say.ownLeaders(seat, leaders)} onto a ship at ${say.system(system)}.`,
  'leader-placed': ({ seat, leader, planet }, say) =>
    `${say.who(seat)} places ${say.ownLeaders(seat, [leader])} on ${say.planet(planet)}.`,
  'leader-shown': ({ seat, leader }, say) => `${say.who(seat)} reveals ${say.leader(leader)}.`,
  'leader-fate': ({ seat, leader, fate, by, die }, say) =>
    by === null
      ? `${say.leaderOf(seat, leader)} ${FATES[fate] ?? fate}${shown(die)}.`
      : `${say.who(by)} captures ${say.leaderOf(seat, leader)}${shown(die)}.`,
  'leader-freed': ({ seat, leader }, say) => `${say.leader(leader)} is freed and returns to ${say.who(seat)}.`,
  'leader-given-up': ({ seat, leader, cancels }, say) =>
    `${say.who(seat)} removes ${say.ownLeaders(seat, [leader])} from the game${cancels ? ` to cancel ${possessive(say.who(cancels.seat))} ${say.card(cancels.card)}` : ''}.`,
  'captive-executed': ({ seat, leader, owner }, say) =>
    `${say.who(seat)} executes a captive: ${say.leaderOf(owner, leader)}.`,
  'captives-handed': ({ seat, receiver, leaders }, say) =>
    `${say.who(seat)} gives ${say.leaders(leaders)} to ${say.who(receiver)}.`,
  'captives-sought': ({ seat, from, die, leader }, say) =>
    `${say.who(seat)} rolls to find a leader that ${say.who(from)} holds captive (needs a 10): ${die}. ${leader === null ? 'None is found' : `They find ${say.leader(leader)}`}.`,
  'landing-delayed': ({ seat, planet, leader, paid }, say) =>
    `${say.leader(leader)} delays the landing on ${say.planet(planet)}: ${possessive(say.who(seat))} ground forces stay in space${paid ? `, and the ${formatCount(paid, 'credit')} paid for the attack ${paid === 1 ? 'is' : 'are'} not returned` : ''}.`,
  'passage-answered': ({ seat, owner, granted }, say) =>
    `${say.who(owner)} ${granted ? 'lets' : 'does not let'} ${possessive(say.who(seat))} fleet pass.`,
};
