import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import type { Participation } from '../../gateway/statistics/collections/participations.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { countIndependently } from '../support/independent-count.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'

const PRO_MATCHES = `
  query ($key: Int!, $first: Int! = 50, $after: String, $afterMatch: String, $lane: Lane, $versus: Int, $player: ID, $playerSlug: String, $patch: String) {
    champion(key: $key) {
      proMatches(
        first: $first, after: $after, afterMatch: $afterMatch, lane: $lane, versus: $versus, player: $player, playerSlug: $playerSlug, patch: $patch
      ) {
        edges {
          cursor
          node { matchId participants { participantId teamId lane } }
          participant { participantId teamId lane win champion { key } }
          opponent { participantId champion { key } }
          proPlayer { id }
        }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }
  }`

const champion = z.object({ key: z.int() })
const answer = z.object({
  champion: z.object({
    proMatches: z.object({
      edges: z.array(
        z.object({
          cursor: z.string(),
          node: z.object({
            matchId: z.string(),
            participants: z.array(z.object({ participantId: z.int(), teamId: z.int(), lane: z.string().nullable() })),
          }),
          participant: z.object({
            participantId: z.int(),
            teamId: z.int(),
            lane: z.string().nullable(),
            win: z.boolean(),
            champion,
          }),
          opponent: z.object({ participantId: z.int(), champion }).nullable(),
          proPlayer: z.object({ id: z.string() }).nullable(),
        }),
      ),
      pageInfo: z.object({
        hasNextPage: z.boolean(),
        hasPreviousPage: z.boolean(),
        startCursor: z.string().nullable(),
        endCursor: z.string().nullable(),
      }),
    }),
  }),
})

let world: StatisticsWorld
/** The games on the champion that pros play most, newest first. */
let games: readonly Participation[]
let key: number

beforeAll(async () => {
  world = await openStatisticsWorld()
  await world.count(fetchProMatches(8, 40))
  const { participations } = countIndependently(await world.readMatches())
  const byChampion = Map.groupBy(Object.values(participations), ({ championId }) => championId)
  const most = [...byChampion].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [0, []]
  key = most[0]
  games = most[1].toSorted((a, b) => b.startedAt - a.startedAt || (idOf(a) < idOf(b) ? 1 : -1))
})

async function ask(variables: Readonly<Record<string, unknown>> = {}, of = key) {
  return answer.parse(await world.ask(PRO_MATCHES, { key: of, ...variables })).champion.proMatches
}

/** The ids under which the games of a page are counted. */
function idsIn({ edges }: Awaited<ReturnType<typeof ask>>): readonly string[] {
  return edges.map(({ node, participant }) => `${node.matchId}_${participant.participantId}`)
}

describe('the games of pro players on a champion', () => {
  it('are all games in counted queues, newest first, with player and opponent', async () => {
    const page = await ask()
    expect(games.length).toBeGreaterThan(5)
    expect(new Set(games.map(({ queue }) => queue)).size).toBeGreaterThan(1)
    expect(idsIn(page)).toEqual(games.slice(0, 50).map(idOf))
    for (const [index, { participant, opponent, proPlayer }] of page.edges.entries()) {
      const game = games[index]
      expect(participant).toMatchObject({ win: game?.win, champion: { key } })
      expect(proPlayer?.id).toBe(encodeGlobalId('ProPlayer', game?.playerId ?? ''))
      expect(opponent?.champion.key ?? 0).toBe(game?.versus)
    }
  })

  it('name an opponent only when the other team has exactly one player in the lane', async () => {
    const { edges } = await ask()
    for (const { node, participant, opponent } of edges) {
      const others = node.participants.filter(
        ({ teamId, lane }) => teamId !== participant.teamId && lane !== null && lane === participant.lane,
      )
      expect(opponent?.participantId ?? null).toBe(others.length === 1 ? others[0]?.participantId : null)
    }
  })

  it('are returned page by page, each once', async () => {
    const ids: string[] = []
    let after: string | null = null
    for (let pages = 0; pages < games.length; pages++) {
      const page = await ask({ first: 2, after })
      ids.push(...idsIn(page))
      expect(page.pageInfo).toEqual({
        hasNextPage: ids.length < games.length,
        hasPreviousPage: pages > 0,
        startCursor: page.edges[0]?.cursor,
        endCursor: page.edges.at(-1)?.cursor,
      })
      after = page.pageInfo.endCursor
      if (!page.pageInfo.hasNextPage) break
    }
    expect(ids).toEqual(games.map(idOf))
  })

  it('continue after a match whose id is in any case', async () => {
    const matchId = games[2]?.matchId ?? ''
    const behind = games.slice(3).filter((game) => game.matchId !== matchId)
    expect(idsIn(await ask({ afterMatch: matchId }))).toEqual(behind.map(idOf))
    expect(idsIn(await ask({ afterMatch: matchId.toLowerCase(), first: 1 }))).toEqual(behind.slice(0, 1).map(idOf))
  })

  it('are narrowed by any combination of lane, opponent, player and patch', async () => {
    const wanted = games.find(({ versus }) => versus > 0)
    if (wanted === undefined) throw new Error('No game has an opponent.')
    const { lane, versus, playerId, patch } = wanted
    const rules: readonly (readonly [object, (game: Participation) => boolean])[] = [
      [{ lane }, (game) => game.lane === lane],
      [{ versus }, (game) => game.versus === versus],
      [{ player: encodeGlobalId('ProPlayer', playerId) }, (game) => game.playerId === playerId],
      [{ patch }, (game) => game.patch === patch],
    ]
    for (let which = 0; which < 2 ** rules.length; which++) {
      const chosen = rules.filter((_rule, index) => (which >> index) % 2 === 1)
      const variables = Object.assign({}, ...chosen.map(([rule]) => rule))
      const expected = games.filter((game) => chosen.every(([, isMeant]) => isMeant(game)))
      expect(idsIn(await ask(variables)), JSON.stringify(variables)).toEqual(expected.map(idOf))
    }
    expect(idsIn(await ask({ patch: '1.1' }))).toEqual([])
  })
})

describe('the games of pro players with deleted data', () => {
  it('have no player who left the rosters, and skip unstored matches, also after a cursor', async () => {
    const fresh = await openStatisticsWorld()
    await fresh.count(fetchProMatches(1, 30))
    const { participations } = countIndependently(await fresh.readMatches())
    const played = Object.values(participations).toSorted((a, b) => b.startedAt - a.startedAt)
    const [newest] = played
    const theirs = played.filter(({ championId }) => championId === newest?.championId)
    const [first, second] = theirs
    if (first === undefined || second === undefined) throw new Error('There are too few games.')
    await fresh.store.transaction(async (transaction) => {
      openCollection(fresh.store, matchesCollection).in(transaction).delete(second.matchId)
      for (const { playerId } of theirs)
        openCollection(fresh.store, proPlayersCollection).in(transaction).delete(playerId)
    })
    for (const { playerId } of theirs) fresh.context.proScene.applyOwnWrite(playerId, null)
    world = fresh

    const page = await ask({ first: 2 }, first.championId)
    expect(idsIn(page)).toEqual([idOf(first)])
    expect(page.edges[0]?.proPlayer).toBeNull()
    const { endCursor } = page.pageInfo
    expect(idsIn(await ask({ after: endCursor }, first.championId))).toEqual(theirs.slice(2).map(idOf))
  })
})

function idOf({ matchId, participantId }: Participation): string {
  return `${matchId}_${participantId}`
}
