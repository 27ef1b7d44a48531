import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import type { Game } from '#ti3/rules/components/component.ts';
import { mayLeave } from '#ti3/rules/movement/routes.ts';
import { nameOf, nameOfPlanet, nameOfSeat, nameOfSystem, titleOf, possessive } from '#ti3/rules/names.ts';
import type { Leader } from '#ti3/rules/state.ts';
import {
  captivesOf,
  isOnBoard,
  findLeader,
  allLeaders,
  activeLeader,
  systemOfLeader,
} from '#ti3/rules/leaders/leader-locations.ts';

// Inquiry about why a leader has no effect (E3 20).

const ENDED: Record<NonNullable<Leader['gone']>, string> = {
  killed: 'This leader was killed.',
  executed: 'This leader was executed.',
  'given-up': 'You removed this leader from the game.',
};

/** Returns a sentence about the leader's location. */
function whereIs(game: Game, { ship, planet }: Leader): string {
  if (planet !== undefined) return `It is on ${nameOfPlanet(game, planet)}.`;
  const unit = game.state.units[ship ?? ''];
  return unit ? `It is on a ship at ${nameOfSystem(game, unit.system)}.` : '';
}

/**
 * Returns why a leader has no effect: it is not on the board, not in a place where its type works, or another leader of
 * its type is in the same place.
 */
function idleBecause(game: Game, leader: Leader): string | undefined {
  const { id, type, captor, gone } = leader;
  if (gone !== undefined) return ENDED[gone];
  if (captor !== undefined) return `${nameOfSeat(game, captor)} captured this leader.`;
  if (!isOnBoard(leader)) return 'Its fate is not decided yet.';
  const { serves } = game.book.byKind['leader-type'][type] ?? {};
  if (serves === 'ship' && leader.ship === undefined)
    return `This leader has an effect only on a ship. ${whereIs(game, leader)}`;
  if (serves === 'planet' && leader.planet === undefined)
    return `This leader has an effect only on a planet. ${whereIs(game, leader)}`;
  return activeLeader(game, id)
    ? undefined
    : 'Another leader of its type is in the same place, and only 1 of them has an effect.';
}

/** Returns a remark if a command counter keeps the leader in its system; empty otherwise. */
function bound(game: Game, leader: Leader): string[] {
  const system = systemOfLeader(game, leader);
  if (system === undefined || mayLeave(game, leader.owner, system, [])) return [];
  return [`It cannot leave ${nameOfSystem(game, system)}: your command counter is there, so no ship can move away.`];
}

export const leaderInquiry: InquiryOf<Game> = {
  name: 'lead',
  description: 'Why does my leader have no effect where it is?',
  topicPrompt: 'Which leader?',
  section: '20',
  instructions:
    'Leaders board ships before they move, and land after any space battle, in your tactical and transfer actions.',
  questions: ['board-leaders', 'land-leaders'],
  topics: (game, seat) =>
    allLeaders(game)
      .filter(({ owner }) => owner === seat)
      .map(({ id, type }) => ({ key: id, label: titleOf(game, { id, type }) })),
  judge: (game, seat, key) => {
    const leader = findLeader(game, key);
    if (!leader) return toVerdict("I don't know this leader.");
    const { text } = game.book.byKind['leader-type'][leader.type] ?? { text: '' };
    const idle = idleBecause(game, leader);
    const where = idle?.includes('It is ') ? '' : whereIs(game, leader);
    const held = captivesOf(game, seat).map(
      (one) => `You have captured ${possessive(nameOfSeat(game, one.owner))} ${nameOf(game, one.id)}.`,
    );
    return {
      ...toVerdict(idle),
      remarks: [where, `Card text: ${text}`, ...bound(game, leader), ...held].filter(Boolean),
    };
  },
};
