import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'lasting-agreements',
  name: 'Lasting Agreements',
  text: 'Only war can break a trade agreement with you.',
  confidence: 'high',
  modifiers: {
    'breaks-agreement': (_game, { holder }, breaks, { seat, partner }) =>
      breaks && seat !== holder && partner !== holder,
  },
});
