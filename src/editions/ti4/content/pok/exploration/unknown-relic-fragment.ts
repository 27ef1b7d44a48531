import { explorationCard } from '#ti4/rules/components/component.ts';

export default explorationCard({
  id: 'unknown-relic-fragment',
  name: 'Unknown Relic Fragment',
  set: 'pok',
  text: 'Keep this card. It counts as a fragment of any type when you purge it with at least 1 fragment of that type.',
  deck: 'frontier',
  copies: 3,
  then: 'keep',
  fragment: 'any',
});
