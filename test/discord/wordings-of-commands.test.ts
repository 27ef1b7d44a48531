import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRetry, createCommands, executeCommand, findCommand, type Command } from '#discord/commands/registry.ts';
import type { CommandLeaf } from '#discord/commands/command.ts';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { parseCustomId } from '#discord/interactions/custom-id.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { lateTable } from './late.ts';

// What people type for the commands beside those that answer a question, at a late table: this player is the Titans, neighbour of the L1Z1X.

let late: Awaited<ReturnType<typeof lateTable>>;
let from: InteractionOrigin;
let all: Command[];

beforeAll(async () => {
  late = await lateTable();
  from = { caller: { user: late.users[0] }, name: 'Somebody', guild: '1', channel: '3' };
  all = createCommands(late.context.adapters);
});
afterAll(() => late.close());

/** Nobody has asked for too much yet. */
const afresh = (): HandlerContext => ({ ...late.context, quota: new UserQuota(late.context.clock) });

const leaf = (path: string): CommandLeaf => {
  const found = findCommand(all, path);
  if (!found) throw new Error(`There is no command ${path}`);
  return found;
};

const given = (options: Record<string, string>): CommandOptions => ({
  text: (name) => ({ game: late.game, ...options })[name],
  number: () => undefined,
  boolean: () => undefined,
  user: () => undefined,
});

/** What is heard for an option; a sentence and the buttons below it where it is asked back. */
async function typed(
  path: string,
  option: string,
  text: string,
): Promise<{ heard?: string | undefined; reply: Reply }> {
  const found: { heard?: string | undefined } = {};
  const command = leaf(path);
  const overheard: CommandLeaf = {
    ...command,
    bind: async (...about) => ({
      ...(await command.bind(...about)),
      run: (what) => {
        found.heard = what.text(option);
        return {};
      },
    }),
  };
  const reply = await executeCommand(afresh(), from, overheard, given({ [option]: text }), path);
  return { ...found, reply };
}

const buttonsOf = ({ message }: Reply): { custom_id: string; label: string }[] =>
  (message?.components ?? []).flatMap((row) =>
    'components' in row ? (row.components as { custom_id: string; label: string }[]) : [],
  );

describe('Text typed for a command is understood', () => {
  test.each<[string, string, [string, string][]]>([
    [
      'board',
      'system',
      [
        ['305', '305'],
        ['lodor', '309'],
        ['MR', '000'],
        ['mecatol', '000'],
        ['mecatol rex', '000'],
        ['rex', '000'],
        ['Lodor (309)', '309'],
        ['tarmann', '212'],
        ["Tar'man", '212'],
        ['new albion', '306'],
        ['starpoint', '306'],
        ['New Albion/Starpoint', '306'],
        ['resculon', '211'],
        ['vefut', '315'],
        ['quan', '312'],
        ['lazar & sakulag', '209'],
        ['alpha', '106'],
        ['gravity', '317'],
        ['supernova', '206'],
        ['nestphar', '301'],
      ],
    ],
    [
      'odds',
      'system',
      [
        ['309', '309'],
        ['at Lodor', '309'],
        ['thiba', '203'],
        ['wellon', '302'],
      ],
    ],
    [
      'player',
      'seat',
      [
        ['letnev', 'p3'],
        ['Barony', 'p3'],
        ['red', 'p3'],
        ['the red player', 'p3'],
        ['hacan', 'p1'],
        ['emirates', 'p1'],
        ['l1z1x', 'p2'],
        ['mindnet', 'p2'],
        ['XXCHA', 'p5'],
        ['pink', 'p5'],
        ['titans', 'p6'],
        ['arborek', 'p4'],
      ],
    ],
    [
      'trade offer',
      'to',
      [
        ['blue', 'p4'],
        ['to Hacan', 'p1'],
        ['xxcha kingdom', 'p5'],
        ['mindnte', 'p2'],
      ],
    ],
    [
      'trade offer',
      'give-note',
      [
        ['support', 'support-for-the-throne@p6'],
        ['sftt', 'support-for-the-throne@p6'],
        ['my ceasefire', 'ceasefire@p6'],
        ['trade agreement', 'trade-agreement@p6'],
      ],
    ],
    [
      'why move',
      'about',
      [
        ['000', '18'],
        ['mr', '18'],
        ['lodor', '26'],
        ['to 306', '27'],
      ],
    ],
    [
      'why land',
      'about',
      [
        ['on Lodor', 'lodor'],
        ['dal botha', 'dal-bootha'],
      ],
    ],
    [
      'why trade',
      'about',
      [
        ['blue', 'p4'],
        ['with the Barony', 'p3'],
      ],
    ],
    [
      'why research',
      'about',
      [
        ['dn II', 'dreadnought-ii'],
        ['dreadnought II', 'dreadnought-ii'],
        ['ai dev', 'ai-development-algorithm'],
        ['gravity drive', 'gravity-drive'],
      ],
    ],
    [
      'orders',
      'moment',
      [
        ['end of my turn', 'end-turn'],
        ['sabotage', 'action-card-played'],
        ['any time', 'any'],
      ],
    ],
    [
      'repair units',
      'unit',
      [
        ['dn', 'dreadnought'],
        ['gf', 'infantry'],
        ['warsun', 'war-sun'],
        ['dock', 'space-dock'],
        ['mechs', 'mech'],
      ],
    ],
    [
      'repair units',
      'place',
      [
        ['309', '309'],
        ['starpoint', 'starpoint'],
      ],
    ],
    [
      'repair count',
      'what',
      [
        ['tg', 'trade-goods'],
        ['tgs', 'trade-goods'],
        ['comms', 'commodities'],
        ['trade goods', 'trade-goods'],
      ],
    ],
    [
      'repair count',
      'seat',
      [
        ['purple', 'p2'],
        ['Arborec', 'p4'],
      ],
    ],
  ])('by /%s for %s', async (path, option, wordings) => {
    for (const [text, heard] of wordings) {
      const found = await typed(path, option, text);
      expect(found.heard ?? found.reply.message?.content, `${path} ${option}: ${text}`).toBe(heard);
    }
  });
});

/** What is given besides. */
const BESIDES: Record<string, Record<string, string>> = {
  'repair units place': { seat: 'p2', unit: 'cruiser', count: '1' },
  'repair count seat': { what: 'fleet', count: '1' },
  'trade offer give-note': { to: 'p2' },
  'trade offer give': { to: 'p2' },
  'trade offer take': { to: 'p2' },
  'odds attacker': { system: '309' },
  'odds defender': { system: '309' },
};

describe('Ambiguous or unknown text gets buttons that repeat the command', () => {
  test.each<[string, string, string[]]>([
    [
      'board',
      'system',
      ['20', '30', '1', 'empty', 'wormhole', 'ar', 'asteroid field', 'lorod', 'atlantis', 'jord', '999'],
    ],
    ['odds', 'system', ['21', 'empty space', 'moon']],
    ['player', 'seat', ['the', 'green', 'nobody', 'p9', 'a name']],
    ['trade offer', 'to', ['of', 'titans', 'sol']],
    ['trade offer', 'give-note', ['of the titans', 'cease the throne']],
    ['why activate', 'about', ['ar', 'the moon']],
    ['why land', 'about', ['arch', 'earth']],
    ['why research', 'about', ['ii', 'warp drive']],
    ['repair units', 'place', ['ar', 'tattoine']],
    ['repair count', 'seat', ['the', 'gold']],
    ['orders', 'moment', ['action', 'breakfast']],
    ['odds', 'attacker', ['3 bananas', '2 ships', 'carrier, 2 cannons', 'd', '1 cruiser + 4 of them']],
    ['odds', 'defender', ['2 tanks', '1 cruiser, sun', 'ii']],
    ['trade offer', 'give', ['note', '2 tg, card', 'bananas', '1 tg, 2 apples', 'something nice']],
    ['trade offer', 'take', ['a note', '2 tg and peace']],
  ])('by /%s for %s', async (path, option, wordings) => {
    for (const text of wordings) {
      const options = { ...(BESIDES[`${path} ${option}`] ?? {}), [option]: text };
      const reply = await executeCommand(afresh(), from, leaf(path), given(options), path).catch(
        (error: Error) => ({ message: { content: error.message } }) as Reply,
      );
      const about = `${path} ${option}: ${text}: ${reply.message?.content ?? ''}`;
      expect(reply.message?.content, about).toMatch(/[.?]$/);
      const buttons = buttonsOf(reply);
      expect(buttons.length, about).toBeGreaterThan(0);
      for (const { custom_id } of buttons) {
        const id = parseCustomId(custom_id);
        const again = id && parseRetry(id);
        expect(again?.path, about).toBe(path);
        expect(again?.options[option], about).not.toBe(text);
      }
    }
  });
});
