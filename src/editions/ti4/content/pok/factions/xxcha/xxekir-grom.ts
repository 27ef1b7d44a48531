import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { drawCards, discardCards } from '#ti4/rules/components/decks.ts';
import { addEffect, effectsOf, removeEffect } from '#ti4/rules/components/effects.ts';
import { leader } from '#ti4/rules/components/component.ts';
import { topAgendas } from '#ti4/rules/politics/agenda-deck.ts';
import { singleVoterAgendas } from '#ti4/rules/politics/single-voter-agendas.ts';
import { agendaOf, discardLaw, lawOf } from '#ti4/rules/politics/laws.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

const ID = 'xxekir-grom';
const LOOKED_AT = 5;
const REVEALED = 2;

const whichLaw = question<object>()(
  `${ID}-law`,
  (game): Spec => {
    const laws = Object.keys(game.state.laws).map((key) => {
      const { name, text } = agendaOf(game, lawOf(game, key).component);
      return { key, label: name, hint: text };
    });
    return laws.length
      ? choose('Which law do you discard first, if any?', laws, { min: 0, nothing: 'Discard none' })
      : { kind: 'none', reason: 'No law is in effect.' };
  },
  { title: 'discard a law' },
);

const whichAgenda = question<{ seen: ComponentId[]; chosen: ComponentId[] }>()(
  `${ID}-agenda`,
  (game, _seat, { seen, chosen }): Spec =>
    choose(
      chosen.length ? 'Which agenda do you reveal second?' : 'Which agenda do you reveal first?',
      seen
        .filter((id) => !chosen.includes(id))
        .map((id) => ({ key: id, label: agendaOf(game, id).name, hint: agendaOf(game, id).text })),
    ),
  { title: 'choose an agenda to reveal', forced: true },
);

interface Nexus {
  seat: SeatId;
  seen: ComponentId[];
  chosen: ComponentId[];
}

const nexus = procedure<Nexus>()(ID, {
  law: (_game, { seat }) => ask([whichLaw.ask(seat, {})], 'look'),
  look: (game, data, got) => {
    const { seat } = data;
    const law = chosenKey(got.answer);
    if (law !== undefined) discardLaw(game, law);
    data.seen = topAgendas(game, LOOKED_AT);
    game.addFact({ type: 'agendas-looked-at', seat, count: data.seen.length });
    game.addFact({ type: 'agendas-seen', to: [seat], seat, agendas: data.seen });
    return goto('choose');
  },
  choose: (_game, { seat, seen, chosen }) =>
    chosen.length < Math.min(REVEALED, seen.length)
      ? ask([whichAgenda.ask(seat, { seen, chosen })], 'chosen')
      : goto('reveal'),
  chosen: (_game, data, got) => {
    const one = chosenKey(got.answer);
    if (one !== undefined) data.chosen.push(one);
    return goto('choose');
  },
  reveal: (game, { seat, seen, chosen }) => {
    drawCards(game, 'agenda', seen.length);
    const rest = seen.filter((id) => !chosen.includes(id));
    discardCards(game, 'agenda', rest);
    if (rest.length) game.addFact({ type: 'agendas-discarded', seat, agendas: rest });
    return call(singleVoterAgendas, { seat, drawn: chosen, waiting: [] }, 'end');
  },
  end: (game, { seat }) => {
    for (const { id } of effectsOf(game, ID, seat)) removeEffect(game, id);
    return done();
  },
});

const agendasLeft = ({ state }: Game): boolean =>
  state.decks.agenda.draw.length + state.decks.agenda.discard.length + Object.keys(state.laws).length > 0;

export default leader({
  id: ID,
  set: 'pok',
  faction: 'xxcha',
  name: 'Xxekir Grom',
  role: 'hero',
  text: 'Action: you may discard a law. Look at the next 5 agendas; reveal 2 and cast the only vote on each. Discard the rest. Other players cannot use abilities in this action. Then purge this card.',
  advice: { gains: { points: 0.6 } },
  action: {
    problem: (game) => (agendasLeft(game) ? undefined : 'There are no agendas to look at.'),
    effect: (game, held) => {
      purgeLeader(game, held);
      addEffect(game, ID, held.holder, true, 'action');
      return call(nexus, { seat: held.holder, seen: [], chosen: [] }, 'finish');
    },
  },
  modifiers: {
    'answers-barred': (_game, { holder, memory }, barred, { seat }) => barred || (memory === true && seat !== holder),
  },
  procedures: [nexus],
  questions: [whichLaw, whichAgenda],
});
