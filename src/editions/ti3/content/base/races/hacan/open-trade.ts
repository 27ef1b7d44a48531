import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'open-trade',
  name: 'Open Trade',
  text: 'Trade agreements with you need no approval.',
  confidence: 'high',
  modifiers: {
    'agreement-needs-approval': (_game, { holder }, needs, { seats }) => needs && !seats.includes(holder),
  },
});
