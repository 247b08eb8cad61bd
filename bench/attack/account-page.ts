import { AccountPageDocument } from '../../client/gql/AccountPage.ts'
import { documentText } from '../../codegen/document-text.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import type { Region } from '../../gateway/shared/region.ts'
import { createPopulation } from '../../gateway/simulator/world/population.ts'
import { type AttackRequest, graphql } from './ask.ts'
import { SEED } from './attack-world.ts'

/** A Riot ID and the region of its account. */
export interface RiotId {
  readonly gameName: string
  readonly tagLine: string
  readonly region: Region
}

const PAGE = documentText(AccountPageDocument)

const RANKS = `query ($gameName: String!, $tagLine: String!, $region: Region) {
  account(gameName: $gameName, tagLine: $tagLine, region: $region) {
    __typename
    ... on Account { ranks { entries { queue tier division leaguePoints } freshness { fetchedAt stale } } }
  }
}`

/** Builds the request of the account page. */
export function accountPage(account: RiotId): AttackRequest {
  return graphql('account page', PAGE, { ...account, locale: 'EN', first: 10 })
}

/** Builds the look-up of an account with its ranks. */
export function ranksOf(account: RiotId): AttackRequest {
  return graphql('ranks', RANKS, account)
}

/**
 * Lists the accounts with enough games for a full page, those of EUW first. Accounts of pro players are left out, because
 * workers keep their ranks fresh.
 */
export function listAccounts(): readonly RiotId[] {
  const { accounts, proPlayers } = createPopulation(SEED)
  const pros = new Set(proPlayers.flatMap((player) => player.accounts.map(({ puuid }) => puuid)))
  return accounts
    .filter(({ gamesPerDay, puuid }) => gamesPerDay >= 1 && !pros.has(puuid))
    .map(({ gameName, tagLine, platform }) => ({ gameName, tagLine, region: regionOf(platform) }))
    .toSorted((a, b) => Number(b.region === 'EUW') - Number(a.region === 'EUW'))
}
