import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { actionCard, on } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';

const GREAT: readonly string[] = ['war-sun', 'flagship'];

export default actionCard({
  id: 'moment-of-triumph',
  name: 'Moment of Triumph',
  copies: 1,
  text: 'After an enemy flagship or war sun is destroyed in your space battle: gain 1 victory point.',
  confidence: 'medium',
  reactions: [
    on('after', 'units-destroyed', {
      isUsable: (game, { holder }, { seat, system, units }) => {
        const battle = game.enclosingData(spaceBattle);
        const sides = battle ? [battle.attacker, battle.defender] : [];
        return (
          seat !== holder &&
          [seat, holder].every((one) => sides.includes(one)) &&
          battle?.system === system &&
          Object.keys(units).some((type) => GREAT.includes(type))
        );
      },
      effect: (game, { holder, component }) => gainPoints(game, holder, 1, component),
    }),
  ],
});
