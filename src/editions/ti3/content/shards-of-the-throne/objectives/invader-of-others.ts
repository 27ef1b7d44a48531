import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'invader-of-others',
  name: 'Invader',
  stage: 'preliminary',
  points: 1,
  text: 'Control a planet that another player controlled this round. When you score this, draw a secret objective.',
  tally: (game, seat) => {
    const had = game.facts.filter((fact) => fact.type === 'planet-taken' && fact.from !== null && fact.from !== seat);
    const mine = had.filter((fact) => fact.type === 'planet-taken' && game.state.planets[fact.planet]?.owner === seat);
    return [[Number(mine.length > 0), 1]];
  },
  confidence: 'high',
});
