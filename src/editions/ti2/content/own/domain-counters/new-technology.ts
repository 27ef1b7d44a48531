import { domainCounter } from '#ti2/rules/components/component.ts';
import { seatOf } from '#ti2/rules/seats.ts';

export default domainCounter({
  id: 'new-technology',
  name: 'New Technology',
  counters: { 0: 3 },
  text: 'Five times the influence of the planet counts toward the next technology of whoever takes it.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (game, { seat, planet }) => {
    const place = seatOf(game, seat);
    place.grant = (place.grant ?? 0) + 5 * game.book.planets[planet].influence;
  },
});
