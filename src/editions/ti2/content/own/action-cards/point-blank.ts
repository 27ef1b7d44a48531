import { call } from '#engine';
import { shipsIn } from '#ti2/rules/units/units.ts';
import { resolveHits } from '#ti2/rules/combat/hits.ts';
import { rollVolley } from '#ti2/rules/combat/dice.ts';
import { isHit } from '#kit/combat/dice.ts';
import { actionCard, on } from '#ti2/rules/components/component.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { unitLabel } from '#ti2/rules/names.ts';

export default actionCard({
  id: 'point-blank',
  name: 'Point Blank',
  copies: 2,
  text: 'Before round 1 of a space combat in which you attack or defend: 1 of your ships there fires once. If it hits, your opponent destroys 1 of their ships there, which does not fire back.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'battle-begins', {
      isUsable: (_game, { holder }, { attacker, defender }) => [attacker, defender].includes(holder),
      target: (game, { holder }, { system }) => {
        const types = [...new Set(shipsIn(game, system, holder).map(({ type }) => type))];
        const options = types.map((type) => ({ key: type, label: unitLabel(game, type) }));
        return chooseOption.ask(holder, { prompt: 'With which ship do you fire?', options });
      },
      effect: (game, { holder }, { system, attacker, defender }, [type]) => {
        const enemy = holder === attacker ? defender : attacker;
        const shooter = shipsIn(game, system, holder)
          .filter((ship) => ship.type === type)
          .slice(0, 1);
        const { dice } = rollVolley(
          game,
          { seat: holder, enemy, purpose: 'first', system, attacks: holder === attacker },
          shooter,
        );
        return call(resolveHits, { all: [{ seat: enemy, system, count: dice.filter(isHit).length }] }, 'finish');
      },
    }),
  ],
});
