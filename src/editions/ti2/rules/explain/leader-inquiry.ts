import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfLeader, nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti2/rules/names.ts';
import type { Leader } from '#ti2/rules/state.ts';
import { boardableShips } from '#ti2/rules/leaders/boarding.ts';
import { captivesOf, allLeaders, findLeader, isOnBoard, systemOfLeader } from '#ti2/rules/leaders/leader-locations.ts';

// Inquiry about why a leader cannot board (E2 12.5), and where it is.

const GONE: Record<NonNullable<Leader['gone']>, string> = {
  killed: 'This leader was killed.',
  executed: 'This leader was executed.',
  'given-up': 'You removed this leader from the game.',
};

function awayBecause(game: Game, { gone, captor, homeless }: Leader): string | undefined {
  if (gone !== undefined) return GONE[gone];
  if (captor !== undefined)
    return `This leader is a captive of ${nameOfSeat(game, captor)}: regain this leader in an exchange, or win an invasion against them and roll a 10 (E2 12.5).`;
  return homeless && 'This leader is about to return to one of your planets.';
}

function placeTold(game: Game, leader: Leader): string[] {
  if (leader.planet !== undefined) return [`This leader is on ${nameOfPlanet(game, leader.planet)}.`];
  const system = systemOfLeader(game, leader);
  return system === undefined ? [] : [`This leader is on a ship at ${nameOfSystem(game, system)}.`];
}

export const leaderInquiry: InquiryOf<Game> = {
  name: 'lead',
  topicPrompt: 'Which leader?',
  description: "Why can't my leader board a ship or do anything?",
  section: '12.5',
  questions: ['board-leaders', 'land'],
  instructions: 'On your turn, leaders board before ships move, and land in the invasion segment.',
  topics: (game, seat) => allLeaders(game).filter(({ owner }) => owner === seat).map((one) => ({ key: one.id, label: nameOfLeader(game, one, seat) })), // prettier-ignore
  judge: (game, seat, id) => {
    const leader = findLeader(game, id);
    if (!leader) return toVerdict('This game has no leaders (E2 12.5).');
    const beside = isOnBoard(leader) && !boardableShips(game, leader).size ? 'A leader can board only a ship in its own system, and you have no ship there (E2 12.5).' : undefined; // prettier-ignore
    const held = captivesOf(game, seat).map(
      (one) => `You have also captured ${nameOfLeader(game, one, seat)} (${nameOfSeat(game, one.owner)}).`,
    );
    return { ...toVerdict(awayBecause(game, leader), beside), remarks: [...placeTold(game, leader), `Card text: ${game.book.components[leader.card]?.text ?? ''}`, ...held] }; // prettier-ignore
  },
};
