import type { Action } from '#engine';
import type { Game } from '#ti2/rules/game.ts';
import type { LeaderId, SeatId } from '#ti2/rules/terms.ts';
import { freeCaptive } from './fate.ts';
import { captivesOf, findLeader, placeLeader } from './leader-locations.ts';

// Captives: executed at any time, or exchanged during a debate (E2 12.5, 4.3).

export const holdsCaptives = (game: Game, seat: SeatId, ids: readonly LeaderId[]): boolean => {
  const held = captivesOf(game, seat).map(({ id }) => id);
  return ids.every((id) => held.includes(id)) && new Set(ids).size === ids.length;
};

/** Transfers captives; those received by their owner are freed. */
export function transferCaptives(game: Game, seat: SeatId, receiver: SeatId, ids: readonly LeaderId[]): void {
  if (ids.length) game.addFact({ type: 'captives-handed', seat, receiver, leaders: [...ids] });
  for (const id of ids) {
    const leader = findLeader(game, id);
    if (leader?.captor === undefined) continue;
    if (leader.owner === receiver) freeCaptive(game, leader, leader.captor);
    else placeLeader(game, leader, { captor: receiver });
  }
}

const execute: Action<Game> = {
  name: 'execute-captive',
  check: (game, seat, { leader }: { leader?: unknown }) =>
    typeof leader === 'string' && holdsCaptives(game, seat, [leader])
      ? undefined
      : 'That leader is not your captive (E2 12.5).',
  run: (game, seat, { leader: id }: { leader: LeaderId }) => {
    const leader = findLeader(game, id);
    if (!leader) return undefined;
    game.addFact({ type: 'captive-executed', seat, leader: id, owner: leader.owner });
    placeLeader(game, leader, { gone: 'executed' });
    return undefined;
  },
};

export const captiveActions = [execute];
