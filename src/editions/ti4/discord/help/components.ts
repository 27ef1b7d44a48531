import { formatList } from '#text/sentences.ts';
import type { Component, Technology } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { shortNameOfFaction } from '#ti4/rules/names.ts';
import type { ComponentId } from '#ti4/rules/state.ts';
import { COLOR_WORDS, TECHNOLOGY_COLORS } from '#ti4/rules/technology/technology.ts';

// What a card shows besides its text, for `/help`.

/** Names a kind of component: "promissory note". */
export const nameOfKind = ({ kind }: Component): string => kind.replaceAll('-', ' ');

/** Names a technology by its color, and its faction if it has one: "yellow technology of Hacan". */
const formatTechnologyKind = ({ upgrade, color }: Technology, whose: string): string =>
  `${upgrade ? 'unit upgrade' : color ? `${COLOR_WORDS[color]} technology` : 'technology'}${whose}`;

/** Names the kind of a component with what its card shows: "agent of Sol", "stage I public objective, 1 VP". */
function formatKind(book: Rulebook, one: Component): string {
  const of = (faction: ComponentId | undefined): string =>
    faction === undefined ? '' : ` of ${shortNameOfFaction(book, faction)}`;
  switch (one.kind) {
    case 'technology':
      return formatTechnologyKind(one, of(one.faction));
    case 'leader':
      return one.role + of(one.faction);
    case 'ability':
    case 'promissory-note':
      return nameOfKind(one) + of(one.faction);
    case 'objective':
      return one.stage === 'secret'
        ? `secret objective, ${one.phase} phase, ${one.points} VP`
        : `stage ${'I'.repeat(one.stage)} public objective, ${one.points} VP`;
    case 'agenda':
      return `agenda, ${one.type}`;
    case 'exploration-card':
      return `${one.deck} exploration card`;
    case 'strategy-card':
      return `strategy card, initiative ${one.initiative}`;
    default:
      return nameOfKind(one);
  }
}

/** Formats the prerequisites of a technology: "Prerequisites: 1 red and 1 yellow (90)." */
function formatPrerequisites({ prerequisites }: Technology): string {
  const needed = TECHNOLOGY_COLORS.filter((color) => prerequisites[color]).map(
    (color) => `${prerequisites[color]} ${COLOR_WORDS[color]}`,
  );
  return needed.length ? `Prerequisites: ${formatList(needed)} (90).` : 'No prerequisites (90).';
}

/** Formats a component for `/help`: its name, its kind, its text and what else its card shows. */
export const formatComponent = (book: Rulebook, one: Component): string =>
  [
    `**${one.name}** (${formatKind(book, one)})`,
    one.text,
    ...(one.kind === 'technology' && !one.assimilator ? [formatPrerequisites(one)] : []),
    ...(one.kind === 'leader' && one.role === 'hero' ? ['Unlock: have 3 scored objectives (51).'] : []),
    ...(one.lacks ? [`-# Not fully supported yet: ${one.lacks}.`] : []),
  ].join('\n');
