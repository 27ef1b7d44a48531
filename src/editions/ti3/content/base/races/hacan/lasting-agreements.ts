import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'lasting-agreements',
  name: 'Lasting Agreements',
  text: 'Nobody breaks a trade agreement with you; only war does.',
  confidence: 'high',
  modifiers: {
    'breaks-agreement': (_game, { holder }, breaks, { seat, partner }) =>
      breaks && seat !== holder && partner !== holder,
  },
});
