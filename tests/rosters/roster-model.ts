import { proSlugOf } from '../../gateway/rosters/rules/pro-scene.ts'
import type { RosterChangeKind } from '../../gateway/rosters/rules/roster-change.ts'
import type { AddProPlayerInput } from '../../gateway/rosters/services/add-pro-player.ts'

/** Outcome of a request: the number of the change that it wrote, or the kind of its first problem. */
export type Ending = { readonly change: number | null } | { readonly problem: string }

export interface ModelPlayer {
  readonly id: string
  readonly role: string
  /** Null for a player without a team. */
  readonly team: string | null
  /** Game names of the accounts. */
  readonly accounts: readonly string[]
}

interface ModelChange {
  readonly kind: RosterChangeKind
  readonly playerId: string
  /** The player before the change; null when there was none. */
  readonly before: ModelPlayer | null
  undone: boolean
}

/** The simplest possible model of the rosters, which the service must agree with. */
export class RosterModel {
  readonly players = new Map<string, ModelPlayer>()
  readonly changes: ModelChange[] = []
  readonly #answers = new Map<string, { readonly request: string; readonly ending: Ending }>()

  /** Repeats the first answer of a request with a known key. Only successful writes are remembered. */
  once(key: string | null, request: string, answer: () => Ending): Ending {
    const earlier = key === null ? undefined : this.#answers.get(key)
    if (earlier !== undefined) return earlier.request === request ? earlier.ending : { problem: 'key-reused' }
    const ending = answer()
    if (key !== null && 'change' in ending) this.#answers.set(key, { request, ending })
    return ending
  }

  add({ name, team, role, account }: AddProPlayerInput): Ending {
    const id = proSlugOf(name)
    const before = this.players.get(id) ?? null
    if (before !== null && before.team !== team) return { problem: 'membership-changed' }
    const owner = [...this.players.values()].find(({ accounts }) => account && accounts.includes(account.gameName))
    if (owner !== undefined && owner.id !== id) return { problem: 'account-taken' }
    const gained = account !== null && owner === undefined ? [account.gameName] : []
    if (before?.role === role && gained.length === 0) return { change: null }
    const player = { id, role, team, accounts: [...(before?.accounts ?? []), ...gained] }
    return this.#write(before === null ? 'ADDED' : 'UPDATED', player.id, before, player)
  }

  transfer(name: string, fromTeam: string | null, toTeam: string | null): Ending {
    const before = this.players.get(proSlugOf(name))
    if (before === undefined || fromTeam === toTeam) return { problem: 'invalid-field' }
    if (before.team !== fromTeam) return { problem: 'membership-changed' }
    return this.#write('TRANSFERRED', before.id, before, { ...before, team: toTeam })
  }

  undo(number: number): Ending {
    const change = this.changes[number - 1]
    if (change === undefined) return { problem: 'invalid-field' }
    const newest = this.changes.findLast(
      ({ playerId, kind, undone }) => playerId === change.playerId && kind !== 'UNDONE' && !undone,
    )
    if (change !== newest) return { problem: 'not-undoable' }
    change.undone = true
    return this.#write('UNDONE', change.playerId, this.players.get(change.playerId) ?? null, change.before)
  }

  #write(kind: RosterChangeKind, id: string, before: ModelPlayer | null, after: ModelPlayer | null): Ending {
    if (after === null) this.players.delete(id)
    else this.players.set(id, after)
    this.changes.push({ kind, playerId: id, before, undone: false })
    return { change: this.changes.length }
  }
}
