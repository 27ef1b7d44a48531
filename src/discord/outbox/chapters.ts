import { mapSequential } from '#discord/async/sequential.ts';
import { ComponentType, type Client, type Message as Posted, type SendableChannels } from 'discord.js';
import type { GameInfo, OutboxMessage, TurnMessage } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import { componentIdOf } from '#discord/interactions/custom-id.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import { toPayload, toFramedPayload, type Message, type Picture } from '#discord/messages/message.ts';
import { isUneditable, type Panels } from './panels.ts';
import { describeRetraction, type UndoNotice } from '#discord/messages/correction-message.ts';
import { drawChapter, hasNoLines, turnMessage, type CommandRange } from '#discord/messages/turn-message.ts';
import { withGameThread } from '#discord/channels/game-thread.ts';

/** Discord limits edits of messages that are older than an hour. */
const EDIT_WINDOW_MS = 50 * 60_000;
/** A combat has few rounds, so its message is edited for longer, to keep the rounds together. */
const COMBAT_EDIT_WINDOW_MS = 8 * 3_600_000;

/** Result of publishing a chapter row. */
export interface ChapterPost {
  /** Null if there was nothing to say. */
  message: string | null;
  afterRecorded: () => Promise<void> | void;
  /** Ids of the messages that this one replaces. */
  replacedMessages: string[];
  /** The game as it was when the message was built. */
  info: GameInfo;
}

/** A posted message of a chapter, with its rows and the undo rows among its text. */
interface PostedChapterMessage {
  id: string;
  rows: OutboxMessage[];
  undone: OutboxMessage[];
}

const stretchOf = ({ payload }: OutboxMessage): CommandRange => payload as unknown as TurnMessage;
const undoOf = ({ payload }: OutboxMessage): UndoNotice => payload as unknown as UndoNotice;
const idsOf = (rows: OutboxMessage[]): number[] => rows.map(({ id }) => id);

type Shown = Pick<Picture, 'name' | 'alt'>;

/** Returns the pictures in a posted message. */
const picturesInMessage = ({ components }: Posted): Shown[] =>
  components
    .flatMap((one) => (one.type === ComponentType.Container ? one.components : [one]))
    .flatMap((one) => (one.type === ComponentType.MediaGallery ? one.items : []))
    .map(({ media, description }) => ({
      name: media.url.split('?', 1)[0].split('/').at(-1) ?? '',
      alt: description ?? '',
    }));

/**
 * Posts a turn, phase or combat as one message: edits it while it is recent, and posts it again with its picture when
 * it is over.
 */
export class Chapters {
  private readonly client: Client;
  private readonly context: BotContext;
  private readonly panels: Panels;

  constructor(client: Client, context: BotContext, panels: Panels) {
    this.client = client;
    this.context = context;
    this.panels = panels;
  }

  /** Publishes a row. `before`: a message that an uncertain earlier attempt has posted for it. */
  async publish(row: OutboxMessage, before: Posted | undefined): Promise<ChapterPost> {
    const found = before?.id;
    const all = await this.out(row);
    const said = stretchOf(row);
    const out = await this.unbroken(row, all);
    const looked = await this.context.load(row.game);
    const isMute = said.chapter !== undefined && (await hasNoLines(looked, [said]));
    const earlier = out.flatMap(({ rows }) => rows);
    const last = out.at(-1);
    const whole = [...earlier, row].map(stretchOf);
    const changes = [...all.flatMap(({ rows }) => rows), row].map(stretchOf);
    const pictures = await this.pictures(looked, said, changes, all.length === 0);
    // Drawing takes time, so load the game again.
    const seen = pictures.length ? await this.context.load(row.game) : looked;
    const { info: known } = seen;
    // An earlier attempt's pictures show whether its message tells the whole chapter: they may not be drawn a second
    // time.
    const isPictured = (before ? picturesInMessage(before) : pictures).length > 0;
    // A title with nothing under it is no message.
    if (!found && isMute && !pictures.length)
      return { message: null, afterRecorded: () => undefined, replacedMessages: [], info: known };
    if (!found && last && !isPictured && this.isFresh(last)) {
      const edited = await this.edit({ ...last, rows: [...last.rows, row] }, seen);
      if (edited) return { message: last.id, afterRecorded: () => undefined, replacedMessages: [], info: known };
    }
    // A turn that is over stands in one message, so that no card's play is split over two.
    const isWholeTurn = said.over === true && said.chapter !== undefined && said.chapter.seat !== null;
    // A message without a new picture must not take the place of one with a picture.
    const hasPicture = earlier.some((one) => (one.pictures?.length ?? 0) > 0);
    const anew = out.length > 0 && (isPictured || (isWholeTurn && !hasPicture));
    const undone = anew ? out.flatMap((one) => one.undone) : [];
    const message = await this.words(row, seen, anew ? whole : [said], undone, pictures);
    const id = found ?? (await this.post(row, message, known));
    const also = async (): Promise<void> => {
      // A message posted earlier keeps the pictures it was sent with: drawing may have been skipped then.
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
   * After an undo, updates the messages that told the undone part; the first one also says what was taken back. Returns
   * that message's id; undefined if Discord allows no more edits of it, or if another message says so (`aside`).
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

  /**
   * Updates a message after an undo, and with `names` adds what was taken back; deletes it if nothing is left. Returns
   * false if the message is too old to be changed.
   */
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

  /** Tells whether anything public was taken back. */
  async isRetractionVisible(row: OutboxMessage): Promise<boolean> {
    return (await describeRetraction(this.context, await this.context.load(row.game), undoOf(row))) !== undefined;
  }

  /** Returns the last earlier message of the same chapter, else the last turn message of the game. */
  private async lastBefore({ game }: OutboxMessage, first: OutboxMessage | undefined): Promise<string | undefined> {
    const { outbox } = this.context.service;
    const inChapter = first?.chapter ? (await outbox.sentOfChapter(game, first.chapter, first.id)).at(-1) : undefined;
    return (inChapter ?? (await outbox.last(game, ['turn'])))?.messageId ?? undefined;
  }

  private async isEmpty({ rows, undone }: PostedChapterMessage): Promise<boolean> {
    return !undone.length && (await hasNoLines(await this.context.load(rows[0].game), rows.map(stretchOf)));
  }

  /** Deletes messages that another message has replaced. A message that is already gone is ignored. */
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

  /**
   * Keeps only the messages after the last one of another chapter: what follows an interruption, such as a combat, is
   * posted below it.
   */
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

  /** Draws the whole board when a chapter opens or a row asks for it, and the changes when a chapter is over. */
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

  /** Edits a posted message to match the current game. Returns false if Discord allows no edit. */
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
