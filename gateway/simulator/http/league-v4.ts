import { DIVISIONS, TIERS } from '../../accounts/rules/rank.ts'
import type { Division, Tier } from '../../accounts/rules/rank.ts'
import type { Platform } from '../../shared/region.ts'
import { hashText, mix } from '../random.ts'
import type { WorldAccount } from '../world/accounts.ts'
import { LADDERS } from '../world/queues.ts'
import type { Ladder } from '../world/queues.ts'
import type { Standing } from '../world/standings.ts'
import { getLocalAccount, getNumber, getPart } from './ask.ts'
import type { PlatformAsk } from './ask.ts'
import { badRequest } from './problem.ts'

const VETERAN_MATCHES = 100
const FRESH_MATCHES = 25
const INACTIVE_MS = 28 * 86_400_000
const PAGE = 205
const APEX: ReadonlySet<Tier> = new Set<Tier>(['MASTER', 'GRANDMASTER', 'CHALLENGER'])
const LEAGUE_NAMES = ['Lanterns', 'Wayfarers', 'Tidecallers', 'Stonewardens', 'Embers', 'Galehorns', 'Duskriders']

/** `/lol/league/v4/entries/by-puuid/{puuid}` */
export function answerEntries(ask: PlatformAsk) {
  const account = getLocalAccount(ask)
  return ask.world.listStandings(account, ask.now).map((standing) => toEntry(account, standing, ask.now))
}

/** `/lol/league/v4/{tier}leagues/by-queue/{queue}`: all accounts of one apex tier, unordered. */
export function answerApexLeague(ask: PlatformAsk, tier: Tier) {
  const queue = getLadder(ask)
  const members = listMembers(ask, queue, tier, 'I')
  // For an empty league Riot sends only the tier and the entries.
  if (members.length === 0) return { tier, entries: [] }
  return {
    tier,
    leagueId: toLeagueId(ask.platform, queue, tier, 0),
    queue,
    name: LEAGUE_NAMES[hashText(ask.platform + tier) % LEAGUE_NAMES.length],
    entries: members
      .toSorted((one, other) => one.account.key - other.account.key)
      .map(({ account, standing }) => toItem(account, standing, ask.now)),
  }
}

/** `/lol/league-exp/v4/entries/{queue}/{tier}/{division}`: one page, best first. */
export function answerTierEntries(ask: PlatformAsk) {
  const tier = getOneOf(ask, 'tier', TIERS)
  const members = listMembers(ask, getLadder(ask), tier, getOneOf(ask, 'division', DIVISIONS))
  const page = getNumber(ask, 'page', { from: 1, to: 10_000 }) ?? 1
  return members
    .toSorted((one, other) => other.standing.leaguePoints - one.standing.leaguePoints)
    .slice((page - 1) * PAGE, page * PAGE)
    .map(({ account, standing }) => toEntry(account, standing, ask.now))
}

function listMembers({ world, platform, now }: PlatformAsk, ladder: Ladder, tier: Tier, division: Division) {
  return world.population.listAccounts(platform).flatMap((account) =>
    world
      .listStandings(account, now)
      .filter((each) => each.ladder === ladder && each.tier === tier && each.division === division)
      .map((standing) => ({ account, standing })),
  )
}

/** An entry of a list that is not a league. */
function toEntry(account: WorldAccount, standing: Standing, now: number) {
  const { ladder, tier, division } = standing
  const group = APEX.has(tier) ? 0 : mix(account.key, hashText(division)) % 40
  const leagueId = toLeagueId(account.platform, ladder, tier, group)
  return { leagueId, queueType: ladder, tier, ...toItem(account, standing, now) }
}

function toItem({ puuid }: WorldAccount, standing: Standing, now: number) {
  const { division, leaguePoints, wins, losses, streak, lastPlayedAt } = standing
  return {
    puuid,
    rank: division,
    leaguePoints,
    wins,
    losses,
    veteran: wins + losses >= VETERAN_MATCHES,
    inactive: now - lastPlayedAt > INACTIVE_MS,
    freshBlood: wins + losses < FRESH_MATCHES,
    hotStreak: streak >= 3,
  }
}

function toLeagueId(platform: Platform, ladder: Ladder, tier: Tier, group: number): string {
  const digits = [1, 2, 3, 4].map((word) => {
    return mix(hashText(`${platform} ${ladder} ${tier}`), group, word)
      .toString(16)
      .padStart(8, '0')
  })
  return digits
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
    .slice(0, 36)
}

function getLadder(ask: PlatformAsk): Ladder {
  return getOneOf(ask, 'queue', LADDERS)
}

function getOneOf<T extends string>(ask: PlatformAsk, name: string, allowed: readonly T[]): T {
  const given = getPart(ask, name)
  const value = allowed.find((each) => each === given)
  if (value === undefined) throw badRequest(`Invalid value for ${name}`)
  return value
}
