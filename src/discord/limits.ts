/**
 * Discord's limits. `test/discord/limits.test.ts` checks every command and message against them, and the local sandbox
 * (`sandbox/api-checks`) everything that is sent.
 */
export const LIMITS = {
  /** Time in ms to acknowledge an interaction, and lifetime of its token in ms. */
  acknowledgeMs: 3_000,
  tokenLifetimeMs: 15 * 60_000,
  content: 2000,
  embeds: 10,
  embedTitle: 256,
  embedDescription: 4096,
  embedFields: 25,
  embedTotal: 6000,
  rows: 5,
  /**
   * Limits of a components message: number of components, total characters of its texts, pictures in a gallery, and the
   * largest component id.
   */
  components: 40,
  componentsText: 4000,
  gallery: 10,
  maxComponentId: 2 ** 31 - 1,
  buttonsInRow: 5,
  buttonLabel: 80,
  customId: 100,
  menuOptions: 25,
  menuValue: 100,
  menuLabel: 100,
  menuPlaceholder: 150,
  modalTitle: 45,
  modalLabel: 45,
  modalComponents: 5,
  inputPlaceholder: 100,
  /** Maximum number of characters that the bot lets people type into a list of counts. */
  inputList: 1000,
  /** Characters of a one-line input that a phone shows. */
  inputLine: 36,
  /** Options of a radio group or checkbox group in a modal. */
  groupOptions: 10,
  choices: 25,
  choiceName: 100,
  commands: 100,
  commandOptions: 25,
  commandCharacters: 8000,
  description: 100,
  alt: 1024,
  threadName: 100,
  fileBytes: 10 * 1024 * 1024,
} as const;
