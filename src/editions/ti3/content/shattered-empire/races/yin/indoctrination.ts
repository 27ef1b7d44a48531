import { ability, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { leastWorthyFirst } from '#ti3/rules/units/like-units.ts';
import { destroyUnits, groundForcesOn } from '#ti3/rules/units/units.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';

const TURNS = 5;

export default ability({
  id: 'indoctrination',
  name: 'Indoctrination',
  text: 'When your invasion of a planet begins: you may roll 1 die. On 5 to 10, replace 1 defending ground force with 1 of yours from reinforcements.',
  confidence: 'high',
  reactions: [
    on('when', 'invasion-begins', {
      isRepeatable: true,
      isUsable: (game, { holder, component: ability }, { attacker, defender, planet }) =>
        attacker === holder &&
        groundForcesOn(game, planet, defender).length > 0 &&
        effectsOf(game, ability, holder).length < modify(game, 'ability-uses', { seat: holder, ability }, 1),
      effect: (game, { holder, component }, { defender, planet }) => {
        const times = effectsOf(game, component, holder).length;
        addEffect(game, component, holder, null, 'battle');
        const faces = game.roll(times ? `${component} ${times}` : component, 1);
        const hits = faces.filter((face) => face >= TURNS).length;
        game.addFact({ type: 'card-dice-rolled', seat: holder, component, faces, hits });
        const turned = leastWorthyFirst(game, groundForcesOn(game, planet, defender)).slice(0, hits);
        destroyUnits(game, turned);
        if (turned.length) placeFreeUnits(game, holder, 'ground-force', planet, turned.length);
      },
    }),
  ],
});
