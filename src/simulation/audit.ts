import type { Game } from '../rules/game.ts';
import { COMMAND_TOKENS, tokensInReinforcements } from '../rules/command-tokens.ts';
import { FIGURES, UNIT_TYPES, unitsAt } from '../rules/units.ts';
import type { State } from '../rules/state.ts';

/** How many cards of each kind there are in all, wherever they lie. */
export function cardsOf(state: State): Record<string, number> {
  const seats = Object.values(state.seats);
  const sum = (count: (seat: (typeof seats)[number]) => number) => seats.reduce((total, seat) => total + count(seat), 0);
  const deck = (name: keyof State['decks']) => state.decks[name].draw.length + state.decks[name].discard.length;
  return {
    action: deck('action') + sum((seat) => seat.actionCards.length),
    secret: deck('secret') + sum((seat) => seat.secretObjectives.length + seat.scoredSecrets.length),
    public: deck('stage1') + deck('stage2') + state.objectives.length,
    notes: sum((seat) => seat.promissoryNotes.length + seat.playArea.length),
  };
}

/** What is wrong with a state that no rule could have brought about; nothing when all is well. */
export function faults(game: Game): string[] {
  const { state } = game;
  const found: string[] = [];
  for (const id of state.order) {
    const seat = state.seats[id];
    if (seat.eliminated) continue;
    for (const type of UNIT_TYPES) {
      if (type === 'fighter' || type === 'infantry') continue;
      const count = unitsAt(game, { owner: id, type }).length;
      if (count > FIGURES[type]) found.push(`${id} has ${count} of ${FIGURES[type]} ${type}`);
    }
    if (tokensInReinforcements(game, id) < 0) found.push(`${id} has more than ${COMMAND_TOKENS} command tokens`);
    for (const [pool, count] of Object.entries(seat.tokens)) if (count < 0) found.push(`${id} has ${count} tokens in ${pool}`);
    if (seat.tradeGoods < 0 || seat.commodities < 0) found.push(`${id} has ${seat.tradeGoods} trade goods and ${seat.commodities} commodities`);
    if (seat.points < 0) found.push(`${id} has ${seat.points} points`);
  }
  for (const unit of Object.values(state.units)) {
    if (!state.systems[unit.system]) found.push(`${unit.id} is in no system`);
    if (unit.planet !== undefined && state.planets[unit.planet]?.system !== unit.system) found.push(`${unit.id} is on a planet of another system`);
    if (state.seats[unit.owner]?.eliminated) found.push(`${unit.id} belongs to an eliminated player`);
  }
  const places = new Map<string, string>();
  const put = (card: string, place: string) => {
    const other = places.get(card);
    if (other) found.push(`${card} is in ${other} and in ${place}`);
    places.set(card, place);
  };
  for (const [name, deck] of Object.entries(state.decks)) {
    for (const card of deck.draw) put(card, `${name} deck`);
    for (const card of deck.discard) put(card, `${name} discard`);
  }
  for (const seat of Object.values(state.seats)) {
    for (const card of [...seat.actionCards, ...seat.secretObjectives, ...seat.scoredSecrets, ...seat.promissoryNotes, ...seat.playArea]) put(card, seat.id);
  }
  return found;
}
