import { GONE_KEPT_MS } from '../../delivery/rules/live-item.ts'
import { type CheckPace, checkUrgency } from '../../rosters/rules/check-plan.ts'
import { type TrackedAccount, trackedKeyOf } from '../../rosters/workers/tracked-accounts.ts'
import type { Platform } from '../../shared/region.ts'
import type { Fetched } from '../../shared/upstream.ts'
import { type ActiveGame, type ActiveGameAnswer, LONGEST_GAME_MS } from '../rules/active-game.ts'
import type { AccountCheck } from '../rules/live-state.ts'
import type { ProGame, SeenPro } from '../rules/pro-game.ts'

/** A game to be stored: it runs, or ended a while ago. */
export interface GameDraft extends Omit<ProGame, 'revision'> {
  /** True when the game was given up: Riot did not report its end, but it has run for longer than any game can. */
  readonly isGivenUp: boolean
}

export interface DueRequest {
  readonly account: TrackedAccount
  /** The most urgent request is sent first. Infinity when it has no answer yet, or a visitor has seen another one. */
  readonly urgency: number
}

interface FollowedGame {
  draft: GameDraft
  /** Time when the game was first seen, in milliseconds since 1970. */
  readonly seenSince: number
  /** PUUID of the account for which the game was last seen. */
  seenBy: string
  /** PUUIDs of the pros who are no longer in the game. */
  departed: Set<string>
}

/**
 * State of the followed games and accounts. It takes in every answer of Riot and decides which requests are due. Games
 * and checks are as Riot reported them; nothing is inferred about hidden players.
 */
export class GameTracker {
  #tracked: ReadonlyMap<string, TrackedAccount> = new Map()
  readonly #games = new Map<string, FollowedGame>()
  readonly #checks = new Map<string, AccountCheck>()
  readonly #lastSeen = new Map<string, number>()

  /** Restores the stored state. A time that a fast clock put in the future counts as now. */
  restore(
    games: readonly ProGame[],
    checks: ReadonlyMap<Platform, ReadonlyMap<string, AccountCheck>>,
    now: number,
  ): void {
    for (const { revision, ...item } of games) {
      // The revision of a game that loads and does not change is the time when it was first seen.
      const seenSince = item.game.startedAt === null ? revision : item.observedAt
      const observedAt = Math.min(item.observedAt, now)
      const draft = { ...item, observedAt, isGivenUp: item.goneAt !== null && item.game.startedAt === null }
      this.#games.set(item.game.matchId, { draft, seenSince, seenBy: item.pros[0]?.puuid ?? '', departed: new Set() })
    }
    for (const [platform, accounts] of checks) {
      for (const [puuid, check] of accounts) {
        const observedAt = Math.min(check.observedAt, now)
        this.#checks.set(trackedKeyOf(platform, puuid), { ...check, observedAt })
        if (check.state === 'IN_GAME') this.#lastSeen.set(trackedKeyOf(platform, puuid), observedAt)
      }
    }
  }

  /** Replaces the tracked accounts and the roster data of pros in running games. Ends games without any trackable account. */
  follow(tracked: ReadonlyMap<string, TrackedAccount>, now: number): void {
    this.#tracked = tracked
    for (const followed of this.#running()) {
      const pros = this.#findSeated(followed.draft.game).map(toSeenPro)
      if (pros.length > 0) followed.draft = { ...followed.draft, pros }
      if (this.#witnessesOf(followed).length === 0) endGame(followed, now)
    }
  }

  /** Takes in an answer of Riot, unless a newer one is known for the account. */
  take(account: TrackedAccount, { value, fetchedAt }: Fetched<ActiveGameAnswer>): void {
    if (fetchedAt < (this.#checks.get(account.key)?.observedAt ?? 0)) return
    const isSeen = value.kind === 'in-game' && this.#takeGame(account, value.game, fetchedAt)
    if (isSeen) return
    const state = value.kind === 'hidden' ? 'POSSIBLY_HIDDEN' : 'NOT_IN_GAME'
    this.#checks.set(account.key, { state, observedAt: fetchedAt, matchId: null })
    this.#takeAbsence(account, null, fetchedAt)
  }

  giveUpEndless(now: number): void {
    for (const followed of this.#running()) {
      if (isEndless(followed.draft.game, followed.seenSince, now)) giveUp(followed, now)
    }
  }

  /** Lists the due requests, the most urgent first. */
  listDueRequests(
    now: number,
    paceOf: (account: TrackedAccount) => CheckPace,
    isRequested: (key: string) => boolean,
  ): readonly DueRequest[] {
    const dueRequests: DueRequest[] = []
    const add = (account: TrackedAccount, urgency: number | null) => {
      if (urgency !== null) dueRequests.push({ account, urgency })
    }
    const seen = new Set<string>()
    for (const followed of this.#running()) {
      const { draft, departed } = followed
      for (const pro of draft.pros) seen.add(trackedKeyOf(draft.game.platform, pro.puuid))
      const [account] = this.#witnessesOf(followed)
      if (account === undefined) continue
      add(account, departed.size > 0 ? Infinity : checkUrgency('HOT', draft.observedAt, now))
    }
    for (const account of this.#tracked.values()) {
      if (isRequested(account.key)) {
        add(account, Infinity)
        continue
      }
      if (seen.has(account.key)) continue
      const checkedAt = this.#checks.get(account.key)?.observedAt ?? null
      add(account, checkedAt === null ? Infinity : checkUrgency(paceOf(account), checkedAt, now))
    }
    return dueRequests.toSorted((a, b) => (a.urgency === b.urgency ? 0 : b.urgency - a.urgency))
  }

  /** Notes the end of an account's finished match, in milliseconds since 1970. */
  notePlayed({ key }: TrackedAccount, endedAt: number): void {
    this.#lastSeen.set(key, Math.max(this.#lastSeen.get(key) ?? 0, endedAt))
  }

  /** Returns the time when an account was last known to be in a game, in milliseconds since 1970; null when it never was. */
  lastSeenOf({ key }: TrackedAccount): number | null {
    return this.#lastSeen.get(key) ?? null
  }

  /** Returns every game that is to be stored, including ended ones. */
  listDrafts(): readonly GameDraft[] {
    return Array.from(this.#games.values(), ({ draft }) => draft)
  }

  /** Returns the match ids of games that ended so long ago that no client needs their removal any more. */
  listExpired(now: number): readonly string[] {
    const old = this.listDrafts().filter(({ goneAt, observedAt, isGivenUp }) => {
      if (goneAt === null) return false
      // A given-up game is kept for as long as Riot lists it, so that it does not reappear.
      return (isGivenUp ? Math.max(goneAt, observedAt) : goneAt) + GONE_KEPT_MS <= now
    })
    return old.map(({ game }) => game.matchId)
  }

  forget(matchIds: readonly string[]): void {
    for (const matchId of matchIds) this.#games.delete(matchId)
  }

  /** True when there is an answer about an account, by its key. */
  isChecked(key: string): boolean {
    return this.#checks.has(key)
  }

  /** Returns the time of the oldest check among the tracked accounts that were checked; null when none was. */
  oldestCheckAt(): number | null {
    const checks = [...this.#tracked.keys()].flatMap((key) => this.#checks.get(key)?.observedAt ?? [])
    return checks.length === 0 ? null : Math.min(...checks)
  }

  /** Returns Riot's last answer for each tracked account that has one, by platform and PUUID. */
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

  /** Records the game for every tracked account in it. Returns false when the game does not show the asked account. */
  #takeGame(asked: TrackedAccount, game: ActiveGame, at: number): boolean {
    const known = this.#games.get(game.matchId)
    const isGivenUp = known !== undefined && known.draft.isGivenUp && game.startedAt === null
    if (isGivenUp || isEndless(game, known?.seenSince ?? at, at)) {
      if (known !== undefined) giveUp(known, at)
      return false
    }
    const seated = this.#findSeated(game)
    const latestAt = Math.max(known?.draft.observedAt ?? 0, known?.draft.goneAt ?? 0)
    if (at >= latestAt) this.#put(game, seated, asked, at)
    for (const { key } of seated) {
      if ((this.#checks.get(key)?.observedAt ?? 0) > at) continue
      this.#checks.set(key, { state: 'IN_GAME', observedAt: at, matchId: game.matchId })
      this.#lastSeen.set(key, at)
    }
    for (const each of seated) this.#takeAbsence(each, game.matchId, at)
    // An account that hides its games stays unseen, although Riot returns its game to a request for the account itself.
    return seated.some(({ key }) => key === asked.key)
  }

  #put(game: ActiveGame, seated: readonly TrackedAccount[], asked: TrackedAccount, at: number): void {
    if (seated.length === 0) return
    const seenSince = this.#games.get(game.matchId)?.seenSince ?? at
    const draft = { game, pros: seated.map(toSeenPro), observedAt: at, goneAt: null, isGivenUp: false }
    this.#games.set(game.matchId, { draft, seenSince, seenBy: asked.puuid, departed: new Set() })
  }

  /** Returns the tracked accounts that a game shows, in the order of the seats. */
  #findSeated({ platform, participants }: ActiveGame): readonly TrackedAccount[] {
    return participants.flatMap(({ kind, puuid }) => {
      const account =
        kind === 'ACCOUNT' && puuid !== null ? this.#tracked.get(trackedKeyOf(platform, puuid)) : undefined
      return account ?? []
    })
  }

  /** Records that an account is in no game except `currentMatchId`. A game ends once all of its pros have left it. */
  #takeAbsence({ platform, puuid }: TrackedAccount, currentMatchId: string | null, at: number): void {
    for (const followed of this.#running()) {
      const { game, pros } = followed.draft
      if (game.matchId === currentMatchId || game.platform !== platform) continue
      if (!pros.some((pro) => pro.puuid === puuid)) continue
      followed.departed.add(puuid)
      if (this.#witnessesOf(followed).length === 0) endGame(followed, at)
    }
  }

  /** Returns the accounts for which Riot can be asked whether a game still runs, the one for which it was last seen first. */
  #witnessesOf({ draft: { game, pros }, seenBy, departed }: FollowedGame): readonly TrackedAccount[] {
    return pros
      .filter(({ puuid }) => !departed.has(puuid))
      .toSorted((a, b) => Number(b.puuid === seenBy) - Number(a.puuid === seenBy))
      .flatMap(({ puuid }) => this.#tracked.get(trackedKeyOf(game.platform, puuid)) ?? [])
  }

  #running(): readonly FollowedGame[] {
    return [...this.#games.values()].filter(({ draft }) => draft.goneAt === null)
  }
}

function endGame(followed: FollowedGame, at: number): void {
  followed.draft = { ...followed.draft, goneAt: at }
}

/** Ends a game that Riot may still list. A later call updates its observation time. */
function giveUp(followed: FollowedGame, at: number): void {
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
