import { tile } from '#ti3/rules/components/component.ts';

export default tile({ id: 'creuss-gate', name: 'Creuss Gate', planets: [], wormholes: ['delta'], gateOf: 'creuss' });
