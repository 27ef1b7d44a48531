import { race } from '#ti2/rules/components/component.ts';

export default race({
  id: 'hacan',
  name: 'The Emirates of Hacan',
  short: 'Hacan',
  text: 'Other players cannot decline trade agreements that you offer, and cannot end trade agreements with you. Fighting does not end them either. You start with 2 Trade Agreement cards.',
  home: 'hacan-home',
  credits: 40,
  technologies: ['enviro-compensator', 'sarween-tools'],
  units: { carrier: 2, cruiser: 1, 'ground-force': 2 },
  cards: ['trade-agreement', 'trade-agreement'],
  sources: { text: 'confirmed', start: 'own' },
  modifiers: {
    'agreement-refusable': (_game, { holder }, free, { seat }) => (seat === holder ? false : free),
    'agreement-binding': (_game, { holder }, barred, { seat, partner }) =>
      partner === holder && seat !== holder
        ? 'You cannot end a trade agreement with Hacan: only Hacan can (E2 6.2).'
        : barred,
    'agreement-lasts-in-war': (_game, { holder }, lasts, { seats }) => lasts || seats.includes(holder),
  },
});
