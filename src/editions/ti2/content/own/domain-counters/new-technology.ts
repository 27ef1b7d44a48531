import { domainCounter } from '#ti2/rules/components/component.ts';
import { seatOf } from '#ti2/rules/seats.ts';

export default domainCounter({
  id: 'new-technology',
  name: 'New Technology',
  counters: { 0: 3 },
  text: 'After you land and gain control: your next technology costs 5 fewer credits for each influence of this planet.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (game, { seat, planet }) => {
    const place = seatOf(game, seat);
    place.grant = (place.grant ?? 0) + 5 * game.book.planets[planet].influence;
  },
});
