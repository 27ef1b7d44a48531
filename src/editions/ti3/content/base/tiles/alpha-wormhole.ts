import { tile } from '../../../rules/components/component.ts';

export default tile({ id: 'alpha-wormhole', name: 'Alpha wormhole', planets: [], wormholes: ['alpha'] });
