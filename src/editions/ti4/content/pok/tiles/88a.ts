import { hyperlane } from '#ti4/rules/components/component.ts';

export default hyperlane({
  id: '88a',
  set: 'pok',
  otherSide: '88b',
  lanes: [
    [0, 4],
    [1, 4],
    [2, 4],
  ],
});
