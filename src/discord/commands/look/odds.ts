import { Illegal, type SeatId } from '#engine';
import { textReply } from '#discord/interactions/replies.ts';
import type { Choice, GameCommand, GamePresenter } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { resolvePlayer } from '#discord/commands/guards.ts';
import { withSourceList, matchChoices, textOption } from '#discord/commands/options.ts';

/** What somebody wants to know: where, and with which units instead of those that are there. */
export interface OddsQuery {
  /** By its place, its number or what lies there. */
  system: string;
  attacker?: string;
  defender?: string;
}

interface OddsProvider<V extends GamePresenter> {
  /** What units may be written as, as examples: “3 cruiser, 2 fighter”. */
  examples: { attacker: string; defender: string };
  systems(sight: V): Choice[];
  /** Where a battle of this player is or may be about to be. */
  battleSites(sight: V, seat: SeatId): { key: string; hint: string }[];
  /** A list of units, spelt out. Throws Unclear. */
  units(sight: V, seat: SeatId, option: string, typed: string): string;
  odds(sight: V, seat: SeatId, asked: OddsQuery, user: string): Promise<string[]>;
}

/** The chances of a battle, to the one who asks alone: what somebody thinks of attacking is nobody else's business. */
export const createOddsCommand = <V extends GamePresenter>({
  examples,
  systems,
  battleSites,
  units,
  odds,
}: OddsProvider<V>): GameCommand<V> => ({
  name: 'odds',
  description: 'The chances of a combat in a system; only you see them.',
  leaf: {
    quota: 'pictures',
    options: [
      textOption('system', 'Which system?', { required: true, complete: true }),
      textOption(
        'attacker',
        `Units to attack with, as ${examples.attacker}; left out, all of yours that could be there.`,
        {
          kind: 'list',
        },
      ),
      textOption('defender', `Units to defend with, as ${examples.defender}; left out, what is there.`, {
        kind: 'list',
      }),
    ],
    run: async (at, given) => {
      const { sight, seat } = resolvePlayer(at);
      const system = given.text('system');
      if (!system) throw new Illegal('Say which system you mean.');
      const list = (option: string): string | undefined => {
        const typed = given.text(option);
        return typed && units(sight, seat, option, typed);
      };
      const [attacker, defender] = [list('attacker'), list('defender')];
      const asked = { system, ...(attacker && { attacker }), ...(defender && { defender }) };
      return textReply(joinWithinLimit(await odds(sight, seat, asked, at.origin.caller.user), LIMITS.content));
    },
    complete: ({ loaded, seat }, option, typed) => {
      if (option !== 'system' || loaded.info.status === 'lobby') return [];
      const all = systems(loaded.presenter);
      return typed === '' && seat !== undefined
        ? withSourceList(battlesFirst(all, battleSites(loaded.presenter, seat)), all)
        : matchChoices(all, typed);
    },
  },
});

/** All systems, those first where a battle of this player is or may be about to be. */
const battlesFirst = (all: readonly Choice[], near: readonly { key: string; hint: string }[]): Choice[] => [
  ...near.flatMap(({ key, hint }) => all.filter((one) => one.key === key).map((one) => ({ ...one, hint }))),
  ...all.filter(({ key }) => !near.some((one) => one.key === key)),
];
