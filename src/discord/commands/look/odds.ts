import { Illegal, type SeatId } from '#engine';
import { say } from '#discord/interactions/replies.ts';
import type { Choice, FaceCommand, Sight } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { lines } from '#text/markdown.ts';
import { playing } from '#discord/commands/guards.ts';
import { chosenFrom, matching, text } from '#discord/commands/options.ts';

/** What somebody wants to know: where, and with which units instead of those that are there. */
export interface OddsAsked {
  /** By its place, its number or what lies there. */
  system: string;
  attacker?: string;
  defender?: string;
}

interface Reckoning<V extends Sight> {
  /** What units may be written as, as examples: “3 cruiser, 2 fighter”. */
  like: { attacker: string; defender: string };
  systems(sight: V): Choice[];
  /** Where a battle of this player is or may be about to be. */
  fights(sight: V, seat: SeatId): { key: string; hint: string }[];
  /** A list of units, spelt out. Throws Unclear. */
  units(sight: V, seat: SeatId, option: string, typed: string): string;
  odds(sight: V, seat: SeatId, asked: OddsAsked, user: string): Promise<string[]>;
}

/** The chances of a battle, to the one who asks alone: what somebody thinks of attacking is nobody else's business. */
export const oddsCommandOf = <V extends Sight>({
  like,
  systems,
  fights,
  units,
  odds,
}: Reckoning<V>): FaceCommand<V> => ({
  name: 'odds',
  description: 'The chances of a combat in a system; only you see them.',
  alone: {
    costs: 'pictures',
    options: [
      text('system', 'Which system?', { required: true, complete: true }),
      text('attacker', `Units to attack with, as ${like.attacker}; left out, all of yours that could be there.`, {
        kind: 'list',
      }),
      text('defender', `Units to defend with, as ${like.defender}; left out, what is there.`, { kind: 'list' }),
    ],
    run: async (at, given) => {
      const { sight, seat } = playing(at);
      const system = given.text('system');
      if (!system) throw new Illegal('Say which system you mean.');
      const list = (option: string): string | undefined => {
        const typed = given.text(option);
        return typed && units(sight, seat, option, typed);
      };
      const [attacker, defender] = [list('attacker'), list('defender')];
      const asked = { system, ...(attacker && { attacker }), ...(defender && { defender }) };
      return say(lines(await odds(sight, seat, asked, at.from.caller.user), LIMITS.content));
    },
    complete: ({ seen, seat }, option, typed) => {
      if (option !== 'system' || seen.game.status === 'lobby') return [];
      const all = systems(seen.sight);
      return typed === '' && seat !== undefined
        ? chosenFrom(nearFirst(all, fights(seen.sight, seat)), all)
        : matching(all, typed);
    },
  },
});

/** All systems, those first where a battle of this player is or may be about to be. */
const nearFirst = (all: readonly Choice[], near: readonly { key: string; hint: string }[]): Choice[] => [
  ...near.flatMap(({ key, hint }) => all.filter((one) => one.key === key).map((one) => ({ ...one, hint }))),
  ...all.filter(({ key }) => !near.some((one) => one.key === key)),
];
