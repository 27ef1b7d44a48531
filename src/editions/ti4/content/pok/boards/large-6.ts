import { boardTemplate } from '#ti4/rules/components/component.ts';

export default boardTemplate({
  id: 'large-6',
  name: 'Large galaxy, 6 players',
  players: 6,
  text: '4 full rings with a home system at each corner.',
  map: `
    80 73 36 44 20 65
    64 69 32 31 28 38 25 77 37 24 23 34
    49 72 19 41 27 39 78 79 70 42 62 50 59 43 61 67 22 66
    0 76 40 48 0 33 74 75 0 47 71 35 0 46 29 68 0 26 21 60 0 30 63 45`,
  alternative: true,
  dealt: { each: { blue: 6, red: 3 } },
});
