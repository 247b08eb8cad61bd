/** Import permissions of a part of the product, with advice for other imports. */
interface PartRule {
  /** Parts whose files may be imported, besides the part's own files. */
  readonly may: readonly string[]
  /** Parts of which only types may be imported. */
  readonly mayTypes?: readonly string[]
  /** False when packages and Node modules are forbidden too. Default: true. */
  readonly packages?: boolean
  /** Advice in the error message. */
  readonly instead: string
}

/** Parts that every part may import, because they import nothing. */
export const SHARED: readonly string[] = ['languages.ts', 'texts']

/** Import rules of the client and of /v2 by part. The gateway's are in `gateway.ts`. */
export const PARTS: Readonly<Record<string, PartRule>> = {
  'languages.ts': {
    may: [],
    packages: false,
    instead: 'The table of languages serves the client and the gateway: it depends on neither.',
  },
  'rest-compat': { may: [], instead: '/v2 reaches nothing around GraphQL: add a field to the contract and select it.' },
  'client/settings': {
    may: ['client/i18n', 'client/theme', 'client/gql', 'client'],
    instead: 'What a visitor chose is known to every page: hand in what differs.',
  },
  'client/head': {
    may: ['client/i18n', 'client/theme', 'client'],
    instead: 'What is told of a page follows from its address and from what is handed in: hand in what differs.',
  },
  'client/app': {
    may: [
      'client/components',
      'client/apollo',
      'client/head',
      'client/i18n',
      'client/theme',
      'client/gql',
      'client/search',
      'client/following',
      'client/settings',
      'client/sign-in',
      'client/match',
      'client/pro-scene',
      'client/live',
      'client/live-game',
      'client',
    ],
    instead: 'The client knows only the contract: select what you need in a document.',
  },
  'client/features': {
    may: [
      'client/components',
      'client/apollo',
      'client/i18n',
      'client/theme',
      'client/gql',
      'client/search',
      'client/following',
      'client/settings',
      'client/sign-in',
      'client/match',
      'client/pro-scene',
      'client/live',
      'client/live-game',
      'client/statistics',
      'client',
    ],
    instead:
      'A feature stands alone: move what two of them need to client/components, client/match, client/live, client/live-game, client/pro-scene, client/statistics or client/search.',
  },
  'client/components': {
    may: ['client/i18n', 'client/theme', 'client'],
    instead: 'A component gets its data as props.',
  },
  'client/sign-in': {
    may: ['client/components', 'client/i18n', 'client/theme', 'client/gql', 'client'],
    instead: 'Who is signed in is known to every page: hand in what differs.',
  },
  'client/following': {
    may: [
      'client/components',
      'client/i18n',
      'client/theme',
      'client/gql',
      'client/live',
      'client/live-game',
      'client/match',
      'client/settings',
      'client/sign-in',
      'client',
    ],
    instead: 'What is followed is the same on every page: hand in what differs.',
  },
  'client/search': {
    may: [
      'client/components',
      'client/apollo',
      'client/i18n',
      'client/theme',
      'client/gql',
      'client/settings',
      // Search results look the same as on their own pages.
      'client/match',
      'client/pro-scene',
      'client',
    ],
    instead: 'The search knows no page: hand in what should happen.',
  },
  'client/match': {
    may: ['client/components', 'client/apollo', 'client/i18n', 'client/theme', 'client/gql', 'client'],
    instead: 'What a match looks like is the same on every page: hand in what differs.',
  },
  'client/live-game': {
    may: [
      'client/components',
      'client/apollo',
      'client/i18n',
      'client/theme',
      'client/gql',
      'client/match',
      'client/pro-scene',
      'client',
    ],
    instead: 'A running game looks the same on every page: hand in what differs.',
  },
  'client/live': {
    may: ['client/components', 'client/apollo', 'client/i18n', 'client/theme', 'client/gql', 'client/match', 'client'],
    instead: 'What is live is kept true the same way on every page: hand in what differs.',
  },
  'client/pro-scene': {
    may: ['client/components', 'client/apollo', 'client/i18n', 'client/theme', 'client/gql', 'client/live', 'client'],
    instead: 'Teams, players and roster changes look the same on every page: hand in what differs.',
  },
  'client/statistics': {
    may: [
      'client/components',
      'client/apollo',
      'client/i18n',
      'client/theme',
      'client/gql',
      'client/match',
      'client/pro-scene',
      'client',
    ],
    instead: 'What was counted is shown the same way on every page: hand in what differs.',
  },
  client: {
    may: [
      'client/app',
      'client/head',
      'client/features',
      'client/components',
      'client/apollo',
      'client/i18n',
      'client/theme',
      'client/gql',
      'client/search',
      'client/following',
      'client/settings',
      'client/sign-in',
      'client/match',
      'client/pro-scene',
      'client/live',
      'client/live-game',
      'client/statistics',
    ],
    instead: 'The client knows only the contract: select what you need in a document.',
  },
}
