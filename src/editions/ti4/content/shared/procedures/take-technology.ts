import { ask, call, choose, chosenKey, done, type Option } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { Technology } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { settleUnits } from '#ti4/rules/units/structures.ts';
import {
  copyTechnology,
  gainTechnology,
  ownsTechnology,
  technologiesOf,
  technologyDeck,
  technologyOf,
} from '#ti4/rules/technology/technology.ts';

/**
 * Option key of a technology to gain, and of the assimilator that copies it if it is a faction technology:
 * 'sarween-tools', 'e-res-siphons@valefar-assimilator-x'.
 */
const takenKey = optionalPairKey<ComponentId, string>('@');

/** Returns a seat's assimilators, each with the technology that it has copied (itself if none). */
const assimilators = (game: Game, seat: SeatId): { key: string; copied: Technology; exhausted: boolean }[] =>
  Object.entries(seatOf(game, seat).technologies)
    .filter(([key]) => technologyOf(game, key).assimilator)
    .map(([key, { component, exhausted = false }]) => ({ key, copied: technologyOf(game, component), exhausted }));

/**
 * Returns the assimilators that may copy a faction technology. If one already copies an upgrade of the same unit, only
 * that one may copy this upgrade (90.21).
 */
function ableTo(game: Game, seat: SeatId, technology: Technology) {
  const all = assimilators(game, seat);
  const alike = all.filter(({ copied }) => technology.upgrade && copied.upgrade?.type === technology.upgrade.type);
  if (alike.length) return alike;
  // Assimilators without a copy and in the same state are interchangeable: only the first is offered.
  return all.filter(
    (one, i) =>
      !all
        .slice(0, i)
        .some((other) => other.copied.assimilator && one.copied.assimilator && other.exhausted === one.exhausted),
  );
}

/**
 * Returns options for the technologies of these players that a seat may gain: generic technologies, and faction
 * technologies once for each assimilator that may copy them (90.16).
 */
export function takeableTechnologies(game: Game, seat: SeatId, from: SeatId[]): Option[] {
  const deck = technologyDeck(game, seat);
  const owned = [...new Set(from.flatMap((one) => technologiesOf(game, one)))].filter(
    ({ id, assimilator, uncopied }) => !assimilator && !uncopied && !ownsTechnology(game, seat, id),
  );
  return owned.flatMap((technology): Option[] => {
    const { id, name, text, faction } = technology;
    if (faction === undefined)
      return deck.includes(technology) ? [{ key: id, label: name, hint: text, group: 'technology' }] : [];
    return ableTo(game, seat, technology).map(({ key, copied }) => ({
      key: takenKey.format(id, key),
      label: `${name} (copied by ${technologyOf(game, key).name})`,
      hint: copied.assimilator ? text : `replaces ${copied.name}. ${text}`,
      group: 'faction technology',
    }));
  });
}

const technologyToTake = question<{ from: SeatId[] }>()(
  'technology-to-take',
  (game, seat, { from }) => {
    const options = takeableTechnologies(game, seat, from);
    return options.length
      ? choose('Which technology do you gain?', options)
      : { kind: 'none', reason: 'There is no technology you can gain.' };
  },
  { title: 'choose a technology to gain' },
);

/** Lets a seat gain a technology that one of these players owns. Returns its id, or null if none is gained. */
export const takeTechnology = procedure<{ seat: SeatId; from: SeatId[]; taken?: ComponentId }>()('take-technology', {
  choose: (_game, { seat, from }) => ask([technologyToTake.ask(seat, { from })], 'take'),
  take: (game, data, got) => {
    const choice = chosenKey(got.answer);
    if (choice === undefined) return done(null);
    const [id, by] = takenKey.parse(choice);
    data.taken = id;
    if (by === undefined) gainTechnology(game, data.seat, id);
    else copyTechnology(game, data.seat, by, id);
    return call(settleUnits, { seat: data.seat }, 'end');
  },
  end: (_game, { taken = null }) => done(taken),
});

export const takeTechnologyRules = { procedures: [takeTechnology], questions: [technologyToTake] };
