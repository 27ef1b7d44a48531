import { gzipSync } from 'node:zlib';
import type { QueuedMessage } from '#service';
import { LIMITS } from '#discord/limits.ts';
import type { Message } from './message.ts';
import type { MessageContext } from './message-context.ts';

/** Reveals the seed, and attaches the dice record if there is one that Discord accepts. */
export async function seedMessage(
  { context, game }: MessageContext,
  { seed, commitment }: Extract<QueuedMessage, { kind: 'seed' }>,
): Promise<Message> {
  const record = await context.service.findDiceRecord(game);
  const file = diceFile(game, record);
  const how = file
    ? `Use it to check each roll in the file: run \`npm run verify ${file.name}\`, or see \`docs/dice.md\`.`
    : record === undefined
      ? 'This game has no record of the dice, because it started in an older version.'
      : 'The record of the dice is too large to post. The host of the bot has it.';
  const told = `The game's seed was \`${seed}\`.\n-# Its SHA-256 is \`${commitment}\`, as announced at the start`;
  return { content: `${told}. ${how}`, ...(file && { files: [file] }) };
}

/** Returns the dice record as a text file, compressed if it is too large; undefined if it is too large even then. */
function diceFile(game: string, record: string | undefined): { name: string; data: Buffer } | undefined {
  if (record === undefined) return undefined;
  const name = `dice-${game}.jsonl`;
  const plain = Buffer.from(record);
  if (plain.length <= LIMITS.fileBytes) return { name, data: plain };
  const packed = gzipSync(plain);
  return packed.length <= LIMITS.fileBytes ? { name: `${name}.gz`, data: packed } : undefined;
}
