import { formatCount } from '#text/sentences.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import type { Narrators } from './group-facts.ts';

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

const FATES: Record<string, string> = { killed: 'is lost', escaped: 'gets away' };

const shown = (die: number | null): string => (die === null ? '' : ` (${die})`);

export const leaderNarrators: Narrators<OfLeaders> = {
  'leaders-boarded': ({ seat, leaders, system }, say) =>
    `${say.who(seat)} sends ${say.leaders(leaders)} aboard in ${say.system(system)}.`,
  'leader-placed': ({ seat, leader, planet }, say) =>
    `${say.who(seat)} sends ${say.leader(leader)} to ${say.planet(planet)}.`,
  'leader-shown': ({ seat, leader }, say) => `${say.who(seat)} turns up ${say.leader(leader)}.`,
  'leader-fate': ({ seat, leader, fate, by, die }, say) =>
    by === null
      ? `${say.leader(leader)} (${say.who(seat)}) ${FATES[fate] ?? fate}${shown(die)}.`
      : `${say.who(by)} captures ${say.leader(leader)} (${say.who(seat)})${shown(die)}.`,
  'leader-freed': ({ seat, leader }, say) => `${say.leader(leader)} is free again and comes back to ${say.who(seat)}.`,
  'leader-given-up': ({ seat, leader }, say) => `${say.who(seat)} gives up ${say.leader(leader)}.`,
  'captive-executed': ({ seat, leader, owner }, say) =>
    `${say.who(seat)} executes ${say.leader(leader)} of ${say.who(owner)}, a captive.`,
  'captives-handed': ({ seat, receiver, leaders }, say) =>
    `${say.who(seat)} hands ${say.leaders(leaders)} to ${say.who(receiver)}.`,
  'captives-sought': ({ seat, from, die, leader }, say) =>
    `${say.who(seat)} looks for captives of ${say.who(from)} (${die}) and finds ${leader === null ? 'none' : say.leader(leader)}.`,
  'landing-delayed': ({ seat, planet, leader, paid }, say) =>
    `${say.leader(leader)} delays the landing on ${say.planet(planet)}: the ground forces of ${say.who(seat)} stay aboard${paid ? `, and the ${formatCount(paid, 'credit')} for the attack stay paid` : ''}.`,
  'passage-answered': ({ seat, owner, granted }, say) =>
    `${say.who(owner)} ${granted ? 'lets' : 'does not let'} the fleet of ${say.who(seat)} pass.`,
};
