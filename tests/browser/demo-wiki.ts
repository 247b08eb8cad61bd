import { z } from 'zod'
import type { Row, Tables } from '../leaguepedia/wiki-stand-in.ts'
import type { BuiltProduct } from './built-product.ts'

const SCENE = z.object({
  leagues: z.array(
    z.object({
      teams: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          roster: z.array(z.object({ name: z.string(), role: z.string() })),
        }),
      ),
    }),
  ),
})

const ROLES: Readonly<Record<string, string>> = { TOP: 'Top', JNG: 'Jungle', MID: 'Mid', ADC: 'Bot', SUP: 'Support' }

/** What a wiki says about two teams of the demo world, so that a comparison proposes something of every kind. */
export async function demoWiki(product: BuiltProduct) {
  const { leagues } = await product.ask(SCENE, '{ leagues { teams { code name roster { name role } } } }')
  const [team, other] = leagues[0]?.teams ?? []
  const [top, jungler, mid, bot, support] = team?.roster ?? []
  const [leaver] = other?.roster ?? []
  if (!team || !other || !top || !jungler || !mid || !bot || !support || !leaver) {
    throw new Error('The demo world has too few pro players.')
  }
  const row = ({ name, role }: typeof top, more: Row = {}): Row => ({
    OverviewPage: name,
    ID: name,
    Team: team.name,
    Role: ROLES[role] ?? '',
    ...more,
  })
  const tables: Tables = {
    PlayerRedirects: [top, jungler, mid, bot, support, leaver].map(({ name }) => ({
      AllName: name,
      OverviewPage: name === support.name ? 'Renamed' : name,
    })),
    Players: [
      row(top, { Country: 'Iceland', Instagram: 'not_theirs' }),
      row(jungler, { Team: other.name, SoloqueueIds: "'''EUW:''' Further Account#EUW" }),
      row(mid, { Team: '', IsRetired: '1' }),
      row(bot, { Role: 'Support' }),
      row(leaver, { Team: '' }),
      { OverviewPage: 'Renamed', ID: 'Renamed', Team: team.name, Role: 'Support' },
      { OverviewPage: 'Newcomer', ID: 'Newcomer', Team: team.name, Role: 'Top', Country: 'South Korea' },
    ],
    // The table of moves contradicts the page of the jungler.
    RosterChanges: [
      { Player: jungler.name, Team: team.name, Date_Sort: '2026-10-28', Direction: 'Join', Role: 'Jungle' },
    ],
    Tenures: [
      { Player: leaver.name, Team: other.name, DateJoin: '2025-01-01', DateLeave: '2026-10-12', IsCurrent: '0' },
      { Player: 'Newcomer', Team: team.name, DateJoin: '2026-10-20', DateLeave: null, IsCurrent: '1' },
      { Player: mid.name, Team: team.name, DateJoin: '2025-01-01', DateLeave: '2026-10-25', IsCurrent: '0' },
    ],
  }
  return { tables, team: team.code }
}
