import { significantWords } from '#text/fuzzy-match.ts';
import { formatList, capitalize } from '#text/sentences.ts';
import { abbreviations } from '#ti4/discord/input/abbreviations.ts';
import type { Faction, UnitDefinition } from '#ti4/rules/components/component.ts';
import { rolesOnCard, UNIT_TYPES } from '#ti4/rules/units/roles.ts';
import { FIGURES_PER_PLAYER } from '#ti4/rules/units/units.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfUnit } from '#ti4/rules/names.ts';
import { genericUnit } from '#ti4/rules/setup/new-state.ts';
import type { ComponentId, UnitType } from '#ti4/rules/state.ts';
import { formatComponent } from './components.ts';

/**
 * Formats a faction for `/help`: its starting pieces and the names of its components, which have help texts of their
 * own.
 */
export function formatFaction(book: Rulebook, faction: Faction): string {
  const nameOf = (id: ComponentId): string => book.components[id]?.name ?? id;
  const names = (ids: readonly ComponentId[]): string =>
    formatList(ids.filter((id) => book.components[id]).map(nameOf));
  const line = (what: string, named: string): string[] => (named ? [`${what}: ${named}.`] : []);
  const {
    abilities,
    startingUnits,
    startingTechnologies,
    startingChoice,
    commodities,
    technologies,
    units,
    promissoryNote,
    furtherNotes = [],
  } = faction;
  const leaders = Object.values(book.byKind.leader ?? {})
    .filter((one) => one.faction === faction.id)
    .map(({ id, role }) => ({ role, name: `${nameOf(id)} (${role})` }))
    .sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
  // A unit of a later set names its faction; the faction does not name it.
  const added = Object.values(book.byKind.unit).filter((unit) => unit.faction === faction.id);
  const ownUnits = new Set([...Object.values(units), ...added.map(({ id }) => id)]);
  const forces = UNIT_TYPES.flatMap((type) => {
    const count = startingUnits[type] ?? 0;
    return count ? [formatUnitCount(type, count)] : [];
  });
  const choice = startingChoice
    ? `choose ${startingChoice.count} ${startingChoice.of === 'others' ? 'non-faction technologies that other players own' : `of ${names(startingChoice.of.filter((id) => id in book.components))}`}`
    : '';
  return [
    `**${faction.name}** (faction)`,
    // The abilities, each listed by name, replace the text of the faction.
    ...abilities.map((id) => `- **${nameOf(id)}**: ${book.components[id]?.text ?? ''}`),
    ...line('Commodity value', String(commodities)),
    ...line('Starting units', formatList(forces)),
    ...line('Starting technologies', [names(startingTechnologies), choice].filter(Boolean).join('; ')),
    ...line('Faction technologies', names(technologies)),
    ...line('Faction units', names([...ownUnits])),
    ...line(leaders.length === 1 ? 'Leader' : 'Leaders', formatList(leaders.map(({ name }) => name))),
    ...line(furtherNotes.length ? 'Promissory notes' : 'Promissory note', names([promissoryNote, ...furtherNotes])),
  ].join('\n');
}

const ROLES = ['agent', 'commander', 'hero'];

/** Formats how many units of a type a player can have: "any number", "1", "up to 4". */
function figuresOf(type: UnitType): string {
  if (type === 'fighter' || type === 'infantry') return 'any number';
  const most = FIGURES_PER_PLAYER[type];
  return most === 1 ? '1' : `up to ${most}`;
}

/** Formats a unit for `/help`: its values, roles, number of figures and upgrades. */
export function formatUnit(book: Rulebook, unit: UnitDefinition): string {
  const { name, type, text, faction, neutral } = unit;
  const roles = [...rolesOnCard(unit)].map((role) => role.replace('-', ' '));
  const upgrades = book.technologies.filter(
    ({ name: upgraded, upgrade, faction: of }) =>
      upgrade?.type === type && (of === undefined || of === faction) && !neutral && !text.includes(upgraded),
  );
  const own = upgrades.filter((one) => one.faction !== undefined);
  const whose =
    faction === undefined ? '' : ` of ${book.components[faction]?.name.replace(/^The /, 'the ') ?? faction}`;
  return [
    `**${name}** (unit)`,
    text,
    `${capitalize(formatList(roles))}${whose}.${neutral ? '' : ` A player can have ${figuresOf(type)}.`}`,
    ...(upgrades.length
      ? [
          `Upgraded by ${formatList((own.length ? own : upgrades).map((one) => one.name))}. \`/player\` shows its current values.`,
        ]
      : []),
  ].join('\n');
}

/** Returns the unit type that a typed text names, without its level: "carriers", "dn". */
export const findUnitType = (typed: string): UnitType | undefined =>
  UNIT_TYPES.find(
    (type) => significantWords(typed, abbreviations).join(' ') === significantWords(nameOfUnit(type)).join(' '),
  );

/** Formats a unit type for `/help`: its generic unit and upgrade; undefined if each faction has its own. */
export function formatUnitType(book: Rulebook, type: UnitType): string | undefined {
  const unit = book.byKind.unit[genericUnit(book, type)];
  if (!unit) return undefined;
  const upgrade = book.technologies.find((one) => one.upgrade?.type === type && one.faction === undefined);
  return [formatUnit(book, unit), ...(upgrade ? [formatComponent(book, upgrade)] : [])].join('\n');
}
