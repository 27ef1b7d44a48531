import { Illegal, type Fact, type SeatId } from '../../../engine/index.ts';
import type { Choice, Eyes, OfferShown, Usable } from '../../../discord/eyes.ts';
import { plain, upper } from '../../../discord/text.ts';
import { inline, type Works } from '../../../pool/index.ts';
import { componentOf } from '../rules/components/component.ts';
import { doable, nameOfDeed } from '../rules/deals/deals.ts';
import { anytimeDeeds } from '../rules/components/component-action.ts';
import { modify } from '../rules/components/modifiers.ts';
import { newGame, type Game, type Rulebook } from '../rules/game.ts';
import { ANY_MOMENT, declinableMoments, END_OF_TURN, standsOrdered } from '../rules/components/standing-orders.ts';
import type { Goods, State } from '../rules/state.ts';
import { inquiries, why } from '../rules/why.ts';
import type { GameId, Log, Table, UserId } from '../../../table/index.ts';
import { apart, legible } from '../../../words/legible.ts';
import { boardView, handView, narrate, waiting, type HandView } from '../views/index.ts';
import { drawingJobs, reckoningJobs } from './jobs.ts';
import { lobbyForm } from './lobby-form.ts';
import { seatName } from './names.ts';
import { repairForms } from './repair-forms.ts';
import { Desk, type Wish } from './works.ts';

/** Moments whose name does not say enough. */
const MOMENTS: Record<string, string> = {
  [ANY_MOMENT]: 'any moment at which a card could be used',
  [END_OF_TURN]: 'the end of my own turn: it ends by itself',
  'action-card-played': 'an action card is played (Sabotage)',
};

/** Who does what takes long, and who is told where that fails. */
export interface Outside {
  works: Works;
  log: Log;
}

/** What the Discord side sees of games of this edition: everything comes from views. Without anything outside, it is drawn and reckoned right here. */
export function eyesOf(table: Table, book: Rulebook, outside?: Outside): Eyes {
  const desk = new Desk(outside?.works ?? inline({ ...drawingJobs, ...reckoningJobs(() => book) }), (error) =>
    outside?.log.error({ err: error }, 'Something could not be drawn or reckoned'),
  );
  const gameOf = (id: GameId): Game => newGame(table.look(id).state as State, book);
  const names = (id: GameId): Record<SeatId, string> =>
    Object.fromEntries(table.game(id).members.flatMap(({ seat, name }) => (seat === null ? [] : [[seat, legible(name)]])));
  const view = (id: GameId) => boardView(gameOf(id), null, names(id));
  const nameOf = (id: string): string => book.components[id]?.name ?? id;
  const goods = (given: Goods): string =>
    [
      given.tradeGoods ? `${given.tradeGoods} trade good${given.tradeGoods === 1 ? '' : 's'}` : '',
      given.commodities ? `${given.commodities} commodit${given.commodities === 1 ? 'y' : 'ies'}` : '',
      given.promissoryNote ? nameOf(componentOf(given.promissoryNote)) : '',
      ...(given.cards ?? []).map((card) => nameOf(componentOf(card))),
    ]
      .filter(Boolean)
      .join(', ') || 'nothing';

  /** By the moves made so far, the names of those who play, and what is shown: whatever is the same then looks the same. */
  const drawn = (id: GameId, what: string, person: UserId | undefined, wish: Omit<Wish, 'key' | 'person'>) => {
    const { id: game, head } = table.game(id);
    return desk.draw({ ...wish, key: JSON.stringify([game, head, names(id), what]), person });
  };

  return {
    board: async (id, person) => drawn(id, 'board', person, { job: 'board', data: () => view(id) }),
    closeUp: async (id, position, rings, person) => {
      const seen = view(id);
      const wanted = position.trim().toLowerCase();
      const system = seen.systems.find((one) => one.position === wanted || one.id === wanted || one.name.toLowerCase() === wanted)?.id;
      return system === undefined
        ? drawn(id, 'board', person, { job: 'board', data: () => seen })
        : drawn(id, `system ${system} ${rings}`, person, { job: 'close-up', data: () => ({ view: seen, system, rings }) });
    },
    player: async (id, seat, person) => drawn(id, `player ${seat}`, person, { job: 'player', data: () => ({ view: view(id), seat }) }),
    handText: (id, seat) => wordsOf(handView(gameOf(id), seat, seat)),
    hand: async (id, seat, person) => {
      const hand = handView(gameOf(id), seat, seat);
      const text = wordsOf(hand);
      try {
        return { text, pictures: await drawn(id, `hand of ${seat}`, person, { job: 'hand', data: () => hand }) };
      } catch (error) {
        // The words say all that the picture would.
        if (error instanceof Illegal) return { text: `${text}\n-# ${error.message}`, pictures: [] };
        throw error;
      }
    },
    status: (id) => {
      const game = gameOf(id);
      const { state } = game;
      if (state.phase === 'ended')
        return `The game has ended. ${state.winner ? `Victory for ${seatName(game, state.winner)}.` : ''}`.trim();
      const points = state.order.map((seat) => `${seatName(game, seat)} ${state.seats[seat].points}`).join(', ');
      const about = waiting(game).map((one) =>
        one.moment ? `${seatName(game, one.seat)}, who may answer: ${one.about}` : `${seatName(game, one.seat)} to ${one.about}.`,
      );
      return [
        `**Round ${state.round}, ${state.phase} phase.** Points (of ${state.options.points}): ${points}.`,
        ...about.slice(0, 8).map((line) => `- Waiting for ${line}`),
      ].join('\n');
    },
    awaited: (id) => waiting(gameOf(id)),
    scores: (id) => {
      const seen = view(id);
      const who = (seats: SeatId[]) =>
        seats.map((seat) => seen.seats.find((one) => one.id === seat)?.faction.name.replace(/^The /, 'the ') ?? seat).join(', ');
      return [
        ...[...seen.seats]
          .sort((a, b) => b.points - a.points)
          .map(
            (seat) =>
              `- **${seat.faction.name}** (${plain(seat.name)}): ${seat.points} of ${seen.goal}${seat.scoredSecrets.length ? `, with ${seat.scoredSecrets.map((one) => one.name).join(', ')}` : ''}`,
          ),
        ...seen.objectives.map(
          (one) => `- ${one.name} (${one.points}): ${one.text}${one.scoredBy.length ? ` Scored by ${who(one.scoredBy)}.` : ''}`,
        ),
      ].join('\n');
    },
    narrate: (id, facts, viewer) => narrate(gameOf(id), facts, viewer),
    seatName: (id, seat) => seatName(gameOf(id), seat),
    seats: (id) => {
      const game = gameOf(id);
      const known = names(id);
      return game.state.order.map((seat) => ({
        key: seat,
        label: `${seatName(game, seat)}${known[seat] ? `, ${apart(known[seat])}` : ''}`,
      }));
    },
    positions: (id) =>
      view(id)
        .systems.map((system) => ({ key: system.position ?? system.id, label: `${system.position ?? 'off the board'} ${system.name}` }))
        .sort((a, b) => (a.label < b.label ? -1 : 1)),
    usables: (id, seat): Usable[] =>
      anytimeDeeds(gameOf(id), seat)
        .filter((one) => one.unable === undefined)
        .map(({ component, held }) => ({
          key: held.key,
          label: component.name,
          hint: component.text,
          action: 'use',
          data: { component: component.id, key: held.key },
        })),
    tradableCards: (id, seat): Choice[] => {
      const game = gameOf(id);
      const cards = game.state.order
        .filter((other) => other !== seat)
        .flatMap((to) => modify(game, 'tradable-cards', { from: seat, to }, []));
      return [...new Set(cards)].map((card) => ({ key: card, label: nameOf(componentOf(card)) }));
    },
    doable: (id, seat): Choice[] => doable(gameOf(id), seat).map((one) => ({ key: `${one.question}:${one.answer}`, label: one.label })),
    notes: (id, seat): Choice[] =>
      handView(gameOf(id), seat, seat).promissoryNotes.map((note) => ({ key: note.card, label: `${note.name} of ${note.fromName}` })),
    offers: (id, facts?: Fact[]): OfferShown[] => {
      const game = gameOf(id);
      const told = facts?.filter((fact) => fact.type === 'offer-made').map((fact) => fact.offer);
      return Object.values(game.state.offers)
        .filter((offer) => !told || told.includes(offer.id))
        .map((offer) => ({
          id: offer.id,
          alias: table.alias(id, 'offer', JSON.stringify(offer)),
          from: offer.from,
          to: offer.to,
          text:
            [
              `${upper(seatName(game, offer.from))} gives ${goods(offer.give)} for ${goods(offer.take)}`,
              ...(offer.deeds ?? []).map(
                (deed) => `${seatName(game, deed.seat)} chooses ${nameOfDeed(game, deed) ?? 'what can no longer be chosen'}`,
              ),
            ].join('; ') + (offer.note ? ` (and says, binding nobody: ${offer.note})` : ''),
        }));
    },
    rules: (typed) => {
      const wanted = typed.trim().toLowerCase();
      return Object.values(book.components)
        .filter((one) => one.name.toLowerCase().includes(wanted))
        .map((one) => ({ key: one.id, label: `${one.name} (${one.kind.replaceAll('-', ' ')})` }));
    },
    rule: (key) => {
      const found =
        book.components[key] ?? Object.values(book.components).find((one) => one.name.toLowerCase() === key.trim().toLowerCase());
      if (!found) return 'There is no component of that name.';
      return `**${found.name}** (${found.kind.replaceAll('-', ' ')})\n${found.text}${found.lacks ? `\n-# Not refereed in full yet: ${found.lacks}.` : ''}`;
    },
    inquiries: inquiries.map(({ name, description, what }) => ({ name, description, what })),
    topics: (id, seat, inquiry) => inquiries.find((one) => one.name === inquiry)?.topics(gameOf(id), seat) ?? [],
    why: (id, seat, inquiry, about) => why(gameOf(id), seat, inquiry, about),
    odds: async (id, seat, asked, person) => {
      const { game, state } = table.look(id);
      return desk.odds({ state: state as State, seat, asked }, { key: JSON.stringify([game.id, game.head, seat, asked]), person });
    },
    ahead: (id, seat) => {
      const { state } = gameOf(id);
      return state.phase === 'action' && state.active === seat && !standsOrdered(gameOf(id), seat, END_OF_TURN)
        ? [{ key: END_OF_TURN, label: 'End my turn when this is done' }]
        : [];
    },
    moments: () => declinableMoments({ book }).map((key) => ({ key, label: MOMENTS[key] ?? key.replaceAll('-', ' ') })),
    repairs: repairForms(book, (id) => view(id)),
    lobby: lobbyForm(book),
  };
}

/** A hand, as its owner reads it. */
function wordsOf(hand: HandView): string {
  const list = (title: string, cards: { name: string; text: string }[]) =>
    cards.length ? [`**${title}**`, ...cards.map((card) => `- **${card.name}**: ${card.text}`)] : [`**${title}**: none`];
  return [
    ...(hand.tiles.length ? ['**System tiles to place**', ...hand.tiles.map((tile) => `- ${tile}`)] : []),
    ...list('Action cards', hand.actionCards),
    ...list('Secret objectives', hand.secretObjectives),
    ...list('Promissory notes', hand.promissoryNotes),
  ].join('\n');
}
