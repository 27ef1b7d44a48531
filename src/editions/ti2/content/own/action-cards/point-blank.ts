import { call } from '#engine';
import { shipsIn } from '#ti2/rules/units/units.ts';
import { takeHits } from '#ti2/rules/combat/hits.ts';
import { shoot } from '#ti2/rules/combat/dice.ts';
import { isHit } from '#kit/combat/dice.ts';
import { actionCard, on } from '#ti2/rules/components/component.ts';
import { chooseAmong } from '#ti2/rules/components/target-questions.ts';
import { nameOf } from '#ti2/rules/names.ts';

export default actionCard({
  id: 'point-blank',
  name: 'Point Blank',
  copies: 2,
  text: 'Before a space battle of yours: one of your ships fires once. What it hits is removed and does not fire back.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'battle-begins', {
      usable: (_game, { holder }, { attacker, defender }) => [attacker, defender].includes(holder),
      target: (game, { holder }, { system }) => {
        const types = [...new Set(shipsIn(game, system, holder).map(({ type }) => type))];
        const options = types.map((type) => ({ key: type, label: nameOf(game, type) }));
        return chooseAmong.of(holder, { prompt: 'Which ship fires?', options });
      },
      effect: (game, { holder }, { system, attacker, defender }, [type]) => {
        const enemy = holder === attacker ? defender : attacker;
        const shooter = shipsIn(game, system, holder)
          .filter((ship) => ship.type === type)
          .slice(0, 1);
        const { dice } = shoot(
          game,
          { seat: holder, enemy, purpose: 'first', system, attacks: holder === attacker },
          shooter,
        );
        return call(takeHits, { all: [{ seat: enemy, system, count: dice.filter(isHit).length }] }, 'finish');
      },
    }),
  ],
});
