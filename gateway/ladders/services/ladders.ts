import { LRUCache } from 'lru-cache'
import { currentFreshness } from '../../caching/current-freshness.ts'
import type { RiotApi } from '../../riot/riot-api.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import type { ProPlayer } from '../../rosters/rules/pro-scene.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Freshness } from '../../shared/freshness.ts'
import { type Platform, platformOf, type Region } from '../../shared/region.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { comparedWith, ladderDocumentId, type LadderHead } from '../collections/ladders.ts'
import type { LadderCutoffDay } from '../rules/ladder-cutoffs.ts'
import { isWholeLadder, type LadderListRules, listLadder, parsePlace } from '../rules/ladder-list.ts'
import { type ByPeriod, comparableFrom, type LadderPeriod } from '../rules/ladder-movement.ts'
import { findMovers } from '../rules/ladder-movers.ts'
import { LADDER_LIFETIME_MS, type LadderEntry, type LadderKey, type LadderQueue } from '../rules/ladder.ts'
import { createLadderPlaces, type LadderPlaces } from './ladder-places.ts'
import { createStoredLadders } from './stored-ladders.ts'

const REMEMBERED_LISTS = 20

/** Names to fetch from Riot per page. The background job fetches the rest when it names the ladder. */
const NAMES_A_PAGE = 25

/** Attempts to read a page when its version is replaced during the read. */
const ATTEMPTS = 3

export interface LadderPageRequest extends LadderListRules {
  readonly region: Region
  readonly queue: LadderQueue
  /** 1 to 100. */
  readonly first: number
  /** Place of the entry after which the page begins, as a decimal number. */
  readonly after: string | null
}

export interface ListedLadderEntry {
  /** Its place in the list, from 1. */
  readonly place: number
  readonly platform: Platform
  readonly entry: LadderEntry
  /** Times of the ladders that the entry is compared with, in milliseconds since 1970; null where there was none. */
  readonly comparedWith: ByPeriod<number | null>
  /** Owner of the account, if it is a pro player. */
  readonly proPlayer: ProPlayer | null
}

/** One version of a ladder. */
export interface LadderVersionInfo {
  readonly ladder: LadderKey
  readonly head: LadderHead
}

export interface LadderPage extends LadderVersionInfo {
  readonly entries: readonly ListedLadderEntry[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly totalCount: number
  readonly freshness: Freshness
}

/** The largest movements on a ladder over a period. */
export interface ListedMovers {
  /** Time of the earlier ladder, in milliseconds since 1970; null when the store has none. */
  readonly comparedWith: number | null
  /** Time from which the ladder can be compared, in milliseconds since 1970; null when it is, and when that is unknown. */
  readonly comparableFrom: number | null
  readonly climbs: readonly ListedLadderEntry[]
  readonly falls: readonly ListedLadderEntry[]
}

export interface Ladders extends Pick<LadderPlaces, 'findPlace'> {
  /** Returns a page of one version of a ladder; null until the ladder was fetched once. Throws `InvalidCursorError`. */
  findPage(request: LadderPageRequest): Promise<LadderPage | null>
  /** Never asks Riot. */
  findMovers(version: LadderVersionInfo, period: LadderPeriod): Promise<ListedMovers>
  /** Returns the cut-offs of past days, oldest first. */
  findCutoffDays(ladder: LadderKey): Promise<readonly LadderCutoffDay[]>
  /** Clears what is kept in memory. */
  forget(): void
}

interface Dependencies {
  readonly riot: RiotApi
  readonly store: DocumentStore
  readonly clock: Clock
  readonly proScene: ProScene
}

interface ListPart {
  readonly totalCount: number
  readonly entries: readonly LadderEntry[]
}

interface RememberedList {
  readonly scene: ProSceneView
  readonly entries: readonly LadderEntry[]
}

export function createLadders({ riot, store, clock, proScene }: Dependencies): Ladders {
  const stored = createStoredLadders(store)
  const places = createLadderPlaces({ store, clock })
  const lists = new LRUCache<string, RememberedList>({ max: REMEMBERED_LISTS })

  /** Returns the part of a list between two places; null when its version was replaced. */
  function findPart(ladder: LadderKey, head: LadderHead, rules: LadderListRules, from: number, to: number) {
    return isWholeLadder(rules)
      ? partOfWhole(ladder, head, rules.reverse, from, to)
      : partOfList(ladder, head, rules, from, to)
  }

  /** Reads entries by their places, so that the cost does not depend on the ladder's size. */
  async function partOfWhole(
    ladder: LadderKey,
    head: LadderHead,
    reverse: boolean,
    from: number,
    to: number,
  ): Promise<ListPart | null> {
    const { total } = head
    const entries = reverse
      ? await stored.findEntries(ladder, head, Math.max(0, total - to), Math.max(0, total - from))
      : await stored.findEntries(ladder, head, from, to)
    return entries === null ? null : { totalCount: total, entries: reverse ? entries.toReversed() : entries }
  }

  async function partOfList(
    ladder: LadderKey,
    head: LadderHead,
    { prosOnly, search, orderBy, reverse }: LadderListRules,
    from: number,
    to: number,
  ): Promise<ListPart | null> {
    const scene = await proScene.look()
    const version = [ladderDocumentId(ladder), head.fetchedAt, head.namings]
    const key = JSON.stringify([version, prosOnly, search, orderBy, reverse])
    let list = lists.get(key)
    if (list?.scene !== scene) {
      const whole = await stored.findEntries(ladder, head, 0, head.total)
      if (whole === null) return null
      const { platform } = ladder
      const findPlayer = (puuid: string) => scene.findPlayerOfAccount({ platform, puuid })
      list = { scene, entries: listLadder(whole, { prosOnly, search, orderBy, reverse }, findPlayer) }
      lists.set(key, list)
    }
    return { totalCount: list.entries.length, entries: list.entries.slice(from, to) }
  }

  /** Fetches names that were never fetched before, up to the limit of a page. Names that Riot can't return stay empty. */
  async function nameEntries(platform: Platform, entries: readonly LadderEntry[]): Promise<readonly LadderEntry[]> {
    const unnamed = new Set(entries.filter(({ namedAt }) => namedAt === null).slice(0, NAMES_A_PAGE))
    return Promise.all(entries.map(async (entry) => (unnamed.has(entry) ? nameEntry(platform, entry) : entry)))
  }

  async function nameEntry(platform: Platform, entry: LadderEntry): Promise<LadderEntry> {
    try {
      const { value, fetchedAt } = await riot.accountByPuuid(entry.puuid, platform, { priority: 'visitor' })
      if (value === null || value.gameName === '') return entry
      return { ...entry, gameName: value.gameName, tagLine: value.tagLine, namedAt: fetchedAt }
    } catch (error) {
      if (error instanceof UpstreamUnavailable) return entry
      throw error
    }
  }

  async function listEntries(
    { ladder: { platform }, head }: LadderVersionInfo,
    entries: readonly LadderEntry[],
    placeOf: (entry: LadderEntry, index: number) => number,
  ): Promise<readonly ListedLadderEntry[]> {
    const scene = await proScene.look()
    return entries.map((entry, index) => ({
      place: placeOf(entry, index),
      platform,
      entry,
      comparedWith: comparedWith(head),
      proPlayer: scene.findPlayerOfAccount({ platform, puuid: entry.puuid }),
    }))
  }

  return {
    findPlace: (account, queue) => places.findPlace(account, queue),
    findCutoffDays: (ladder) => stored.findCutoffDays(ladder),

    forget() {
      stored.forget()
      places.forget()
      lists.clear()
    },

    async findPage({ region, queue, first, after, ...given }) {
      const ladder = { platform: platformOf(region), queue }
      const rules = { ...given, search: given.search?.trim() ? given.search : null }
      const from = after === null ? 0 : parsePlace(after)
      const to = from + first

      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const head = await stored.findHead(ladder)
        if (head === null) return null
        const part = await findPart(ladder, head, rules, from, to)
        if (part === null) continue

        // Riot does not recognise a PUUID of another key.
        const isKnown = head.keyId === riot.keyId
        const entries = isKnown ? await nameEntries(ladder.platform, part.entries) : part.entries
        const version = { ladder, head }
        return {
          ...version,
          entries: await listEntries(version, entries, (_entry, index) => from + index + 1),
          hasNextPage: to < part.totalCount,
          hasPreviousPage: from > 0,
          totalCount: part.totalCount,
          freshness: currentFreshness(head.fetchedAt, LADDER_LIFETIME_MS, clock),
        }
      }
      throw new Error(`The ladder ${ladderDocumentId(ladder)} was replaced during each of ${ATTEMPTS} reads`)
    },

    async findMovers(version, period) {
      const { ladder, head } = version
      const compared = comparedWith(head)[period]
      const { climbs, falls } = findMovers(compared === null ? [] : await stored.findMovers(ladder, head), period)
      const list = (entries: readonly LadderEntry[]) => listEntries(version, entries, ({ rank }) => rank)
      return {
        comparedWith: compared,
        comparableFrom: compared === null ? comparableFrom(head.baselines, head.fetchedAt, period) : null,
        climbs: await list(climbs),
        falls: await list(falls),
      }
    },
  }
}
