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

const PORT_INSTEAD = 'State what you need as an interface in gateway/ports and let gateway/context.ts hand it in.'

/** Import rules by part. A part that is not listed may import anything. */
export const PARTS: Readonly<Record<string, PartRule>> = {
  'gateway/domain': {
    may: [],
    packages: false,
    instead: 'Domain rules are pure: pass what they need as arguments, or move the code to a service.',
  },
  'gateway/facts': { may: [], packages: false, instead: 'Facts are tables: put the rule that reads them elsewhere.' },
  'gateway/ports': { may: ['gateway/domain'], instead: 'A port speaks in domain types only.' },
  'gateway/collections': {
    may: ['gateway/ports', 'gateway/domain'],
    instead: 'A collection says what a document is; rules about it belong to a service.',
  },
  'gateway/sources': {
    may: ['gateway/ports', 'gateway/domain', 'gateway/facts'],
    instead: 'A source only adapts an upstream to a port; what to do with the answer belongs to a service.',
  },
  'gateway/simulator': {
    may: ['gateway/ports', 'gateway/domain', 'gateway/facts'],
    instead: 'The simulator stands where the network is: it answers requests and knows nothing of who asks.',
  },
  'gateway/store': { may: ['gateway/ports'], instead: 'A driver keeps documents and does not know what is in them.' },
  'gateway/services': {
    may: ['gateway/ports', 'gateway/collections', 'gateway/domain', 'gateway/facts'],
    instead: PORT_INSTEAD,
  },
  'gateway/ingest': {
    may: ['gateway/services', 'gateway/ports', 'gateway/collections', 'gateway/domain'],
    instead: PORT_INSTEAD,
  },
  'gateway/live': {
    may: ['gateway/ports', 'gateway/collections', 'gateway/domain'],
    instead: 'Live delivery gets its `execute` handed in.',
  },
  'gateway/limits': {
    may: ['gateway/ports'],
    instead: 'Limits hold for any schema: state what a field costs beside the field.',
  },
  'gateway/schema': {
    may: ['gateway/domain', 'gateway/limits'],
    mayTypes: ['gateway/services', 'gateway/ports'],
    instead: 'A resolver takes what it works with from the context: import its type only.',
  },
  'gateway/server': {
    may: ['gateway/live', 'gateway/limits', 'gateway/domain'],
    instead: 'The server gets the schema, /v2, images and pages handed in as functions from Request to Response.',
  },
  'rest-compat': { may: [], instead: '/v2 reaches nothing around GraphQL: add a field to the contract and select it.' },
  'client/settings': {
    may: ['client/i18n', 'client/theme', 'client/gql', 'client'],
    instead: 'What a visitor chose is known to every page: hand in what differs.',
  },
  'client/routing': {
    may: ['client/i18n', 'client/gql'],
    instead: 'A route gets its page, its data and its parameters from its feature.',
  },
  'client/head': {
    may: ['client/i18n', 'client/routing', 'client/theme', 'client'],
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
      'client/routing',
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
      'client/routing',
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
      'client/routing',
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
