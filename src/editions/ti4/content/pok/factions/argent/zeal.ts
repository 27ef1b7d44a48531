import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'zeal',
  name: 'Zeal',
  set: 'pok',
  faction: 'argent',
  text: 'You vote first on each agenda. When you cast votes: cast 1 extra vote for each player in the game, including you.',
  modifiers: {
    'voting-order': (_game, { holder }, order) =>
      order.includes(holder) ? [holder, ...order.filter((seat) => seat !== holder)] : order,
    votes: ({ state }, { holder }, votes, { seat }) =>
      seat === holder && votes > 0 ? votes + state.order.filter((id) => !state.seats[id].eliminated).length : votes,
  },
});
