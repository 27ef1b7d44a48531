import { boardTemplate } from '#ti4/rules/components/component.ts';

export default boardTemplate({
  id: 'standard-3',
  name: 'Standard, 3 players',
  players: 3,
  text: '2 full rings, plus a third ring around the home systems only.',
  map: `
    19 31 40 34 39 24
    47 26 37 33 21 20 38 22 36 30 25 32
    -1 -1 43 0 23 -1 -1 -1 42 0 29 -1 -1 -1 27 0 44 -1`,
  slices: {
    304: ['303', '203', '305', '204', '102'],
    310: ['309', '207', '311', '208', '104'],
    316: ['315', '211', '317', '212', '106'],
  },
});
