import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { regionOf } from '../../gateway/shared/region.ts'
import { selectEveryField } from './every-field.ts'
import { answerFromSamples, sampleMatches, samplePlayers, samplesAreMissing, type SamplePlayer } from './sample-riot.ts'
import { startStandInRiot, type StandInRiot } from './stand-in-riot.ts'
import { startTestProduct, type TestProduct } from './start-product.ts'

const note = samplesAreMissing ? ' (skipped: no sample payloads beside the checkout)' : ''

const JOURNEY = `
  query ($gameName: String!, $tagLine: String!, $first: Int!, $after: String) {
    account(gameName: $gameName, tagLine: $tagLine) {
      ... on Account {
        gameName tagLine puuid region level
        ranks { entries { queue tier division leaguePoints wins losses winRate { value } } }
        matches(first: $first, after: $after) {
          edges { node { matchId } participant { puuid kills win } }
          pageInfo { hasNextPage endCursor }
          missing
        }
      }
    }
  }`

const journey = z.object({
  account: z.looseObject({
    matches: z.looseObject({
      edges: z.array(z.unknown()),
      pageInfo: z.looseObject({ endCursor: z.string().nullable() }),
    }),
  }),
})

type Journey = z.infer<typeof journey>

const MATCH = `query ($id: ID!) { match(id: $id) { __typename ... on Match ${selectEveryField('Match')} } }`

const picture = z.object({ image: z.string() })
const count = z.int().nonnegative()
const match = z.object({
  match: z.looseObject({
    __typename: z.literal('Match'),
    matchId: z.string(),
    queueId: z.number(),
    outcome: z.string(),
    startedAt: z.iso.datetime().nullable(),
    durationSeconds: count.max(3 * 60 * 60),
    participants: z.array(
      z.looseObject({
        puuid: z.string().nullable(),
        kills: count,
        champLevel: z.int().positive(),
        win: z.boolean(),
        kda: z.number().nonnegative().nullable(),
        creepScore: count,
        goldEarned: count,
        champion: picture,
        items: z.array(picture.nullable()).length(7),
        summonerSpells: z.array(picture.nullable()).length(2),
        runes: z.object({
          keystone: picture.nullable(),
          styles: z.array(z.object({ style: picture, selections: z.array(z.object({ rune: picture })) })),
        }),
      }),
    ),
    teams: z.array(z.looseObject({ bans: z.array(z.object({ champion: picture.nullable() })) })),
  }),
})

type Picture = z.infer<typeof picture>
type AskedMatch = z.infer<typeof match>['match']

describe.skipIf(samplesAreMissing)(`the product with Riot's own payloads${note}`, () => {
  let riot: StandInRiot
  let product: TestProduct

  beforeAll(async () => {
    riot = await startStandInRiot(answerFromSamples)
    product = await startTestProduct({ variables: { RIOT_BASE_URL: riot.baseUrl, BUNDLED_ROSTER: 'off' } })
    return async () => {
      await product.close()
      await riot.close()
    }
  })

  it.each([
    ['has played with a Riot ID', true],
    ['has not played since Riot IDs exist', false],
  ])('shows a player who %s: account, ranks, matches page by page', async (_title, hasPlayedWithRiotId) => {
    const player = getPlayer((each) => each.matches.length > 1 && each.hasPlayedWithRiotId === hasPlayedWithRiotId)
    const { gameName, tagLine, puuid, platform, matches } = player

    let after: string | null = null
    for (const [index, sample] of matches.entries()) {
      const { account }: Journey = await product.ask(journey, JOURNEY, { gameName, tagLine, first: 1, after })
      const seat = sample.participants.find((each) => each.puuid === puuid)
      expect(account).toMatchObject({
        gameName,
        tagLine,
        puuid,
        region: regionOf(platform),
        level: 340,
        ranks: { entries: [{ queue: 'FLEX', tier: 'MASTER', division: 'I', leaguePoints: 178, wins: 54, losses: 33 }] },
        matches: {
          edges: [{ node: { matchId: sample.matchId }, participant: { puuid, kills: seat?.kills, win: seat?.win } }],
          pageInfo: { hasNextPage: index + 1 < matches.length },
          missing: 0,
        },
      })
      after = account.matches.pageInfo.endCursor
    }
    expect((await product.ask(journey, JOURNEY, { gameName, tagLine, first: 1, after })).account.matches.edges).toEqual(
      [],
    )
  })

  it('shows the same account over /v2, by Riot ID and by PUUID', async () => {
    const { gameName, tagLine, puuid, platform } = getPlayer((each) => each.hasPlayedWithRiotId)
    const region = regionOf(platform)
    for (const query of [{ username: gameName, tag: tagLine, region }, { puuid }]) {
      const response = await fetch(`${product.url}/v2/account?${new URLSearchParams(query)}`)
      expect(await response.json()).toEqual({ gameName, tagLine, puuid, region })
    }
  })

  it('hides a remake from the history of its participants', async () => {
    const { gameName, tagLine } = getPlayer((each) => each.matches.every(({ isRemake }) => isRemake))
    const { account } = await product.ask(journey, JOURNEY, { gameName, tagLine, first: 10 })
    expect(account.matches).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
      missing: 0,
    })
  })

  it.each(sampleMatches)('shows all fields of $matchId', async ({ matchId, queueId, participants, isRemake }) => {
    const shown = await showMatch(matchId)
    expect(shown).toMatchObject({ matchId, queueId })
    expect(shown.outcome).toBe(participants.length === 0 ? 'ABORTED' : isRemake ? 'REMAKE' : 'PLAYED')
    expect(shown.startedAt === null).toBe(participants.length === 0)
    expect(shown.participants.map(({ puuid, kills, win }) => ({ puuid, kills, win }))).toEqual(
      participants.map(({ puuid, kills, win }) => ({ puuid, kills, win })),
    )
  })

  it('has every image that the matches name', async () => {
    const shown = await Promise.all(sampleMatches.map(({ matchId }) => showMatch(matchId)))
    const images = [...new Set(shown.flatMap((each) => picturesOf(each).map(({ image }) => image)))]
    expect(images.length).toBeGreaterThan(100)
    for (const image of images) {
      const response = await fetch(product.url + image)
      expect([image, response.status, response.headers.get('content-type')]).toEqual([image, 200, 'image/svg+xml'])
    }
  })

  it('fetches each match from Riot once, and logs no warning', async () => {
    await Promise.all(sampleMatches.map(({ matchId }) => showMatch(matchId)))
    const bodies = riot.asked.filter((path) => /\/matches\/[A-Z0-9]+_\d+$/.test(path))
    expect(bodies).toHaveLength(sampleMatches.length)
    expect(new Set(bodies).size).toBe(bodies.length)
    expect(product.complaints).toEqual([])
  })

  async function showMatch(matchId: string): Promise<AskedMatch> {
    return (await product.ask(match, MATCH, { id: matchId })).match
  }
})

function getPlayer(isWanted: (player: SamplePlayer) => boolean): SamplePlayer {
  const player = samplePlayers.find(isWanted)
  if (player === undefined) throw new Error('The samples have no such player.')
  return player
}

function picturesOf({ participants, teams }: AskedMatch): Picture[] {
  const seats = participants.flatMap(({ champion, items, summonerSpells, runes: { keystone, styles } }) => {
    const runes = styles.flatMap(({ style, selections }) => [style, ...selections.map(({ rune }) => rune)])
    return [champion, ...items, ...summonerSpells, keystone, ...runes]
  })
  const bans = teams.flatMap(({ bans }) => bans.map(({ champion }) => champion))
  return [...seats, ...bans].filter((each) => each !== null)
}
