import { countedAgreements } from '#ti2/rules/trade/agreements.ts';
import { race } from '#ti2/rules/components/component.ts';

export default race({
  id: 'mentak',
  name: 'The Mentak Coalition',
  short: 'Mentak',
  text: 'Before round 1 of a space combat, even if you defend: up to 2 of your cruisers there fire once, before Assault Cannons. Ships that they destroy do not fire back. In each economy phase, gain 1 credit for each trade agreement in play.',
  home: 'mentak-home',
  credits: 35,
  technologies: ['hylar-v-assault-laser', 'enviro-compensator'],
  units: { carrier: 1, cruiser: 3, 'ground-force': 2 },
  sources: { text: 'confirmed', start: 'own' },
  modifiers: {
    'first-shots': (_game, { holder }, value, { seat, type, stage }) =>
      seat === holder && type === 'cruiser' && stage === 'opening' ? value + 2 : value,
    income: (game, { holder }, value, { seat }) => (seat === holder ? value + countedAgreements(game, holder) : value),
  },
});
