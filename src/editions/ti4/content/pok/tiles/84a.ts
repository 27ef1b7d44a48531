import { hyperlane } from '#ti4/rules/components/component.ts';

export default hyperlane({ id: '84a', set: 'pok', otherSide: '84b', lanes: [[2, 5]] });
