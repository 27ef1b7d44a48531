import type { SystemId } from '#ti4/rules/state.ts';

/** The wormhole nexus tile, which is placed outside the galaxy. */
export const WORMHOLE_NEXUS: SystemId = '82';
