import events from '../../rosters/facts/events.json' with { type: 'json' }
import type { Platform } from '../../shared/region.ts'
import { parseRegion, platformOf } from '../../shared/region.ts'
import type { Random } from '../random.ts'
import type { AccountMaker } from './accounts.ts'
import { accountName } from './pro-players.ts'
import type { SimulatedProPlayer } from './pro-players.ts'

const BOOTCAMPS: readonly { readonly platform: Platform; readonly teams: ReadonlySet<string> }[] = events.map(
  ({ region, teams }) => ({ platform: platformOf(parseRegion(region)), teams: new Set(teams) }),
)

/** Adds an account for each pro on the platform of the team's bootcamp, unless the pro has an account there already. */
export function openBootcamps(
  maker: AccountMaker,
  proPlayers: readonly SimulatedProPlayer[],
  random: Random,
): readonly SimulatedProPlayer[] {
  return proPlayers.map((pro) => {
    const [main] = pro.accounts
    if (main === undefined) return pro
    const abroad = BOOTCAMPS.filter(
      ({ platform, teams }) => teams.has(pro.team) && pro.accounts.every((account) => account.platform !== platform),
    )
    const opened = abroad.map(({ platform }) =>
      maker.make({
        platform,
        lane: main.lane,
        skill: Math.max(3050, main.skill - random.within(0, 200)),
        gamesPerDay: random.within(3, 6),
        ...accountName(pro.team, pro.name, random),
      }),
    )
    return opened.length === 0 ? pro : { ...pro, accounts: [...pro.accounts, ...opened] }
  })
}
