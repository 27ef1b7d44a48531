import { tile } from '#ti3/rules/components/component.ts';

export default tile({ id: 'shards-empty', name: 'Empty space', planets: [], wormholes: [], copies: 2 });
