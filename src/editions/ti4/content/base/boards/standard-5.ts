import { boardTemplate } from '#ti4/rules/components/component.ts';

export default boardTemplate({
  id: 'standard-5',
  name: 'Standard, 5 players',
  players: 5,
  text: '3 full rings. The 3 seats in the south are close together and start with 2, 4 and 2 trade goods to make up for it.',
  map: `
    38 49 50 40 28 32
    39 25 24 33 34 27 31 35 36 46 21 19
    48 23 0 45 37 41 0 26 44 0 29 42 0 22 20 43 0 30`,
  tradeGoods: { 307: 2, 310: 4, 313: 2 },
});
