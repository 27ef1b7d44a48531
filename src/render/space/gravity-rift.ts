import { circle, formatCoordinate, formatFraction } from '#render/svg.ts';

/** Above the center, so that fleets have room below. */
const RIFT = -38;

/** Draws a black hole with the matter that falls into it. */
export function gravityRiftArt(): string {
  const rings: string[] = [];
  for (let i = 0; i < 12; i++) {
    const wide = 34 + i * 12.5;
    const paint = `fill="none" stroke="${i < 3 ? '#ffe9c2' : i < 6 ? '#ff9a4d' : i < 9 ? '#e0344c' : '#7a1f66'}" stroke-width="${formatCoordinate(7 - i * 0.42)}" stroke-opacity="${formatFraction(0.92 - i * 0.06)}" stroke-dasharray="${formatCoordinate(wide * 2.1)} ${formatCoordinate(wide * 0.5)}" stroke-linecap="round"`;
    rings.push(
      `<ellipse cy="${RIFT}" rx="${formatCoordinate(wide)}" ry="${formatCoordinate(wide * 0.62)}" transform="rotate(${-24 + i * 23} 0 ${RIFT})" ${paint}/>`,
    );
  }
  return (
    `<defs><radialGradient id="rift"><stop offset=".12" stop-color="#000"/><stop offset=".3" stop-color="#2b0008"/><stop offset=".7" stop-color="#5a0a2a" stop-opacity=".7"/><stop offset="1" stop-color="#1c0420" stop-opacity=".2"/></radialGradient></defs>` +
    circle(0, RIFT, 210, 'fill="url(#rift)"') +
    rings.reverse().join('') +
    circle(0, RIFT, 31, 'fill="#000" stroke="#fff1d6" stroke-width="2.5"')
  );
}
