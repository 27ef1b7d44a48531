import { tile } from '#ti3/rules/components/component.ts';

export default tile({ id: 'nebula', name: 'Nebula', planets: [], wormholes: [], special: 'nebula' });
