import type { Advice, Stakes, Told } from '../rules/components/advice.ts';
import type { Component, Game } from '../rules/components/component.ts';
import type { UnitType } from '../rules/state.ts';
import { reserve } from './aims.ts';
import { me, type Mind } from './mind.ts';
import { spare } from './worth.ts';

/** What each of these is worth to a practice player, in trade goods. */
const WORTH: Required<Omit<Stakes, 'units'>> = {
  points: 5,
  technologies: 5.5,
  tokens: 1.7,
  tradeGoods: 1,
  resources: 1,
  influence: 0.6,
  votes: 0.3,
  planets: 3,
  actionCards: 0.8,
  secretObjectives: 5.5,
  hits: 0.8,
  dice: 0.5,
  moves: 1.6,
  actions: 1.2,
  say: 1,
};
/** Of its cost, so much is a unit worth that comes unbidden; structures cost nothing where they are built. */
const SHARE = 0.9;
const STRUCTURES: Partial<Record<UnitType, number>> = { pds: 2, 'space-dock': 4 };
/** A rival's loss helps the others too. */
const RIVAL = 0.7;
/** What is paid could have bought something else. */
const PRICE = 0.25;

type Advised = Advice<Game>;

function worthOfUnit({ game, seat }: Mind, type: UnitType): number {
  const { cost = STRUCTURES[type] ?? 0, perCost = 1 } = game.book.unitFacts[game.state.seats[seat].units[type]] ?? {};
  return (cost / perCost) * SHARE;
}

const stakesFor = (mind: Mind, told: Told<Game> | undefined): Stakes =>
  typeof told === 'function' ? told(mind.game, mind.seat) : (told ?? {});

/** What stakes are worth, in trade goods; below nought: what they cost. */
export function weighed(mind: Mind, told: Told<Game> | undefined): number {
  const { units = {}, ...amounts } = stakesFor(mind, told);
  const others = Object.entries(amounts) as [keyof typeof WORTH, number][];
  return (
    others.reduce((sum, [what, amount]) => sum + WORTH[what] * amount, 0) +
    (Object.entries(units) as [UnitType, number][]).reduce((sum, [type, count]) => sum + worthOfUnit(mind, type) * count, 0)
  );
}

/** Whether what is to be paid is to spare. */
function affordable(mind: Mind, told: Told<Game> | undefined): boolean {
  const { tradeGoods = 0, tokens = 0, influence = 0, resources = 0 } = stakesFor(mind, told);
  const own = me(mind);
  return (
    own.tradeGoods - reserve(mind).tradeGoods >= tradeGoods &&
    (!tokens || own.tokens.strategy > tokens) &&
    (!influence || spare(mind, 'influence') >= influence) &&
    (!resources || spare(mind, 'resources') >= resources)
  );
}

/** What playing a component is worth; below nought where nothing is known of it, or it costs too much. */
export function worthPlaying(mind: Mind, { advice }: Pick<Component, 'advice'>): number {
  if (!advice || !affordable(mind, advice.spends)) return -1;
  return weighed(mind, advice.gains) + RIVAL * weighed(mind, advice.harms) - PRICE * weighed(mind, advice.spends);
}

/** What an outcome of an agenda is worth, against the others. */
export function worthOfOutcome(mind: Mind, { outcomes = {} }: Advised, outcome: string): number {
  const of = (one: string): number => weighed(mind, outcomes[one]);
  return of(outcome) - Object.keys(outcomes).reduce((sum, one) => sum + (one === outcome ? 0 : of(one)), 0);
}
