import type { Env } from './env.ts'

const DATA_DRAGON = 'https://ddragon.leagueoflegends.com'
const COMMUNITY_DRAGON = 'https://raw.communitydragon.org'

/** Address of Community Dragon; null when it is not used. By default it is not used when a stand-in replaces Data Dragon. */
export function communityDragonUrl(env: Pick<Env, 'COMMUNITY_DRAGON_URL' | 'DATA_DRAGON_URL'>): string | null {
  if (env.COMMUNITY_DRAGON_URL !== undefined) return env.COMMUNITY_DRAGON_URL
  return env.DATA_DRAGON_URL?.replace(/\/+$/, '') === DATA_DRAGON ? COMMUNITY_DRAGON : null
}
