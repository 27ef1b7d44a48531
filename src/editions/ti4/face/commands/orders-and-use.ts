import { atPlay, playing } from '../../../../discord/commands/at.ts';
import { matching, text } from '../../../../discord/commands/options.ts';
import { say } from '../../../../discord/context.ts';
import type { Choice, FaceCommand } from '../../../../discord/face.ts';
import { Illegal, type Json, type SeatId } from '../../../../engine/index.ts';
import { anytimeDeeds } from '../../rules/components/component-action.ts';
import { ANY_MOMENT, declinableMoments, END_OF_TURN } from '../../rules/components/standing-orders.ts';
import { agentOrders, NOBODY } from '../../rules/components/agent-orders.ts';
import { nameOfSeat } from '../../rules/names.ts';
import type { Game } from '../../rules/game.ts';
import type { FourthSight } from '../sight.ts';

/** Moments whose name does not say enough. */
const MOMENTS: Record<string, string> = {
  [ANY_MOMENT]: 'any moment at which a card could be used',
  [END_OF_TURN]: 'the end of my own turn: it ends by itself',
  'action-card-played': 'an action card is played (Sabotage)',
};

/** Moments that a standing order can decline. */
const momentsOf = (game: Game): Choice[] =>
  declinableMoments(game).map((key) => ({ key, label: MOMENTS[key] ?? key.replaceAll('-', ' ') }));

/** Agents of a seat, and for whom it would use each: for nobody else is it asked. */
const agentsFor = (game: Game, seat: SeatId): Choice[] =>
  agentOrders(game, seat).map(({ order, agent, whom }) => {
    const only = whom === NOBODY ? 'for nobody' : `only for ${whom === seat ? 'me' : nameOfSeat(game, whom)}`;
    return { key: order, label: `${agent.name}: ${only}` };
  });

/** Something a player may do unasked, now: a card or ability usable at any time. */
interface Usable extends Choice {
  data: Json;
}

export const usablesOf = (game: Game, seat: SeatId): Usable[] =>
  anytimeDeeds(game, seat)
    .filter((one) => one.unable === undefined)
    .map(({ component, held }) => ({
      key: held.key,
      label: component.name,
      hint: component.text,
      data: { component: component.id, key: held.key },
    }));

const FOR_HOW_LONG = [
  { key: 'turn', label: 'this turn, or this agenda phase' },
  { key: 'round', label: 'this round' },
  { key: 'always', label: 'always' },
  { key: 'ask', label: 'ask me again' },
];

/** Moments at which nobody need ask. */
export const ordersCommand: FaceCommand<FourthSight> = {
  name: 'orders',
  description: 'Standing orders: moments at which you are not asked, and whom an agent is for.',
  alone: {
    options: [text('moment', 'Which.', { complete: true }), text('how-long', 'For how long.', { choices: FOR_HOW_LONG })],
    run: (at, given) => {
      playing(at);
      const moment = given.text('moment');
      if (!moment) return say('Say at which moment, and for how long: `/orders moment: how-long:`');
      const until = given.text('how-long') ?? 'round';
      at.context.table.act(at.from.caller, at.seen.game.id, 'standing-order', { moment, until });
      return say('Noted. Nobody else learns of it.');
    },
    complete: ({ seen, seat }, option, typed) => {
      if (option !== 'moment') return [];
      const { game } = seen.sight;
      const agents = seat !== undefined && seen.game.status === 'running' ? agentsFor(game, seat) : [];
      return matching([...agents, ...momentsOf(game)], typed);
    },
  },
};

/** Abilities used unasked. */
export const useCommand: FaceCommand<FourthSight> = {
  name: 'use',
  description: 'Use something of yours that can be used at any time.',
  alone: {
    options: [text('what', 'Which.', { required: true, complete: true })],
    run: (at, given) => {
      const { sight, seat } = playing(at);
      const use = usablesOf(sight.game, seat).find((one) => one.key === given.text('what'));
      if (!use) throw new Illegal('That cannot be used just now.');
      at.context.table.act(at.from.caller, at.seen.game.id, 'use', use.data);
      return say(`Done: ${use.label}.`);
    },
    complete: (at, option, typed) => {
      const here = atPlay(at);
      return option === 'what' && here ? matching(usablesOf(here.sight.game, here.seat), typed) : [];
    },
  },
};
