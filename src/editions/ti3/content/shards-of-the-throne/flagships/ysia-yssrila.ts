import { flagship } from '#ti3/rules/components/component.ts';

export default flagship({
  id: 'ysia-yssrila',
  name: "Y'sia Y'ssrila",
  text: 'This flagship can move through systems with enemy ships.',
  race: 'yssaril',
  cost: 9,
  battle: 7,
  dice: 2,
  movement: 2,
  capacity: 5,
  confidence: 'high',
  modifiers: {
    'passes-ships': (_game, { holder }, passes, { seat, type }) => passes || (seat === holder && type === 'flagship'),
  },
});
