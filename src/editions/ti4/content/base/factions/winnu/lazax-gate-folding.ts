import type { Wormhole } from '#ti4/rules/terms.ts';
import { technology } from '#ti4/rules/components/component.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';

const GATES: Wormhole[] = ['alpha', 'beta'];

export default technology({
  id: 'lazax-gate-folding',
  name: 'Lazax Gate Folding',
  set: 'base',
  text: 'In your tactical actions, if you do not control Mecatol Rex, its system has an alpha and a beta wormhole. Action: exhaust this card to place 1 infantry on Mecatol Rex if you control it.',
  color: 'propulsion',
  prerequisites: { propulsion: 2 },
  faction: 'winnu',
  modifiers: {
    // Applies to all players, and even while the card is exhausted.
    wormholes: (game, { holder }, wormholes, { system }) => {
      const { active, turn, planets } = game.state;
      const mecatol = planets[MECATOL_REX];
      if (mecatol?.system !== system || mecatol.controller === holder || active !== holder || turn.system === null)
        return wormholes;
      return [...wormholes, ...GATES.filter((gate) => !wormholes.includes(gate))];
    },
  },
  action: {
    problem: (game, held) => (isExhausted(game, held) ? 'This card is exhausted.' : undefined),
    effect: (game, held) => {
      const mecatol = game.state.planets[MECATOL_REX];
      exhaust(game, held);
      if (mecatol?.controller === held.holder)
        placeUnits(game, held.holder, 'infantry', 1, { system: mecatol.system, planet: MECATOL_REX });
    },
  },
});
