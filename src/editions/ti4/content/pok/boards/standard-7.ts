import { boardTemplate } from '#ti4/rules/components/component.ts';

export default boardTemplate({
  id: 'standard-7',
  name: 'Standard, 7 players',
  players: 7,
  text: '4 rings. Hyperlanes bridge the gap in the south.',
  map: `
    43 49 34 22 40 19
    27 78 25 20 36 31 86A0 70 42 39 28 21
    80 75 24 68 63 41 65 77 88A0 71 87A0 33 76 74 45 48 73 62
    0 35 26 0 64 38 0 60 69 0 47 83A0 85A0 84A0 50 0 67 59 0 72 37 0 79 29`,
  dealt: { each: { blue: 4, red: 2 }, speakerFirst: { blue: 3, red: 2 } },
});
