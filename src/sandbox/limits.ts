/** Discord's documented limits, as enforced by the sandbox. */
export const limits = {
  content: 2000,
  nonce: 25,
  embeds: 10,
  embedTitle: 256,
  embedDescription: 4096,
  embedFields: 25,
  embedFieldName: 256,
  embedFieldValue: 1024,
  embedFooter: 2048,
  embedAuthor: 256,
  embedTotal: 6000,
  rows: 5,
  rowButtons: 5,
  components: 40,
  displayedText: 4000,
  customId: 100,
  buttonLabel: 80,
  selectOptions: 25,
  optionText: 100,
  placeholder: 150,
  sectionTexts: 3,
  galleryItems: 10,
  modalTitle: 45,
  modalLabel: 45,
  labelDescription: 100,
  modalComponents: 5,
  groupOptions: 10,
  uploads: 10,
  inputPlaceholder: 100,
  input: 4000,
  url: 2048,
  files: 10,
  fileBytes: 10 * 1024 * 1024,
  requestBytes: 25 * 1024 * 1024,
  allowedMentions: 100,
  commands: 100,
  contextCommands: 5,
  commandOptions: 25,
  commandChoices: 25,
  commandDescription: 100,
  commandCharacters: 8000,
  choiceText: 100,
  threadName: 100,
  pins: 250,
  emojis: 2000,
  emojiName: 32,
  emojiBytes: 256 * 1024,
} as const;

export const archiveMinutes = [60, 1440, 4320, 10080];

export const messageFlag = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

export const channelType = {
  text: 0,
  dm: 1,
  category: 4,
  announcement: 5,
  announcementThread: 10,
  publicThread: 11,
  privateThread: 12,
} as const;

export const interactionType = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

export const callbackType = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const;
