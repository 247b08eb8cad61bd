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
import { ladderDocumentId, type LadderHead } from '../collections/ladders.ts'
import { isWholeLadder, type LadderListRules, listLadder, parsePlace } from '../rules/ladder-list.ts'
import { type LadderMovement, movementOf } from '../rules/ladder-movement.ts'
import { LADDER_LIFETIME_MS, type LadderEntry, type LadderKey, type LadderQueue } from '../rules/ladder.ts'
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
  /** Null when the ladder was compared with no earlier one. */
  readonly movement: LadderMovement | null
  /** Owner of the account, if it is a pro player. */
  readonly proPlayer: ProPlayer | null
}

export interface LadderPage {
  readonly entries: readonly ListedLadderEntry[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly totalCount: number
  readonly ladderSize: number
  /** 0 when the ladder is empty. */
  readonly topLeaguePoints: number
  readonly freshness: Freshness
}

export interface Ladders {
  /** Returns a page of one version of a ladder; null until the ladder was fetched once. Throws `InvalidCursorError`. */
  findPage(request: LadderPageRequest): Promise<LadderPage | null>
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

  return {
    forget() {
      stored.forget()
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

        const { platform } = ladder
        const scene = await proScene.look()
        // Riot does not recognise a PUUID of another key.
        const entries = head.keyId === riot.keyId ? await nameEntries(platform, part.entries) : part.entries
        return {
          entries: entries.map((entry, index) => ({
            place: from + index + 1,
            platform,
            entry,
            movement: movementOf(entry, head.comparedWith),
            proPlayer: scene.findPlayerOfAccount({ platform, puuid: entry.puuid }),
          })),
          hasNextPage: to < part.totalCount,
          hasPreviousPage: from > 0,
          totalCount: part.totalCount,
          ladderSize: head.total,
          topLeaguePoints: head.topLeaguePoints,
          freshness: currentFreshness(head.fetchedAt, LADDER_LIFETIME_MS, clock),
        }
      }
      throw new Error(`The ladder ${ladderDocumentId(ladder)} was replaced during each of ${ATTEMPTS} reads`)
    },
  }
}
