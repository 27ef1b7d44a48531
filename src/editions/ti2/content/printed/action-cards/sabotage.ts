import { actionCard } from '../../../rules/components/component.ts';
import countermand from '../../own/action-cards/countermand.ts';

export default actionCard({
  ...countermand,
  id: 'sabotage',
  name: 'Sabotage',
  copies: 4,
  text: 'When another player plays an action card: it has no effect. Sabotage cannot be stopped so.',
  sources: { text: 'single', copies: 'confirmed' },
});
