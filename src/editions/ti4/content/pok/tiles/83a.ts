import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({ id: '83a', set: 'pok', otherSide: '83b', lanes: [[1, 4]] });
