import { agenda } from '#ti4/rules/components/component.ts';
import { placeBoardToken } from '#ti4/rules/tokens/markers.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import { WORMHOLE_NEXUS } from '#ti4/content/pok/shared/wormhole-nexus.ts';

const TOKEN = 'gamma-wormhole-token';

export default agenda({
  id: 'nexus-sovereignty',
  name: 'Nexus Sovereignty',
  set: 'pok',
  text: "For: during movement, the alpha and beta wormholes of the wormhole nexus have no effect. Against: place a gamma wormhole token in Mecatol Rex's system.",
  type: 'law',
  elect: 'for-against',
  advice: { outcomes: { for: { moves: -0.2 }, against: { moves: 0.2 } } },
  // Affects movement only: neighbors and the range of space cannons stay the same.
  modifiers: {
    'movement-wormholes': (_game, _held, wormholes, { system }) =>
      system === WORMHOLE_NEXUS
        ? wormholes.filter((wormhole) => wormhole !== 'alpha' && wormhole !== 'beta')
        : wormholes,
  },
  resolve: (game, outcome) => {
    const system = game.state.planets[MECATOL_REX]?.system;
    if (outcome === 'for' || system === undefined || placeBoardToken(game, TOKEN, { system }) === undefined) return;
    game.addFact({ type: 'token-laid', seat: game.state.speaker, token: TOKEN, system });
  },
});
