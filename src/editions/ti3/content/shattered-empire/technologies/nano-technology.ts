import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'nano-technology',
  name: 'Nano Technology',
  text: "Other players' action cards cannot target your dreadnoughts and war suns. Planets you gain control of are ready, not exhausted.",
  color: 'yellow',
  needs: ['micro-technology'],
  confidence: 'high',
  modifiers: {
    'spared-by-cards': (_game, { holder }, spared, { seat, type }) =>
      spared || (seat === holder && (type === 'dreadnought' || type === 'war-sun')),
    'taken-exhausted': (_game, { holder }, exhausted, { seat }) => exhausted && seat !== holder,
  },
});
