import * as fc from 'fast-check'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { LUMEN, ORRIN, VESPER } from '../support/live-scene.ts'
import { FIRST_MOMENT } from './shared-delivery-world.ts'

/** A subscription without its cursor. */
export interface Asked {
  readonly feed: 'streams' | 'activeGames' | 'rosterChanges'
  readonly query: string
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>>
  /** True when all requested fields may be shared between viewers. */
  readonly isPublic: boolean
}

interface Document extends Omit<Asked, 'variables' | 'operationName' | 'isPublic'> {
  /** Possible operation names; null for none. */
  readonly operations?: readonly (string | null)[]
  /** Variables without the cursor, which is always called `after`. */
  readonly variables?: fc.Arbitrary<Readonly<Record<string, unknown>>>
  /** True when left out. */
  readonly isPublic?: boolean
}

const codes = (...all: readonly string[]) => fc.subarray([...all, 'nobody'], { minLength: 1 })
const playerId = fc.constantFrom(...[LUMEN, VESPER, ORRIN].map(({ id }) => encodeGlobalId('ProPlayer', id)), null)

const streamFilter = fc.record(
  { live: fc.boolean(), leagues: codes('lge', 'OTH'), teams: codes('one', 'TWO'), playerId },
  { requiredKeys: [] },
)
const gameFilter = fc.record(
  { leagues: codes('LGE', 'oth'), teams: codes('ONE', 'two'), playerId, champion: fc.constantFrom(266, 64, 1, null) },
  { requiredKeys: [] },
)
const changeFilter = fc.record(
  { team: fc.constantFrom('one', 'TWO', 'nobody', null), player: playerId },
  { requiredKeys: [] },
)
const filterOf = (filter: fc.Arbitrary<object>) => fc.record({ filter: fc.option(filter) }, { requiredKeys: [] })
const locale = fc.constantFrom('EN', 'PL', 'PL', 'XX')
const shown = fc.record({ shown: fc.boolean() })

const STREAM = 'login live { title viewers game { name } }'
const FRAMES = 'cursor snapshot removed'

/** Documents as clients write them, by feed. */
const DOCUMENTS: readonly Document[] = [
  {
    feed: 'streams',
    query: `subscription Streams($filter: StreamFilter, $after: String) {
      streams(filter: $filter, after: $after) { ${FRAMES} upserted { id ${STREAM} } source { state observedAt } }
    }`,
    operations: [null, 'Streams'],
    variables: filterOf(streamFilter),
  },
  {
    feed: 'streams',
    query: `subscription ($after: String, $filter: StreamFilter, $shown: Boolean = false) {
      update: streams(after: $after, filter: $filter) {
        ${FRAMES} __typename
        upserted { ...Channel at: lastLiveAt @include(if: $shown) live @skip(if: $shown) { viewers } }
        ... on StreamsUpdate @include(if: $shown) { source { state } }
      }
    }
    fragment Channel on Stream { ...Named channel: login ... on Node { __typename id } }
    fragment Named on Stream { name: displayName url }`,
    variables: fc.tuple(filterOf(streamFilter), fc.option(shown, { nil: {} })).map((all) => Object.assign({}, ...all)),
  },
  {
    feed: 'streams',
    query: `subscription ($after: String) {
      streams(after: $after) {
        ${FRAMES}
        upserted { login player { name role team { code league { name } } memberships { from to } links { url } } }
      }
    }`,
  },
  {
    feed: 'streams',
    query: `subscription ($after: String) {
      streams(after: $after, filter: { live: true }) {
        ${FRAMES} upserted { login activeGame { matchId region } player { stream { login } live { state observedAt } } }
      }
    }`,
  },
  { feed: 'streams', query: `subscription { streams { ${FRAMES} upserted { ${STREAM} } } }` },
  { feed: 'streams', query: `subscription { streams(after: null) { ${FRAMES} upserted { ${STREAM} } } }` },
  { feed: 'streams', query: `subscription { streams(after: "${FIRST_MOMENT}") { ${FRAMES} upserted { ${STREAM} } } }` },
  {
    feed: 'streams',
    query: `subscription ($after: String!) { streams(after: $after) { ${FRAMES} upserted { ${STREAM} } } }`,
  },
  {
    feed: 'streams',
    query: `subscription ($after: String = "${FIRST_MOMENT}", $filter: StreamFilter = { live: true }) {
      streams(after: $after, filter: $filter) { ${FRAMES} upserted { ${STREAM} } }
    }`,
    variables: filterOf(streamFilter),
  },
  {
    feed: 'streams',
    query: `subscription Live($after: String) { streams(after: $after, filter: { live: true }) { ...All } }
    subscription All($after: String) { streams(after: $after) { ...All } }
    subscription Others($after: String) { streams(filter: { live: false }, after: $after) { ...All } }
    fragment All on StreamsUpdate { ${FRAMES} upserted { ${STREAM} } }`,
    operations: ['Live', 'All', 'Others'],
  },
  {
    feed: 'streams',
    query: `subscription ($after: String) { ...Updates }
    fragment Updates on Subscription { streams(after: $after) { ${FRAMES} upserted { ${STREAM} } } }`,
  },
  {
    feed: 'streams',
    query: `subscription ($after: String) {
      streams(after: $after) { ${FRAMES} }
      streams(after: $after) { upserted { ${STREAM} } }
    }`,
  },
  {
    feed: 'activeGames',
    query: `subscription ($filter: ActiveGameFilter, $after: String) {
      activeGames(filter: $filter, after: $after) { ${FRAMES} upserted { matchId queue } source { state } }
    }`,
    variables: filterOf(gameFilter),
  },
  {
    feed: 'activeGames',
    query: `subscription Games($locale: Locale! = EN, $after: String, $filter: ActiveGameFilter) {
      games: activeGames(filter: $filter, after: $after) {
        ${FRAMES}
        upserted {
          id startedAt bans { champion { key } }
          pros { proPlayer { name team { code } } champion { name(locale: $locale) { text locale } } likelyLane }
        }
      }
    }`,
    operations: ['Games', null],
    variables: fc
      .tuple(filterOf(gameFilter), fc.option(fc.record({ locale }), { nil: {} }))
      .map((all) => Object.assign({}, ...all)),
  },
  {
    feed: 'activeGames',
    query: `subscription ($after: String) {
      activeGames(after: $after) {
        ${FRAMES} upserted { matchId observedAt streams { login live { viewers } } participants { kind gameName } }
      }
    }`,
  },
  {
    feed: 'rosterChanges',
    query: `subscription ($filter: RosterChangeFilter, $after: String) {
      rosterChanges(filter: $filter, after: $after) {
        ${FRAMES} upserted { id kind playerName fromTeam { code } toTeam { code } recordedAt }
      }
    }`,
    variables: filterOf(changeFilter),
  },
  {
    feed: 'rosterChanges',
    query: `subscription News($after: String) {
      news: rosterChanges(after: $after) {
        ${FRAMES} upserted { kind player { name team { name } } by undoable undoes { kind } undoneBy { kind } }
      }
    }`,
  },
  {
    feed: 'rosterChanges',
    // The cursor's variable is the team as well.
    query: `subscription ($after: String) {
      rosterChanges(after: $after, filter: { team: $after }) { ${FRAMES} upserted { playerName } }
    }`,
  },
  {
    feed: 'streams',
    query: `subscription ($after: String) {
      streams(after: $after) { ${FRAMES} upserted { login player { recordedChampions { champion { key } } } } }
    }`,
    isPublic: false,
  },
  {
    feed: 'activeGames',
    query: `subscription ($filter: ActiveGameFilter, $after: String) {
      activeGames(filter: $filter, after: $after) {
        ${FRAMES} upserted { matchId pros { champion { key players(first: 1) { gameName } } } }
      }
    }`,
    variables: filterOf(gameFilter),
    isPublic: false,
  },
  {
    feed: 'streams',
    // Operations that are not executed count too.
    query: `subscription Streams($after: String) { streams(after: $after) { ${FRAMES} upserted { ${STREAM} } } }
    query Others { viewer { canEditRosters } }`,
    operations: ['Streams'],
    isPublic: false,
  },
]

/** Generates a subscription: one operation of the document, with variables. */
function askedWith({ feed, query, isPublic = true, operations = [null], variables = fc.constant({}) }: Document) {
  return fc.record<Asked>({
    feed: fc.constant(feed),
    query: fc.constant(query),
    operationName: fc.constantFrom(...operations),
    variables,
    isPublic: fc.constant(isPublic),
  })
}

const document = fc.constantFrom(...DOCUMENTS)

/** Simultaneous subscriptions: one document with different variables, and perhaps another document. */
export const anyAsked: fc.Arbitrary<readonly Asked[]> = fc
  .tuple(
    document.chain((one) => fc.array(askedWith(one), { minLength: 1, maxLength: 2 })),
    fc.option(document.chain(askedWith), { nil: null }),
  )
  .map(([asked, another]) => (another === null ? asked : [...asked, another]))
