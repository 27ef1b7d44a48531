import { boardTemplate } from '#ti4/rules/components/component.ts';

export default boardTemplate({
  id: 'standard-6',
  name: 'Standard, 6 players',
  players: 6,
  text: '3 full rings with a home system at each corner.',
  map: `
    23 36 24 48 50 39
    30 45 21 42 32 43 34 29 31 37 33 22
    0 19 28 0 47 27 0 40 26 0 46 25 0 44 20 0 41 49`,
  slices: {
    301: ['318', '201', '302', '202', '101'],
    304: ['303', '203', '305', '204', '102'],
    307: ['306', '205', '308', '206', '103'],
    310: ['309', '207', '311', '208', '104'],
    313: ['312', '209', '314', '210', '105'],
    316: ['315', '211', '317', '212', '106'],
  },
});
