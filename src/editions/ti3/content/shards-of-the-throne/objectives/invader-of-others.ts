import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'invader-of-others',
  name: 'Invader',
  stage: 'preliminary',
  points: 1,
  text: 'Control a planet that another player controlled earlier this round. When you score this, draw a secret objective.',
  tally: (game, seat) => {
    const had = game.facts.flatMap((fact) => {
      // A planet may have become neutral in between.
      if (fact.type === 'planet-lost') return fact.seat !== seat ? [fact.planet] : [];
      return fact.type === 'planet-taken' && fact.from !== null && fact.from !== seat ? [fact.planet] : [];
    });
    return [
      [
        Number(had.some((planet) => game.state.planets[planet]?.owner === seat)),
        1,
        'a planet that another player controlled earlier this round',
      ],
    ];
  },
  confidence: 'high',
});
