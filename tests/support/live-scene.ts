import type { Platform } from '../../gateway/shared/region.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { proAccountOf, proPlayerNamed, type Rosters, type Written, writeRosters } from './rosters.ts'

/** A pro with one account known to Riot. */
function proWithAccount(name: string, team: string, platform: Platform, more: Parameters<typeof proPlayerNamed>[2]) {
  const account = proAccountOf({
    platform,
    gameName: name,
    tagLine: 'PRO',
    puuid: `puuid-of-${name.toLowerCase()}`,
    keyId: 'test',
  })
  return proPlayerNamed(name, team, { accounts: [account], ...more })
}

/** Three pros in two leagues, each with one account. */
export const LUMEN = proWithAccount('Lumen', 'ONE', 'EUW1', { role: 'MID' })
export const VESPER = proWithAccount('Vesper', 'ONE', 'EUW1', { role: 'SUP' })
export const ORRIN = proWithAccount('Orrin', 'TWO', 'KR', { role: 'JNG' })

const SCENE: Partial<Written<Rosters>> = {
  leagues: ['LGE', 'OTH'].map((code, position) => ({ code, name: `League ${code}`, position })),
  teams: [
    { code: 'ONE', name: 'Team ONE', league: 'LGE', position: 0 },
    { code: 'TWO', name: 'Team TWO', league: 'OTH', position: 0 },
  ],
  players: [LUMEN, VESPER, ORRIN],
}

/** Writes the three pros with their teams and leagues. */
export async function writeLiveScene(store: DocumentStore): Promise<void> {
  await writeRosters(store, SCENE)
}
