import type { OtherTabs } from '../settings/other-tabs.ts'
import type { Sessions } from '../sign-in/session.ts'
import type { KeptIds } from './kept-ids.ts'

export const MAX_FOLLOWS = 200

/** `full`: the limit is reached. `failed`: the server did not store the change. */
export type FollowOutcome = 'done' | 'full' | 'failed'

/** Number of follows that could not be moved to the account, and the reason. */
export interface Unmoved {
  readonly count: number
  readonly why: Exclude<FollowOutcome, 'done'>
}

/** The page's follows: those of this browser, or of the signed-in person. */
export interface Follows {
  /** Ids, the newest first; the same array until they change. */
  readonly list: () => readonly string[]
  /** `coming`: the person's follows are being fetched. `failed`: they could not be fetched. */
  readonly state: () => 'known' | 'coming' | 'failed'
  /** Follows that are still only in this browser after a sign-in; null when there are none. */
  readonly unmoved: () => Unmoved | null
  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  /** Shows the change at once, and reverts it when it fails. Never rejects. */
  readonly change: (id: string, followed: boolean) => Promise<FollowOutcome>
  /** Repeats a failed fetch and a failed move. Never rejects. */
  readonly tryAgain: () => Promise<FollowOutcome>
}

/** The server's answer to a change: all follows, the newest first. */
export type ServerAnswer = { readonly kind: 'kept'; readonly ids: readonly string[] } | { readonly kind: 'full' }

/** Every method rejects on failure. */
export interface FollowsServer {
  readonly list: () => Promise<readonly string[]>
  readonly follow: (ids: readonly string[]) => Promise<ServerAnswer>
  readonly unfollow: (ids: readonly string[]) => Promise<ServerAnswer>
  /** Returns those ids that can be followed. */
  readonly findKnown: (ids: readonly string[]) => Promise<readonly string[]>
}

interface FollowsParts {
  /** Storage without a sign-in. */
  readonly here: KeptIds
  readonly sessions: Pick<Sessions, 'current' | 'subscribe'>
  readonly server: FollowsServer
  /** Other tabs, to be notified of changes on the server. The browser's storage notifies them by itself. */
  readonly tabs?: OtherTabs | undefined
}

interface Change {
  readonly id: string
  readonly followed: boolean
}

interface Owner {
  readonly id: string
  /** Null until they are fetched. */
  readonly ids: readonly string[] | null
  /** Changes without an answer from the server. */
  readonly pending: readonly Change[]
  readonly failed: boolean
  /** Result of moving this browser's follows to the account; null until it has ended. */
  readonly moved: FollowOutcome | null
}

/** Creates the follows of a page. At sign-in, the follows of the browser are moved to the account. */
export function createFollows({ here, sessions, server, tabs }: FollowsParts): Follows {
  const listeners = new Set<() => void>()
  let owner: Owner | null = null
  let shown: readonly string[] = here.read()
  let unmoved: Unmoved | null = null
  /** Requests run one after another, so that an older answer can't replace a newer one. */
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

  /** Updates the state of a person, unless another person has signed in by now. */
  function update(id: string, edit: (known: Owner) => Owner) {
    if (owner?.id !== id) return
    owner = edit(owner)
    show()
  }

  function inTurn<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const turn = queue.then(request)
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
      if (answer?.kind === 'full') return 'full'
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
      settle(answer.kind === 'kept' ? answer.ids : null)
      if (answer.kind === 'full') return 'full'
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
      if (followed && shown.length >= MAX_FOLLOWS) return 'full'
      if (owner === null) return changeHere({ id, followed })
      // A follow that was not moved is also stored here.
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
