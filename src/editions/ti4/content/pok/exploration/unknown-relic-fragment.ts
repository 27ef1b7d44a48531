import { explorationCard } from '#ti4/rules/components/component.ts';

export default explorationCard({
  id: 'unknown-relic-fragment',
  name: 'Unknown Relic Fragment',
  set: 'pok',
  text: 'Keep this card. It counts as a relic fragment of any type, but you cannot purge 3 of these cards to gain a relic.',
  deck: 'frontier',
  copies: 3,
  then: 'keep',
  fragment: 'any',
});
