import type { Page } from 'playwright-core'
import { z } from 'zod'
import { FOLLOWS_KEY } from '../../client/following/follows-here.ts'
import { settle } from './visit.ts'

const ANSWER = z.object({
  data: z.object({
    proPlayers: z.object({
      edges: z.array(z.object({ node: z.object({ id: z.string(), accounts: z.array(withAccount()) }) })),
    }),
    streams: z.object({ streams: z.array(z.object({ player: z.object({ id: z.string() }) })) }),
    activeGames: z.object({
      games: z.array(
        z.object({
          pros: z.array(
            z.object({ champion: z.object({ id: z.string() }), proPlayer: z.object({ id: z.string() }).nullable() }),
          ),
        }),
      ),
    }),
    proTeam: z.object({ id: z.string() }).nullable(),
    champion: z.object({ id: z.string() }).nullable(),
  }),
})

const QUESTION = `{
  proPlayers(first: 8) { edges { node { id accounts { account { id } } } } }
  streams(filter: { live: true }) { streams { player { id } } }
  activeGames(filter: {}) { games { pros { champion { id } proPlayer { id } } } }
  proTeam(code: "G2") { id }
  champion(key: 22) { id }
}`

/** Follows subjects of each kind without a sign-in: some live or in a game, some not. */
export async function followExamples(page: Page): Promise<void> {
  const { data } = ANSWER.parse(
    await page.evaluate(
      async (query) =>
        (
          await fetch('/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query }),
          })
        ).json(),
      QUESTION,
    ),
  )
  const players = data.proPlayers.edges.map(({ node }) => node)
  const seats = data.activeGames.games.flatMap(({ pros }) => pros)
  const ids = [
    ...data.streams.streams.slice(0, 2).map(({ player }) => player.id),
    ...seats.slice(0, 1).flatMap(({ proPlayer }) => proPlayer?.id ?? []),
    ...players.slice(0, 2).map(({ id }) => id),
    data.proTeam?.id ?? [],
    data.champion?.id ?? [],
    ...seats.slice(0, 1).map(({ champion }) => champion.id),
    ...players.flatMap(({ accounts }) => accounts.flatMap(({ account }) => account?.id ?? [])).slice(0, 2),
  ].flat()
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [FOLLOWS_KEY, JSON.stringify(ids)] as const)
  await page.reload()
  await settle(page)
}

function withAccount() {
  return z.object({ account: z.object({ id: z.string() }).nullable() })
}
