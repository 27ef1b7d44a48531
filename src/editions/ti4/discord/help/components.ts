import { formatList } from '#text/sentences.ts';
import type { Component, Technology } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { shortNameOfFaction } from '#ti4/rules/names.ts';
import type { ComponentId } from '#ti4/rules/state.ts';
import { COLOR_WORDS, TECHNOLOGY_COLORS } from '#ti4/rules/technology/technology.ts';

// Formats what a card shows in addition to its text, for `/help`.

/** Names a kind of component: "promissory note". */
export const nameOfKind = ({ kind }: Component): string => kind.replaceAll('-', ' ');

/** Names a technology by its color, and its faction if it has one: "yellow technology of Hacan". */
const formatTechnologyKind = ({ upgrade, color }: Technology, whose: string): string =>
  `${upgrade ? 'unit upgrade' : color ? `${COLOR_WORDS[color]} technology` : 'technology'}${whose}`;

/** Text for components of each kind, by kind. */
type ByKind<Value> = {
  [Kind in Component['kind']]?: (one: Extract<Component, { kind: Kind }>, book: Rulebook) => Value;
};

/** Returns what a table by kind gives for a component; undefined if it lacks the kind. */
const forKind = <Value>(table: ByKind<Value>, book: Rulebook, one: Component): Value | undefined =>
  (table[one.kind] as ((one: Component, book: Rulebook) => Value) | undefined)?.(one, book);

/** Names a faction behind a kind: " of Sol"; empty without one. */
const ofFaction = (book: Rulebook, faction: ComponentId | undefined): string =>
  faction === undefined ? '' : ` of ${shortNameOfFaction(book, faction)}`;

/** Kinds of components with what their cards show: "agent of Sol", "stage I public objective, 1 VP". */
const KIND_TEXTS: ByKind<string> = {
  technology: (one, book) => formatTechnologyKind(one, ofFaction(book, one.faction)),
  leader: (one, book) => one.role + ofFaction(book, one.faction),
  ability: (one, book) => nameOfKind(one) + ofFaction(book, one.faction),
  'promissory-note': (one, book) => nameOfKind(one) + ofFaction(book, one.faction),
  objective: (one) =>
    one.stage === 'secret'
      ? `secret objective, ${one.phase} phase, ${one.points} VP`
      : `stage ${'I'.repeat(one.stage)} public objective, ${one.points} VP`,
  agenda: (one) => `agenda, ${one.type}`,
  'exploration-card': (one) => `${one.deck} exploration card`,
  'strategy-card': (one) => `strategy card, initiative ${one.initiative}`,
};

/** Formats the prerequisites of a technology: "Prerequisites: 1 red and 1 yellow (90)." */
function formatPrerequisites({ prerequisites }: Technology): string {
  const needed = TECHNOLOGY_COLORS.filter((color) => prerequisites[color]).map(
    (color) => `${prerequisites[color]} ${COLOR_WORDS[color]}`,
  );
  return needed.length ? `Prerequisites: ${formatList(needed)} (90).` : 'No prerequisites (90).';
}

/** Further lines below a component's text. */
const FURTHER_LINES: ByKind<string[]> = {
  technology: (one) => (one.assimilator ? [] : [formatPrerequisites(one)]),
  leader: (one) => (one.role === 'hero' ? ['Unlock: have 3 scored objectives (51).'] : []),
};

/** Formats a component for `/help`: its name, its kind, its text and what else its card shows. */
export const formatComponent = (book: Rulebook, one: Component): string =>
  [
    `**${one.name}** (${forKind(KIND_TEXTS, book, one) ?? nameOfKind(one)})`,
    one.text,
    ...(forKind(FURTHER_LINES, book, one) ?? []),
    ...(one.lacks ? [`-# Not fully supported yet: ${one.lacks}.`] : []),
  ].join('\n');
