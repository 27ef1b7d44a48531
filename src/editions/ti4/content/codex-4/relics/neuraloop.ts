import { choose, type Spec } from '#engine';
import { on, relic } from '#ti4/rules/components/component.ts';
import { purgeCards } from '#ti4/rules/exploration/exploration-cards.ts';
import { purgeRelic } from '#ti4/rules/exploration/relics.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { objectiveDecks, replaceObjective } from '#ti4/rules/objectives/objectives.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { markersOn, removeMarker } from '#ti4/rules/tokens/markers.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';

const ID = 'neuraloop';
const DECKS: Record<string, string> = {
  stage1: 'Stage I objectives',
  stage2: 'Stage II objectives',
  secret: 'Secret objectives',
};

/** Returns the relics attached to a seat's planets (note 2). */
const attached = (game: Game, seat: SeatId): ComponentId[] =>
  planetsOf(game, seat).flatMap(({ id }) =>
    markersOn(game, id).flatMap(({ component }) => (game.book.byKind.relic?.[component] ? [component] : [])),
  );
const relicsOf = (game: Game, seat: SeatId): ComponentId[] => [
  ...Object.keys(seatOf(game, seat).relics ?? {}),
  ...attached(game, seat),
];

const whichRelic = question<{ objective: ComponentId }>()(
  'neuraloop-relic',
  (game, seat, { objective }): Spec => {
    const name = (id: ComponentId): string => game.book.components[id]?.name ?? id;
    const relics = relicsOf(game, seat);
    if (!relics.length) return { kind: 'none', reason: 'You have no relic.' };
    return choose(
      `Which relic do you purge to replace ${name(objective)}?`,
      relics.map((key) => ({ key, label: name(key) })),
    );
  },
  { title: 'choose a relic to purge' },
);

const whichDeck = question<object>()(
  'neuraloop-deck',
  (game): Spec => {
    const decks = objectiveDecks(game);
    if (!decks.length) return { kind: 'none', reason: 'No objective deck has a card left.' };
    return choose(
      'From which deck do you draw the new objective?',
      decks.map((key) => ({ key, label: DECKS[key] ?? key })),
    );
  },
  { title: 'choose an objective deck' },
);

function giveUp(game: Game, seat: SeatId, id: ComponentId): void {
  if (!attached(game, seat).includes(id)) return purgeRelic(game, seat, id);
  removeMarker(game, id);
  invalidateInForce(game);
  purgeCards(game, seat, [id]);
}

export default relic({
  id: ID,
  name: 'Neuraloop',
  set: 'codex-4',
  text: 'When a public objective is revealed: you may purge 1 of your relics to replace that objective with a random one from any objective deck. The new one is public, even if it is a secret objective.',
  advice: {},
  questions: [whichRelic, whichDeck],
  reactions: [
    on('when', 'objective-revealed', {
      isUsable: (game, _held, { objective }) =>
        game.state.objectives.some(({ id }) => id === objective) && objectiveDecks(game).length > 0,
      target: (_game, { holder }, { objective }) => whichRelic.ask(holder, { objective }),
      furtherTarget: (_game, { holder }, _event, target) => (target.length < 2 ? whichDeck.ask(holder, {}) : undefined),
      effect: (game, { holder }, { objective }, [given, deck]) => {
        if (given === undefined || deck === undefined || !relicsOf(game, holder).includes(given)) return;
        giveUp(game, holder, given);
        replaceObjective(game, holder, objective, deck);
      },
    }),
  ],
});
