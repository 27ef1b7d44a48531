import { canonical, misfit, type Answer, type Spec } from '../../../engine/index.ts';
import { PROPOSED, type Filling, type Way } from '../../../kit/forms/fields.ts';
import { payments, said } from '../../../kit/forms/ways.ts';
import { isAboard } from '../rules/movement/moving.ts';
import { fleetRestated } from './restated.ts';

/** Counters as they are proposed, or all in one area that takes them. */
function placings(spec: Spec, proposal: Answer): Way[] {
  if (spec.kind !== 'allot') return [];
  const count = spec.limits?.[0]?.atLeast ?? 0;
  const whole = spec.lines.map(({ key, label }): Way => ({ key, label: count === 1 ? label : `All: ${label}`, reply: { [key]: count } }));
  const own: Way = { key: PROPOSED, label: said(spec.lines, proposal), reply: proposal, proposed: true };
  const others = whole.filter(({ reply }) => canonical(reply) !== canonical(proposal));
  return [own, ...others.filter(({ reply }) => misfit(spec, reply) === undefined)];
}

/** What a form has fields for, question by question. Any other question ends it. */
export const FILLS: Record<string, Filling> = {
  'move-ships': {
    label: 'Ships',
    restated: fleetRestated,
    parts: [
      { label: 'Ships', holds: ({ key }) => !isAboard(key) },
      { label: 'Fighters and whoever goes aboard', holds: ({ key }) => isAboard(key) },
    ],
  },
  'land-units': { label: 'Landing' },
  'board-leaders': { label: 'Leaders who go aboard' },
  'land-leaders': { label: 'Leaders who land' },
  'choose-production': { label: 'Where to build' },
  'imperial-production': { label: 'Where to build' },
  'produce-where': { label: 'Where to build' },
  'build-units': { label: 'Build', alone: true },
  pay: { label: 'Payment', follows: true, ways: payments() },
  'place-counters': { label: 'Command counters', follows: true, ways: placings },
  'buy-counters': { label: 'Counters to buy' },
  'choose-technology': { label: 'Technology' },
  'diplomacy-opponent': { label: 'Opponent' },
  'diplomacy-planets': { label: 'Planets to refresh' },
  'warfare-counter': { label: 'Counter to take back' },
  'trade-or-cancel': { label: 'Trade' },
};
