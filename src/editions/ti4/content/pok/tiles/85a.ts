import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({ id: '85a', set: 'pok', otherSide: '85b', lanes: [[1, 5]] });
