import { hyperlane } from '#ti4/rules/components/component.ts';

export default hyperlane({
  id: '89a',
  set: 'pok',
  otherSide: '89b',
  lanes: [
    [0, 2],
    [0, 4],
    [2, 4],
  ],
});
