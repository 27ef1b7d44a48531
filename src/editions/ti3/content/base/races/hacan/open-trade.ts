import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'open-trade',
  name: 'Open Trade',
  text: 'Your new trade agreements need no approval from the player who performs Trade.',
  confidence: 'high',
  modifiers: {
    'agreement-needs-approval': (_game, { holder }, needs, { seats }) => needs && !seats.includes(holder),
  },
});
