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
  // Parts of the client, in layers: each one imports only parts above it.
  'client/i18n': {
    may: ['client/gql'],
    instead: 'Languages are known to every folder: hand in what differs.',
  },
  'client/game': {
    may: ['client/i18n', 'client/gql'],
    instead: 'What the game says is the same on every page: hand in what differs.',
  },
  'client/settings': {
    may: ['client/game', 'client/gql'],
    instead: 'What a visitor chose is known to every page: hand in what differs.',
  },
  'client/theme': {
    may: ['client/settings'],
    instead: 'Colours and sizes are the same on every page: hand in what differs.',
  },
  'client/paths.ts': {
    may: ['client/game', 'client/i18n', 'client/gql'],
    instead: 'The client knows only the contract, and an address follows from its parameters.',
  },
  'client/routing': {
    may: ['client/i18n', 'client/gql'],
    instead: 'A route gets its page, its data and its parameters from its feature.',
  },
  'client/components': {
    may: ['client/game', 'client/i18n', 'client/paths.ts', 'client/routing', 'client/theme'],
    instead: 'A component gets its data as props.',
  },
  'client/sign-in': {
    may: ['client/components', 'client/i18n', 'client/paths.ts', 'client/theme', 'client/gql'],
    instead: 'Who is signed in is known to every page: hand in what differs.',
  },
  'client/apollo': {
    may: ['client/sign-in', 'client/gql'],
    instead: 'The GraphQL client knows no page: hand in what differs.',
  },
  'client/match': {
    may: ['client/apollo', 'client/components', 'client/i18n', 'client/paths.ts', 'client/theme', 'client/gql'],
    instead: 'What a match looks like is the same on every page: hand in what differs.',
  },
  'client/head': {
    may: ['client/match', 'client/routing', 'client/i18n', 'client/settings', 'client/theme'],
    instead: 'What is told of a page follows from its address and from what is handed in: hand in what differs.',
  },
  'client/live': {
    may: [
      'client/apollo',
      'client/components',
      'client/match',
      'client/i18n',
      'client/paths.ts',
      'client/theme',
      'client/gql',
    ],
    instead: 'What is live is kept true the same way on every page: hand in what differs.',
  },
  'client/pro-scene': {
    may: [
      'client/apollo',
      'client/components',
      'client/game',
      'client/live',
      'client/i18n',
      'client/paths.ts',
      'client/theme',
      'client/gql',
    ],
    instead: 'Teams, players and roster changes look the same on every page: hand in what differs.',
  },
  'client/live-game': {
    may: [
      'client/apollo',
      'client/components',
      'client/game',
      'client/match',
      'client/pro-scene',
      'client/i18n',
      'client/paths.ts',
      'client/theme',
      'client/gql',
    ],
    instead: 'A running game looks the same on every page: hand in what differs.',
  },
  'client/statistics': {
    may: [
      'client/components',
      'client/game',
      'client/pro-scene',
      'client/routing',
      'client/i18n',
      'client/theme',
      'client/gql',
    ],
    instead: 'What was counted is shown the same way on every page: hand in what differs.',
  },
  'client/search': {
    may: [
      'client/components',
      'client/game',
      // Search results look the same as on their own pages.
      'client/match',
      'client/pro-scene',
      'client/i18n',
      'client/paths.ts',
      'client/settings',
      'client/theme',
      'client/gql',
    ],
    instead: 'The search knows no page: hand in what should happen.',
  },
  'client/following': {
    may: [
      'client/components',
      'client/live',
      'client/live-game',
      'client/match',
      'client/i18n',
      'client/paths.ts',
      'client/settings',
      'client/sign-in',
      'client/theme',
      'client/gql',
    ],
    instead: 'What is followed is the same on every page: hand in what differs.',
  },
  'client/features': {
    may: [
      'client/apollo',
      'client/components',
      'client/following',
      'client/game',
      'client/head',
      'client/live',
      'client/live-game',
      'client/match',
      'client/pro-scene',
      'client/routing',
      'client/search',
      'client/sign-in',
      'client/statistics',
      'client/i18n',
      'client/paths.ts',
      'client/settings',
      'client/theme',
      'client/gql',
    ],
    instead:
      'A feature stands alone: move what two of them need to client/components, client/match, client/live, client/live-game, client/pro-scene, client/statistics or client/search.',
  },
  'client/routes.tsx': {
    may: ['client/features', 'client/routing'],
    instead: 'The route of a page belongs to its feature: list it here.',
  },
  'client/app': {
    may: [
      'client/routes.tsx',
      'client/components',
      'client/following',
      'client/head',
      'client/live',
      'client/routing',
      'client/search',
      'client/sign-in',
      'client/i18n',
      'client/paths.ts',
      'client/settings',
      'client/theme',
      'client/gql',
    ],
    instead: 'The client knows only the contract: select what you need in a document.',
  },
  client: {
    may: [
      'client/app',
      'client/routes.tsx',
      'client/features',
      'client/apollo',
      'client/following',
      'client/head',
      'client/routing',
      'client/sign-in',
      'client/i18n',
      'client/paths.ts',
      'client/settings',
      'client/gql',
    ],
    instead: 'The client knows only the contract: select what you need in a document.',
  },
}
