import { indexByName, type Pack } from '#kit/components/rulebook.ts';
import { PROGRESSION_CHART } from './phases/progression-chart.ts';
import { kit, type Component, type Race, type Rulebook, type Ti2, type Tile } from './components/component.ts';
import { windowHost } from './events/windows.ts';
import { zones } from './components/zones.ts';
import { isBranchLocal } from './branch-isolation.ts';

export interface RulebookParts extends Omit<Pack<Ti2>, 'zones' | 'components'> {
  sets: readonly string[];
  components: readonly Component[];
  tiles: readonly Tile[];
}

/** Gives a leader card the name and text of its leader type, and its race: "Scientist of Hacan. ...". */
function saying(one: Component, all: readonly Component[]): Component {
  if (one.kind !== 'leader') return one;
  const type = all.find(({ kind, id }) => kind === 'leader-type' && id === one.type);
  const race = all.find((other): other is Race => other.kind === 'race' && other.id === one.race);
  return { ...one, text: type ? `${type.name}${race ? ` of ${race.short}` : ''}. ${type.text}` : '' };
}

/** Display order of units: ships from the strongest, then land units and structures. */
const UNIT_ORDER = [
  'dreadnought',
  'cruiser',
  'carrier',
  'fighter',
  'shock-troop',
  'ground-force',
  'pds',
  'spacedock',
] as const;

/** Builds the rulebook from rules and components. Throws if two share a name. */
export function assembleRulebook({ sets, components, tiles, standing = [], ...rules }: RulebookParts): Rulebook {
  const whilePlayed = standing.map(
    (check): typeof check =>
      (game) =>
        game.state.phase === 'ended' ? undefined : check(game),
  );
  const speaking = components.map((one) => saying(one, components));
  const packed = kit.buildRulebook([{ ...rules, components: speaking, zones, standing: whilePlayed }], {
    windows: windowHost,
    isOwnState: isBranchLocal,
    isPresent: (game, seat) => {
      const place = game.state.seats[seat];
      return place !== undefined && !place.eliminated && game.state.phase !== 'ended';
    },
  });
  const cards = Object.values(packed.byKind.unit);
  const units = Object.fromEntries(
    UNIT_ORDER.flatMap((type) => cards.filter((card) => card.type === type).map((card) => [type, card])),
  );
  return {
    ...packed,
    sets,
    units: units as Rulebook['units'],
    tiles: indexByName(tiles, (one) => one.id, 'tile'),
    planets: indexByName(tiles.flatMap((one) => one.planets), (one) => one.id, 'planet'), // prettier-ignore
    chart: PROGRESSION_CHART,
  };
}
