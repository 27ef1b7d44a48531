import { listed } from '../../../words/sentences.ts';
import type { Faction } from '../rules/components/component.ts';
import type { Rulebook } from '../rules/game.ts';
import { countOf } from '../rules/names.ts';
import type { ComponentId, UnitType } from '../rules/state.ts';

/** What `/help` says of a faction: what it begins with, and all that is its own by name; each has a text of its own. */
export function factionText(book: Rulebook, faction: Faction): string {
  const nameOf = (id: ComponentId): string => book.components[id]?.name ?? id;
  const names = (ids: readonly ComponentId[]): string => listed(ids.filter((id) => book.components[id]).map(nameOf));
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
  const forces = (Object.entries(startingUnits) as [UnitType, number][]).map(([type, count]) => countOf(type, count));
  const choice = startingChoice && startingChoice.of !== 'others' ? `${startingChoice.count} of ${names(startingChoice.of)}` : '';
  return [
    `**${faction.name}** (faction)`,
    ...(faction.text ? [faction.text] : []),
    ...line('Commodities', String(commodities)),
    ...line('Begins with', listed(forces)),
    ...line('Technologies at the start', [names(startingTechnologies), choice].filter(Boolean).join('; ')),
    ...line('Technologies of its own', names(technologies)),
    ...line('Units of its own', names(Object.values(units))),
    ...line(leaders.length === 1 ? 'Leader' : 'Leaders', listed(leaders.map(({ name }) => name))),
    ...line('Promissory note', names([promissoryNote, ...furtherNotes])),
  ].join('\n');
}

const ROLES = ['agent', 'commander', 'hero'];
