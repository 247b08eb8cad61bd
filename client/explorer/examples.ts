import type { AccountParams } from '../paths.ts'
import type { ExplorerTexts } from './explorer-texts.ts'

/** Values of this server's world for the variables of the examples. Null where it has none. */
export interface World {
  readonly account: AccountParams | null
  /** Slug of a champion. */
  readonly champion: string | null
}

/** A tab of the explorer, as GraphiQL takes it. */
export interface ExampleTab {
  readonly query: string
  /** JSON. */
  readonly variables: string
}

/** For a world without any account: the answer is then that there is no such account. */
const NO_ACCOUNT: AccountParams = { gameName: 'Name', tagLine: 'TAG', region: 'EUW' }

const ACCOUNT = `query Account($gameName: String!, $tagLine: String!, $region: Region) {
  account(gameName: $gameName, tagLine: $tagLine, region: $region) {
    __typename
    ... on Account {
      gameName
      tagLine
      region
      level
      proPlayer { name team { code } }
      ranks {
        entries {
          queue tier division leaguePoints
          winRate { value games low high }
        }
        freshness { fetchedAt stale }
      }
      matches(first: 5) {
        edges {
          participant {
            win kills deaths assists
            champion { name { text } }
          }
          node { matchId queue startedAt durationSeconds }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
    ... on AccountNotFound { message activeRegion }
    ... on UpstreamUnavailable { message retryAt }
    ... on InvalidRiotId { message field }
  }
}`

const LIVE_PROS = `query LivePros {
  activeGames {
    games {
      matchId
      region
      startedAt
      pros {
        proPlayer { name team { code } }
        champion { name { text } }
      }
    }
    source { state observedAt }
  }
  streams(filter: { live: true }) {
    streams {
      player { name team { code } }
      live { title viewers }
      url
    }
    source { state observedAt }
  }
}`

const CHAMPION = `query ChampionStatistics($champion: ChampionBy!) {
  champion(by: $champion) {
    name { text }
    statistics(filter: { population: ALL, queue: SOLO }) {
      patches matches games
      winRate { value wins games low high }
      lanes { lane share { value } winRate { value games } }
      matchups(first: 5) {
        champion { name { text } }
        winRate { value games low high }
      }
    }
  }
}`

const STREAMS = `subscription LiveStreams($after: String) {
  streams(filter: { live: true }, after: $after) {
    cursor
    snapshot
    upserted {
      id
      player { name }
      live { title viewers }
    }
    removed
    source { state observedAt }
  }
}`

/** Lists the tabs of a first visit. Each gives a result without a change. */
export function listExamples({ account, champion }: World, { examples }: ExplorerTexts): readonly ExampleTab[] {
  return [
    toTab(ACCOUNT, examples.account, account ?? NO_ACCOUNT),
    toTab(LIVE_PROS, examples.livePros),
    toTab(CHAMPION, examples.champion, { champion: { slug: champion ?? 'Azir' } }),
    toTab(STREAMS, examples.streams),
  ]
}

function toTab(document: string, comments: readonly string[], variables?: object): ExampleTab {
  return {
    query: [...comments.map((line) => `# ${line}`), document, ''].join('\n'),
    variables: variables === undefined ? '' : JSON.stringify(variables, null, 2),
  }
}
