import type { SystemId } from '#ti4/rules/state.ts';

/** The tile that lies beside the galaxy. */
export const WORMHOLE_NEXUS: SystemId = '82';
