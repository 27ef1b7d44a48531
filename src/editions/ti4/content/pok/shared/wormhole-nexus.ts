import type { SystemId } from '../../../rules/state.ts';

/** The tile that lies beside the galaxy. */
export const WORMHOLE_NEXUS: SystemId = '82';
