import { misfit, type Answer, type Spec } from '#engine';
import { PROPOSED, type Filling, type Way } from '#kit/forms/fields.ts';
import { counts, payments, said } from '#kit/forms/preset-answers.ts';
import { listed, some } from '#text/sentences.ts';
import { isAboard } from '#ti3/rules/movement/movement.ts';
import { fleetRestated } from './remap-fleet.ts';

/** Counters as they are proposed, or all in one area that takes them. */
function placings(spec: Spec, proposal: Answer): Way[] {
  if (spec.kind !== 'allot') return [];
  const count = spec.limits?.[0]?.atLeast ?? 0;
  const whole = spec.lines.map(({ key, label }): Way => ({
    key,
    label: count === 1 ? label : `All: ${label}`,
    reply: { [key]: count },
  }));
  const own: Way = { key: PROPOSED, label: said(spec.lines, proposal), reply: proposal, proposed: true };
  const given = counts(proposal);
  const isSame = (reply: Answer): boolean =>
    spec.lines.every(({ key }) => (counts(reply)[key] ?? 0) === (given[key] ?? 0));
  const others = whole.filter(({ reply }) => !isSame(reply));
  return [own, ...others.filter(({ reply }) => misfit(spec, reply) === undefined)];
}

/** So much of what stands above a field can be read. */
const ABOVE = 100;

/** A field lists what can be built alone: above it stands what cannot, and where to ask why. */
function notBuilt(spec: Spec): string | undefined {
  const shut = spec.kind === 'allot' ? spec.lines.flatMap(({ label, off }) => (off === undefined ? [] : [label])) : [];
  if (!shut.length) return undefined;
  const told = `Not now: ${listed(shut)}. /why unit says why.`;
  return told.length <= ABOVE ? told : `Not now: ${some(shut.length, 'kind')} of units. /why unit says why.`;
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
  'build-units': { label: 'Build', alone: true, head: ({ spec }) => notBuilt(spec) },
  'build-facilities': { label: 'Facilities' },
  pay: { label: 'Payment', follows: true, ways: payments() },
  'place-counters': { label: 'Command counters', follows: true, ways: placings },
  'buy-counters': { label: 'Counters to buy' },
  'choose-technology': { label: 'Technology' },
  'diplomacy-opponent': { label: 'Opponent' },
  'diplomacy-planets': { label: 'Planets to refresh' },
  'warfare-counter': { label: 'Counter to take back' },
  'trade-or-cancel': { label: 'Trade' },
};
