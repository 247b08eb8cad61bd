import { hostileRequests } from '../../tests/attack/corpus.ts'
import { STAR } from '../varied-matches.ts'
import { type AttackRequest, graphql } from './ask.ts'
import type { Known } from './known.ts'

/** Lists the requests that attackers send. */
export function listRequests(known: Known): readonly AttackRequest[] {
  return [...ownRequests(known), ...hostileRequests]
}

/** Repeats a selection, each time with another alias. */
function times(count: number, selection: string): string {
  return Array.from({ length: count }, (_, n) => `a${n}: ${selection}`).join(' ')
}

const PARTICIPANT = `fragment P on Participant {
  puuid gameName tagLine teamId lane championName champLevel win kills deaths assists kda creepScore goldEarned visionScore
  champion { key slug name { text } tags image }
  items { itemId name { text } image gold description { text } }
  summonerSpells { key name { text } description { text } }
  runes { keystone { slug name { text } } styles { description style { slug } selections { values rune { name { text } description { text } } } } }
}`

const PLAYER = `fragment Pro on ProPlayer {
  id name slug role photo links { kind url handle } memberships { from to team { code name } }
  accounts { gameName tagLine region ranks { entries { queue tier division leaguePoints winRate { value low high games } } } }
}`

const EDGES = 'fragment E on ProPlayerConnection { edges { node { ...Pro } } }'

const CHAMPION = 'fragment C on Champion { id key slug name { text locale } tags image }'

const RATE = 'fragment R on Rate { value wins games low high }'

function wide(name: string, selection: string, ...fragments: readonly string[]): AttackRequest {
  return graphql(name, [`{ ${selection} }`, ...fragments].join(' '))
}

/** Wide documents; most of them are within the limits. */
function wideRequests({ gameName, tagLine }: Known): readonly AttackRequest[] {
  const account = `account(gameName: ${JSON.stringify(gameName)}, tagLine: ${JSON.stringify(tagLine)}, region: EUW)`
  return [
    wide('champions, 60 times', times(60, 'champions { ...C }'), CHAMPION),
    wide('champions, 85 times', times(85, 'champions { ...C }'), CHAMPION),
    wide('items, 12 times', times(12, 'items { itemId gold image name { text } description { text } }')),
    wide(
      'champion table, 8 times',
      times(8, 'championTable { ...T }'),
      'fragment T on ChampionTable { entries { champion { ...C } winRate { ...R } lanes { lane share { ...R } } } }',
      CHAMPION,
      RATE,
    ),
    wide('100 pro players', 'proPlayers(first: 100) { edges { node { ...Pro team { code name } } } }', PLAYER),
    wide('rosters of all teams', 'leagues { teams { league { code } roster { ...Pro } } }', PLAYER),
    wide(
      '50 matches of pros in full',
      `champion(key: ${STAR}) { proMatches(first: 50) { edges { node { matchId participants { ...P } } } } }`,
      PARTICIPANT,
    ),
    wide(
      'a history in full',
      `${account} { ... on Account { matches(first: 20) { edges { node { participants { ...P } } } } } }`,
      PARTICIPANT,
    ),
    wide(
      'statistics, 40 times',
      `champion(key: ${STAR}) { ${times(40, 'statistics { ...S }')} }`,
      'fragment S on ChampionStatistics { matchups { champion { ...C } winRate { ...R } } items(first: 50) { item { name { text } } share { ...R } } }',
      CHAMPION,
      RATE,
    ),
    wide(
      'search, 60 times',
      times(60, 'search(text: "a", first: 20) { ...S }'),
      'fragment S on SearchResults { lookUp { gameName } }',
    ),
    wide(
      'ladders, 45 times',
      times(45, 'ladder(region: EUW, first: 10, search: "a") { ...L }'),
      'fragment L on LadderConnection { totalCount }',
    ),
    wide(
      'roster changes, 60 times',
      times(60, 'rosterChanges(first: 100) { ...E }'),
      'fragment E on RosterChangeConnection { edges { node { playerName by at toTeam { code } } } }',
    ),
    wide(
      'streams, 60 times',
      times(60, 'streams { ...L }'),
      'fragment L on StreamList { streams { login url player { name slug photo team { code } } live { title } } }',
    ),
    wide(
      'introspection, 5 times',
      times(5, '__schema { types { name description fields { name description type { name } args { name } } } }'),
    ),
    wide('one cheap field, 300 times', times(300, '__typename')),
    wide('comments of 90 kB', `__typename #${'#'.repeat(90_000)}\n`),
    { name: 'the champions of /v2', path: '/v2/champions/', method: 'GET' },
    { name: 'the names of all accounts of /v2', path: '/v2/pro-players/account-names', method: 'GET' },
  ]
}

/** Documents near the limits and over them. */
function ownRequests(known: Known): readonly AttackRequest[] {
  const doubling = Array.from(
    { length: 20 },
    (_, n) => `fragment F${n} on Status { a${n}: signIn { ...S } ...F${n + 1} b${n}: signIn { ...S } ...F${n + 1} }`,
  )
  return [
    ...wideRequests(known),
    graphql('too dear', `{ ${times(80, 'proPlayers(first: 100) { ...E }')} } ${PLAYER} ${EDGES}`),
    graphql('too many tokens', `{ ${times(600, '__typename')} }`),
    graphql('too deep', `{ ${'leagues { teams { league { '.repeat(5)} code ${'} } }'.repeat(5)} }`),
    graphql(
      'fragments in fragments',
      `
        {
          status {
            ...F0
          }
        }
        ${doubling.join(' ')}
        fragment F20 on Status {
          dataSource
        }
        fragment S on SignIn {
          projectId
        }
      `,
    ),
    graphql('one field, 240 times', `{ ${'status { dataSource } '.repeat(240)} }`),
    graphql('fragments in a circle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'),
    graphql('300 unknown fields', `{ ${Array.from({ length: 300 }, (_, n) => `champoins${n}`).join(' ')} }`),
    graphql('80 kB of ids', 'query ($ids: [ID!]!) { followed(ids: $ids) { champions { key } } }', {
      ids: Array.from({ length: 8_000 }, (_, n) => `id${n}`),
    }),
    graphql('lists in lists', `{ items(ids: ${'['.repeat(450)}1${']'.repeat(450)}) { itemId } }`),
    { ...graphql('a body over the limit', ''), body: ' '.repeat(100_001) },
    { ...graphql('no JSON', ''), body: '{'.repeat(90_000) },
  ]
}
