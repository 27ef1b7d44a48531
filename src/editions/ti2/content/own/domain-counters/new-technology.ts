import { domainCounter } from '#ti2/rules/components/component.ts';
import { seatOf } from '#ti2/rules/seats.ts';

export default domainCounter({
  id: 'new-technology',
  name: 'New Technology',
  counters: { 0: 3 },
  text: "The player who gains control of the planet pays less for their next technology: 5 credits for each of the planet's influence.",
  sources: { text: 'confirmed', copies: 'own' },
  taken: (game, { seat, planet }) => {
    const place = seatOf(game, seat);
    place.grant = (place.grant ?? 0) + 5 * game.book.planets[planet].influence;
  },
});
