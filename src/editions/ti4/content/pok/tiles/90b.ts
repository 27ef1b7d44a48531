import { hyperlane } from '#ti4/rules/components/component.ts';

export default hyperlane({
  id: '90b',
  set: 'pok',
  otherSide: '90a',
  lanes: [
    [0, 3],
    [0, 4],
  ],
});
