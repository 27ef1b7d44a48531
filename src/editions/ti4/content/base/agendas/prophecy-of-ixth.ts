import { agenda, on } from '#ti4/rules/components/component.ts';
import { discardLaw } from '#ti4/rules/politics/laws.ts';
import { isFact } from '#ti4/rules/facts.ts';

export default agenda({
  id: 'prophecy-of-ixth',
  name: 'Prophecy of Ixth',
  set: 'base',
  text: 'Elect a player: they add 1 to each combat roll of their fighters. When they use Production and produce fewer than 2 fighters, they discard this card.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  modifiers: {
    'roll-bonus': (_game, held, bonus, { unit, purpose }) =>
      unit.owner === held.holder &&
      unit.type === 'fighter' &&
      (purpose === 'space-combat' || purpose === 'ground-combat')
        ? bonus + 1
        : bonus,
  },
  reactions: [
    on('after', 'production-ends', {
      mandatory: true,
      isUsable: (game, { holder }, { seat }) => {
        const made = game.facts.filter(isFact('produced')).findLast((fact) => fact.seat === holder)?.units;
        return seat === holder && made !== undefined && made.filter((type) => type === 'fighter').length < 2;
      },
      effect: (game, { key }) => discardLaw(game, key),
    }),
  ],
});
