import { expect, it } from 'vitest'
import { z } from 'zod'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import { listForSitemap } from '../../gateway/composition/list-for-sitemap.ts'
import { openTestWorld } from '../support/test-world.ts'

const COUNTS = z.object({
  leagues: z.array(z.object({ teams: z.array(z.object({ code: z.string() })) })),
  champions: z.array(z.object({ key: z.number() })),
  proPlayers: z.object({ totalCount: z.number() }),
})

it('lists every known team, champion and player once for the sitemap', async () => {
  const world = openTestWorld()
  const counts = COUNTS.parse(
    await world.ask('{ leagues { teams { code } } champions { key } proPlayers { totalCount } }'),
  )
  const { teams, champions, players } = await listForSitemap(executeIn(world.context))
  expect(teams).toEqual(counts.leagues.flatMap((league) => league.teams))
  expect(champions.map(({ key }) => key)).toEqual(counts.champions.map(({ key }) => key))
  expect(champions.length).toBeGreaterThan(0)
  expect(new Set(players.map(({ slug }) => slug)).size).toBe(counts.proPlayers.totalCount)
  expect(players).toHaveLength(counts.proPlayers.totalCount)
})
