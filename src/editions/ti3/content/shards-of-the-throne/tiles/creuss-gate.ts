import { tile } from '../../../rules/components/component.ts';

export default tile({ id: 'creuss-gate', name: 'Creuss Gate', planets: [], wormholes: ['delta'], gateOf: 'creuss' });
