import type { OtherTabs } from '../settings/other-tabs.ts'
import type { Sessions } from '../sign-in/session.ts'
import type { KeptIds } from './kept-ids.ts'

/** How many things can be followed. */
export const MOST_FOLLOWS = 200

/** How a change ended. `full`: no more can be followed. `failed`: the server did not take it. */
export type FollowOutcome = 'done' | 'full' | 'failed'

/** How many things could not be moved to a person, and why. */
export interface Unmoved {
  readonly count: number
  readonly why: Exclude<FollowOutcome, 'done'>
}

/** What is followed at this page: in this browser, or by who is signed in. */
export interface Follows {
  /** Ids, the newest first; the same array until they change. */
  readonly list: () => readonly string[]
  /** `coming`: what a person follows is not known yet. `failed`: it could not be asked for. */
  readonly state: () => 'known' | 'coming' | 'failed'
  /** What is followed in this browser alone although somebody is signed in; null where there is no such thing. */
  readonly unmoved: () => Unmoved | null
  /** Calls `listener` after each change; what it answers ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Shows the change at once, and takes it back when it fails. Never rejects. */
  readonly change: (id: string, followed: boolean) => Promise<FollowOutcome>
  /** Asks again for what could not be asked for, and moves what could not be moved. Never rejects. */
  readonly tryAgain: () => Promise<FollowOutcome>
}

/** How the server took a change: with everything that is followed now, the newest first. */
export type ServerAnswer = { readonly is: 'kept'; readonly ids: readonly string[] } | { readonly is: 'full' }

/** Keeps what a person follows. All of it rejects when it could not be done. */
export interface FollowsServer {
  readonly list: () => Promise<readonly string[]>
  readonly follow: (ids: readonly string[]) => Promise<ServerAnswer>
  readonly unfollow: (ids: readonly string[]) => Promise<ServerAnswer>
  /** Those of the ids that can be followed. */
  readonly findKnown: (ids: readonly string[]) => Promise<readonly string[]>
}

interface FollowsParts {
  /** Without a sign-in. */
  readonly here: KeptIds
  readonly sessions: Pick<Sessions, 'current' | 'subscribe'>
  readonly server: FollowsServer
  /** They are told of what a person changes: only the storage of the browser tells by itself. */
  readonly tabs?: OtherTabs | undefined
}

interface Change {
  readonly id: string
  readonly followed: boolean
}

/** What is known of the person who is signed in. */
interface Owner {
  readonly id: string
  /** Null until it has been told. */
  readonly ids: readonly string[] | null
  /** Changes that the server has not answered yet. */
  readonly pending: readonly Change[]
  readonly failed: boolean
  /** How moving to him what is followed here ended; null until it has. */
  readonly moved: FollowOutcome | null
}

/** Follows for a page. At sign-in, what is followed in the browser is moved to the person. */
export function createFollows({ here, sessions, server, tabs }: FollowsParts): Follows {
  const listeners = new Set<() => void>()
  let owner: Owner | null = null
  let shown: readonly string[] = here.read()
  let unmoved: Unmoved | null = null
  /** One request after the other: an older answer must not take the place of a newer one. */
  let queue: Promise<unknown> = Promise.resolve()

  function show() {
    const next = owner === null ? here.read() : owner.pending.reduce(withChange, together(here.read(), owner.ids ?? []))
    if (!isSame(shown, next)) shown = next
    const why = owner?.moved ?? 'done'
    const count = why === 'done' ? 0 : here.read().length
    if (why === 'done' || count === 0) unmoved = null
    else if (unmoved?.count !== count || unmoved.why !== why) unmoved = { count, why }
    for (const listener of listeners) listener()
  }

  /** Changes what is known of a person, unless somebody else is there by now. */
  function update(id: string, edit: (known: Owner) => Owner) {
    if (owner?.id !== id) return
    owner = edit(owner)
    show()
  }

  function inTurn<Answer>(deed: () => Promise<Answer>): Promise<Answer> {
    const turn = queue.then(deed)
    queue = turn.catch(() => {})
    return turn
  }

  async function load(id: string) {
    try {
      const ids = await inTurn(server.list)
      update(id, (known) => ({ ...known, ids, failed: false }))
    } catch {
      update(id, (known) => ({ ...known, failed: true }))
    }
  }

  async function move(id: string): Promise<FollowOutcome> {
    if (owner?.id !== id || owner.failed) return 'failed'
    const moving = here.read()
    if (moving.length === 0) return 'done'
    try {
      const answer = await inTurn(async () => {
        const known = await server.findKnown(moving)
        return known.length === 0 ? null : server.follow(known)
      })
      if (answer?.is === 'full') return 'full'
      update(id, (known) => ({ ...known, ids: answer?.ids ?? known.ids }))
      here.write(here.read().filter((each) => !moving.includes(each)))
      tabs?.tell()
      return 'done'
    } catch {
      return 'failed'
    }
  }

  async function begin(id: string): Promise<FollowOutcome> {
    await load(id)
    const moved = await move(id)
    update(id, (known) => ({ ...known, moved }))
    return moved
  }

  function followSession() {
    const session = sessions.current()
    if (session.kind !== 'in') owner = null
    else if (owner?.id !== session.id) {
      owner = { id: session.id, ids: null, pending: [], failed: false, moved: null }
      void begin(session.id)
    }
    show()
  }

  function changeHere(change: Change): FollowOutcome {
    here.write(withChange(here.read(), change))
    return 'done'
  }

  async function changeOf(person: string, change: Change): Promise<FollowOutcome> {
    update(person, (known) => ({ ...known, pending: [...known.pending, change] }))
    const settle = (ids: readonly string[] | null) =>
      update(person, (known) => ({
        ...known,
        ids: ids ?? known.ids,
        pending: known.pending.filter((each) => each !== change),
      }))
    try {
      const answer = await inTurn(() => (change.followed ? server.follow : server.unfollow)([change.id]))
      settle(answer.is === 'kept' ? answer.ids : null)
      if (answer.is === 'full') return 'full'
      tabs?.tell()
      return 'done'
    } catch {
      settle(null)
      return 'failed'
    }
  }

  here.subscribe(show)
  sessions.subscribe(followSession)
  tabs?.listen(() => {
    if (owner !== null) void load(owner.id)
  })
  followSession()

  return {
    list: () => shown,
    state: () => {
      if (owner === null) return sessions.current().kind === 'starting' ? 'coming' : 'known'
      if (owner.failed) return 'failed'
      return owner.ids === null ? 'coming' : 'known'
    },
    unmoved: () => unmoved,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async change(id, followed) {
      if (shown.includes(id) === followed) return 'done'
      if (followed && shown.length >= MOST_FOLLOWS) return 'full'
      if (owner === null) return changeHere({ id, followed })
      // What was not moved is followed here too.
      if (!followed && here.read().includes(id)) changeHere({ id, followed })
      return changeOf(owner.id, { id, followed })
    },
    tryAgain: async () => (owner === null ? 'done' : begin(owner.id)),
  }
}

const together = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])]

function withChange(ids: readonly string[], { id, followed }: Change): readonly string[] {
  const others = ids.filter((each) => each !== id)
  return followed ? [id, ...others] : others
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, at) => id === b[at])
