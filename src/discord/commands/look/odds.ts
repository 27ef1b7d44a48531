import { Illegal, type SeatId } from '#engine';
import type { UserId } from '#service';
import { textReply } from '#discord/interactions/replies.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import type { Choice, GamePresenter } from '#discord/edition/game-presenter.ts';
import { LIMITS } from '#discord/limits.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { resolvePlayer } from '#discord/commands/guards.ts';
import { resolveSeat } from '#discord/commands/seat-option.ts';
import { systemChoices, type NamedSystem } from '#discord/input/resolve-system.ts';
import { ChoiceIndex, withSourceList, matchChoices, textOption } from '#discord/commands/options.ts';

/** A query for combat odds: the system, units that replace those actually there, and who defends. */
export interface OddsQuery {
  /** Position, tile number or name; undefined for a battle of listed units anywhere. */
  system?: string;
  attacker?: string;
  defender?: string;
  opponent?: SeatId;
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
      textOption('system', 'Which system? Number or planet name. Default: none, for any 2 lists of units.', {
        complete: true,
      }),
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
      textOption('opponent', 'Which player defends? Default: the one in the system.', { complete: true }),
    ],
    run: async (at, given) => {
      const { presenter, seat } = resolvePlayer(at);
      const list = (option: string): string | undefined => {
        const typed = given.text(option);
        return typed && units(presenter, seat, option, typed);
      };
      const defenders = (): Pick<OddsQuery, 'defender' | 'opponent'> => {
        try {
          const defender = list('defender');
          return defender === undefined ? {} : { defender };
        } catch (error) {
          const opponent = playerNamed(presenter, seat, given.text('defender'));
          if (opponent === undefined) throw error;
          return { opponent };
        }
      };
      const named = given.text('opponent');
      const asked = compact({
        system: given.text('system'),
        attacker: list('attacker'),
        ...defenders(),
        ...(named && { opponent: resolveSeat(at, named) ?? seat }),
      });
      if (asked.opponent === seat) throw new Illegal('You cannot fight yourself. Name another player in `opponent`.');
      return textReply(
        joinWithinLimit(await presenter.calculateOdds(seat, asked, at.origin.caller.user), LIMITS.content),
      );
    },
    complete: ({ loaded, seat }, option, typed) => {
      if (loaded.info.status === 'lobby') return [];
      if (option === 'opponent') return matchChoices(othersThan(loaded.presenter, seat), typed);
      if (option !== 'system') return [];
      const all = systemChoices(loaded.presenter.namedSystems());
      return typed === '' && seat !== undefined
        ? withSourceList(battlesFirst(all, loaded.presenter.battleSites(seat)), all)
        : matchChoices(all, typed);
    },
  },
});

const othersThan = (presenter: GamePresenter, seat: SeatId | undefined): Choice[] =>
  presenter.seatChoices().filter(({ key }) => key !== seat);

/** Returns the player whom a list of defenders names instead of units; undefined if it lists units. */
function playerNamed(presenter: GamePresenter, seat: SeatId, typed = ''): SeatId | undefined {
  const found = new ChoiceIndex(othersThan(presenter, seat)).meantBy(typed);
  return found.length === 1 ? found[0].key : undefined;
}

type Given = { [Key in keyof OddsQuery]: OddsQuery[Key] | undefined };

/** Removes what is not given. */
const compact = ({ system, attacker, defender, opponent }: Given): OddsQuery => ({
  ...(system && { system }),
  ...(attacker && { attacker }),
  ...(defender && { defender }),
  ...(opponent && { opponent }),
});

/** Sorts the systems of `near` before all others, and adds their hints. */
const battlesFirst = (all: readonly Choice[], near: readonly { key: string; hint: string }[]): Choice[] => [
  ...near.flatMap(({ key, hint }) => all.filter((one) => one.key === key).map((one) => ({ ...one, hint }))),
  ...all.filter(({ key }) => !near.some((one) => one.key === key)),
];
