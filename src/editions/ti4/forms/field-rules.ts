import { canonicalJson, specProblem, type Answer, type Lookahead, type AmountOption, type Spec } from '#engine';
import { AS_PROPOSED, type FieldRule, type PresetAnswer } from '#kit/forms/field-rule.ts';
import { amountsOf, firstOutcomeInsteadOfAbstaining, paymentPresets } from '#kit/forms/preset-answers.ts';
import { isPlanetCommitment } from '#ti4/rules/invasion/commitments-from-planets.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { Production } from '#ti4/rules/production/production-capacity.ts';
import { formatProductionPrompt } from '#ti4/rules/production/production-format.ts';
import { parseOrderKey } from '#ti4/rules/production/units-to-produce.ts';
import { parseMoveLine } from '#ti4/rules/movement/movement-line-keys.ts';
import { formatByPlace } from '#text/group-by-place.ts';
import { formatCount } from '#text/sentences.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import type { StructurePlacement } from '#ti4/rules/units/structures.ts';
import { ABSTAIN } from '#ti4/rules/politics/voting.ts';

/**
 * Formats "2 × infantry to Lodor, mech to Arnor". Groups several units by place: "to Lodor: 2 × infantry, mech; mech to
 * Arnor".
 */
function said(lines: readonly AmountOption[], reply: Answer): string {
  const chosen = lines.flatMap((line) => {
    const count = amountsOf(reply)[line.key] ?? 0;
    return count > 0 ? [{ ...line, count, max: count }] : [];
  });
  const parts = formatByPlace(chosen);
  return parts.join(parts.length < chosen.length ? '; ' : ', ');
}

/** Lands as many units of each type on one planet as possible. */
function allOn(lines: readonly AmountOption[], group: string): Record<string, number> {
  return Object.fromEntries(
    lines.filter((line) => line.group === group && line.max > 0).map(({ key, max }) => [key, max]),
  );
}

/** Lands one unit on each planet in turn until no more can land. */
function spread(
  { amounts, limits = [] }: Extract<Spec, { kind: 'allot' }>,
  planets: readonly string[],
): Record<string, number> {
  const found: Record<string, number> = {};
  const sum = (measure: string): number =>
    amounts.reduce((all, { key, weights }) => all + (found[key] ?? 0) * (weights?.[measure] ?? 0), 0);
  const hasRoom = ({ key, max, weights }: AmountOption): boolean =>
    (found[key] ?? 0) < max &&
    limits.every(({ measure, atMost = Infinity }) => !weights?.[measure] || sum(measure) + weights[measure] <= atMost);
  // Units that are on a planet already stay there.
  const next = (planet: string): AmountOption | undefined =>
    amounts.find((line) => line.group === planet && !isPlanetCommitment(line.key) && hasRoom(line));
  for (let turn = 0, idle = 0; idle < planets.length; turn++) {
    const line = next(planets[turn % planets.length]);
    idle = line ? 0 : idle + 1;
    if (line) found[line.key] = (found[line.key] ?? 0) + 1;
  }
  return found;
}

/** Number of planets with a preset of their own. A form has room for ten presets. */
const PLANETS = 5;

/**
 * Returns the presets for landing: spread over the planets, all on a single planet (one preset per planet), or none.
 * Adds the proposal if no preset equals it.
 */
function landings(spec: Spec, proposal: Answer): PresetAnswer[] {
  if (spec.kind !== 'allot') return [];
  const { amounts } = spec;
  const planets = [...new Set(amounts.flatMap(({ group, max }) => (group !== undefined && max > 0 ? [group] : [])))];
  const evenly = spread(spec, planets);
  const found: PresetAnswer[] = [
    { key: 'spread', label: 'Spread evenly', hint: said(amounts, evenly), reply: evenly },
    ...planets.slice(0, PLANETS).map((group) => {
      const hint = amounts.find((line) => line.group === group)?.hint;
      return {
        key: `all@${group}`,
        label: `All to ${group}`,
        ...(hint && { hint }),
        reply: allOn(amounts, group) as Answer,
      };
    }),
    { key: 'none', label: spec.emptyLabel ?? 'None', reply: {} as Answer },
  ].filter(
    ({ key, reply }) => specProblem(spec, reply) === undefined && (key !== 'spread' || landsOn(amounts, evenly) > 1),
  );
  const same = found.find(({ reply }) => canonicalJson(reply) === canonicalJson(some(proposal)));
  if (same) {
    same.proposed = true;
    return found;
  }
  const own: PresetAnswer = { key: AS_PROPOSED, label: said(amounts, proposal), reply: proposal, proposed: true };
  const isLast = ({ key }: PresetAnswer): boolean => key === 'none';
  return [...found.filter((one) => !isLast(one)), ...(own.label ? [own] : []), ...found.filter(isLast)];
}

/** Returns the number of planets on which units land. */
const landsOn = (lines: readonly AmountOption[], reply: Record<string, number>): number =>
  new Set(lines.filter(({ key }) => reply[key] > 0).map(({ group }) => group)).size;

/** Drops amounts of zero. */
const some = (answer: Answer): Record<string, number> =>
  Object.fromEntries(Object.entries(amountsOf(answer)).filter(([, count]) => count > 0));

/** Proposes a purchase of at least one, so that a player who was advised against it can still buy. */
const someBought = (spec: Spec, proposal: Answer): Answer =>
  spec.kind === 'number' && proposal === 0 && spec.max > 0 ? Math.max(1, spec.min) : proposal;

const carried = ({ key }: AmountOption): boolean => parseMoveLine(key)?.carried === true;

/** Formats how many units can be built with the available resources and within the production limit. */
const toBuildWith = ({ game, open }: Lookahead): string =>
  formatProductionPrompt(game as unknown as Game, open.ask.data as unknown as Production);

/** Returns the question of a field, where its label does not say enough. */
const promptOf = ({ spec }: Lookahead): string | undefined => (spec.kind === 'none' ? undefined : spec.prompt);

/** Returns what the question says about the fleet pool. */
const fleetLimitIn = ({ spec }: Lookahead): string | undefined =>
  spec.kind === 'none' ? undefined : /Your fleet pool allows \d+ there\./.exec(spec.prompt)?.[0];

const isBought = (before: readonly string[]): boolean => before.includes('leadership-tokens');

/** Says which tokens are placed. The number of bought ones may still change in the same form. */
function tokensLabel({ spec }: Lookahead, before: readonly string[]): string {
  if (isBought(before)) return 'Place the command tokens you buy';
  const count = spec.kind === 'allot' ? (spec.limits?.[0]?.atLeast ?? 0) : 0;
  return count ? `Place ${formatCount(count, 'command token')}` : 'Command tokens';
}

const tokensHead = (_at: Lookahead, before: readonly string[]): string | undefined =>
  isBought(before) && before.includes('gain-tokens') ? '“Now” includes the tokens placed above.' : undefined;

/** Says what is placed: "Place 1 PDS or space dock". */
function structureLabel({ open }: Lookahead): string {
  const { types } = open.ask.data as unknown as StructurePlacement;
  return `Place 1 ${types.map(nameOfUnit).join(' or ')}`;
}

/** Tells the technology that a player pays for after another one. */
const technologyLabel = ({ open }: Lookahead, before: readonly string[]): string =>
  before.includes(open.ask.question) ? 'Second technology' : 'Technology';

/** Says how many votes all planets and abilities of a voter make together. */
function sumOfVotes(spec: Spec): string | undefined {
  if (spec.kind !== 'allot') return undefined;
  const sum = spec.amounts.reduce((all, { max, weights }) => all + max * (weights?.['votes'] ?? 0), 0);
  return sum > 0 ? `All together: ${formatCount(sum, 'vote')}.` : undefined;
}

/** Fill rules by question. Questions without one are asked separately. */
export const FIELD_RULES: Record<string, FieldRule> = {
  'move-ships': {
    label: 'Ships',
    placeWord: 'from',
    head: fleetLimitIn,
    parts: [
      { label: 'Ships', holds: (line) => parseMoveLine(line.key)?.carried === false },
      // The field's label already says that they are carried.
      { label: 'Cargo', holds: carried, called: ({ label }) => label.replace(/^Carry: /, '') },
    ],
  },
  // Landing units may explore, which reveals hidden cards.
  'commit-ground-forces': { label: 'Ground forces', presets: landings, isLast: true },
  'units-to-produce': {
    label: 'Produce',
    head: toBuildWith,
    soloAmountsOnly: true,
    parts: [{ label: 'Produce', holds: ({ key }) => parseOrderKey(key) !== undefined }],
  },
  payment: { label: 'Payment', presets: paymentPresets(said), isDependent: true },
  'gain-tokens': { label: 'Command tokens', labelAt: tokensLabel, head: tokensHead, isDependent: true },
  'redistribute-tokens': { label: 'Command tokens', head: promptOf },
  'leadership-tokens': {
    label: 'Tokens to buy',
    head: promptOf,
    assumedAnswer: someBought,
  },
  'research-technology': { label: 'Technology', labelAt: technologyLabel, showsGroups: true },
  'technology-again': { label: 'Research another technology?', onlyIfOpen: true },
  'ignore-prerequisites': { label: 'Prerequisites to ignore', isDependent: true },
  'structure-site': { label: 'Structure to place', labelAt: structureLabel },
  'diplomacy-planets': { label: 'Planets to ready' },
  'vote-for': { label: 'Outcome', adjustProposal: firstOutcomeInsteadOfAbstaining(ABSTAIN) },
  'planets-for-votes': { label: 'Votes', isDependent: true, head: ({ spec }) => sumOfVotes(spec) },
};
