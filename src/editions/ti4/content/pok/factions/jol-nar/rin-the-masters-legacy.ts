import { ask, call, choose, chosenKeys, chosenKey, done, type Spec } from '#engine';
import { leader, type Technology } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { replaceTechnologies, technologiesOf, technologyDeck, technologyOf } from '#ti4/rules/technology/technology.ts';
import { technologyOption } from '#ti4/rules/technology/research.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import type { TechnologyColor } from '#ti4/rules/terms.ts';

const ID = 'rin-the-masters-legacy';

/** Lists the technologies that can replace technologies of a color: not upgrades, nor any given up at the same time. */
const others = (game: Game, seat: SeatId, color: TechnologyColor | undefined): Technology[] =>
  technologyDeck(game, seat).filter((one) => !one.upgrade && one.color !== undefined && one.color === color);

const replaceable = (game: Game, seat: SeatId): Technology[] =>
  technologiesOf(game, seat).filter((one) => !one.upgrade && others(game, seat, one.color).length > 0);

const whichGo = question<object, string[]>()(
  `${ID}-which`,
  (game, seat): Spec => {
    const options = replaceable(game, seat).map(technologyOption);
    return options.length
      ? choose('Which of your technologies do you replace with others of the same color?', options, {
          min: 0,
          max: options.length,
        })
      : { kind: 'none', reason: 'You have no technology that you can replace.' };
  },
  {
    title: 'choose technologies to replace',
    check: (game, seat, _data, answer) => {
      const colors = answer.map((id) => technologyOf(game, id).color);
      const short = colors.find(
        (color) => others(game, seat, color).length < colors.filter((one) => one === color).length,
      );
      return (
        short && `You chose too many ${short} technologies: your deck has only ${others(game, seat, short).length}.`
      );
    },
  },
);

interface Replacing {
  seat: SeatId;
  /** Technologies still to be replaced; `chosen`: the others, each with its replacement. */
  left: ComponentId[];
  chosen: [ComponentId, ComponentId][];
}

const whatComes = question<{ old: ComponentId; taken: ComponentId[] }>()(
  `${ID}-by-what`,
  (game, seat, { old, taken }): Spec => {
    const { name, color } = technologyOf(game, old);
    return choose(
      `Which technology replaces ${name}?`,
      others(game, seat, color)
        .filter(({ id }) => !taken.includes(id))
        .map(technologyOption),
    );
  },
  { title: 'choose a replacement technology' },
);

/** Replaces all technologies at once, after every replacement has been chosen. */
const remember = procedure<Replacing>()(ID, {
  which: (_game, { seat }) => ask([whichGo.ask(seat, {})], 'chosen'),
  chosen: (_game, data, got) => {
    data.left = chosenKeys(got.answer);
    return next(data);
  },
  replaced: (_game, data, got) => {
    const old = data.left.shift();
    const other = chosenKey(got.answer);
    if (old !== undefined && other !== undefined) data.chosen.push([old, other]);
    return next(data);
  },
  all: (game, { seat, chosen: pairs }) => {
    replaceTechnologies(game, seat, pairs);
    return done();
  },
});

const next = ({ seat, left: [old], chosen: pairs }: Replacing) =>
  old === undefined
    ? ({ next: 'goto', step: 'all' } as const)
    : ask([whatComes.ask(seat, { old, taken: pairs.map(([, other]) => other) })], 'replaced');

export default leader({
  id: ID,
  set: 'pok',
  faction: 'jol-nar',
  name: "Rin, the Master's Legacy",
  role: 'hero',
  text: 'Action: replace any number of your technologies, except unit upgrades, each with another of the same color from your deck, regardless of prerequisites. Then purge this card.',
  advice: {
    gains: { technologies: 1 },
    // AI players give up technologies without prerequisites in exchange for ones that have some.
    choices: (game, _seat, key, { question: asked }) => {
      if (asked !== whichGo.name) return undefined;
      return { technologies: Object.keys(technologyOf(game, key).prerequisites).length ? -1 : 1 };
    },
  },
  action: {
    problem: (game, { holder }) =>
      replaceable(game, holder).length ? undefined : 'You have no technology that you can replace.',
    effect: (game, held) => {
      purgeLeader(game, held);
      return call(remember, { seat: held.holder, left: [], chosen: [] }, 'finish');
    },
  },
  procedures: [remember],
  questions: [whichGo, whatComes],
});
