import { tile } from '#ti3/rules/components/component.ts';

export default tile({ id: 'alpha-wormhole', name: 'Alpha wormhole', planets: [], wormholes: ['alpha'] });
