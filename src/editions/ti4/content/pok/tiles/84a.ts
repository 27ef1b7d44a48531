import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({ id: '84a', set: 'pok', otherSide: '84b', lanes: [[2, 5]] });
