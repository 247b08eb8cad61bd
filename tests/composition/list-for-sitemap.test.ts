import { expect, it } from 'vitest'
import { z } from 'zod'
import { nothingOn } from '../../gateway/accounts/rules/champion-record.ts'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import { listForSitemap } from '../../gateway/composition/list-for-sitemap.ts'
import { proPlayerNamed, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

const COUNTS = z.object({
  leagues: z.array(z.object({ teams: z.array(z.object({ code: z.string() })) })),
  champions: z.array(z.object({ key: z.number() })),
  proPlayers: z.object({ totalCount: z.number() }),
})

it('lists every known team, champion, event and player once for the sitemap', async () => {
  const world = openTestWorld()
  const CUP = { slug: 'cup-26', name: 'Cup 2026', platform: 'EUW1', teams: [], position: 0 } as const
  await writeRosters(world.store, { events: [CUP] })
  const counts = COUNTS.parse(
    await world.ask('{ leagues { teams { code } } champions { key } proPlayers { totalCount } }'),
  )
  const { teams, champions, players, events } = await listForSitemap(executeIn(world.context))
  expect(events).toEqual([{ slug: 'cup-26' }])
  expect(teams).toEqual(counts.leagues.flatMap((league) => league.teams))
  expect(champions.map(({ key }) => key)).toEqual(counts.champions.map(({ key }) => key))
  expect(champions.length).toBeGreaterThan(0)
  expect(new Set(players.map(({ slug }) => slug)).size).toBe(counts.proPlayers.totalCount)
  expect(players).toHaveLength(counts.proPlayers.totalCount)
})

it('lists the champions that a player has at least five known games on, at most three', async () => {
  const { context, store } = openTestWorld()
  await writeRosters(store, {
    leagues: [{ code: 'LGE', name: 'League', position: 0 }],
    teams: [{ code: 'ONE', name: 'One', league: 'LGE', position: 0 }],
    players: [proPlayerNamed('Vesk', 'ONE')],
  })
  const records = [40, 22, 9, 6, 4].map((games, index) => ({ ...nothingOn([22, 62, 103, 1, 2][index] ?? 0), games }))
  const listed = async (known: typeof records) => {
    const championPlayers = { ...context.championPlayers, listRecords: async () => known }
    const { players } = await listForSitemap(executeIn({ ...context, championPlayers }))
    return players.flatMap(({ champions }) => champions.map(({ key }) => key))
  }
  expect(await listed(records)).toEqual([22, 62, 103])
  expect(await listed(records.slice(3))).toEqual([1])
  expect(await listed([])).toEqual([])
})
