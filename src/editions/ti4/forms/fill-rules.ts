import { canonicalJson, specProblem, type Answer, type Lookahead, type AmountOption, type Spec } from '#engine';
import { AS_PROPOSED, type FillRule, type PresetAnswer } from '#kit/forms/fields.ts';
import { amountsOf, firstOutcomeInsteadOfAbstaining, paymentPresets } from '#kit/forms/preset-answers.ts';
import { isPlanetCommitment } from '#ti4/rules/invasion/commitments-from-planets.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { Production } from '#ti4/rules/production/production-capacity.ts';
import { formatProductionPrompt } from '#ti4/rules/production/production-format.ts';
import { parseOrderKey } from '#ti4/rules/production/units-to-produce.ts';
import { parseMoveLine } from '#ti4/rules/movement/move-lines.ts';
import { formatByPlace } from '#text/group-by-place.ts';
import { ABSTAIN } from '#ti4/rules/politics/voting.ts';

/** "2 × infantry to Lodor, mech to Arnor"; with several of one place "to Lodor: 2 × infantry, mech; mech to Arnor". */
function said(lines: readonly AmountOption[], reply: Answer): string {
  const chosen = lines.flatMap((line) => {
    const count = amountsOf(reply)[line.key] ?? 0;
    return count > 0 ? [{ ...line, count, max: count }] : [];
  });
  const parts = formatByPlace(chosen);
  return parts.join(parts.length < chosen.length ? '; ' : ', ');
}

/** All that can land on one planet: as many of each unit as there are. */
function allOn(lines: readonly AmountOption[], group: string): Record<string, number> {
  return Object.fromEntries(
    lines.filter((line) => line.group === group && line.max > 0).map(({ key, max }) => [key, max]),
  );
}

/** One after the other to each planet in turn, for as long as there are any. */
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
  // Whoever is on a planet already stays there.
  const next = (planet: string): AmountOption | undefined =>
    amounts.find((line) => line.group === planet && !isPlanetCommitment(line.key) && hasRoom(line));
  for (let turn = 0, idle = 0; idle < planets.length; turn++) {
    const line = next(planets[turn % planets.length]);
    idle = line ? 0 : idle + 1;
    if (line) found[line.key] = (found[line.key] ?? 0) + 1;
  }
  return found;
}

/** So many planets have a way of their own: there is room for ten in all. */
const PLANETS = 5;

/** In what ways ground forces could land: spread, all on one planet, in the order in which the planets lie there, or not at all. */
function landings(spec: Spec, proposal: Answer): PresetAnswer[] {
  if (spec.kind !== 'allot') return [];
  const { amounts } = spec;
  const planets = [...new Set(amounts.flatMap(({ group, max }) => (group !== undefined && max > 0 ? [group] : [])))];
  const evenly = spread(spec, planets);
  const found: PresetAnswer[] = [
    { key: 'spread', label: 'Spread', hint: said(amounts, evenly), reply: evenly },
    ...planets.slice(0, PLANETS).map((group) => {
      const hint = amounts.find((line) => line.group === group)?.hint;
      return {
        key: `all@${group}`,
        label: `All to ${group}`,
        ...(hint && { hint }),
        reply: allOn(amounts, group) as Answer,
      };
    }),
    { key: 'none', label: spec.emptyLabel ?? 'Nobody', reply: {} as Answer },
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

/** On how many planets. */
const landsOn = (lines: readonly AmountOption[], reply: Record<string, number>): number =>
  new Set(lines.filter(({ key }) => reply[key] > 0).map(({ group }) => group)).size;

/** Without what there is none of. */
const some = (answer: Answer): Record<string, number> =>
  Object.fromEntries(Object.entries(amountsOf(answer)).filter(([, count]) => count > 0));

/** Whoever is not advised to buy any can do so all the same. */
const someBought = (spec: Spec, proposal: Answer): Answer =>
  spec.kind === 'number' && proposal === 0 && spec.max > 0 ? Math.max(1, spec.min) : proposal;

const carried = ({ key }: AmountOption): boolean => parseMoveLine(key)?.carried === true;

/** How much can be built, with what there is to pay, and for how much there is room. */
const toBuildWith = ({ game, open }: Lookahead): string =>
  formatProductionPrompt(game as unknown as Game, open.ask.data as unknown as Production);

/** How questions are filled in where they come in a form; those that are not here are asked by themselves. */
export const FILL_RULES: Record<string, FillRule> = {
  'move-ships': {
    label: 'Ships',
    parts: [
      { label: 'Ships', holds: (line) => parseMoveLine(line.key)?.carried === false },
      // The field says already that they are carried.
      { label: 'Aboard', holds: carried, called: ({ label }) => label.replace(/^Carry: /, '') },
    ],
  },
  // Who lands may explore what nobody has seen.
  'commit-ground-forces': { label: 'Landing', presets: landings, isLast: true },
  'units-to-produce': {
    label: 'Build',
    head: toBuildWith,
    soloAmountsOnly: true,
    parts: [{ label: 'Build', holds: ({ key }) => parseOrderKey(key) !== undefined }],
  },
  payment: { label: 'Payment', presets: paymentPresets(said), isDependent: true },
  'gain-tokens': { label: 'Command tokens', isDependent: true },
  'redistribute-tokens': { label: 'Command tokens' },
  'leadership-tokens': {
    label: 'Tokens to buy',
    head: ({ spec }) => (spec.kind === 'number' ? spec.prompt : undefined),
    assumedAnswer: someBought,
  },
  'research-technology': { label: 'Technology' },
  'technology-again': { label: 'Another technology' },
  'ignore-prerequisites': { label: 'Prerequisites to ignore', isDependent: true },
  'structure-site': { label: 'Where' },
  'diplomacy-planets': { label: 'Planets to ready' },
  'vote-for': { label: 'Your vote', adjustProposal: firstOutcomeInsteadOfAbstaining(ABSTAIN) },
  'planets-for-votes': { label: 'Votes', isDependent: true },
};
