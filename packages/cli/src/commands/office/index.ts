import type { Group } from '../../framework/command.ts';

/** The rating office; its modules are loaded when called. */
export const office: Group = Object.freeze({
  path: 'office',
  commands: {
    init: async () => (await import('./init.ts')).init,
    demo: async () => (await import('./demo/index.ts')).demo,
    import: async () => importing,
    register: async () => (await import('./register.ts')).register,
    withdraw: async () => (await import('./withdraw.ts')).withdraw,
    check: async () => (await import('./check.ts')).check,
    submit: async () => (await import('./submit.ts')).submit,
    accept: async () => (await import('./accept.ts')).accept,
    reject: async () => (await import('./decide.ts')).reject,
    reopen: async () => (await import('./decide.ts')).reopen,
    appeal: async () => (await import('./decide.ts')).appeal,
    close: async () => (await import('./close.ts')).close,
    publish: async () => (await import('./publish.ts')).publish,
    correct: async () => (await import('./correct.ts')).correct,
    adjust: async () => (await import('./adjust.ts')).adjust,
    adjustments: async () => (await import('./adjust.ts')).adjustments,
    state: async () => (await import('./facts.ts')).state,
    facts: async () => (await import('./facts.ts')).facts,
    replay: async () => (await import('./replay.ts')).replay,
    verify: async () => (await import('./verify.ts')).verify,
    status: async () => (await import('./status.ts')).status,
    event: async () => (await import('./event.ts')).event,
    events: async () => (await import('./events.ts')).events,
    lists: async () => (await import('./lists.ts')).lists,
    player: async () => (await import('./player/index.ts')).player,
    search: async () => (await import('./search.ts')).search,
    transfer: async () => (await import('./change-player.ts')).transfer,
    title: async () => (await import('./change-player.ts')).title,
    birth: async () => (await import('./change-player.ts')).birth,
    rename: async () => (await import('./change-player.ts')).rename,
    died: async () => (await import('./change-player.ts')).died,
    identity: async () => (await import('./identity.ts')).identity,
    merge: async () => (await import('./merge.ts')).merge,
    split: async () => (await import('./merge.ts')).split,
    redact: async () => (await import('./redact.ts')).redact,
    token: async () => tokens,
    link: async () => (await import('./link.ts')).link,
    export: async () => exporting,
    backup: async () => (await import('./backup.ts')).backup,
    restore: async () => (await import('./backup.ts')).restore,
    copy: async () => (await import('./backup.ts')).copy,
  },
} satisfies Group);

const importing: Group = Object.freeze({
  path: 'office import',
  commands: {
    list: async () => (await import('./import-list.ts')).importList,
    undo: async () => (await import('./undo-import.ts')).undo,
  },
} satisfies Group);

const tokens: Group = Object.freeze({
  path: 'office token',
  commands: {
    create: async () => (await import('./token.ts')).create,
    list: async () => (await import('./token.ts')).list,
    revoke: async () => (await import('./token.ts')).revoke,
  },
} satisfies Group);

const exporting: Group = Object.freeze({
  path: 'office export',
  commands: {
    list: async () => (await import('./export-list.ts')).exportList,
    history: async () => (await import('./export-history.ts')).exportHistory,
  },
} satisfies Group);
