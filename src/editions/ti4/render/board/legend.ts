import type { Item } from '#render/layout/flow-layout.ts';
import { exhaustedSign, legendOf, signMeans } from '#render/pictures/legend.ts';
import { space } from '#render/palette.ts';
import { at } from '#render/svg.ts';
import { nameOfUnit, type BoardView, type SystemView, type UnitType } from '#ti4/views/index.ts';
import {
  influenceIcon,
  legendIcon,
  markerIcon,
  resourcesIcon,
  speakerIcon,
  specialtyIcon,
  type traitColors,
  traitIcon,
  waitingIcon,
} from '#ti4/render/icons.ts';
import { commandToken } from '#render/art/player-marks.ts';
import { technologies } from '#ti4/render/palette.ts';
import { apartMark, damageMark } from '#render/art/silhouettes.ts';
import { silhouettes, unitShape } from '#ti4/render/silhouettes.ts';

// What the signs on the board mean, below it.

const unitSign = (type: UnitType): Item => {
  const small = Math.min(0.9, 40 / silhouettes[type].height);
  return signMeans(at(0, 0, unitShape(type, 'grey'), small), silhouettes[type].width * small, nameOfUnit(type));
};

const signs = (): Item[] => [
  ...(Object.keys(silhouettes) as UnitType[]).map(unitSign),
  signMeans(damageMark(), 22, 'damaged'),
  signMeans(commandToken('grey'), 30, 'command token'),
  signMeans(resourcesIcon(2), 38, 'resources'),
  signMeans(influenceIcon(2), 36, 'influence'),
  ...(['cultural', 'hazardous', 'industrial'] as const satisfies (keyof typeof traitColors)[]).map((trait) =>
    signMeans(traitIcon(trait), 26, trait),
  ),
  ...(Object.keys(technologies) as (keyof typeof technologies)[]).map((color) =>
    signMeans(specialtyIcon(color), 30, color),
  ),
  signMeans(speakerIcon(), 28, 'speaker'),
  signMeans(waitingIcon(space.warn), 24, 'to act'),
  signMeans(exhaustedSign, 36, 'exhausted'),
];

/** A system that lies beside the map. */
const besideIcon = `<path d="M-17,0 L-8.5,-14.7 H8.5 L17,0 L8.5,14.7 H-8.5 Z" fill="#04060c" stroke="${space.quiet}" stroke-width="2"/>`;

/** What this board has and others may not: tokens, legendary planets, marked units, and systems beside the map that wormholes lead to. */
export interface Besides {
  tokens: string[];
  legendary: boolean;
  /** A card or effect sets a unit apart from others of its kind. */
  marked: boolean;
  beside: string[];
}

/** Off the map, a system is known by its planets. */
const called = ({ name, planets }: SystemView): string => planets.map((planet) => planet.name).join(', ') || name;

export const besidesOf = ({ systems }: BoardView): Besides => ({
  tokens: [...new Set(systems.flatMap(({ markers = [] }) => markers.map(({ name }) => name)))].sort(),
  legendary: systems.some(({ planets }) => planets.some(({ legend: is }) => is)),
  marked: systems.some(({ space, planets }) =>
    [...space, ...planets.flatMap(({ units }) => units)].some(({ marks }) => marks !== undefined),
  ),
  beside: systems.filter(({ position, wormholes }) => position === null && wormholes.length > 0).map(called),
});

const signsBesides = ({ tokens, legendary, marked, beside }: Besides): Item[] => [
  ...(marked ? [signMeans(apartMark(), 22, 'set apart by a card')] : []),
  ...(legendary ? [signMeans(legendIcon(), 26, 'legendary')] : []),
  ...tokens.map((name) => signMeans(markerIcon(name), 30, name.charAt(0).toLowerCase() + name.slice(1))),
  ...beside.map((name) => signMeans(besideIcon, 34, `${name}: beside the map, reached by wormholes`)),
];

/** All signs, as wide as given; `size`: how much larger than usual. */
export const legend = (besides: Besides, width: number, size: number): { body: string; height: number } =>
  legendOf([...signs(), ...signsBesides(besides)], width, size);
