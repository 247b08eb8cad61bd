import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { FigureTable } from '../../../client/features/match/FigureTable.tsx'
import { MatchFiguresDocument } from '../../../client/gql/MatchFigures.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { toContractLocale } from '../../../client/i18n/contract-locale.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import type { Locale } from '../../../languages.ts'
import { answering, VEYL } from '../stand-in-server.ts'
import { match, opponent, participant } from './a-match.ts'

/** Renders the table of all figures for these participants. */
async function htmlOf(participants: readonly object[], locale: Locale = 'en') {
  const client = createApolloClient(answering(VEYL, match({ participants })))
  const variables = { id: 'match-of-veyl', locale: toContractLocale(locale) }
  const { data } = await client.query({ query: MatchFiguresDocument, variables })
  if (data?.match?.__typename !== 'Match') throw new Error('The figures of the match were not found.')
  const { prelude } = await prerenderToNodeStream(
    <I18nextProvider i18n={createI18n(locale, messagesIn(locale))}>
      <FigureTable participants={data.match.participants} />
    </I18nextProvider>,
  )
  return (await text(prelude)).replaceAll(/<style.*?<\/style>/gs, '').replaceAll('&#x27;', "'")
}

/** The words of the table in one line, with the names of its pictures. */
async function wordsOf(participants: readonly object[], locale: Locale = 'en') {
  return (await htmlOf(participants, locale))
    .replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

const spell = (key: number, name: string | null) => ({
  id: `spell-${key}`,
  key,
  name: name === null ? null : { text: name, locale: 'EN' },
  image: `/images/spells/${key}.png`,
})

describe('the table of all figures', () => {
  it('shows the damage that each participant took, by type', async () => {
    const words = await wordsOf([participant(), opponent({ magicDamageTaken: 5_000 })])
    expect(words).toContain(
      'Damage taken All types 13,017 14,017 Physical 9,000 9,000 Magic 4,000 5,000 True 17 17 Mitigated 8,800 8,800',
    )
  })

  it('shows how often each summoner spell and ability was cast', async () => {
    const own = participant({
      summonerSpells: [spell(4, 'Flash'), spell(12, 'Teleport')],
      summonerSpellCasts: [5, 4],
      spellCasts: [210, 96, 71, 12],
    })
    const other = opponent({ summonerSpells: [spell(99, null), null], summonerSpellCasts: [3, 0] })
    const words = await wordsOf([own, other])
    expect(words).toContain('Spell 1 Flash 5 Unknown summoner spell 99 3 Spell 2 Teleport 4 – ')
    expect(words).toContain('Ability Q 210 0 Ability W 96 0 Ability E 71 0 Ability R 12 0')
  })

  it('shows the pings by kind, without those that no participant used', async () => {
    const { pings } = participant()
    const words = await wordsOf([participant({ pings: { ...pings, total: 9, onMyWay: 6, retreat: 3 } }), opponent()])
    expect(words).toContain('Pings All pings 9 0 On my way 6 0 Retreat 3 0 Account')
  })

  it('shows level and icon of each account, and of no hidden player', async () => {
    const html = await htmlOf([participant(), opponent({ puuid: null, profileIcon: '/images/profile-icons/7.png' })])
    expect(html).toContain('/images/profile-icons/29.png')
    expect(html).not.toContain('/images/profile-icons/7.png')
    expect(await wordsOf([participant(), opponent({ puuid: null })])).toContain('Account Level 812 –')
  })

  it('has the columns of each side together, below its name', async () => {
    const words = await wordsOf([participant(), opponent(), participant({ participantId: 2, gameName: 'Mallow' })])
    expect(words).toMatch(/Figure Blue side Red side Azir Veyl Azir Mallow Syndra Orrin/)
  })

  it('has the columns of groups in the order of their places', async () => {
    const member = (participantId: number, placement: number, gameName: string) =>
      participant({ participantId, placement, subteamId: placement + 3, gameName })
    const words = await wordsOf([member(1, 2, 'Second'), member(2, 1, 'First'), member(3, 2, 'Another')])
    expect(words).toMatch(/Figure 1st place 2nd place Azir First Azir Second Azir Another/)
  })

  it('leaves out groups without any figure', async () => {
    const words = await wordsOf([participant({ puuid: null }), opponent({ puuid: null })])
    expect(words).not.toMatch(/Spells and abilities cast|Pings|Account/)
  })

  it('speaks Polish', async () => {
    const { pings } = participant()
    const words = await wordsOf([participant({ pings: { ...pings, total: 2, bait: 2 } }), opponent()], 'pl')
    expect(words).toContain('Otrzymane obrażenia Wszystkie typy 13 017')
    expect(words).toContain('Sygnały Wszystkie sygnały 2 0 Przynęta 2 0')
  })
})

describe('a column of the table of all figures', () => {
  it.each([
    ['en', 'Hidden player'],
    ['pl', 'Ukryty gracz'],
  ] as const)('names no hidden player, in %s', async (locale, hidden) => {
    // A server of an older release sends the name of the champion.
    const html = await htmlOf([participant(), opponent({ puuid: null, gameName: 'The Dark Sovereign' })], locale)
    expect(html).toContain('title="Veyl"')
    expect(html).toContain(`title="${hidden}"`)
    expect(html).not.toContain('Sovereign')
  })
})
