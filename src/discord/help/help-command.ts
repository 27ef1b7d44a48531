import { say, type Context } from '#discord/interactions/replies.ts';
import type { AskedIn, Face } from '#discord/edition/edition-adapter.ts';
import type { From } from '#discord/channels/game-place.ts';
import { gameHere } from '#discord/access/game-access.ts';
import { LIMITS } from '#discord/limits.ts';
import { lines } from '#text/markdown.ts';
import { anywhere, type Command } from '#discord/commands/command.ts';
import { text } from '#discord/commands/options.ts';
import { isSetting, settingChoices, settingTold } from './lobby-settings.ts';
import { Unclear } from '#discord/input/ambiguous-input.ts';

/** The rules somebody means: those of the game in this channel, or of the one they play. */
async function rulesHere(context: Context, from: From): Promise<{ face: Face; asked?: AskedIn }> {
  const seen = await gameHere(context, from);
  if (!seen) return { face: context.faces.usual };
  const { face, game } = seen;
  // A lobby that was given up has no moves either.
  return { face, asked: game.head > 0 ? { sight: seen.sight } : { settings: game.settings } };
}

/** Explains a rule, a component or a setting of the lobby; of what alone is called so, be it one or several of it, without asking which is meant. */
export function helpOn(face: Face, about: string, asked: AskedIn | undefined): string {
  const named = isSetting(about) ? settingTold(face, about) : undefined;
  if (named !== undefined) return named;
  try {
    return face.rule(about, asked);
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    if (error.sole !== undefined) return face.rule(error.sole, asked);
    const setting = settingTold(face, about);
    if (setting !== undefined) return setting;
    throw error;
  }
}

/** Where nothing else is meant, of the edition of the channel's game. */
export const helpCommand: Command = {
  name: 'help',
  description: 'How to play here, or what the rules say of a thing.',
  alone: anywhere({
    options: [text('about', 'A component or a matter of the rules.', { complete: true })],
    reads: ['about'],
    run: async (context, from, given) => {
      const { face, asked } = await rulesHere(context, from);
      const about = given.text('about');
      return say(about ? helpOn(face, about, asked) : lines([...GENERAL, ...face.help, ...LAST], LIMITS.content));
    },
    complete: async (context, from, _option, typed) => {
      const { face, asked } = await rulesHere(context, from);
      return [...face.rules(typed, asked), ...settingChoices(face, typed)];
    },
  }),
};

const GENERAL = [
  '**Playing with Custodian**',
  '- **Your move** in the panel at the end of the thread shows what you are asked; everything can be done with its buttons.',
  '- `/next` does the same; `/answer` gives an answer, and completes what is legal.',
];
const LAST = [
  '- Nobody can choose the dice. A small message at the beginning of the thread seals the seed that settles them; at the end the seed is told, and anyone can check every roll.',
  '- `/undo` names your last move and takes it back if you say so. Unless it was your own open choice and nothing came of it, the others are asked first.',
  '- `/settings` sets your time zone, quiet hours and reminders.',
];
