import { indexByName, type Pack } from '#kit/components/rulebook.ts';
import { kit, type Component, type Rulebook, type Ti3, type Tile } from './components/component.ts';
import { windowHost } from './events/windows.ts';
import { zones } from './components/zones.ts';
import { isBranchLocal } from './branch-isolation.ts';

export interface RulebookParts extends Omit<Pack<Ti3>, 'components' | 'zones'> {
  sets: readonly string[];
  components: readonly Component[];
  tiles: readonly Tile[];
}

/** Adds the texts of a race's abilities to the race, and the text of its type to a leader. */
function withAbilities(one: Component, all: readonly Component[]): Component {
  if (one.kind === 'leader') {
    const [type, race] = [one.type, one.race].map((id) => all.find((other) => other.id === id));
    const whose = race?.kind === 'race' ? race.short : 'a race from another set';
    return { ...one, text: `${type?.name ?? one.type} of ${whose}. ${type?.text ?? ''}` };
  }
  if (one.kind !== 'race') return one;
  const sheet = one.abilities.flatMap((id) => all.find((other) => other.id === id) ?? []);
  return { ...one, text: sheet.map(({ name, text }) => `${name}: ${text}`).join(' ') };
}

/** Returns one tile per copy, each with an id of its own ("empty-2"). */
const eachOf = (tile: Tile): Tile[] =>
  tile.copies === undefined
    ? [tile]
    : Array.from({ length: tile.copies }, (_, i) => ({ ...tile, id: `${tile.id}-${i + 1}` }));

/** Combines rules and components into a rulebook. Throws if two of them share a name. */
export function assembleRulebook({ sets, components, tiles, standing = [], ...rules }: RulebookParts): Rulebook {
  const packed = kit.buildRulebook(
    [
      // Standing checks do nothing after the game has ended.
      {
        ...rules,
        zones,
        standing: standing.map((check) => (game) => (game.state.phase === 'ended' ? undefined : check(game))),
      },
      { components: components.map((one) => withAbilities(one, components)) },
    ],
    {
      windows: windowHost,
      isOwnState: isBranchLocal,
      isPresent: ({ state: { phase, seats } }, seat) =>
        phase !== 'ended' && seats[seat] !== undefined && !seats[seat].eliminated,
    },
  );
  const systems = tiles.flatMap(eachOf);
  const units = Object.fromEntries(
    Object.values(packed.byKind.unit).map((card) => [card.type, card]),
  ) as Rulebook['units'];
  return {
    ...packed,
    sets,
    tiles: indexByName(systems, ({ id }) => id, 'tile'),
    planets: indexByName(
      systems.flatMap(({ planets }) => planets),
      ({ id }) => id,
      'planet',
    ),
    units,
    flagships: Object.fromEntries(
      Object.values(packed.byKind.flagship).map(({ kind: _kind, race, is = [], ...printed }) => {
        return [race, { ...units.flagship, ...printed, name: units.flagship.name, is: [...units.flagship.is, ...is] }];
      }),
    ),
  };
}
