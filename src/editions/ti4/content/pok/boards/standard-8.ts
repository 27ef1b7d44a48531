import { boardTemplate } from '#ti4/rules/components/component.ts';

export default boardTemplate({
  id: 'standard-8',
  name: 'Standard, 8 players',
  players: 8,
  text: '4 full rings with 8 home systems around them.',
  map: `
    48 79 75 33 66 80
    60 77 74 72 25 50 69 45 30 20 29 21
    70 35 28 62 59 76 42 34 23 68 24 26 61 41 40 37 73 31
    0 71 46 0 43 47 0 78 36 0 39 32 0 63 49 0 67 27 0 65 44 0 22 64`,
  dealt: { each: { blue: 4, red: 2 }, speakerFirst: { blue: 2, red: 2 } },
});
