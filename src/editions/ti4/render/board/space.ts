import { hexCorners, HEX_RADIUS } from '#render/geometry.ts';
import { createSeededRandom } from '#render/seeded-random.ts';
import { asteroidsArt } from '#render/space/asteroids.ts';
import { gravityRiftArt } from '#render/space/gravity-rift.ts';
import { nebulaArt } from '#render/space/nebula.ts';
import { supernovaArt } from '#render/space/supernova.ts';
import { polygon } from '#render/svg.ts';
import type { Anomaly, Wormhole } from '#ti4/views/index.ts';
import { anomalyLooks, wormholeLooks } from '#ti4/render/palette.ts';

const art: Record<Anomaly, (random: () => number) => string> = {
  'asteroid-field': asteroidsArt,
  nebula: nebulaArt,
  supernova: supernovaArt,
  'gravity-rift': gravityRiftArt,
};

const hex = (radius: number, paint: string): string => polygon(hexCorners(radius), paint);

/** Draws a system's special space: anomalies, and an edge for them or for a wormhole. */
export function spaceArt(id: string, kinds: readonly Anomaly[], holes: readonly Wormhole[]): string {
  const random = createSeededRandom(`space ${id}`);
  const parts: string[] = [];
  if (kinds.length)
    parts.push(
      `<defs><clipPath id="hex">${hex(HEX_RADIUS - 1.5, '')}</clipPath></defs><g clip-path="url(#hex)">`,
      ...kinds.map((kind) => art[kind](random)),
      '</g>',
    );
  for (const kind of kinds) {
    parts.push(
      hex(HEX_RADIUS - 7, `fill="none" stroke="${anomalyLooks[kind].color}" stroke-width="7" stroke-opacity=".95"`),
    );
    parts.push(
      hex(HEX_RADIUS - 13, `fill="none" stroke="${anomalyLooks[kind].color}" stroke-width="6" stroke-opacity=".22"`),
    );
  }
  if (!kinds.length) {
    holes.forEach((hole, i) =>
      parts.push(
        hex(
          HEX_RADIUS - 6 - i * 6,
          `fill="none" stroke="${wormholeLooks[hole].color}" stroke-width="3.4" stroke-opacity=".75" stroke-dasharray="26 12"`,
        ),
      ),
    );
  }
  return parts.join('\n');
}
