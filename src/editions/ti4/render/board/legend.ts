import type { FlowItem } from '#render/layout/flow-layout.ts';
import { exhaustedIcon, renderLegend, legendItem } from '#render/pictures/legend.ts';
import { speakerIcon, waitingIcon } from '#render/art/status-icons.ts';
import { UI_COLORS } from '#render/palette.ts';
import { translate } from '#render/svg.ts';
import { nameOfUnit, type BoardView, type SystemView, type UnitType } from '#ti4/views/index.ts';
import {
  influenceIcon,
  legendaryIcon,
  markerIcon,
  resourcesIcon,
  specialtyIcon,
  type traitColors,
  traitIcon,
} from '#ti4/render/icons.ts';
import { commandToken } from '#render/art/player-marks.ts';
import { technologyColors } from '#ti4/render/palette.ts';
import { apartMark, damageMark } from '#render/art/silhouettes.ts';
import { silhouettes, unitShape } from '#ti4/render/silhouettes.ts';

// Legend below the board.

const unitSign = (type: UnitType): FlowItem => {
  const small = Math.min(0.9, 40 / silhouettes[type].height);
  return legendItem(translate(0, 0, unitShape(type, 'grey'), small), silhouettes[type].width * small, nameOfUnit(type));
};

const signs = (): FlowItem[] => [
  ...(Object.keys(silhouettes) as UnitType[]).map(unitSign),
  legendItem(damageMark(), 22, 'damaged'),
  legendItem(commandToken('grey'), 30, 'command token'),
  legendItem(resourcesIcon(2), 38, 'resources'),
  legendItem(influenceIcon(2), 36, 'influence'),
  ...(['cultural', 'hazardous', 'industrial'] as const satisfies (keyof typeof traitColors)[]).map((trait) =>
    legendItem(traitIcon(trait), 26, trait),
  ),
  ...(Object.keys(technologyColors) as (keyof typeof technologyColors)[]).map((color) =>
    legendItem(specialtyIcon(color), 30, color),
  ),
  legendItem(speakerIcon(), 28, 'speaker'),
  legendItem(waitingIcon(UI_COLORS.warn), 24, 'to act'),
  legendItem(exhaustedIcon, 36, 'exhausted'),
];

/** Icon of a system beside the map. */
const besideIcon = `<path d="M-17,0 L-8.5,-14.7 H8.5 L17,0 L8.5,14.7 H-8.5 Z" fill="#04060c" stroke="${UI_COLORS.quiet}" stroke-width="2"/>`;

/**
 * Features of this board that others may lack: tokens, legendary planets, marked units, and systems beside the map that
 * wormholes lead to.
 */
export interface LegendContents {
  tokens: string[];
  legendary: boolean;
  /** A card or effect distinguishes a unit from others of its kind. */
  marked: boolean;
  beside: string[];
}

/** Names a system off the map after its planets. */
const called = ({ name, planets }: SystemView): string => planets.map((planet) => planet.name).join(', ') || name;

export const legendContentsOf = ({ systems }: BoardView): LegendContents => ({
  tokens: [...new Set(systems.flatMap(({ markers = [] }) => markers.map(({ name }) => name)))].sort(),
  legendary: systems.some(({ planets }) => planets.some(({ legend: is }) => is)),
  marked: systems.some(({ space, planets }) =>
    [...space, ...planets.flatMap(({ units }) => units)].some(({ marks }) => marks !== undefined),
  ),
  beside: systems.filter(({ position, wormholes }) => position === null && wormholes.length > 0).map(called),
});

const signsBesides = ({ tokens, legendary, marked, beside }: LegendContents): FlowItem[] => [
  ...(marked ? [legendItem(apartMark(), 22, 'marked by a card')] : []),
  ...(legendary ? [legendItem(legendaryIcon(), 26, 'legendary')] : []),
  ...tokens.map((name) => legendItem(markerIcon(name), 30, name.charAt(0).toLowerCase() + name.slice(1))),
  ...beside.map((name) => legendItem(besideIcon, 34, `${name}: off the map, reached by wormholes`)),
];

/** Draws the legend at the given width; `size` is its scale. */
export const renderEditionLegend = (
  besides: LegendContents,
  width: number,
  size: number,
): { body: string; height: number } => renderLegend([...signs(), ...signsBesides(besides)], width, size);
