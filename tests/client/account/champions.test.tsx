import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { ApolloLink } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider } from '@apollo/client/react'
import { buildSchema } from 'graphql'
import { prerenderToNodeStream } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { Champions } from '../../../client/features/account/Champions.tsx'
import { winInterval } from '../../../client/features/account/win-interval.ts'
import { AccountChampionsDocument } from '../../../client/gql/AccountChampions.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { toContractLocale } from '../../../client/i18n/contract-locale.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import type { Locale } from '../../../languages.ts'
import { silent, VEYL } from '../stand-in-server.ts'
import { SYNDRA } from './veyl-matches.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

/** A server that returns this node for the id of the account. */
const answering = (node: object | null) => new SchemaLink({ schema, rootValue: { node } })

/** A champion with many games. */
const mastery = (change: object = {}) => ({
  champion: SYNDRA,
  level: 7,
  points: 123_456,
  pointsSinceLastLevel: 3000,
  pointsUntilNextLevel: 1000,
  progress: 0.75,
  lastPlayedAt: '2026-04-20T12:00:00.000Z',
  record: record(12, 20),
  ...change,
})

const record = (wins: number, games: number, change: object = {}) => ({
  games,
  wins,
  losses: games - wins,
  winRate: { value: wins / games, wins, games, ...winInterval(wins, games) },
  kills: 140,
  deaths: 50,
  assists: 160,
  kda: 6,
  creepScorePerMinute: 7.85,
  ...change,
})

const masteries = (entries: readonly object[], change: object = {}) => ({
  entries,
  totalPoints: 1_234_567,
  recordedGames: 57,
  freshness: VEYL.freshness,
  ...change,
})

const withMasteries = (known: object | null) => answering({ ...VEYL, masteries: known })

/** Renders the tab, by default once the server has answered. */
async function wordsOf(server: ApolloLink, { locale = 'en', wait = true }: { locale?: Locale; wait?: boolean } = {}) {
  const client = createApolloClient(server)
  const variables = { id: VEYL.id, locale: toContractLocale(locale) }
  if (wait) await client.query({ query: AccountChampionsDocument, variables })
  const { prelude } = await prerenderToNodeStream(
    <ApolloProvider client={client}>
      <I18nextProvider i18n={createI18n(locale, messagesIn(locale))}>
        <StaticRouter location="/account/kr/Veyl-KR1">
          <Champions accountId={VEYL.id} />
        </StaticRouter>
      </I18nextProvider>
    </ApolloProvider>,
    { progressiveChunkSize: Infinity },
  )
  const html = await text(prelude)
  const words = html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  const labels = [...html.matchAll(/data-label="([^"]*)"/g)].map(([, label]) => label)
  return { words, labels, rows: html.match(/<tr/g)?.length ?? 0, busy: html.includes('aria-busy="true"') }
}

describe('the champions tab of an account', () => {
  it('shows the total mastery points and the games behind its figures', async () => {
    const { words } = await wordsOf(withMasteries(masteries([mastery()])))
    expect(words).toContain('1,234,567 mastery points in total')
    expect(words).toContain('Stats from 57 stored games (solo, flex, normal and Clash; no ARAM)')
    expect(words).toMatch(/Updated .* ago/)
  })

  it('shows mastery and record in full', async () => {
    const { words } = await wordsOf(withMasteries(masteries([mastery()])))
    expect(words).toContain('Syndra Level 7 123,456 1,000 to level 8')
    expect(words).toContain('20 games 60% · 20 games 95% interval 39–78%')
    expect(words).toContain('kills 7.0, deaths 2.5, assists 8.0 per game')
    expect(words).toContain('6.0 KDA 7.9 CS/min')
    expect(words).not.toContain('Few games')
  })

  it.each([
    ['en', ['Mastery points', 'Next level', 'Last played', 'Stored games', 'Win rate', 'K / D / A', 'CS']],
    ['pl', ['Punkty maestrii', 'Następny poziom', 'Ostatnia gra', 'Zapisane gry', '% zwycięstw', 'Z / Ś / A', 'CS']],
  ] as const)('labels every figure of a card, in %s', async (locale, expected) => {
    const { labels } = await wordsOf(withMasteries(masteries([mastery()])), { locale })
    expect(labels).toEqual(expected)
  })

  it('leaves out the labels of missing figures', async () => {
    const unknown = mastery({ progress: null, lastPlayedAt: null, record: record(1, 2, { creepScorePerMinute: null }) })
    const { labels } = await wordsOf(withMasteries(masteries([unknown])))
    expect(labels).toEqual(['Mastery points', 'Stored games', 'Win rate', 'K / D / A'])
  })

  it('leaves out the way to the next level when there is none', async () => {
    const { words } = await wordsOf(withMasteries(masteries([mastery({ progress: null, pointsUntilNextLevel: 0 })])))
    expect(words).toContain('123,456')
    expect(words).not.toContain('to level')
  })

  it('says that no games on a champion are stored', async () => {
    const { words } = await wordsOf(withMasteries(masteries([mastery({ record: null, lastPlayedAt: null })])))
    expect(words).toContain('No stored games')
    expect(words).not.toMatch(/NaN|null|%/)
  })

  it('marks a win rate from few games', async () => {
    const { words } = await wordsOf(withMasteries(masteries([mastery({ record: record(2, 2) })])))
    expect(words).toContain('2–0 2 wins, 0 losses · 2 games (Few games) kills')
  })

  it('shows a perfect KDA without deaths, and no CS per minute without a duration', async () => {
    const perfect = record(1, 1, { deaths: 0, kda: null, creepScorePerMinute: null })
    const { words } = await wordsOf(withMasteries(masteries([mastery({ record: perfect })])))
    expect(words).toContain('Perfect KDA')
    expect(words).not.toMatch(/NaN|Infinity|null/)
  })

  it('shows the number of a champion without a known name', async () => {
    const unknown = { ...SYNDRA, id: 'champion-999', key: 999, name: null }
    const { words } = await wordsOf(withMasteries(masteries([mastery({ champion: unknown })])))
    expect(words).toContain('Unknown champion 999')
  })

  it('lists ten champions at a time and shows their total', async () => {
    const many = Array.from({ length: 23 }, (_, key) =>
      mastery({ champion: { ...SYNDRA, id: `champion-${key}`, key }, points: 1000 - key }),
    )
    const { words, rows } = await wordsOf(withMasteries(masteries(many)))
    // The first row is the header.
    expect(rows).toBe(1 + 10)
    expect(words).toContain('Show 10 more')
    expect(words).toContain('10 of 23')
  })

  it('says that there are no more once all are shown', async () => {
    const { words } = await wordsOf(withMasteries(masteries([mastery()])))
    expect(words).toContain('That&#x27;s all 1 of 1')
  })

  it('uses Polish plural forms and decimal commas', async () => {
    const { words } = await wordsOf(withMasteries(masteries([mastery({ record: record(2, 4) })])), { locale: 'pl' })
    expect(words).toContain('57 zapisanych gier')
    expect(words).toContain('4 gry')
    expect(words).toContain('Mało gier')
    expect(words).toContain('7,9 CS/min')
  })
})

describe('the champions tab without champions', () => {
  it('shows that it loads until the server answers', async () => {
    const { words, busy } = await wordsOf(silent(), { wait: false })
    expect(busy).toBe(true)
    expect(words).toContain('Loading')
  })

  it('says that no champion was ever played', async () => {
    const { words, busy } = await wordsOf(withMasteries(masteries([], { totalPoints: 0, recordedGames: 0 })))
    expect(busy).toBe(false)
    expect(words).toContain('No champions yet')
    expect(words).toContain('Stats from 0 stored games')
  })

  it('reports unknown champions when Riot is unavailable, not missing ones', async () => {
    const { words } = await wordsOf(withMasteries(null))
    expect(words).toContain('Riot isn&#x27;t responding, and no champion mastery is stored here')
    expect(words).toContain('Try again')
    expect(words).not.toContain('No champions yet')
  })

  it('offers a retry after an invalid answer', async () => {
    const { words } = await wordsOf(answering(null))
    expect(words).toContain('This couldn&#x27;t be loaded')
    expect(words).toContain('Try again')
  })

  it('marks champions as old when Riot is unavailable', async () => {
    const stale = { ...VEYL.freshness, stale: true }
    const { words } = await wordsOf(withMasteries(masteries([mastery()], { freshness: stale })))
    expect(words).toContain('This data may be out of date')
  })
})
