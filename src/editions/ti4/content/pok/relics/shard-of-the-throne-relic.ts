import { on, relic } from '#ti4/rules/components/component.ts';
import { transferRelic } from '#ti4/rules/exploration/relics.ts';
import { isHomePlanet, isLegendary } from '#ti4/rules/planets/planets.ts';

export default relic({
  id: 'shard-of-the-throne-relic',
  name: 'Shard of the Throne',
  set: 'pok',
  text: 'This card is worth 1 victory point. When you lose control of a legendary planet, or of a planet in your home system, to another player: that player gains this card.',
  points: 1,
  reactions: [
    // Resolves before other reactions: the relic changes hands together with the planet.
    on('when', 'planet-taken', {
      mandatory: 'any-order',
      isUsable: (game, { holder }, { seat, planet, from }) =>
        from === holder && seat !== holder && (isLegendary(game, planet) || isHomePlanet(game, planet, holder)),
      effect: (game, { holder, key }, { seat }) => transferRelic(game, key, holder, seat),
    }),
  ],
});
