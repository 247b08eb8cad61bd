import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../client/i18n/locale.ts'
import { matchPath } from '../../../client/paths.ts'
import { visitAddress } from '../render-page.tsx'
import { answering, VEYL } from '../stand-in-server.ts'
import { AZIR, match, opponent, participant, SYNDRA, team, UNKNOWN_CHAMPION } from './a-match.ts'

const PATH = matchPath('KR_7000000001')

/** The words of the page when the server answers a look-up with this. */
async function wordsOf(found: object, locale: Locale = 'en') {
  const client = createApolloClient(answering(VEYL, found))
  const rendered = await visitAddress(PATH, locale, client)
  // Numbers that stand beside their words belong to them.
  return rendered.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'")
}

const count = (words: string, part: string) => words.split(part).length - 1

describe('the page of a match', () => {
  it('says what it was, how it ended, how long it took and when that was', async () => {
    const words = await wordsOf(match())
    expect(words).toContain('KR Patch 16.4 Ranked solo Blue side won')
    expect(words).toContain('30:00 May 1, 2026')
    expect(words).toContain('KR_7000000001')
    expect(words).toContain('Copy link')
  })

  it('gives of everybody the numbers, and no grade', async () => {
    const words = await wordsOf(match({ participants: [participant(), opponent({ deaths: 0, kda: null })] }))
    expect(words).toContain('Veyl')
    expect(words).toContain('kills 9, deaths 2, assists 11 10.0 · 222%')
    expect(words).toContain('Damage 22,345 taken 13,017')
    expect(words).toContain('CS 258 8.6/min')
    expect(words).toContain('Gold 14,250')
    expect(words).toContain('Vision 23')
    expect(words).toContain('level 17')
    expect(words).toContain('Perfect')
    expect(words).not.toMatch(/Infinity|NaN|MVP|undefined|null/)
  })

  it('compares both sides in numbers, and leaves out what neither has any of', async () => {
    const words = await wordsOf(match())
    expect(words).toContain('Blue side Stat Red side 9 Kills 2')
    expect(words).toContain('8 Towers 8')
    expect(words).not.toContain('Barons')
  })

  it('shows bans, those that were passed too, and unknown champions by their number', async () => {
    const bans = [
      { pickTurn: 1, champion: AZIR },
      { pickTurn: 2, champion: null },
      { pickTurn: 3, champion: UNKNOWN_CHAMPION },
    ]
    const words = await wordsOf(match({ teams: [team(100, { bans }), team(200)] }))
    expect(words).toContain('Bans No ban')
    expect(words).toContain('First blood')
  })

  it('speaks Polish', async () => {
    const words = await wordsOf(match(), 'pl')
    expect(words).toContain('Rankingowa solo Wygrała strona niebieska')
    expect(words).toContain('zabójstwa: 9, śmierci: 2, asysty: 11 10,0')
    expect(words).toContain('Porównanie drużyn')
  })
})

describe('who can not be named', () => {
  it('is a bot, hidden, or without a known name, and each says which', async () => {
    const nobody = { gameName: '', tagLine: '', summonerName: '' }
    const words = await wordsOf(
      match({
        participants: [
          participant({ participantId: 1, puuid: null, bot: true, ...nobody }),
          participant({ participantId: 2, puuid: null, ...nobody }),
          participant({ participantId: 3, ...nobody }),
          opponent({ puuid: null, gameName: 'Withheld Name' }),
        ],
      }),
    )
    expect(words).toContain('Bot')
    expect(words).toContain('Hidden')
    expect(words).toContain('Name unknown')
    expect(words).toContain('Withheld Name')
  })

  it('plays a champion that is called as the match calls it', async () => {
    const words = await wordsOf(
      match({ participants: [participant({ champion: UNKNOWN_CHAMPION, championName: 'Strawberry_Jinx' })] }),
    )
    expect(words).toContain('Strawberry_Jinx')
  })

  it('plays an unknown champion with a number where the match names none', async () => {
    const words = await wordsOf(
      match({ participants: [participant({ champion: UNKNOWN_CHAMPION, championName: '' })] }),
    )
    expect(words).toContain('Unknown champion 3151')
  })
})

describe('a match of many groups', () => {
  const groups = [3, 1, 2].flatMap((placement) =>
    [1, 2].map((seat) =>
      participant({
        participantId: placement * 2 + seat,
        gameName: `Group ${placement} seat ${seat}`,
        teamId: placement === 3 ? 200 : 100,
        win: placement !== 3,
        subteamId: placement + 4,
        placement,
        lane: null,
        champion: seat === 1 ? AZIR : SYNDRA,
      }),
    ),
  )
  const arena = match({ queue: 'ARENA', gameMode: 'CHERRY', participants: groups, teams: [team(100), team(0)] })

  it('lists them by their place, and calls nobody a winner or loser', async () => {
    const words = await wordsOf(arena)
    const places = ['1st place Player', '2nd place Player', '3rd place Player'].map((place) => words.indexOf(place))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(words).toContain('1st place: Azir, Syndra')
    expect(words).not.toMatch(/WIN|LOSS|side won|Blue side/)
  })

  it('has no columns of lanes and no comparison of sides', async () => {
    const words = await wordsOf(arena)
    expect(words).not.toMatch(/CS|Vision|Team comparison|Towers/)
    expect(words).toContain('Gold')
  })

  it('counts places as Polish does', async () => {
    expect(await wordsOf(arena, 'pl')).toContain('1. miejsce Gracz')
  })
})

describe('a match against the game itself', () => {
  const together = [1, 2, 3].map((participantId) =>
    participant({ participantId, kills: 0, deaths: participantId, assists: 0, kda: 0, lane: null, visionScore: 0 }),
  )
  const swarm = match({ queue: 'SWARM', gameMode: 'STRAWBERRY', participants: together, teams: [team(100)] })

  it('is won or lost together, and has no other side', async () => {
    const words = await wordsOf(swarm)
    expect(words).toContain('Swarm Victory')
    expect(words).not.toMatch(/Blue side|Red side|Team comparison|K \/ D \/ A/)
  })

  it('counts deaths and monsters', async () => {
    const words = await wordsOf(swarm)
    expect(words).toContain('1 death ')
    expect(words).toContain('3 deaths')
    expect(words).toContain('Monsters 258')
    expect(await wordsOf(swarm, 'pl')).toContain('3 śmierci')
  })
})

describe('a match that was not played', () => {
  it('has no winner when it was a remake, although Riot marks one', async () => {
    const words = await wordsOf(match({ outcome: 'REMAKE' }))
    expect(words).toContain('Remake: no winner')
    expect(words).toContain('This match was a remake')
    expect(words).not.toMatch(/WIN|LOSS|side won/)
  })

  it('says so when it never began, instead of showing an empty table', async () => {
    const aborted = match({
      outcome: 'ABORTED',
      queue: 'OTHER',
      gameMode: '',
      patch: '',
      startedAt: null,
      durationSeconds: 0,
      participants: [],
      teams: [],
    })
    const words = await wordsOf(aborted)
    expect(words).toContain('Aborted match Never started')
    expect(words).toContain('No game was played')
    expect(words).not.toMatch(/0:00|Patch|Player|Other/)
    expect(count(words, 'Find an account')).toBeGreaterThan(0)
  })
})

describe('a queue without a name', () => {
  it('is followed by Riot’s word for the mode, where there is one', async () => {
    expect(await wordsOf(match({ queue: 'OTHER', gameMode: 'KIWI' }))).toContain('Other KIWI')
    expect(await wordsOf(match({ queue: 'OTHER', gameMode: '' }))).toContain('Other Blue side won')
    expect(await wordsOf(match({ queue: 'CUSTOM' }))).toContain('Custom game Blue side won')
  })
})

describe('a match that can not be shown', () => {
  it('does not exist, and the page says what to do', async () => {
    const words = await wordsOf({ __typename: 'MatchNotFound', message: '', matchId: 'KR_7000000001' })
    expect(words).toContain('Match KR_7000000001')
    expect(words).toContain('Match not found')
    expect(words).toContain('Find an account')
  })

  it('has an id that can be none', async () => {
    const words = await wordsOf({ __typename: 'InvalidMatchId', message: '' })
    expect(words).toContain("This isn't a valid match ID")
    expect(words).toContain('such as EUW1_7261321891')
  })

  it('counts down to when Riot can be asked again', async () => {
    const retryAt = new Date(Date.now() + 3_600_000).toISOString()
    const words = await wordsOf({ __typename: 'UpstreamUnavailable', message: '', retryAt })
    expect(words).toContain("Riot isn't responding")
    expect(words).toMatch(/Try again in (1:00:00|59:\d\d)/)
  })
})
