import type { Route } from 'playwright-core'
import { z } from 'zod'
import type { BuiltProduct } from './built-product.ts'
import { becomeEditor } from './editor.ts'
import { it as visited } from './journey.ts'
import { operationOf } from './operation-of.ts'
import { settle } from './visit.ts'

/** The journey test with `edit`, which opens a page as an editor. */
export const it = visited
  .extend('cookies', { scope: 'file' }, ({ product }) => becomeEditor(product))
  .extend('edit', ({ visit, cookies }) => async (path: string, visitor: Parameters<typeof visit>[1] = {}) => {
    const page = await visit(path, { ...visitor, cookies })
    await settle(page)
    return page
  })

const PLAYERS = z.object({
  leagues: z.array(
    z.object({
      code: z.string(),
      teams: z.array(
        z.object({
          code: z.string(),
          roster: z.array(
            z.object({
              name: z.string(),
              accounts: z.array(z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** Returns two teams of one league, and a player of the first team with an account. */
export async function findTeams(product: BuiltProduct) {
  const { leagues } = await product.ask(
    PLAYERS,
    '{ leagues { code teams { code roster { name accounts { gameName tagLine region } } } } }',
  )
  const [league] = leagues
  const [team, other] = league?.teams ?? []
  const player = team?.roster.find(({ accounts }) => accounts.length > 0)
  const [account] = player?.accounts ?? []
  if (!league || !team || !other || !player || !account) throw new Error('The demo world has too few pro players.')
  return { league: league.code, team: team.code, other: other.code, player: player.name, account }
}

/** True when the document of a request contains the given text. */
export const isAbout = (route: Route, beginning: string) =>
  operationOf(route.request())?.text.includes(beginning) === true
