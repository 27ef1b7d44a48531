import type { APIApplicationCommandBasicOption } from 'discord.js';
import type { Json } from '#engine';
import type { GameInfo, UserId } from '#service';
import type { Choice, GamePresenter } from './game-presenter.ts';

/**
 * A correction that the organizer may propose, with its fields; `read` turns the typed fields into data for the
 * service.
 */
export interface RepairForm<V extends GamePresenter = GamePresenter> {
  name: string;
  description: string;
  fields: { name: string; description: string; complete?(presenter: V, typed: string): Choice[] }[];
  read(fields: Record<string, string>): Json;
  /** Describes the result without a full stop: "the Winnu have 3 trade goods". */
  describe(presenter: V, fields: Record<string, string>): string;
}

/** Forms for the choices before a game begins. */
export interface LobbyForms {
  players: { min: number; max: number };
  settings: SettingsForm;
  wishes: SettingsForm;
  /** Settings of a demonstration game for one user; all are optional. */
  demo: SettingsForm;
  /**
   * Completes the wishes for a demonstration game with an easy choice, and names it. `by` varies the pick between
   * users.
   */
  beginnerWishes?(settings: Json, wishes: Json, by: number): { wishes: Json; called: string };
  /** Formats a member's wishes; empty if there are none. */
  formatWish?(settings: Json, wishes: Json): string;
  describe(game: GameInfo, mention: (user: UserId) => string): string;
  /** Formats in sentences the settings of a game that begins; optional. */
  formatSettings?(settings: Json): string;
}

/** A form that is filled in with command options. */
export interface SettingsForm {
  fields: SettingsField[];
  /**
   * Reads values by field key; fields not given keep their value from `before`. Throws Illegal if the values are
   * invalid.
   */
  read(given: Record<string, string | number | boolean>, before?: Json): Json;
}

export interface SettingsField {
  key: string;
  option: APIApplicationCommandBasicOption;
  /** Set if a value can be several of the completed choices, with commas between. */
  isList?: true;
  /** `settings`: settings of the game that the form is for. */
  complete?(typed: string, settings?: Json): Choice[];
  /**
   * Returns what one choice does, in sentences for `/help`, by the choice's label; undefined where the rules explain it.
   */
  explain?(label: string): string | undefined;
}
