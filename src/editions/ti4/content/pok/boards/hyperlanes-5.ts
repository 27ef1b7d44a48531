import { boardTemplate } from '#ti4/rules/components/component.ts';

export default boardTemplate({
  id: 'hyperlanes-5',
  name: 'Five players with hyperlanes',
  players: 5,
  text: '3 rings. Hyperlanes bridge the gap in the south, so that all seats are equal.',
  map: `
    66 43 27 86A0 40 48
    23 38 69 24 25 88A0 39 87A0 76 32 74 31
    0 42 78 0 41 30 0 49 83A0 85A0 84A0 34 0 46 70 0 79 65`,
  alternative: true,
  dealt: { each: { blue: 3, red: 2 } },
  slices: {
    301: ['318', '201', '302', '202', '101'],
    304: ['303', '203', '305', '204', '102'],
    307: ['306', '205', '308', '207', '103'],
    313: ['312', '209', '314', '210', '105'],
    316: ['315', '211', '317', '212', '106'],
  },
});
