import { formatList, capitalize } from '#text/sentences.ts';
import type { Faction, UnitDefinition } from '#ti4/rules/components/component.ts';
import { rolesOnCard } from '#ti4/rules/units/roles.ts';
import { FIGURES_PER_PLAYER } from '#ti4/rules/units/units.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { formatUnitCount } from '#ti4/rules/names.ts';
import type { ComponentId, UnitType } from '#ti4/rules/state.ts';

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
  const forces = (Object.entries(startingUnits) as [UnitType, number][]).map(([type, count]) =>
    formatUnitCount(type, count),
  );
  const choice =
    startingChoice && startingChoice.of !== 'others'
      ? `choose ${startingChoice.count} of ${names(startingChoice.of)}`
      : '';
  return [
    `**${faction.name}** (faction)`,
    ...(faction.text ? [faction.text] : []),
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

/** Formats a unit for `/help`: its values, roles, number of figures and upgrades. */
export function formatUnit(book: Rulebook, unit: UnitDefinition): string {
  const { name, type, text, faction } = unit;
  const roles = [...rolesOnCard(unit)].map((role) => role.replace('-', ' '));
  const upgrades = book.technologies.filter(
    ({ upgrade, faction: of }) => upgrade?.type === type && (of === undefined || of === faction),
  );
  const own = upgrades.filter((one) => one.faction !== undefined);
  const figures = type === 'fighter' || type === 'infantry' ? 'any number' : `up to ${FIGURES_PER_PLAYER[type]}`;
  const whose =
    faction === undefined ? '' : ` of ${book.components[faction]?.name.replace(/^The /, 'the ') ?? faction}`;
  return [
    `**${name}** (unit)`,
    text,
    `${capitalize(formatList(roles))}${whose}. A player can have ${figures}.`,
    ...(upgrades.length
      ? [
          `Upgraded by ${formatList((own.length ? own : upgrades).map((one) => one.name))}. \`/player\` shows its current values.`,
        ]
      : []),
  ].join('\n');
}
