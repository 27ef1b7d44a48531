import { tile } from '#ti3/rules/components/component.ts';

export default tile({ id: 'beta-wormhole', name: 'Beta wormhole', planets: [], wormholes: ['beta'] });
