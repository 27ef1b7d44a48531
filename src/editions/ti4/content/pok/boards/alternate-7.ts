import { boardTemplate } from '#ti4/rules/components/component.ts';

export default boardTemplate({
  id: 'alternate-7',
  name: 'Close together, 7 players',
  players: 7,
  text: 'Hyperlanes shorten the distances: every home system is at most 3 moves from Mecatol Rex.',
  map: `
    85B0 42 35 84B0 90B0 26
    30 33 36 65 41 46 76 74 60 77 34 28
    23 88B0 21 0 43 25 0 32 86B0 38 40 50 68 73 83B5 64 80 72
    0 45 -1 -1 -1 -1 -1 -1 -1 -1 -1 22 0 79 61 0 -1 -1 0 44 -1 0 49 39`,
  alternative: true,
  dealt: { each: { blue: 3, red: 2 } },
  slices: {
    304: ['303', '203', '305', '204', '102'],
    307: ['306', '205', '308', '206', '103'],
    401: ['424', '301', '402', '202', '201'],
    413: ['412', '310', '414', '311', '207'],
    416: ['415', '312', '313', '209', '208'],
    419: ['314', '210', '420', '211', '106'],
    422: ['316', '317', '423', '318', '212'],
  },
});
