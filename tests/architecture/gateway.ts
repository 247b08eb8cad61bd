/** Folders of `gateway`, lowest first. A file imports from its own folder and from lower ones. */
export const FOLDERS = `
  shared store limits upstream identity contract game-data riot twitch jobs http delivery
  accounts matches rosters statistics ladders active-games streams people search status
  images server simulator composition commands
`
  .trim()
  .split(/\s+/)

/** Import permissions of a layer: a subfolder with the same name and the same task in every subject. */
interface LayerRule {
  /** Layers whose files may be imported, of the own subject and of lower ones. */
  readonly layers: readonly string[]
  /** Lower folders whose files outside of layers may be imported; `all` is the default. */
  readonly folders?: readonly string[]
  /** Other lower files may be imported for their types. */
  readonly mayTypes?: true
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
    packages: false,
    instead: 'Rules are pure: pass the values as arguments, or move the code to a service.',
  },
  collections: {
    layers: ['rules', 'collections'],
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
    folders: ['shared', 'http'],
    mayTypes: true,
    instead: 'A route gets its services handed in: import their types only.',
  },
}

/** Folders around upstreams. They read and write the rules of every subject; other folders import only their types. */
export const UPSTREAMS = ['riot', 'twitch', 'simulator']

/** The one file that imports types of higher folders: it lists the services that resolvers find in their context. */
export const CONTEXT = 'gateway/contract/context.ts'
