import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfLeader, nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti2/rules/names.ts';
import type { Leader } from '#ti2/rules/state.ts';
import { boardableShips } from '#ti2/rules/leaders/boarding.ts';
import { captivesOf, allLeaders, findLeader, isOnBoard, systemOfLeader } from '#ti2/rules/leaders/leader-locations.ts';

// Inquiry about why a leader cannot board (E2 12.5), and where it is.

const GONE: Record<NonNullable<Leader['gone']>, string> = {
  killed: 'It has been lost.',
  executed: 'It has been executed.',
  'given-up': 'You have given it up.',
};

function awayBecause(game: Game, { gone, captor, homeless }: Leader): string | undefined {
  if (gone !== undefined) return GONE[gone];
  if (captor !== undefined)
    return `It is a captive of ${nameOfSeat(game, captor)}: it comes free if you are given it, or find it in an invasion. (E2 12.5)`;
  return homeless && 'It is on its way to a planet of yours.';
}

function placeTold(game: Game, leader: Leader): string[] {
  if (leader.planet !== undefined) return [`It is on ${nameOfPlanet(game, leader.planet)}.`];
  const system = systemOfLeader(game, leader);
  return system === undefined ? [] : [`It is aboard a ship in ${nameOfSystem(game, system)}.`];
}

export const leaderInquiry: InquiryOf<Game> = {
  name: 'lead',
  topicPrompt: 'Which leader?',
  description: 'Why can this leader of mine not go aboard, or do anything?',
  section: '12.5',
  questions: ['board-leaders', 'land'],
  instructions: 'Leaders go aboard right before anything moves in your turn, and land in its invasion segment.',
  topics: (game, seat) => allLeaders(game).filter(({ owner }) => owner === seat).map((one) => ({ key: one.id, label: nameOfLeader(game, one, seat) })), // prettier-ignore
  judge: (game, seat, id) => {
    const leader = findLeader(game, id);
    if (!leader) return toVerdict('This game is played without leaders. (E2 12.5)');
    const beside = isOnBoard(leader) && !boardableShips(game, leader).size ? 'No other ship of yours lies in its system: it boards within one system alone. (E2 12.5)' : undefined; // prettier-ignore
    const held = captivesOf(game, seat).map((one) => `${nameOfLeader(game, one, seat)} is your captive.`);
    return { ...toVerdict(awayBecause(game, leader), beside), remarks: [...placeTold(game, leader), `It says: ${game.book.components[leader.card]?.text ?? ''}`, ...held] }; // prettier-ignore
  },
};
