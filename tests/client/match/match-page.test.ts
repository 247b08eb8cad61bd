import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { matchPath } from '../../../client/paths.ts'
import type { Locale } from '../../../languages.ts'
import { visitAddress } from '../render-page.tsx'
import { answering, VEYL } from '../stand-in-server.ts'
import { AZIR, match, opponent, participant, SYNDRA, team, UNKNOWN_CHAMPION } from './a-match.ts'

const PATH = matchPath('KR_7000000001')

/** Returns the words of the page when the server answers the look-up with this match. */
async function wordsOf(found: object, locale: Locale = 'en') {
  const client = createApolloClient(answering(VEYL, found))
  const rendered = await visitAddress(PATH, locale, client)
  // Joins numbers with the words beside them.
  return rendered.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'")
}

const count = (words: string, part: string) => words.split(part).length - 1

describe('the page of a match', () => {
  it('shows queue, result, duration and date', async () => {
    const words = await wordsOf(match())
    expect(words).toContain('KR Patch 16.4 Ranked solo Blue side won')
    expect(words).toContain('30:00 May 1, 2026')
    expect(words).toContain('KR_7000000001')
    expect(words).toContain('Copy link')
  })

  it('shows that one side surrendered', async () => {
    expect(await wordsOf(match())).not.toContain('Surrender')
    expect(await wordsOf(match({ endedInSurrender: true }))).toContain('30:00 Surrender')
  })

  it('shows the objectives that a side took, and no others', async () => {
    const words = await wordsOf(match())
    expect(words).toContain('Inhibitors 1')
    expect(words).toContain('Void grubs 3')
    expect(words).not.toContain('Atakhan')
  })

  it('shows the boots of a bottom laner in the slot of the role quest', async () => {
    const boots = {
      key: 3006,
      name: { text: "Berserker's Greaves", locale: 'EN' },
      image: '/images/items/3006.png',
    }
    const found = match({ participants: [participant({ lane: 'BOTTOM', roleBoundItem: boots }), opponent()] })
    const { pictures } = await visitAddress(PATH, 'en', createApolloClient(answering(VEYL, found)))
    expect(pictures).toContain('/images/items/3006.png')
  })

  it('shows the figures of each participant, and no grade', async () => {
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

  it('compares both sides in numbers, and leaves out rows of zeros', async () => {
    const words = await wordsOf(match())
    expect(words).toContain('Blue side Stat Red side 9 Kills 2')
    expect(words).toContain('8 Towers 8')
    expect(words).not.toContain('Barons')
  })

  it('shows bans, including skipped ones and unknown champions', async () => {
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

describe('a participant without a name', () => {
  it('is marked as bot, hidden or unknown', async () => {
    const unnamed = { gameName: '', tagLine: '', summonerName: '' }
    const words = await wordsOf(
      match({
        participants: [
          participant({ participantId: 1, puuid: null, bot: true, ...unnamed }),
          participant({ participantId: 2, puuid: null, ...unnamed }),
          participant({ participantId: 3, ...unnamed }),
          opponent({ puuid: null, gameName: 'Syndra the Second' }),
        ],
      }),
    )
    expect(words).toContain('Bot')
    expect(count(words, 'Hidden player')).toBe(2)
    expect(words).toContain('Name unknown')
    expect(words).not.toContain('the Second')
  })

  it('plays an unknown champion under its name in the match, without the code of the mode', async () => {
    const words = await wordsOf(
      match({ participants: [participant({ champion: UNKNOWN_CHAMPION, championName: 'Strawberry_Jinx' })] }),
    )
    expect(words).toContain('Jinx')
    expect(words).not.toContain('Strawberry')
  })

  it('plays an unknown champion shown by its key when the match has no name', async () => {
    const words = await wordsOf(
      match({ participants: [participant({ champion: UNKNOWN_CHAMPION, championName: '' })] }),
    )
    expect(words).toContain('Unknown champion 3151')
  })
})

describe('the page of a match on the Howling Abyss', () => {
  it('has no lanes, creep scores or vision, although its queue is also played on the Rift', async () => {
    for (const queue of ['CLASH', 'CUSTOM', 'TOURNAMENT']) {
      const words = await wordsOf(match({ queue, mapId: 12, gameMode: 'ARAM' }))
      expect(words, queue).toContain('Team comparison')
      expect(words, queue).not.toMatch(/CS|Vision|Azir · Middle/)
      expect(await wordsOf(match({ queue })), queue).toMatch(/CS Gold Vision .* Azir · Middle/)
    }
  })
})

describe('the page of a match with groups', () => {
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

  it('lists groups by placement, without winners and losers', async () => {
    const words = await wordsOf(arena)
    const places = ['1st place Player', '2nd place Player', '3rd place Player'].map((place) => words.indexOf(place))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(words).toContain('1st place: Azir, Syndra')
    expect(words).not.toMatch(/WIN|LOSS|side won|Blue side/)
  })

  it('has no lane columns and no comparison of sides', async () => {
    const words = await wordsOf(arena)
    expect(words).not.toMatch(/CS|Vision|Team comparison|Towers/)
    expect(words).toContain('Gold')
  })

  it('uses Polish ordinals', async () => {
    expect(await wordsOf(arena, 'pl')).toContain('1. miejsce Gracz')
  })
})

describe('the page of a cooperative match', () => {
  const together = [1, 2, 3].map((participantId) =>
    participant({ participantId, kills: 0, deaths: participantId, assists: 0, kda: 0, lane: null, visionScore: 0 }),
  )
  const swarm = match({ queue: 'SWARM', gameMode: 'STRAWBERRY', participants: together, teams: [team(100)] })

  it('shows a common result and no sides', async () => {
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

describe('the page of a match that was not played', () => {
  it('shows no winner of a remake, even when Riot marks one', async () => {
    const words = await wordsOf(match({ outcome: 'REMAKE' }))
    expect(words).toContain('Remake: no winner')
    expect(words).toContain('This match was a remake')
    expect(words).not.toMatch(/WIN|LOSS|side won/)
  })

  it('reports an aborted match instead of an empty table', async () => {
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

describe('the name of a mode', () => {
  it('is the number of the queue when the server does not know it', async () => {
    const unknown = match({ queue: 'OTHER', queueId: 2410, gameMode: 'KIWI' })
    expect(await wordsOf(unknown)).toContain('Unknown mode (2410) Blue side won')
    expect(await wordsOf(unknown)).not.toContain('KIWI')
    expect(await wordsOf(unknown, 'pl')).toContain('Nieznany tryb (2410)')
  })

  it('is that of the client', async () => {
    expect(await wordsOf(match({ queue: 'CUSTOM' }))).toContain('Custom game Blue side won')
    expect(await wordsOf(match({ queue: 'ARAM_MAYHEM', gameMode: 'KIWI' }))).toContain('ARAM: Mayhem Blue side won')
    expect(await wordsOf(match({ queue: 'TOURNAMENT' }), 'pl')).toContain('Gra turniejowa')
  })
})

describe('the page of a match that cannot be shown', () => {
  it('reports a match that does not exist, and how to continue', async () => {
    const words = await wordsOf({ __typename: 'MatchNotFound', message: '', matchId: 'KR_7000000001' })
    expect(words).toContain('Match KR_7000000001')
    expect(words).toContain('Match not found')
    expect(words).toContain('Find an account')
  })

  it('reports an invalid match id', async () => {
    const words = await wordsOf({ __typename: 'InvalidMatchId', message: '' })
    expect(words).toContain("This isn't a valid match ID")
    expect(words).toContain('such as EUW1_7261321891')
  })

  it('counts down to the next try when Riot is unavailable', async () => {
    const retryAt = new Date(Date.now() + 3_600_000).toISOString()
    const words = await wordsOf({ __typename: 'UpstreamUnavailable', message: '', retryAt })
    expect(words).toContain("Riot isn't responding")
    expect(words).toMatch(/Try again in (1:00:00|59:\d\d)/)
  })
})
