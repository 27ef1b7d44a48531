import { runFormJob, type FormBuilder, type FormRequest, type FormResult } from '#discord/forms/form-jobs.ts';
import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { createCountReader, type CountReader } from '#discord/input/count-reader.ts';
import type { ChanceRecorder } from '#discord/input/parse-units.ts';
import type { CombatChance } from '#discord/questions/attack-preview.ts';
import { Illegal, type SeatId } from '#engine';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import type { JobHandlers } from '#workers';
import type { BoardPartRequest, OddsJob, PresentedBoard, ReachRequest } from './presenter-parts.ts';

/** Functions of an edition that draw its views; the renderer is loaded with the first job. */
export interface Renderer<V extends PresentedBoard, C, T> {
  drawBoard(view: V): unknown;
  drawCloseUp(view: V, systems: string[], rings: number): unknown;
  drawReach(request: ReachRequest<V>): unknown;
  drawCombat(combat: C): unknown;
  drawPlayer(view: V, seat: SeatId): unknown;
  drawTechnologies(seat: V['seats'][number], sheets: T[]): unknown;
  drawEmoji(svg: string): unknown;
}

/** Creates the handlers of the drawing jobs that every edition has. They draw from views alone. */
export const createRenderJobs = <V extends PresentedBoard, C, T>(
  load: () => Promise<Renderer<V, C, T>>,
): JobHandlers => ({
  sign: async (svg: string) => (await load()).drawEmoji(svg),
  board: async (view: V) => (await load()).drawBoard(view),
  part: async ({ view, systems, rings }: BoardPartRequest<V>) => (await load()).drawCloseUp(view, systems, rings),
  reach: async (request: ReachRequest<V>) => (await load()).drawReach(request),
  combat: async (combat: C) => (await load()).drawCombat(combat),
  player: async ({ view, seat }: { view: V; seat: SeatId }) => (await load()).drawPlayer(view, seat),
  technologies: async ({ seat, sheets }: { seat: V['seats'][number]; sheets: T[] }) =>
    (await load()).drawTechnologies(seat, sheets),
});

/** Lines of the odds report, and the chances of the player in each combat. */
export interface OddsFound {
  lines: string[];
  chances: CombatChance[];
}

/** Odds, or why they cannot be computed. */
export type OddsResult = OddsFound | { refused: string };

/** Functions of an edition for the jobs that need its rules, each loaded with the first job that needs it. */
export interface RulesJobParts<S, G> {
  openGame(state: S): Promise<G>;
  /** Loads the rulebooks and the forms. */
  warmUp(): Promise<unknown>;
  loadForms(): Promise<{
    /** Names as they may be typed in the text fields of forms. */
    abbreviations: Abbreviations;
    showForm(
      game: G,
      ...asked: [...Parameters<FormBuilder['buildForm']>, CountReader]
    ): ReturnType<FormBuilder['buildForm']>;
    submitForm(
      game: G,
      ...asked: [...Parameters<FormBuilder['readForm']>, CountReader]
    ): ReturnType<FormBuilder['readForm']>;
    parsePlan(game: G, ...asked: Parameters<FormBuilder['parsePlan']>): ReturnType<FormBuilder['parsePlan']>;
  }>;
  loadOdds(): Promise<(game: G, seat: SeatId, asked: OddsQuery, record: ChanceRecorder) => string[]>;
}

/** Creates the handlers of forms and odds, run off the process that answers interactions. */
export const createRulesJobs = <S, G>({ openGame, warmUp, loadForms, loadOdds }: RulesJobParts<S, G>): JobHandlers => ({
  ready: async () => void (await Promise.all([warmUp(), loadForms()])),
  form: async ({ state, ...wanted }: FormRequest & { state: S }): Promise<FormResult> => {
    const [game, forms] = await Promise.all([openGame(state), loadForms()]);
    const readCounts = createCountReader(forms.abbreviations);
    return runFormJob(wanted, {
      buildForm: (...asked) => forms.showForm(game, ...asked, readCounts),
      readForm: (...asked) => forms.submitForm(game, ...asked, readCounts),
      parsePlan: (...asked) => forms.parsePlan(game, ...asked),
    });
  },
  odds: async ({ state, seat, asked }: OddsJob<S>): Promise<OddsResult> => {
    const [game, formatReport] = await Promise.all([openGame(state), loadOdds()]);
    try {
      const chances: CombatChance[] = [];
      const lines = formatReport(game, seat, asked, (combat, chance) => chances.push({ combat, chance }));
      return { lines, chances };
    } catch (error) {
      if (error instanceof Illegal) return { refused: error.message };
      throw error;
    }
  },
});
