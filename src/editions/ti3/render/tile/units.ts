import { textWidth } from '#render/text-metrics.ts';
import { rect, text } from '#render/svg.ts';
import { leaderPlateItem } from '#render/tile/leader.ts';
import type { UnitStack } from '#render/tile/plates.ts';
import type { PlayerUnits, TileItem } from '#render/tile/tile.ts';
import type { Color, LeaderGroup, SystemView, UnitGroup } from '#ti3/views/index.ts';
import { FONT_SIZES, playerPaints, unitSilhouettes } from '#ti3/render/palette.ts';

type ColorOf = (seat: string) => Color;
type Mark = SystemView['marks'][number];

/** Splits a group of units into undamaged and damaged ones. */
const alikeOf = ({ type, count, damaged }: UnitGroup): UnitStack[] =>
  [
    { shape: unitSilhouettes[type], damaged: false, count: count - damaged },
    { shape: unitSilhouettes[type], damaged: true, count: damaged },
  ].filter((one) => one.count > 0);

/** Groups units and leaders by owner. */
export function groupByOwner(
  units: readonly UnitGroup[],
  leaders: readonly LeaderGroup[],
  colorOf: ColorOf,
): PlayerUnits[] {
  const owners = [...new Set([...units, ...leaders].map(({ owner }) => owner))];
  return owners.map((owner) => ({
    owner,
    color: colorOf(owner),
    groups: units.filter((one) => one.owner === owner).flatMap(alikeOf),
    besides: (size) =>
      leaders
        .filter((one) => one.owner === owner)
        .map(({ mark }) => leaderPlateItem(mark, playerPaints[colorOf(owner)], FONT_SIZES.small, size)),
  }));
}

/** Shortens "2 Space Mines" to "2 Mines" for lack of room. */
const shortOf = (name: string): string => [/^\d+/.exec(name)?.[0], name.split(' ').at(-1)].filter(Boolean).join(' ');

/** Draws the name of a token on a plate in its owner's color. */
export function markItem({ name, owner }: Mark, what: string, colorOf: ColorOf): TileItem {
  const { fill, edge } = playerPaints[colorOf(owner)];
  const said = shortOf(name);
  return {
    what,
    shapes: (size) => {
      const wide = textWidth(said, FONT_SIZES.small * size, 700) + 16;
      const high = 28 * size;
      const plate = rect(-wide / 2, -high / 2, wide, high, 4, `fill="#05070f" stroke="${fill}" stroke-width="3"`);
      const words = text(0, 8 * size, said, { size: FONT_SIZES.small * size, anchor: 'middle', fill: edge });
      return [{ width: wide + 4, height: high + 4, body: plate + words }];
    },
  };
}
