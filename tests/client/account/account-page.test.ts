import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { visitAddress } from '../render-page.tsx'
import { answering, VEYL } from '../stand-in-server.ts'
import { CHALLENGER, edge, matches, participant, ranks, SYNDRA } from './veyl-matches.ts'

const PATH = '/account/kr/Veyl-KR1'

/** Returns the words of the page when the server answers the look-up with this account. */
async function wordsOf(account: object, { search = '', locale = 'en' }: { search?: string; locale?: Locale } = {}) {
  const client = createApolloClient(answering(account))
  const page = await visitAddress(PATH + search, locale, client)
  // Joins numbers with the words beside them.
  return page.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ')
}

describe('the match list of an account', () => {
  it('shows the result and the figures of each match', async () => {
    const words = await wordsOf({ ...VEYL, matches: matches([edge('m1')]) })
    expect(words).toContain('WIN Ranked solo 30:00')
    expect(words).toContain('kills 9, deaths 2, assists 11')
    expect(words).toContain('10.0 KDA')
    expect(words).toContain('258 CS · 8.6/min')
    expect(words).toContain('Triple kill')
    expect(words).toContain('Orrin')
  })

  it('shows no creep score of a match on the Howling Abyss, in any queue', async () => {
    const words = await wordsOf({ ...VEYL, matches: matches([edge('m1', {}, { queue: 'CLASH', mapId: 12 })]) })
    expect(words).toContain('10.0 KDA')
    expect(words).not.toContain('258 CS')
  })

  it('marks a match in which one side surrendered', async () => {
    const account = { ...VEYL, matches: matches([edge('m1', {}, { endedInSurrender: true })]) }
    expect(await wordsOf(account)).toContain('WIN Surrender Ranked solo 30:00')
    expect(await wordsOf(account, { locale: 'pl' })).toContain('ZWYCIĘSTWO Poddanie Rankingowa solo 30:00')
    expect(await wordsOf({ ...VEYL, matches: matches([edge('m1')]) })).not.toContain('Surrender')
  })

  it('has a summary', async () => {
    const lost = edge('m2', { champion: SYNDRA, win: false, kills: 1, deaths: 8, assists: 4, kda: 0.625 })
    const words = await wordsOf({ ...VEYL, matches: matches([edge('m1'), edge('m3'), lost]) })
    expect(words).toContain('2 wins, 1 loss')
    expect(words).toContain('3 games: 2 wins, 1 loss 2–1 3 games 2 wins, 1 loss 3.8 KDA')
    expect(words).not.toContain('95% interval')
    expect(words).toContain('Azir 2 games 2–0 10.0')
    expect(words).toContain('Syndra 1 game 0–1 0.6')
  })

  it('has a win rate with its interval from five games on', async () => {
    const words = await wordsOf({ ...VEYL, matches: matches(['m1', 'm2', 'm3', 'm4', 'm5'].map((id) => edge(id))) })
    expect(words).toContain('100% win rate in 5 games: 5 wins, 0 losses')
    expect(words).toContain('95% interval 57–100%')
  })

  it('counts only matches that one of two sides wins, and says so in the summary', async () => {
    const loaded = matches([edge('m1'), edge('m2', {}, { queue: 'ARENA' }), edge('m3', {}, { queue: 'COOP' })])
    const words = await wordsOf({ ...VEYL, matches: loaded })
    expect(words).toContain('1 win, 0 losses')
    expect(words).toContain('3 games, 1 counted (arena and co-op left out)')
    const polish = await wordsOf({ ...VEYL, matches: loaded }, { locale: 'pl' })
    expect(polish).toContain('3 gry, policzono 1 (pominięto: arena i gry z botami)')
  })

  it('shows no rates when no match counts', async () => {
    const words = await wordsOf({ ...VEYL, matches: matches([edge('m1', {}, { queue: 'SWARM' })]) })
    expect(words).toContain('No stats from these games 1 game, 0 counted (swarm left out)')
    expect(words).not.toContain('95% interval')
  })

  it('shows how many matches were searched for those on a champion', async () => {
    const found = matches([edge('m1'), edge('m2')], {
      examined: 50,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'm1', endCursor: 'x' },
    })
    const words = await wordsOf({ ...VEYL, matches: found }, { search: '?champion=azir' })
    expect(words).toContain('2 matches on Azir among the last 50')
    expect(words).toContain('Search older matches')
    const inQueue = await wordsOf({ ...VEYL, matches: found }, { search: '?champion=268&queue=solo', locale: 'pl' })
    expect(inQueue).toContain('2 mecze jako Azir wśród ostatnich 50 (Rankingowa solo)')
  })

  it('offers to search further back when none on a champion was found', async () => {
    const none = matches([], {
      examined: 50,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: 'x' },
    })
    const words = await wordsOf({ ...VEYL, matches: none }, { search: '?champion=syndra' })
    expect(words).toContain('None found yet')
    expect(words).toContain('Search older matches 0 matches on Syndra among the last 50')
  })

  it('reports that there are no matches on a champion once all were searched', async () => {
    const none = matches([], { examined: 23 })
    const words = await wordsOf({ ...VEYL, matches: none }, { search: '?champion=syndra&queue=flex' })
    expect(words).toContain(
      'No matches on Syndra Riot lists 23 matches for this account in Ranked flex, and we checked all of them',
    )
    expect(words).toContain('Every champion Every queue')
  })

  it('shows all matches when the address names an unknown champion', async () => {
    const words = await wordsOf({ ...VEYL, matches: matches([edge('m1')]) }, { search: '?champion=nobody' })
    expect(words).toContain('1 match loaded')
  })

  it('shows the age of the list, and when it is too old', async () => {
    expect(await wordsOf(VEYL)).toMatch(/Matches updated .* ago/)
    const stale = matches([edge('m1')], { freshness: { ...VEYL.freshness, stale: true } })
    expect(await wordsOf({ ...VEYL, matches: stale })).toContain('This data may be out of date')
  })

  it('shows no KDA ratio without a death', async () => {
    const words = await wordsOf({ ...VEYL, matches: matches([edge('m1', { deaths: 0, kda: null })]) })
    expect(words).toContain('Perfect')
    expect(words).not.toMatch(/Infinity|NaN/)
  })

  it('uses Polish plural forms and decimal commas', async () => {
    const won = ['a', 'b', 'c', 'd', 'e'].map((id) => edge(id))
    const lost = edge('f', { win: false })
    const words = await wordsOf({ ...VEYL, matches: matches([...won, lost]) }, { locale: 'pl' })
    expect(words).toContain('5 zwycięstw, 1 porażka')
    expect(words).toContain('ZWYCIĘSTWO Rankingowa solo')
    expect(words).toContain('10,0 KDA')
    expect(words).toContain('Wczytano 6 meczów')
  })

  it('shows the placement in modes without a winning side, and the number of groups', async () => {
    const others = [2, 3, 4].map((subteamId) =>
      participant({ participantId: subteamId, gameName: `Rival ${subteamId}`, subteamId, placement: subteamId + 1 }),
    )
    const arena = edge('m1', { subteamId: 1, placement: 2 }, { queue: 'ARENA' }, others)
    const words = await wordsOf({ ...VEYL, matches: matches([arena]) })
    expect(words).toContain('2nd of 4 Arena')
    expect(words).toContain('and 3 other groups')
  })

  it('shows hidden players and bots without a name', async () => {
    const hidden = participant({ participantId: 2, puuid: null, gameName: '', tagLine: '', teamId: 200 })
    const bot = participant({ participantId: 3, puuid: null, bot: true, gameName: '', teamId: 200 })
    const words = await wordsOf({ ...VEYL, matches: matches([edge('m1', {}, {}, [hidden, bot])]) })
    expect(words).toContain('Hidden')
    expect(words).toContain('Bot')
  })

  it('shows how many matches could not be loaded', async () => {
    const words = await wordsOf({ ...VEYL, matches: matches([edge('m1')], { missing: 2 }) })
    expect(words).toContain('2 matches couldn&#x27;t be loaded.')
  })

  it('reports no matches when there are none, and unknown ones when Riot is unavailable', async () => {
    expect(await wordsOf(VEYL)).toContain('No matches yet')
    expect(await wordsOf(VEYL, { search: '?queue=aram' })).toContain('No matches in this queue yet')
    const unknown = await wordsOf({ ...VEYL, matches: null })
    expect(unknown).toContain('Riot isn&#x27;t responding, and no matches are stored here')
    expect(unknown).not.toContain('No matches yet')
  })
})

describe('the ranks of an account', () => {
  it('are shown beside the matches with their sample', async () => {
    const words = await wordsOf({ ...VEYL, ranks: ranks(CHALLENGER) })
    expect(words).toContain('Ranked solo Challenger')
    expect(words).toContain('1,284 LP 212 W – 164 L 56.4% · 376 games')
  })

  it('are shown in full on their own tab, which has its own address', async () => {
    const flex = { ...CHALLENGER, queue: 'FLEX', tier: 'EMERALD', division: 'II', hotStreak: false, inactive: true }
    const words = await wordsOf({ ...VEYL, ranks: ranks(flex, CHALLENGER) }, { search: '?tab=ranks' })
    expect(words.indexOf('Challenger')).toBeLessThan(words.indexOf('Emerald II'))
    expect(words).toContain('95% interval 51–61% Win streak')
    expect(words).toContain('Inactive')
  })

  it('mark each queue without a placement', async () => {
    const words = await wordsOf({ ...VEYL, ranks: ranks(CHALLENGER) }, { search: '?tab=ranks' })
    expect(words).toContain('Ranked flex Unranked Not placed in this queue this season.')
  })

  it('are reported as unknown, not missing, when Riot is unavailable', async () => {
    const words = await wordsOf({ ...VEYL, ranks: null })
    expect(words).toContain('No ranks yet')
    expect(words).not.toContain('Unranked')
  })
})

describe('the page of an account that cannot be shown', () => {
  it('links to the region where the Riot ID plays', async () => {
    const words = await wordsOf({ __typename: 'AccountNotFound', activeRegion: 'EUW', likelyMeant: [] })
    expect(words).toContain('Veyl #KR1')
    expect(words).toContain('This account plays on EUW')
    expect(words).toContain('Open it on EUW')
  })

  it('reports that no account has the Riot ID', async () => {
    const words = await wordsOf({ __typename: 'AccountNotFound', activeRegion: null, likelyMeant: [] })
    expect(words).toContain('Account not found')
    expect(words).toContain('Search again')
  })

  it('names the invalid part of a Riot ID', async () => {
    const words = await wordsOf({ __typename: 'InvalidRiotId', field: 'TAG_LINE', likelyMeant: [] })
    expect(words).toContain('The tag line (the part after the #) has up to 5 letters and digits.')
  })

  it('counts down to the time of the next try', async () => {
    const retryAt = new Date(Date.now() + 3_600_000).toISOString()
    const words = await wordsOf({ __typename: 'UpstreamUnavailable', retryAt })
    expect(words).toContain('Riot isn&#x27;t responding')
    expect(words).toMatch(/Try again in (1:00:00|59:\d\d)/)
  })

  it('offers an immediate retry once that time is over', async () => {
    const words = await wordsOf({ __typename: 'UpstreamUnavailable', retryAt: VEYL.freshness.fetchedAt })
    expect(words).toContain('Try again')
    expect(words).not.toContain('Try again in')
  })
})

describe('the age of an account', () => {
  it('is marked as too old when Riot is unavailable', async () => {
    const stale = { ...VEYL.freshness, stale: true }
    expect(await wordsOf({ ...VEYL, freshness: stale })).toContain('You&#x27;re seeing the last known data.')
    expect(await wordsOf(VEYL)).not.toContain('You&#x27;re seeing the last known data.')
  })

  it('is shown for the level alone', async () => {
    expect(await wordsOf(VEYL)).toMatch(/Level updated .* ago/)
    expect(await wordsOf(VEYL, { locale: 'pl' })).toMatch(/Poziom zaktualizowano .* temu/)
  })

  it('decides when the account can be updated', async () => {
    expect(await wordsOf(VEYL)).toContain('Update')
    const refreshAvailableAt = new Date(Date.now() + 3_600_000).toISOString()
    expect(await wordsOf({ ...VEYL, refreshAvailableAt })).toMatch(/Update in (1:00:00|59:\d\d)/)
  })
})
