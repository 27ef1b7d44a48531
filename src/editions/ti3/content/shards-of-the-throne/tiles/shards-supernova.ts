import { tile } from '#ti3/rules/components/component.ts';

export default tile({ id: 'shards-supernova', name: 'Supernova', planets: [], wormholes: [], special: 'supernova' });
