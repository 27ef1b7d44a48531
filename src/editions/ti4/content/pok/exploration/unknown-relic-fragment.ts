import { explorationCard } from '#ti4/rules/components/component.ts';

export default explorationCard({
  id: 'unknown-relic-fragment',
  name: 'Unknown Relic Fragment',
  set: 'pok',
  text: 'Keep it: it stands in for a fragment of whichever type you like, beside at least one that has that type.',
  deck: 'frontier',
  copies: 3,
  then: 'keep',
  fragment: 'any',
});
