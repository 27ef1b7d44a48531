import { boardTemplate } from '#ti4/rules/components/component.ts';

export default boardTemplate({
  id: 'alternate-8',
  name: 'Close together, 8 players',
  players: 8,
  text: 'Hyperlanes shorten the distances: every home system is at most 3 moves from Mecatol Rex.',
  map: `
    87A1 90B3 72 88A2 89B0 77
    74 28 62 70 38 24 25 68 49 37 19 79
    29 32 36 50 43 85B5 78 44 66 60 21 27 64 33 83B5 40 73 22
    0 47 80 0 -1 -1 0 39 -1 0 34 67 0 23 41 0 -1 -1 0 45 -1 0 69 42`,
  alternative: true,
  dealt: { each: { blue: 3, red: 2 } },
  slices: {
    401: ['424', '301', '402', '302', '201'],
    404: ['403', '303', '304', '203', '202'],
    407: ['305', '204', '408', '205', '103'],
    410: ['307', '308', '411', '309', '206'],
    413: ['412', '310', '414', '311', '207'],
    416: ['415', '312', '313', '209', '208'],
    419: ['314', '210', '420', '211', '106'],
    422: ['316', '317', '423', '318', '212'],
  },
});
