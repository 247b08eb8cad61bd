import { graphql } from 'graphql'
import { accountDocumentId, accountsCollection } from '../../gateway/accounts/collections/accounts.ts'
import type { RememberedMatch } from '../../gateway/accounts/rules/account-matches.ts'
import { gameNameSkeleton } from '../../gateway/accounts/rules/game-name-skeleton.ts'
import { openRememberedMatches } from '../../gateway/accounts/services/remembered-matches.ts'
import { createContext } from '../../gateway/composition/create-context.ts'
import { schema } from '../../gateway/composition/schema.ts'
import { createBundledAugments } from '../../gateway/game-data/community-dragon/bundled-augments.ts'
import { createBundledStaticData } from '../../gateway/game-data/data-dragon/bundled-static-data.ts'
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import { createOperators } from '../../gateway/identity/services/operators.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import { pendingCountsCollection } from '../../gateway/matches/collections/pending-counts.ts'
import type { CountedMatch, CountedParticipant } from '../../gateway/matches/collections/pending-counts.ts'
import type { Match } from '../../gateway/matches/rules/match.ts'
import { createMatchCounter } from '../../gateway/statistics/workers/match-counter.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { ScriptedRiot } from '../accounts/scripted-riot.ts'
import {
  CHAMPION_PAGE,
  CHAMPION_TABLE,
  championPage,
  type ChampionPage,
  championTable,
} from '../statistics/champion-page.ts'
import { fail } from './fail.ts'
import { FakeClock } from './fake-clock.ts'
import { fetchCountedMatches } from './fetched-matches.ts'
import { openKeys } from './open-keys.ts'
import { storedAccount } from './stored-account.ts'
import { TEST_STATUS } from './test-status.ts'

/** Champion of the page. It is the one-trick of {@link ONE_TRICKS} accounts, which also play for pro teams. */
const CHAMPION = 1

const ONE_TRICKS = 12

/** Number of champions in the other seats: small, for a fast count. */
const OTHER_CHAMPIONS = 30

/** Number of matches that are stored whole: more than a page shows. */
const STORED = 50

/** More patches than any page uses, and the number of matches in each but the last. */
const PATCHES = 12
const MATCHES_OF_A_PATCH = 16

/** Store reads for one page. */
export interface PageCost {
  /** Number of calls to the store. */
  readonly reads: number
  /** Number of documents requested or found. */
  readonly documents: number
}

/** Wraps a store and counts its reads. */
function countReads(store: DocumentStore) {
  let [reads, documents] = [0, 0]
  const counted = <T>(answer: T, read: number): T => {
    reads += 1
    documents += read
    return answer
  }
  return {
    store: {
      get: async (ref) => counted(await store.get(ref), 1),
      getMany: async (collection, ids) => counted(await store.getMany(collection, ids), ids.length),
      async query(collection, query) {
        const found = await store.query(collection, query)
        return counted(found, found.length)
      },
      transaction: (body) => store.transaction(body),
      count: (collection, limit) => store.count(collection, limit),
      watch: (collection, signal) => store.watch(collection, signal),
      close: () => store.close(),
    } satisfies DocumentStore,
    takeCost: (): PageCost => {
      const cost = { reads, documents }
      ;[reads, documents] = [0, 0]
      return cost
    },
  }
}

/** Opens the champion pages over statistics of any size. */
export function openPages(base: DocumentStore, clock = new FakeClock()) {
  const { store, takeCost } = countReads(base)
  const counter = createMatchCounter({ store: base, clock, report: fail })
  const [template] = fetchCountedMatches(1)
  if (template === undefined) throw new Error('There is no match.')
  const { match: whole, fetchedAt } = template
  let counted = 0

  /** Context of an instance that has just started. */
  function openContext() {
    return createContext({
      store,
      apiKeys: openKeys(base, clock).apiKeys,
      origin: () => 'https://lanewatch.test',
      watches: base,
      riot: new ScriptedRiot(clock),
      staticData: createBundledStaticData(),
      augments: createBundledAugments(),
      clock,
      status: TEST_STATUS,
      sources: { list: async () => [] },
      operators: createOperators({ store: base, clock, key: new Uint8Array(32), token: null }),
      report: fail,
    })
  }

  /** Stores the accounts of the one-tricks with their newest games. */
  async function lookUpTricks(): Promise<void> {
    const rememberedMatches = openRememberedMatches(base)
    await base.transaction(async (transaction) => {
      for (let trick = 0; trick < ONE_TRICKS; trick++) {
        const account = storedAccount({ puuid: `trick-${trick}`, gameName: `Trick ${trick}` })
        const games = Array.from({ length: Math.ceil((counted - trick) / ONE_TRICKS) }, (_, game) =>
          toRememberedMatch(trick + game * ONE_TRICKS),
        )
        const document = { ...account, skeleton: gameNameSkeleton(account.gameName) }
        openCollection(base, accountsCollection).in(transaction).set(accountDocumentId(account), document)
        rememberedMatches.in(transaction).set(account, { seen: games.toReversed().slice(0, 500), stretches: {} })
      }
    })
  }

  async function ask(source: string, variableValues: Readonly<Record<string, unknown>>): Promise<unknown> {
    const contextValue = openContext()
    // An instance reads the pro scene once.
    await contextValue.proScene.look()
    takeCost()
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue })
    if (errors !== undefined) throw new AggregateError(errors, errors[0]?.message)
    return data
  }

  return {
    /** Records and counts matches up to the given number. */
    async countUpTo(size: number): Promise<void> {
      const matches = openCollection(base, matchesCollection)
      const pending = openCollection(base, pendingCountsCollection)
      while (counted < size) {
        const first = counted
        counted = Math.min(size, counted + 200)
        await base.transaction(async (transaction) => {
          for (let index = first; index < counted; index++) {
            const match = toLeanMatch(index)
            pending.in(transaction).set(match.matchId, { counted: null, match })
            if (index >= size - STORED) {
              const record = { match: toWhole(match, whole), fetchedAt, pros: [] }
              matches.in(transaction).set(match.matchId, record)
            }
          }
        })
        while ((await counter.countPending()) > 0);
      }
      await lookUpTricks()
    },

    /** Answers of the champion's page and of the list of all champions. */
    async show(): Promise<readonly unknown[]> {
      return [await ask(CHAMPION_PAGE, { key: CHAMPION, filter: {} }), await ask(CHAMPION_TABLE, { filter: {} })]
    },

    /** Cost of the champion's page, which must be full. */
    async readPage(): Promise<PageCost> {
      const { champion } = championPage.parse(await ask(CHAMPION_PAGE, { key: CHAMPION, filter: {} }))
      const cost = takeCost()
      checkFullness(champion)
      return cost
    },

    /** Cost of the list of all champions. */
    async readTable(): Promise<PageCost> {
      const answer = championTable.parse(await ask(CHAMPION_TABLE, { filter: {} }))
      const cost = takeCost()
      if (answer.statistics.matches !== counted) throw new Error(`${answer.statistics.matches} are counted.`)
      return cost
    },
  }
}

/** Throws when a list of the page is not full. */
function checkFullness({ proMatches, oneTricks, players, patchRates, statistics }: ChampionPage): void {
  const shown = [
    proMatches.edges.length,
    oneTricks.length,
    players.length,
    patchRates.length,
    statistics.patches.length,
  ]
  if (shown.join() !== '10,10,10,10,5') throw new Error(`The page shows ${shown.join()}.`)
}

/** A match with only the counted fields. A higher index is a later match. */
function toLeanMatch(index: number): CountedMatch {
  return {
    matchId: `EUW1_${1_000_000 + index}`,
    platform: 'EUW1',
    queue: 'SOLO',
    patch: `16.${Math.min(PATCHES, 1 + Math.floor(index / MATCHES_OF_A_PATCH))}`,
    startedAt: Date.UTC(2026, 0, 1) + index * 60_000,
    durationSeconds: 1800 + (index % 600),
    bans: [2 + (index % OTHER_CHAMPIONS), CHAMPION],
    participants: Array.from({ length: 10 }, (_, seat) => toLeanParticipant(index, seat)),
  }
}

/** The game of the one-trick in a match. */
function toRememberedMatch(index: number): RememberedMatch {
  const { matchId, startedAt, durationSeconds } = toLeanMatch(index)
  const { championId, win, kills, deaths, assists, creepScore, lane } = toLeanParticipant(index, 0)
  return {
    matchId,
    startedAt,
    durationSeconds,
    queueId: 420,
    championId,
    win,
    kills,
    deaths,
    assists,
    creepScore,
    lane,
  }
}

function toLeanParticipant(index: number, seat: number): CountedParticipant {
  const other = (of: number) => 2 + ((index * 3 + of * 7) % OTHER_CHAMPIONS)
  return {
    participantId: seat + 1,
    playerId: seat === 0 ? `player-${index % ONE_TRICKS}` : null,
    championId: seat === 0 ? CHAMPION : other(seat),
    lane: LANES[seat % 5] ?? null,
    versus: seat === 5 ? CHAMPION : other((seat + 5) % 10),
    partner: null,
    win: (index + Number(seat > 4)) % 2 === 0,
    kills: index % 13,
    deaths: index % 7,
    assists: index % 17,
    gold: 12_000,
    creepScore: 200,
    vision: 30,
    damage: 20_000,
    items: [1001 + (index % 90), 3006, 3031],
    spells: '4-14',
    keystone: 8112,
    runePage: `8100-8112-8126-8138-8135-8300-8304-${8321 + (index % 50)}-5008-5008-5002`,
  }
}

/** The same match in its stored form. */
function toWhole({ matchId, startedAt, participants }: CountedMatch, template: Match): Match {
  return {
    ...template,
    matchId,
    startedAt,
    participants: template.participants.map((one, seat) => ({
      ...one,
      participantId: seat + 1,
      championId: participants[seat]?.championId ?? one.championId,
    })),
  }
}
