import { politicalCard } from '../../../rules/components/component.ts';

export default politicalCard({
  id: 'defend-the-jewel',
  name: 'Defend the Jewel',
  text: 'For: a space mine that is nobody’s lies in the system of Mecatol Rex. Against: all may lay a space mine of theirs in their home system.',
  lacks: 'space mines are not in the game yet',
  elect: 'for-against',
  confidence: 'medium',
});
