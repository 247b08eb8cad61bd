import { text } from 'node:stream/consumers'
import { ApolloProvider } from '@apollo/client/react'
import { prerenderToNodeStream } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { ChosenCourse } from '../../../client/features/match/player/ChosenCourse.tsx'
import type { PlayerCourse_matchFragment } from '../../../client/gql/graphql.ts'
import { MatchPageDocument } from '../../../client/gql/MatchPage.ts'
import { PlayerCourseDocument } from '../../../client/gql/PlayerCourse.ts'
import { PlayerCourse_matchFragmentDoc } from '../../../client/gql/PlayerCourse_match.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { toContractLocale } from '../../../client/i18n/contract-locale.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { matchPath } from '../../../client/paths.ts'
import type { Locale } from '../../../languages.ts'
import { visitAddress } from '../render-page.tsx'
import { answering, VEYL } from '../stand-in-server.ts'
import { AZIR, match, opponent, participant } from './a-match.ts'
import { championKill, courseOf, purchase, record, timeline } from './a-player-timeline.ts'

interface Scene {
  readonly match?: object
  readonly course?: object
  readonly kills?: readonly object[]
  /** A result other than a timeline. */
  readonly result?: object
  readonly chosenId?: number
  readonly locale?: Locale
}

/** Renders the section once the course is fetched. */
async function htmlOf({ match: change, course, kills, result, chosenId = 1, locale = 'en' }: Scene = {}) {
  const found = match({ ...change, timeline: result ?? timeline([courseOf(chosenId, course)], kills) })
  const client = createApolloClient(answering(VEYL, found))
  const variables = { id: 'match-of-veyl', locale: toContractLocale(locale) }
  await client.query({ query: MatchPageDocument, variables })
  await client.query({ query: PlayerCourseDocument, variables: { ...variables, participantId: chosenId } })
  const stored = client.readFragment<PlayerCourse_matchFragment>({
    fragment: PlayerCourse_matchFragmentDoc,
    fragmentName: 'PlayerCourse_match',
    from: { __typename: 'Match', id: 'match-of-veyl' },
    variables,
  })
  const chosen = stored?.participants.find(({ participantId }) => participantId === chosenId)
  if (stored === null || chosen === undefined) throw new Error('The match is not in the cache.')
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location="/">
      <ApolloProvider client={client}>
        <I18nextProvider i18n={createI18n(locale, messagesIn(locale))}>
          <ChosenCourse match={stored} locale={variables.locale} chosen={chosen} near onChoose={() => {}} />
        </I18nextProvider>
      </ApolloProvider>
    </StaticRouter>,
  )
  return (await text(prelude)).replaceAll(/<style.*?<\/style>/gs, '').replaceAll('&#x27;', "'")
}

async function wordsOf(scene: Scene = {}) {
  const html = await htmlOf(scene)
  return html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<title>.*?<\/title>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

describe('the player of the address', () => {
  const nameOn = async (search: string) => {
    const client = createApolloClient(answering(VEYL, match()))
    const { words } = await visitAddress(`${matchPath('KR_7000000001')}${search}`, 'en', client)
    const [, section = ''] = words.replaceAll('\n', ' ').split('One player&#x27;s match')
    return /Veyl|Orrin/.exec(section)?.[0]
  }

  it('is shown', async () => {
    expect(await nameOn('?player=6')).toBe('Orrin')
  })

  it.each(['', '?player=5', '?player=x'])('is the first participant for "%s"', async (search) => {
    expect(await nameOn(search)).toBe('Veyl')
  })

  it('is chosen among both sides', async () => {
    const html = await htmlOf({ chosenId: 6 })
    expect(html).toMatch(/aria-label="Blue side".*aria-label="Azir, Veyl".*aria-label="Red side".*"Syndra, Orrin"/s)
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html).toMatch(/aria-label="Syndra, Orrin"[^>]*checked=""/)
  })
})

describe('the account of a player', () => {
  it('is shown with the icon and the level that it had in the match', async () => {
    const html = await htmlOf()
    expect(html).toContain('/images/profile-icons/29.png')
    expect(await wordsOf()).toContain('Veyl Level 812 Azir')
  })

  it('is not shown for a hidden player', async () => {
    const hidden = { match: { participants: [participant({ puuid: null }), opponent()] } }
    expect(await wordsOf(hidden)).toContain('Hidden player Azir')
    expect(await htmlOf(hidden)).not.toContain('/images/profile-icons/')
  })
})

describe('the events of a player', () => {
  const kills = [
    championKill(462, 6, 1, [7]),
    championKill(500, 1, 6),
    championKill(600, null, 1),
    championKill(700, 2, 6, [1]),
  ]
  const named = (key: number, name: string) => ({
    ...AZIR,
    id: `champion-${key}`,
    key,
    name: { text: name, locale: 'EN' },
  })
  const participants = [
    participant(),
    participant({ participantId: 2, champion: named(103, 'Ahri') }),
    opponent(),
    opponent({ participantId: 7, champion: named(64, 'Lee Sin') }),
  ]

  it('are listed with times, and deaths with the killers', async () => {
    const words = await wordsOf({ match: { participants }, kills })
    expect(words).toContain('Deaths 2 1. 7:42 killed by Syndra, with Lee Sin 2. 10:00 executed by a tower')
    expect(words).toContain('Kills 1 8:20 Assists 1 11:40')
  })

  it('are described in Polish without declining names', async () => {
    const words = await wordsOf({ match: { participants }, kills, locale: 'pl' })
    expect(words).toContain('Śmierci 2 1. 7:42 zabójca: Syndra, asysty: Lee Sin')
  })

  it('are drawn on Summoner’s Rift only', async () => {
    const label = /Map of Summoner's Rift. Deaths: 2, kills: 1, assists: 1/
    expect(await htmlOf({ match: { participants }, kills })).toMatch(label)
    const howling = await htmlOf({ match: { participants, mapId: 12, queue: 'ARAM' }, kills })
    expect(howling).not.toContain('Summoner')
    expect(howling).toContain('7:42')
  })

  it('can be no deaths at all', async () => {
    expect(await wordsOf()).toContain('Deaths 0 Not a single death.')
  })
})

describe('the purchases of a player', () => {
  it('are visits with times and counts', async () => {
    const html = await htmlOf()
    expect(html).toContain('>0:12<')
    expect(html.match(/alt="Health Potion"/g)).toHaveLength(1)
    expect(await wordsOf()).toContain('×2')
  })

  it('name sold items', async () => {
    expect(await wordsOf()).not.toContain('(sold)')
    expect(await wordsOf({ course: { purchases: [purchase(900, 1056, "Doran's Ring", true)] } })).toContain('(sold)')
  })

  it('can be unknown', async () => {
    expect(await wordsOf({ course: { purchases: [] } })).toContain('No purchases are known.')
  })
})

it('shows the skill order in words and by level', async () => {
  const words = await wordsOf()
  expect(words).toContain('Skill order max order R > Q > E > W'.replaceAll('>', '&gt;'))
  expect(words).toContain('Q 1 4 5 7 9 W 3 12 15 17 18 E 2 8 10 13 14 R 6 11 16')
})

describe('the usual figures', () => {
  it('are compared with the match, in words', async () => {
    const words = await wordsOf()
    expect(words).toContain('Usual over 37 recorded games on Azir, with this one.')
    expect(words).toContain('Kills 9 5.0 better')
    expect(words).toContain('Deaths 2 3.0 better')
    expect(words).toContain('CS/min 8.6 8.1 as usual')
    expect(words).toContain('Result Won 54% won')
  })

  it('are not shown for fewer than five games', async () => {
    const words = await wordsOf({ course: { usual: record({ games: 4, wins: 1, losses: 3 }) } })
    expect(words).toContain('Only 4 recorded games on Azir are known')
    expect(words).not.toContain('better')
    expect(words).not.toContain('%')
    const one = await wordsOf({ course: { usual: record({ games: 1, wins: 1, losses: 0 }) }, locale: 'pl' })
    expect(one).toContain('Znamy tylko 1 zapisaną grę jako Azir')
  })

  it.each([
    ['unknown', {}, {}, 'No recorded games of this account on Azir are known.'],
    ['hidden', { puuid: null }, {}, 'This player is hidden'],
    ['those of a bot', { puuid: null, bot: true }, {}, 'A bot has no usual games.'],
    ['those of other modes', {}, { queue: 'ARAM' }, "Games of this mode aren't counted"],
  ])('can be %s', async (_why, player, change, sentence) => {
    const participants = [participant(player), opponent()]
    expect(await wordsOf({ match: { ...change, participants }, course: { usual: null } })).toContain(sentence)
  })
})

describe('a match without a course', () => {
  it('has no section when Riot has no timeline', async () => {
    expect(await htmlOf({ result: { __typename: 'MatchTimelineNotFound', message: '', matchId: 'KR_1' } })).toBe('')
  })

  it('has no section when it was not played', async () => {
    const client = createApolloClient(answering(VEYL, match({ outcome: 'REMAKE' })))
    const { words } = await visitAddress(matchPath('KR_7000000001'), 'en', client)
    expect(words).not.toContain('One player')
  })

  it('offers another try when Riot is unavailable, and keeps the choice of the player', async () => {
    const retryAt = new Date(Date.now() + 3_600_000).toISOString()
    const words = await wordsOf({ result: { __typename: 'UpstreamUnavailable', message: '', retryAt } })
    expect(words).toContain("Riot isn't responding")
    expect(words).toMatch(/Try again in (1:00:00|59:\d\d)/)
    expect(words).toContain('Veyl')
  })
})
