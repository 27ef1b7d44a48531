import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'zeal',
  name: 'Zeal',
  set: 'pok',
  faction: 'argent',
  text: 'You vote before everybody else. Where you cast any votes, you cast one more for each player in the game.',
  modifiers: {
    'voting-order': (_game, { holder }, order) =>
      order.includes(holder) ? [holder, ...order.filter((seat) => seat !== holder)] : order,
    votes: ({ state }, { holder }, votes, { seat }) =>
      seat === holder && votes > 0 ? votes + state.order.filter((id) => !state.seats[id].eliminated).length : votes,
  },
});
