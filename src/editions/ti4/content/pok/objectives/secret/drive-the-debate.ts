import { objective } from '#ti4/rules/components/component.ts';
import { agendaAtHand, electionOf } from '#ti4/rules/politics/outcomes.ts';

export default objective({
  id: 'drive-the-debate',
  name: 'Drive the Debate',
  set: 'pok',
  text: 'Be elected by an agenda, or control the planet that an agenda elects.',
  stage: 'secret',
  points: 1,
  phase: 'agenda',
  // Checked when the outcome can no longer change, before it takes effect.
  after: ['outcome-stands'],
  fulfilled: (game, seat, event) => {
    if (event?.name !== 'outcome-stands') return false;
    const elects = electionOf(game, event.agenda);
    const outcome = agendaAtHand(game)?.outcome ?? '';
    return (
      (elects === 'player' && outcome === seat) ||
      (elects === 'planet' && game.state.planets[outcome]?.controller === seat)
    );
  },
});
