import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({ id: '86a', set: 'pok', otherSide: '86b', lanes: [[1, 5]] });
