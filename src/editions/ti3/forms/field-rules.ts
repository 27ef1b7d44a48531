import { specProblem, type Answer, type Lookahead, type Spec } from '#engine';
import { AS_PROPOSED, type FieldRule, type PresetAnswer } from '#kit/forms/field-rule.ts';
import { amountsOf, paymentPresets, formatAmounts } from '#kit/forms/preset-answers.ts';
import { formatList, formatCount } from '#text/sentences.ts';
import { isCargoLine } from '#ti3/rules/movement/movement.ts';
import { firstFitting } from '#kit/forms/form-field.ts';
import type { Game } from '#ti3/rules/game.ts';
import { AREA_NAMES, nameOfSystem } from '#ti3/rules/names.ts';
import { COUNTER_AREAS, type CounterArea, type SystemId } from '#ti3/rules/terms.ts';
import { remapFleet } from './remap-fleet.ts';

/** Formats where counters go: "1 in each area", or "2 in fleet supply and 1 in strategy allocation". */
function formatPlaces(counts: Record<string, number>): string {
  const found = COUNTER_AREAS.filter((area) => counts[area]);
  const isEven = found.length === COUNTER_AREAS.length && new Set(Object.values(counts)).size === 1;
  return isEven
    ? `${counts[found[0]]} in each area`
    : formatList(found.map((area) => `${counts[area]} in ${AREA_NAMES[area]}`));
}

/** Returns the preset answers for counters: as proposed, or all in one area that accepts them. */
function placings(spec: Spec, proposal: Answer): PresetAnswer[] {
  if (spec.kind !== 'allot') return [];
  const count = spec.limits?.[0]?.atLeast ?? 0;
  const whole = spec.amounts.map(({ key, label }): PresetAnswer => ({
    key,
    label: count === 1 ? label : `All in ${AREA_NAMES[key as CounterArea]}`,
    reply: { [key]: count },
  }));
  const given = amountsOf(proposal);
  // The player can still change their number in the same form.
  const own: PresetAnswer = {
    key: AS_PROPOSED,
    label: count === 1 ? formatAmounts(spec.amounts, proposal) : `As suggested: ${formatPlaces(given)}`,
    reply: proposal,
    proposed: true,
  };
  const isSame = (reply: Answer): boolean =>
    spec.amounts.every(({ key }) => (amountsOf(reply)[key] ?? 0) === (given[key] ?? 0));
  const others = whole.filter(({ reply }) => !isSame(reply));
  return [own, ...others.filter(({ reply }) => specProblem(spec, reply) === undefined)];
}

/** Maximum length of the text above a field, in characters. */
const ABOVE = 100;

/** Returns what follows the question in a prompt, such as how much can be spent; empty if nothing does. */
const limitsIn = (spec: Spec): string => (spec.kind === 'none' ? '' : spec.prompt.split('? ').slice(1).join('? '));

/**
 * Says how much can be built, and names the units that cannot, for the text above a field that lists only those that
 * can. Says less about these if the text would be too long.
 */
function buildingLimits(spec: Spec): string {
  const shut =
    spec.kind === 'allot'
      ? spec.amounts.flatMap(({ label, disabledReason }) => (disabledReason === undefined ? [] : [label]))
      : [];
  const limits = limitsIn(spec);
  const named = `Not available: ${formatList(shut)}.`;
  const why = 'To see why, use /why unit.';
  const versions = [`${named} ${why}`, named, `Not available: ${formatCount(shut.length, 'kind')} of units.`];
  const told = (shut.length ? versions : []).map((one) => [limits, one].filter(Boolean).join(' '));
  return told.find(({ length }) => length <= ABOVE) ?? limits;
}

/** Names the system of a landing in a transfer action, which may have two. */
function landingLabel({ game, open }: Lookahead, before: readonly string[]): string {
  if (!before.includes('choose-transfer')) return 'Landing';
  const { system } = open.ask.data as { system: SystemId };
  const known = game as unknown as Game;
  return firstFitting(
    `Landing at ${nameOfSystem(known, system)}`,
    `Landing at ${known.state.systems[system].position}`,
  );
}

/** Says which counters are placed. The number of bought ones may still change in the same form. */
function placingLabel({ spec }: Lookahead, before: readonly string[]): string {
  if (before.some((question) => BUYING.includes(question))) return 'Place the counters you buy';
  const count = spec.kind === 'allot' ? (spec.limits?.[0]?.atLeast ?? 0) : 0;
  return count ? `Place ${formatCount(count, 'command counter')}` : 'Command counters';
}
const BUYING = ['buy-counters', 'buy-few-counters'];

/** Tells the technology that a card lets a player pay for after a free one. */
const technologyLabel = ({ open }: Lookahead, before: readonly string[]): string =>
  before.includes(open.ask.question) ? 'Another technology' : 'Technology';

/** Fill rules of a form, by question. Any other question ends the form. */
export const FIELD_RULES: Record<string, FieldRule> = {
  'move-ships': {
    label: 'Ships',
    placeWord: 'from',
    remap: remapFleet,
    parts: [
      { label: 'Ships', holds: ({ key }) => !isCargoLine(key) },
      { label: 'Cargo', holds: ({ key }) => isCargoLine(key) },
    ],
  },
  'land-units': { label: 'Landing', labelAt: landingLabel },
  'board-leaders': { label: 'Leaders to transport' },
  'land-leaders': { label: 'Leaders to land' },
  'choose-production': { label: 'Where to produce' },
  'imperial-production': { label: 'Where to produce' },
  'produce-where': { label: 'Where to produce' },
  'build-units': { label: 'Produce', soloAmountsOnly: true, head: ({ spec }) => buildingLimits(spec) || undefined },
  'build-facilities': { label: 'Facilities', head: ({ spec }) => limitsIn(spec) || undefined },
  pay: { label: 'Payment', isDependent: true, presets: paymentPresets() },
  'place-counters': { label: 'Command counters', labelAt: placingLabel, isDependent: true, presets: placings },
  'buy-counters': { label: 'Counters to buy', head: ({ spec }) => (spec.kind === 'none' ? undefined : spec.prompt) },
  'choose-technology': {
    label: 'Technology',
    labelAt: technologyLabel,
    showsGroups: true,
    head: ({ spec }) => limitsIn(spec) || undefined,
  },
  'diplomacy-opponent': { label: 'Player to make peace with' },
  'diplomacy-planets': { label: 'Planets to refresh' },
  'warfare-counter': { label: 'Counter to return' },
  'trade-or-cancel': { label: 'What to do with Trade' },
};
