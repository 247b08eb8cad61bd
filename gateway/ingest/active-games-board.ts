import { type ActiveGame, type ActiveGameAnswer, LONGEST_GAME_MS } from '../domain/active-game.ts'
import { GAME_CHECK_EVERY_MS } from '../domain/check-plan.ts'
import type { AccountCheck } from '../domain/live-state.ts'
import { GONE_KEPT_MS } from '../domain/live-item.ts'
import type { ProGame, SeenPro } from '../domain/pro-game.ts'
import type { Platform } from '../domain/region.ts'
import type { Fetched } from '../ports/upstream.ts'
import { type TrackedAccount, trackedKeyOf } from './tracked-accounts.ts'

/** A running game, or one that has ended a while ago, as it is to be stored. */
export interface GameDraft extends Omit<ProGame, 'revision'> {
  /** True when Riot did not say that it is over: it has run for longer than any game can. */
  readonly isGivenUp: boolean
}

/** A question to Riot that is due. */
export interface Errand {
  readonly account: TrackedAccount
  /** When what it is about was last answered, in milliseconds since 1970; 0 for never. */
  readonly checkedAt: number
}

interface Followed {
  draft: GameDraft
  /** When it was first seen, in milliseconds since 1970. */
  readonly seenSince: number
  /** Through whom it was last seen. */
  seenBy: string
  /** The PUUIDs of pros who are not in it any more by what Riot has said of them since. */
  left: Set<string>
}

/**
 * What is known of the games and accounts that are followed: every answer of Riot's is taken over here, and it says what
 * is to be asked next. Games and checks are as Riot has told them; nothing is concluded about a player who hides himself.
 */
export class ActiveGamesBoard {
  #tracked: ReadonlyMap<string, TrackedAccount> = new Map()
  readonly #games = new Map<string, Followed>()
  readonly #checks = new Map<string, AccountCheck>()
  readonly #lastSeen = new Map<string, number>()

  /** Goes on from what was stored. What a clock that was ahead put later than now counts as seen just now. */
  restore(
    games: readonly ProGame[],
    checks: ReadonlyMap<Platform, ReadonlyMap<string, AccountCheck>>,
    now: number,
  ): void {
    for (const { revision, ...item } of games) {
      // What loads and does not change has the revision of the moment when it was first seen.
      const seenSince = item.game.startedAt === null ? revision : item.observedAt
      const observedAt = Math.min(item.observedAt, now)
      const draft = { ...item, observedAt, isGivenUp: item.goneAt !== null && item.game.startedAt === null }
      this.#games.set(item.game.matchId, { draft, seenSince, seenBy: item.pros[0]?.puuid ?? '', left: new Set() })
    }
    for (const [platform, accounts] of checks) {
      for (const [puuid, check] of accounts) {
        const observedAt = Math.min(check.observedAt, now)
        this.#checks.set(trackedKeyOf(platform, puuid), { ...check, observedAt })
        if (check.state === 'IN_GAME') this.#lastSeen.set(trackedKeyOf(platform, puuid), observedAt)
      }
    }
  }

  /**
   * Takes over whom to follow, and what the rosters call them by now. Games in which nobody is left whom Riot can be asked
   * about are over.
   */
  follow(tracked: ReadonlyMap<string, TrackedAccount>, now: number): void {
    this.#tracked = tracked
    for (const followed of this.#standing()) {
      const pros = this.#findSeated(followed.draft.game).map(toSeenPro)
      if (pros.length > 0) followed.draft = { ...followed.draft, pros }
      if (this.#witnessesOf(followed).length === 0) end(followed, now)
    }
  }

  /** Takes over an answer of Riot's, unless something younger is known of the account. */
  take(account: TrackedAccount, { value, fetchedAt }: Fetched<ActiveGameAnswer>): void {
    if (fetchedAt < (this.#checks.get(account.key)?.observedAt ?? 0)) return
    const isSeen = value.kind === 'in-game' && this.#see(account, value.game, fetchedAt)
    if (isSeen) return
    const state = value.kind === 'hidden' ? 'POSSIBLY_HIDDEN' : 'NOT_IN_GAME'
    this.#checks.set(account.key, { state, observedAt: fetchedAt, matchId: null })
    this.#leave(account, null, fetchedAt)
  }

  /** Gives up games that have run for longer than any can. */
  giveUpEndless(now: number): void {
    for (const followed of this.#standing()) {
      if (isEndless(followed.draft.game, followed.seenSince, now)) giveUp(followed, now)
    }
  }

  /** What is due: ends of games to be confirmed, then what was asked longest ago. */
  listErrands(now: number, dueAtOf: (account: TrackedAccount, checkedAt: number) => number): readonly Errand[] {
    const errands: Errand[] = []
    const seen = new Set<string>()
    for (const followed of this.#standing()) {
      const { draft, left } = followed
      for (const pro of draft.pros) seen.add(trackedKeyOf(draft.game.platform, pro.puuid))
      const [account] = this.#witnessesOf(followed)
      if (account === undefined) continue
      const isDue = left.size > 0 || draft.observedAt + GAME_CHECK_EVERY_MS <= now
      if (isDue) errands.push({ account, checkedAt: left.size > 0 ? 0 : draft.observedAt })
    }
    for (const account of this.#tracked.values()) {
      if (seen.has(account.key)) continue
      const checkedAt = this.#checks.get(account.key)?.observedAt ?? 0
      if (checkedAt === 0 || dueAtOf(account, checkedAt) <= now) errands.push({ account, checkedAt })
    }
    return errands.toSorted((a, b) => a.checkedAt - b.checkedAt)
  }

  /** When an account was last seen in a game, in milliseconds since 1970; null when it never was. */
  lastSeenOf({ key }: TrackedAccount): number | null {
    return this.#lastSeen.get(key) ?? null
  }

  /** Every game that is to be stored, also those that are over. */
  listDrafts(): readonly GameDraft[] {
    return Array.from(this.#games.values(), ({ draft }) => draft)
  }

  /** The match ids of games that have been over for so long that nobody needs to be told any more. */
  listOld(now: number): readonly string[] {
    const old = this.listDrafts().filter(({ goneAt, observedAt, isGivenUp }) => {
      if (goneAt === null) return false
      // One that was given up is remembered for as long as Riot lists it, so that it does not come back.
      return (isGivenUp ? Math.max(goneAt, observedAt) : goneAt) + GONE_KEPT_MS <= now
    })
    return old.map(({ game }) => game.matchId)
  }

  forget(matchIds: readonly string[]): void {
    for (const matchId of matchIds) this.#games.delete(matchId)
  }

  /** When the tracked account was checked that was checked longest ago; null while one never was, or there is none. */
  oldestCheckAt(): number | null {
    const checks = Array.from(this.#tracked.keys(), (key) => this.#checks.get(key)?.observedAt ?? null)
    return checks.reduce(
      (oldest, at) => (oldest === null || at === null ? null : Math.min(oldest, at)),
      checks[0] ?? null,
    )
  }

  /** What Riot said last of each tracked account that it was asked about, by platform and PUUID. */
  listChecks(): ReadonlyMap<Platform, Readonly<Record<string, AccountCheck>>> {
    const checks = new Map<Platform, Record<string, AccountCheck>>()
    for (const { key, platform, puuid } of this.#tracked.values()) {
      const check = this.#checks.get(key)
      if (check === undefined) continue
      const ofPlatform = checks.get(platform) ?? {}
      ofPlatform[puuid] = check
      checks.set(platform, ofPlatform)
    }
    return checks
  }

  /** Takes over that an account, and whoever else is seen with it, is in a game. False when it is not seen there. */
  #see(asked: TrackedAccount, game: ActiveGame, at: number): boolean {
    const known = this.#games.get(game.matchId)
    const isGivenUp = known !== undefined && known.draft.isGivenUp && game.startedAt === null
    if (isGivenUp || isEndless(game, known?.seenSince ?? at, at)) {
      if (known !== undefined) giveUp(known, at)
      return false
    }
    const seated = this.#findSeated(game)
    const heardAt = Math.max(known?.draft.observedAt ?? 0, known?.draft.goneAt ?? 0)
    if (at >= heardAt) this.#put(game, seated, asked, at)
    for (const { key } of seated) {
      if ((this.#checks.get(key)?.observedAt ?? 0) > at) continue
      this.#checks.set(key, { state: 'IN_GAME', observedAt: at, matchId: game.matchId })
      this.#lastSeen.set(key, at)
    }
    for (const each of seated) this.#leave(each, game.matchId, at)
    // Whom Riot shows to nobody but himself stays unseen.
    return seated.some(({ key }) => key === asked.key)
  }

  #put(game: ActiveGame, seated: readonly TrackedAccount[], asked: TrackedAccount, at: number): void {
    if (seated.length === 0) return
    const seenSince = this.#games.get(game.matchId)?.seenSince ?? at
    const draft = { game, pros: seated.map(toSeenPro), observedAt: at, goneAt: null, isGivenUp: false }
    this.#games.set(game.matchId, { draft, seenSince, seenBy: asked.puuid, left: new Set() })
  }

  /** The tracked accounts that a game shows, in the order of the seats. */
  #findSeated({ platform, participants }: ActiveGame): readonly TrackedAccount[] {
    return participants.flatMap(({ kind, puuid }) => {
      const account =
        kind === 'ACCOUNT' && puuid !== null ? this.#tracked.get(trackedKeyOf(platform, puuid)) : undefined
      return account ?? []
    })
  }

  /** Notes that an account is in no game but the one that is named. A game is over when all of its pros have left it. */
  #leave({ platform, puuid }: TrackedAccount, staysIn: string | null, at: number): void {
    for (const followed of this.#standing()) {
      const { game, pros } = followed.draft
      if (game.matchId === staysIn || game.platform !== platform) continue
      if (!pros.some((pro) => pro.puuid === puuid)) continue
      followed.left.add(puuid)
      if (this.#witnessesOf(followed).length === 0) end(followed, at)
    }
  }

  /** Through whom Riot can be asked whether a game goes on, the one through whom it was last seen first. */
  #witnessesOf({ draft: { game, pros }, seenBy, left }: Followed): readonly TrackedAccount[] {
    return pros
      .filter(({ puuid }) => !left.has(puuid))
      .toSorted((a, b) => Number(b.puuid === seenBy) - Number(a.puuid === seenBy))
      .flatMap(({ puuid }) => this.#tracked.get(trackedKeyOf(game.platform, puuid)) ?? [])
  }

  #standing(): readonly Followed[] {
    return [...this.#games.values()].filter(({ draft }) => draft.goneAt === null)
  }
}

function end(followed: Followed, at: number): void {
  followed.draft = { ...followed.draft, goneAt: at }
}

/** Ends a game that Riot may go on to list, and notes that it does so at a moment after that. */
function giveUp(followed: Followed, at: number): void {
  const { draft } = followed
  followed.draft =
    draft.goneAt === null ? { ...draft, goneAt: at, isGivenUp: true } : { ...draft, observedAt: at, isGivenUp: true }
}

function isEndless({ startedAt }: ActiveGame, seenSince: number, now: number): boolean {
  return now - (startedAt ?? seenSince) >= LONGEST_GAME_MS
}

function toSeenPro({ player, team, league, puuid }: TrackedAccount): SeenPro {
  return { playerId: player.id, name: player.name, team, league, role: player.role, puuid }
}
