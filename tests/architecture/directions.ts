/** Parts of the product, lowest first: folders, and files beside them. A file imports from its own part and from lower ones. */
export const ORDER: Readonly<Record<string, readonly string[]>> = {
  gateway: `
    shared texts caching store limits upstream tracing identity contract game-data riot twitch leaguepedia jobs http delivery
    accounts suppression matches timelines rosters proposals statistics ladders active-games streams journal people api-keys webhooks push rights search status
    demo images metrics server simulator composition commands main.ts
  `
    .trim()
    .split(/\s+/),
  client: `
    hydration gql i18n game settings theme paths.ts routing components exports sign-in apollo match head
    live pro-scene live-game statistics pro-matches builds search following rights features routes.tsx app server-rendering explorer overlay push-worker
    i18next.d.ts known-pages.ts entry-server.ts main.tsx
  `
    .trim()
    .split(/\s+/),
}

/** Files and folders outside, which both may import. They import nothing. */
export const COMMON = ['languages.ts', 'texts']

/** Advice for imports that leave a top folder. */
export const OUTSIDE: Readonly<Record<string, string>> = {
  gateway: 'The gateway imports only itself; gateway/composition mounts rest-compat, mcp and exports.',
  client: 'The client knows only the contract: select what you need in a document.',
  'rest-compat': '/v2 reaches nothing around GraphQL: add a field to the contract and select it.',
  mcp: 'Tools reach nothing around GraphQL: add a field to the contract and select it.',
  exports: 'Exports reach nothing around GraphQL: add a field to the contract and select it.',
  'languages.ts': 'The table of languages serves the client and the gateway: it depends on neither.',
}

/** Folders whose routes the gateway mounts, and which know nothing but the contract. */
export const MOUNTED: readonly string[] = ['rest-compat', 'mcp', 'exports']

/**
 * Files of the gateway that mounted folders may import: the forms of a route, an execution, a refusal, a validator, a stream and a
 * policy, and the folding of searched texts.
 */
export const MOUNTING = [
  'http/route.ts',
  'http/execute.ts',
  'http/refusal.ts',
  'http/etag.ts',
  'http/reply.ts',
  'http/streamed-body.ts',
  'http/style-hash.ts',
  'shared/fold-text.ts',
].map((name) => `gateway/${name}`)

/** Import permissions of a layer: a subfolder with the same name and the same task in every subject. */
interface LayerRule {
  /** Layers whose files may be imported, of the own subject and of lower ones. */
  readonly layers: readonly string[]
  /** Lower folders whose files outside of layers may be imported; `all` is the default. */
  readonly folders?: readonly string[]
  /** Other lower files may be imported for their types: all of them, or those of one layer. */
  readonly mayTypes?: true | 'collections'
  /** False when packages and Node modules are forbidden. Default: true. */
  readonly packages?: false
  /** Advice in the error message. */
  readonly instead: string
}

export const LAYERS: Readonly<Record<string, LayerRule>> = {
  facts: {
    layers: [],
    folders: [],
    packages: false,
    instead: 'Facts are tables: put the rule that reads them elsewhere.',
  },
  rules: {
    layers: ['rules'],
    folders: ['shared'],
    // The schema of a document defines its type.
    mayTypes: 'collections',
    packages: false,
    instead: 'Rules are pure: pass the values as arguments, or move the code to a service.',
  },
  collections: {
    layers: ['facts', 'rules', 'collections'],
    folders: ['shared', 'store'],
    instead: 'A collection states the form of its documents: move the rest to a service.',
  },
  services: {
    layers: ['facts', 'rules', 'collections', 'services'],
    instead: 'A service knows neither resolvers nor jobs: take the value as an argument.',
  },
  workers: {
    layers: ['rules', 'collections', 'services', 'workers'],
    instead: 'A background job works through services and collections.',
  },
  schema: {
    layers: ['rules', 'schema'],
    folders: ['shared', 'contract', 'limits'],
    mayTypes: true,
    instead: 'A resolver takes its services from the context: import their types only.',
  },
  routes: {
    layers: ['rules', 'routes'],
    folders: ['shared', 'texts', 'http'],
    mayTypes: true,
    instead: 'A route gets its services handed in: import their types only.',
  },
}

/** Folders around upstreams. They import the rules and facts of every subject; other folders import only their types. */
export const UPSTREAMS = ['riot', 'twitch', 'leaguepedia', 'simulator']

/** The one file that imports types of higher parts: it lists the services that resolvers find in their context. */
export const CONTEXT = 'gateway/contract/context.ts'

/** Type imports that may close a circle. */
export const ALLOWED_CIRCLES: Readonly<Record<string, string>> = {
  // The timeline of a participant resolves its fields from that of the match, which lists the participants.
  'gateway/timelines/schema/participant-timeline.ts': 'gateway/timelines/schema/match-timeline.ts',
}
