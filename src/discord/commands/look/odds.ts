import { Illegal, type SeatId } from '#engine';
import type { UserId } from '#service';
import { textReply } from '#discord/interactions/replies.ts';
import type { Choice, GameCommand, GamePresenter } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { resolvePlayer } from '#discord/commands/guards.ts';
import { systemChoices, type NamedSystem } from '#discord/input/resolve-system.ts';
import { withSourceList, matchChoices, textOption } from '#discord/commands/options.ts';

/** A query for combat odds: the system, and units that replace those actually there. */
export interface OddsQuery {
  /** Position, tile number or name. */
  system: string;
  attacker?: string;
  defender?: string;
}

/** The presenter that this command needs. */
export interface OddsPresenter extends GamePresenter {
  namedSystems(): NamedSystem[];
  /** Lists the systems where this player has a battle or may soon have one, with the units there. */
  battleSites(seat: SeatId): { key: string; hint: string }[];
  calculateOdds(seat: SeatId, asked: OddsQuery, user: UserId): Promise<string[]>;
}

interface OddsProvider<V extends OddsPresenter> {
  /** Examples of unit lists: “3 cruiser, 2 fighter”. */
  examples: { attacker: string; defender: string };
  /** Expands a typed list of units. Throws AmbiguousInput if a part is unknown or ambiguous. */
  units(presenter: V, seat: SeatId, option: string, typed: string): string;
}

/** Creates `/odds`, which shows combat odds privately, since other players should not see whom a player may attack. */
export const createOddsCommand = <V extends OddsPresenter>({ examples, units }: OddsProvider<V>): GameCommand<V> => ({
  name: 'odds',
  description: 'Calculate the odds of a combat. Only you see the result.',
  leaf: {
    quota: 'pictures',
    options: [
      textOption('system', 'Which system? Number or planet name.', { required: true, complete: true }),
      textOption(
        'attacker',
        `Attacking units, such as ${examples.attacker}. Default: all of yours that can be there.`,
        {
          kind: 'list',
        },
      ),
      textOption('defender', `Defending units, such as ${examples.defender}. Default: those in the system.`, {
        kind: 'list',
      }),
    ],
    run: async (at, given) => {
      const { presenter, seat } = resolvePlayer(at);
      const system = given.text('system');
      if (!system) throw new Illegal('Choose a system for the odds.');
      const list = (option: string): string | undefined => {
        const typed = given.text(option);
        return typed && units(presenter, seat, option, typed);
      };
      const [attacker, defender] = [list('attacker'), list('defender')];
      const asked = { system, ...(attacker && { attacker }), ...(defender && { defender }) };
      return textReply(
        joinWithinLimit(await presenter.calculateOdds(seat, asked, at.origin.caller.user), LIMITS.content),
      );
    },
    complete: ({ loaded, seat }, option, typed) => {
      if (option !== 'system' || loaded.info.status === 'lobby') return [];
      const all = systemChoices(loaded.presenter.namedSystems());
      return typed === '' && seat !== undefined
        ? withSourceList(battlesFirst(all, loaded.presenter.battleSites(seat)), all)
        : matchChoices(all, typed);
    },
  },
});

/** Sorts the systems of `near` before all others, and adds their hints. */
const battlesFirst = (all: readonly Choice[], near: readonly { key: string; hint: string }[]): Choice[] => [
  ...near.flatMap(({ key, hint }) => all.filter((one) => one.key === key).map((one) => ({ ...one, hint }))),
  ...all.filter(({ key }) => !near.some((one) => one.key === key)),
];
