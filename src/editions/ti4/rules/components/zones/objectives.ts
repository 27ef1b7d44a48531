import { zone } from './zone.ts';

/** Objectives that can be scored (61): public ones that are revealed, and secret ones in a hand. */
export const objectives = zone({
  name: 'objectives',
  kinds: ['objective'],
  usableFrom: ({ state }, { id }, seat) =>
    state.seats[seat].secretObjectives.includes(id) || state.objectives.some((one) => one.id === id)
      ? [{ component: id, holder: seat, key: id, memory: null }]
      : [],
  hidden: {
    cards: ({ state }, seat) => state.seats[seat].secretObjectives,
    replace: ({ state }, seat, cards) => {
      state.seats[seat].secretObjectives = cards;
    },
    copies: ({ state: { order, seats, objectives: revealed } }, { id, stage }) =>
      stage !== 'secret' || revealed.some((one) => one.id === id) || order.some((seat) => seats[seat].scoredSecrets.includes(id)) ? 0 : 1,
    suspects: (_game, { id }) => [id],
  },
});
