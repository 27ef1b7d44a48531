import { mapSequential } from '#discord/async/sequential.ts';
import { ComponentType, type Client, type Message as Posted, type SendableChannels } from 'discord.js';
import type { GameInfo, OutboxMessage, TurnMessage } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import { componentIdOf } from '#discord/interactions/custom-id.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import { toPayload, toFramedPayload, type Message, type Picture } from '#discord/messages/message.ts';
import { isUneditable, type Panels } from './panels.ts';
import { describeRetraction, type UndoNotice } from '#discord/messages/correction-message.ts';
import { drawChapter, isSilent, turnMessage, type CommandRange } from '#discord/messages/turn-message.ts';
import { withGameThread } from '#discord/channels/game-thread.ts';

/** Discord limits the editing of messages older than an hour. */
const EDIT_WINDOW_MS = 50 * 60_000;
/** The rounds of a combat are few: where Discord still lets its message be edited, they stay together for so long, in ms. */
const COMBAT_EDIT_WINDOW_MS = 8 * 3_600_000;

/** What went out of a chapter, and what is to be put on record of it. */
export interface ChapterPost {
  /** null: there was nothing to say. */
  message: string | null;
  afterRecorded: () => Promise<void> | void;
  /** Messages that this one stands in place of. */
  replacedMessages: string[];
  /** The game as it was looked at. */
  info: GameInfo;
}

/** A message of a chapter that is out, with what it tells, and what of that was taken back. */
interface PostedChapterMessage {
  id: string;
  rows: OutboxMessage[];
  undone: OutboxMessage[];
}

const stretchOf = ({ payload }: OutboxMessage): CommandRange => payload as unknown as TurnMessage;
const undoOf = ({ payload }: OutboxMessage): UndoNotice => payload as unknown as UndoNotice;
const idsOf = (rows: OutboxMessage[]): number[] => rows.map(({ id }) => id);

type Shown = Pick<Picture, 'name' | 'alt'>;

/** The pictures that a message is out with. */
const picturesInMessage = ({ components }: Posted): Shown[] =>
  components
    .flatMap((one) => (one.type === ComponentType.Container ? one.components : [one]))
    .flatMap((one) => (one.type === ComponentType.MediaGallery ? one.items : []))
    .map(({ media, description }) => ({
      name: media.url.split('?', 1)[0].split('/').at(-1) ?? '',
      alt: description ?? '',
    }));

/** A turn, a phase, a combat: one message each, changed as long as it is young, and posted anew with its picture when it is over. */
export class Chapters {
  private readonly client: Client;
  private readonly context: BotContext;
  private readonly panels: Panels;

  constructor(client: Client, context: BotContext, panels: Panels) {
    this.client = client;
    this.context = context;
    this.panels = panels;
  }

  /** Tells of a row. `before`: it has been posted as this message already, as was not known. */
  async publish(row: OutboxMessage, before: Posted | undefined): Promise<ChapterPost> {
    const found = before?.id;
    const all = await this.out(row);
    const said = stretchOf(row);
    const out = await this.unbroken(row, all);
    const looked = await this.context.load(row.game);
    const isMute = said.chapter !== undefined && (await isSilent(looked, [said]));
    const earlier = out.flatMap(({ rows }) => rows);
    const last = out.at(-1);
    const whole = [...earlier, row].map(stretchOf);
    const changes = [...all.flatMap(({ rows }) => rows), row].map(stretchOf);
    const pictures = await this.pictures(looked, said, changes, all.length === 0);
    // Drawing takes a while.
    const seen = pictures.length ? await this.context.load(row.game) : looked;
    const { info: known } = seen;
    // What is out already says by itself whether it tells all of it: its pictures may not be drawn a second time.
    const anew = out.length > 0 && (before ? picturesInMessage(before).length > 0 : pictures.length > 0);
    // A title with nothing under it is no message.
    if (!found && isMute && !pictures.length)
      return { message: null, afterRecorded: () => undefined, replacedMessages: [], info: known };
    if (!found && last && !anew && this.isFresh(last)) {
      const edited = await this.edit({ ...last, rows: [...last.rows, row] }, seen);
      if (edited) return { message: last.id, afterRecorded: () => undefined, replacedMessages: [], info: known };
    }
    const undone = anew ? out.flatMap((one) => one.undone) : [];
    const message = await this.words(row, seen, anew ? whole : [said], undone, pictures);
    const id = found ?? (await this.post(row, message, known));
    const also = async (): Promise<void> => {
      // One that is out already shows what it was posted with: there may have been too much to draw then.
      const shown = before ? picturesInMessage(before) : pictures.map(({ name, alt }) => ({ name, alt }));
      if (shown.length) await this.context.service.outbox.savePictures(row.id, shown);
      if (anew) await this.context.service.outbox.reassign(idsOf([...earlier, ...undone]), id);
    };
    return {
      message: id,
      afterRecorded: also,
      replacedMessages: anew ? out.map((one) => one.id).filter((one) => one !== id) : [],
      info: known,
    };
  }

  /**
   * After something was taken back: the messages that told of it say what is true now, and the first of them what was taken back. Gives
   * that one's id; undefined where Discord lets it be changed no more, or where something else says so (`aside`).
   */
  async retract(row: OutboxMessage, aside: boolean): Promise<string | undefined> {
    const { outbox } = this.context.service;
    const { from, to } = undoOf(row);
    const telling = await outbox.telling(row.game, from, to);
    for (const { id, pictures } of telling) if (pictures?.length) await outbox.savePictures(id, []);
    const messages = [...new Set(telling.flatMap(({ messageId }) => messageId ?? []))];
    const home = aside ? undefined : (messages.at(0) ?? (await this.lastBefore(row, telling.at(0))));
    const said = home !== undefined && (await this.tellAgain(row, home, true));
    for (const message of messages) if (message !== home) await this.tellAgain(row, message, false);
    return said ? home : undefined;
  }

  /** A message says what is true now, and with `names` what was taken back; one that has nothing left to say goes. Gives whether it could be changed. */
  private async tellAgain(row: OutboxMessage, message: string, names: boolean): Promise<boolean> {
    const { outbox } = this.context.service;
    const [out] = await this.grouped(row.game, await outbox.toldBy(row.game, 'turn', [message]));
    if (!this.isFresh(out)) return false;
    if (names || !(await this.isEmpty(out)))
      return this.edit(
        { ...out, undone: names ? [...out.undone, row] : out.undone },
        await this.context.load(row.game),
      );
    await this.deleteMessages(row.game, [message]);
    await outbox.reassign(idsOf(out.rows), null);
    return true;
  }

  /** Whether anybody but whoever did it would have been told of what was taken back. */
  async isRetractionVisible(row: OutboxMessage): Promise<boolean> {
    return (await describeRetraction(this.context, await this.context.load(row.game), undoOf(row))) !== undefined;
  }

  /** Where nothing of what was taken back has been told: the last message of the same chapter, or of the game. */
  private async lastBefore({ game }: OutboxMessage, first: OutboxMessage | undefined): Promise<string | undefined> {
    const { outbox } = this.context.service;
    const inChapter = first?.chapter ? (await outbox.sentOfChapter(game, first.chapter, first.id)).at(-1) : undefined;
    return (inChapter ?? (await outbox.last(game, ['turn'])))?.messageId ?? undefined;
  }

  private async isEmpty({ rows, undone }: PostedChapterMessage): Promise<boolean> {
    return !undone.length && (await isSilent(await this.context.load(rows[0].game), rows.map(stretchOf)));
  }

  /** Takes away what another message has taken the place of. */
  async deleteMessages(game: string, messages: string[], known?: GameInfo): Promise<void> {
    for (const message of messages) {
      try {
        await withGameThread(this.client, this.context, game, (thread) => thread.messages.delete(message), known);
      } catch (error) {
        if (!isUneditable(error)) throw error;
      }
    }
  }

  private async out(row: OutboxMessage): Promise<PostedChapterMessage[]> {
    return this.grouped(
      row.game,
      row.chapter === null ? [] : await this.context.service.outbox.sentOfChapter(row.game, row.chapter, row.id),
    );
  }

  /** What goes on after something else was told, as a combat, stands below that; what came before it stays above. */
  private async unbroken(row: OutboxMessage, out: PostedChapterMessage[]): Promise<PostedChapterMessage[]> {
    if (!out.length) return out;
    const others = (
      await this.context.service.outbox.telling(row.game, stretchOf(out[0].rows[0]).from, stretchOf(row).to)
    ).filter(({ chapter, messageId, id }) => chapter !== row.chapter && messageId !== null && id < row.id);
    const since = Math.max(0, ...others.map(({ id }) => id));
    return out.filter(({ rows }) => rows.every(({ id }) => id > since));
  }

  private async grouped(game: string, rows: OutboxMessage[]): Promise<PostedChapterMessage[]> {
    const messages = [...new Set(rows.map(({ messageId }) => messageId ?? ''))];
    const undone = await this.context.service.outbox.toldBy(game, 'undo', messages);
    const ofMessage = (all: OutboxMessage[], id: string): OutboxMessage[] =>
      all.filter(({ messageId }) => messageId === id);
    return messages.map((id) => ({ id, rows: ofMessage(rows, id), undone: ofMessage(undone, id) }));
  }

  private isFresh({ rows }: PostedChapterMessage): boolean {
    const lasting = stretchOf(rows[0]).chapter?.inner ? COMBAT_EDIT_WINDOW_MS : EDIT_WINDOW_MS;
    return Math.min(...rows.map(({ sentAt }) => sentAt ?? 0)) > this.context.clock() - lasting;
  }

  private async words(
    row: OutboxMessage,
    seen: LoadedGame,
    told: CommandRange[],
    undone: OutboxMessage[],
    pictures: Picture[] = [],
  ): Promise<Message> {
    const retracted = (
      await mapSequential(undone, async (one) => (await describeRetraction(this.context, seen, undoOf(one))) ?? [])
    ).flat();
    const message = await turnMessage(seen, told, retracted);
    return { ...message, pictures, frame: { ...message.frame, mark: componentIdOf(row.nonce) } };
  }

  /** The whole board where something begins; where a chapter is over, what it has changed. */
  private async pictures(
    seen: LoadedGame,
    said: CommandRange,
    whole: CommandRange[],
    isFirst: boolean,
  ): Promise<Picture[]> {
    const wanted = said.unseen
      ? undefined
      : said.chapter
        ? said.over
          ? 'what changed'
          : isFirst && said.chapter.opens
            ? 'board'
            : undefined
        : said.style === 'board'
          ? 'board'
          : undefined;
    return wanted === undefined || seen.info.status === 'ended'
      ? []
      : await drawChapter(this.context, seen, wanted, whole);
  }

  /** Says what is true now, in the message that is out; whether that could be done. */
  private async edit({ id, rows, undone }: PostedChapterMessage, seen: LoadedGame): Promise<boolean> {
    const [{ game }] = rows;
    const message = await this.words(rows[0], seen, rows.map(stretchOf), undone);
    const shown = rows.findLast(({ pictures }) => pictures)?.pictures ?? [];
    const {
      files: _files,
      flags: _flags,
      ...body
    } = toFramedPayload(message, message.frame ?? { mark: 0 }, this.context.emojis, shown);
    try {
      await withGameThread(this.client, this.context, game, (thread) => thread.messages.edit(id, body), seen.info);
      return true;
    } catch (error) {
      if (!isUneditable(error)) throw error;
      return false;
    }
  }

  private post(row: OutboxMessage, message: Message, known: GameInfo): Promise<string> {
    const say = async (thread: SendableChannels): Promise<string> => {
      const sent = await thread.send({
        ...toPayload(message, this.context.emojis),
        nonce: row.nonce,
        enforceNonce: true,
      });
      this.panels.countMessage(thread.id, message.pictures?.length);
      return sent.id;
    };
    return withGameThread(this.client, this.context, row.game, say, known);
  }
}
