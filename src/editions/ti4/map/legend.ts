import { flow, type Item } from '../../../drawing/flow.ts';
import { widthOf } from '../../../drawing/fonts.ts';
import { space } from '../../../drawing/palette.ts';
import { at, rect, text } from '../../../drawing/svg.ts';
import { nameOfUnit, type BoardView, type SystemView, type UnitType } from '../views/index.ts';
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
} from './glyphs.ts';
import { commandToken } from './marks.ts';
import { technologies } from './palette.ts';
import { damageMark } from '../../../drawing/silhouettes.ts';
import { silhouettes, unitShape } from './silhouettes.ts';

// What the signs on the board mean, below it.

const SIZE = 25;
const LINE = 54;

const sign = (body: string, across: number, words: string): Item => ({
  width: across + 8 + widthOf(words, SIZE, 500),
  body: at(across / 2, 0, body) + text(across + 8, SIZE * 0.35, words, { size: SIZE, weight: 500, fill: space.quiet }),
});

const unitSign = (type: UnitType): Item => {
  const small = Math.min(0.9, 40 / silhouettes[type].height);
  return sign(at(0, 0, unitShape(type, 'grey'), small), silhouettes[type].width * small, nameOfUnit(type));
};

const signs = (): Item[] => [
  ...(Object.keys(silhouettes) as UnitType[]).map(unitSign),
  sign(damageMark(), 22, 'damaged'),
  sign(commandToken('grey'), 30, 'command token'),
  sign(resourcesIcon(2), 38, 'resources'),
  sign(influenceIcon(2), 36, 'influence'),
  ...(['cultural', 'hazardous', 'industrial'] as const satisfies (keyof typeof traitColors)[]).map((trait) =>
    sign(traitIcon(trait), 26, trait),
  ),
  ...(Object.keys(technologies) as (keyof typeof technologies)[]).map((color) => sign(specialtyIcon(color), 30, color)),
  sign(speakerIcon(), 28, 'speaker'),
  sign(waitingIcon(space.warn), 24, 'to act'),
  sign(hatched, 36, 'exhausted'),
];

const hatched = `<g stroke="#8c96ad" stroke-width="1.8"><circle r="17" fill="#04060c" stroke-opacity=".6"/><path d="M-14,6 L6,-14 M-10,11 L11,-10 M-4,15 L15,-4"/></g>`;

/** A system that lies beside the map. */
const besideIcon = `<path d="M-17,0 L-8.5,-14.7 H8.5 L17,0 L8.5,14.7 H-8.5 Z" fill="#04060c" stroke="${space.quiet}" stroke-width="2"/>`;

/** What lies on this board and not on every other: its tokens, legendary planets, and systems beside the map that wormholes lead to. */
export interface Besides {
  tokens: string[];
  legendary: boolean;
  beside: string[];
}

/** Off the map, a system is known by its planets. */
const called = ({ name, planets }: SystemView): string => planets.map((planet) => planet.name).join(', ') || name;

export const besidesOf = ({ systems }: BoardView): Besides => ({
  tokens: [...new Set(systems.flatMap(({ markers = [] }) => markers.map(({ name }) => name)))].sort(),
  legendary: systems.some(({ planets }) => planets.some(({ legend: is }) => is)),
  beside: systems.filter(({ position, wormholes }) => position === null && wormholes.length > 0).map(called),
});

const signsBesides = ({ tokens, legendary, beside }: Besides): Item[] => [
  ...(legendary ? [sign(legendIcon(), 26, 'legendary')] : []),
  ...tokens.map((name) => sign(markerIcon(name), 30, name.charAt(0).toLowerCase() + name.slice(1))),
  ...beside.map((name) => sign(besideIcon, 34, `${name}: beside the map, reached by wormholes`)),
];

/** All signs, as wide as given; `size`: how much larger than usual. */
export function legend(besides: Besides, width: number, size: number): { body: string; height: number } {
  const inner = width / size;
  const { body, height } = flow([...signs(), ...signsBesides(besides)], 16, 8, inner - 32, LINE, 26);
  const panel = rect(0, 0, inner, height + 16, 14, `fill="${space.panel}" fill-opacity=".72"`);
  return { body: at(0, 0, panel + body, size), height: (height + 16) * size };
}
