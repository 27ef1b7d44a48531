import { call, done, goto } from '#engine';
import { on, relic, type Game } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { purgeRelic } from '#ti4/rules/exploration/relics.ts';
import { procedure } from '#ti4/rules/game.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { setSpeaker } from '#ti4/rules/phases/speaker.ts';
import { technologyDeck } from '#ti4/rules/technology/technology.ts';
import { research } from '#ti4/rules/technology/research.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { planetsOf, specialtiesOf } from '#ti4/rules/planets/planets.ts';

const ID = 'book-of-latvinia';
const TECHNOLOGIES = 2;
const SPECIALTIES = 4;

/** Returns the technologies printed without prerequisites: ignoring prerequisites is not enough (note 3). */
const simple = (game: Game, seat: SeatId): ComponentId[] =>
  technologyDeck(game, seat)
    .filter(({ prerequisites }) => Object.values(prerequisites).every((count) => !count))
    .map(({ id }) => id);

const specialtiesHad = (game: Game, seat: SeatId): number =>
  new Set(planetsOf(game, seat).flatMap(({ id }) => specialtiesOf(game, id))).size;

const studies = procedure<{ seat: SeatId; left: number }>()(ID, {
  next: (game, data) => {
    const only = simple(game, data.seat);
    if (!data.left || !(only.length || modify(game, 'research-replaced', { seat: data.seat }, false))) return done();
    data.left -= 1;
    return call(research, { seat: data.seat, only, optional: true }, 'researched');
  },
  researched: () => goto('next'),
});

export default relic({
  id: ID,
  name: 'Book of Latvinia',
  set: 'codex-4',
  text: 'When you gain this card: research up to 2 technologies with no prerequisites. Action: purge this card. If your planets have all 4 technology specialties, gain 1 victory point; if not, become speaker.',
  // A player with three specialties waits for the fourth; the speaker already has the token.
  advice: {
    gains: (game, seat) => {
      const specialties = specialtiesHad(game, seat);
      if (specialties >= SPECIALTIES) return { points: 1 };
      return specialties < SPECIALTIES - 1 && game.state.speaker !== seat ? { say: 1 } : {};
    },
  },
  procedures: [studies],
  reactions: [
    on('when', 'relic-gained', {
      mandatory: true,
      isUsable: (_game, { holder, key }, { seat, relic: gained }) => seat === holder && gained === key,
      effect: (_game, { holder }) => call(studies, { seat: holder, left: TECHNOLOGIES }, 'finish'),
    }),
  ],
  action: {
    problem: () => undefined,
    effect: (game, { holder, key }) => {
      purgeRelic(game, holder, key);
      if (specialtiesHad(game, holder) >= SPECIALTIES) gainPoints(game, holder, 1, ID);
      else setSpeaker(game, holder);
      return undefined;
    },
  },
});
