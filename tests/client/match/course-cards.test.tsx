import { text } from 'node:stream/consumers'
import type { ApolloLink } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { prerenderToNodeStream } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { AskedCourse } from '../../../client/features/match/course/AskedCourse.tsx'
import { Locale as ContractLocale } from '../../../client/gql/graphql.ts'
import { MatchCourseDocument } from '../../../client/gql/MatchCourse.ts'
import { MatchPageDocument } from '../../../client/gql/MatchPage.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { matchPath } from '../../../client/paths.ts'
import type { Locale } from '../../../languages.ts'
import { visitAddress } from '../render-page.tsx'
import { answering, silent, VEYL } from '../stand-in-server.ts'
import { match, opponent, participant } from './a-match.ts'
import { timeline } from './a-timeline.ts'

const ID = 'match-of-veyl'

interface Drawing {
  readonly locale?: Locale
  /** Changes of the match. */
  readonly change?: object
  /** Answers in place of the first server. */
  readonly server?: ApolloLink
}

/** Renders the course of a match once the server has answered with this timeline. */
async function draw(found: object, { locale = 'en', change = {}, server }: Drawing = {}) {
  const played = match({ timeline: found, ...change })
  const client = createApolloClient(answering(VEYL, played))
  const { data } = await client.query({ query: MatchPageDocument, variables: { id: ID, locale: ContractLocale.EN } })
  if (data?.match?.__typename !== 'Match') throw new Error('The stand-in server has no match.')
  if (server === undefined) await client.query({ query: MatchCourseDocument, variables: { id: ID } })
  else client.setLink(server)
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location="/">
      <ApolloProvider client={client}>
        <I18nextProvider i18n={createI18n(locale, messagesIn(locale))}>
          <AskedCourse match={data.match} />
        </I18nextProvider>
      </ApolloProvider>
    </StaticRouter>,
  )
  const html = (await text(prelude)).replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
  return {
    html,
    words: html
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('&#x27;', "'"),
  }
}

const attributeOf = (html: string, name: string, tag: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1]

describe('the course of a match', () => {
  it('says in the label of the chart how far each side led, and which side led in the end', async () => {
    const { html } = await draw(timeline())
    expect(attributeOf(html, 'aria-label', 'figure')).toBe(
      'Gold over the course of the match. Blue side: largest lead 4,000, at 16:15. Red side: largest lead 1,250, at 10:00. At the end: Blue side +4,000.',
    )
  })

  it('says in the label of the chart that a side never led', async () => {
    const { html } = await draw(timeline({ goldDifference: [0, 1, 2, 3, 4] }), { locale: 'pl' })
    expect(attributeOf(html, 'aria-label', 'figure')).toContain('Strona czerwona: bez prowadzenia.')
  })

  it('has a slider that says what happened at a moment', async () => {
    const { html } = await draw(timeline())
    expect(attributeOf(html, 'aria-valuetext', 'input')).toBe('16:15, Blue side +4,000.')
    expect(attributeOf(html, 'max', 'input')).toBe('4')
  })

  it('lists the objectives with their times and sides', async () => {
    const { words } = await draw(timeline())
    expect(words).toContain('6:52 Red Void Grub 15:05 Blue Ocean Drake 15:30 Blue outer tower (top)')
    expect((await draw(timeline(), { locale: 'pl' })).words).toContain('Niebiescy wieża zewnętrzna (góra)')
  })

  it('compares the players of a lane at minute 15 first', async () => {
    const { words } = await draw(timeline())
    expect(words).toContain('Lanes 10 min 15 min')
    expect(words).not.toContain('20 min')
    expect(words).toContain('Gold: Blue side +1,234 +1,234')
    expect(words).toContain('CS: Blue side +12 +12')
  })

  it('has no lanes in a mode without them', async () => {
    const { words } = await draw(timeline(), { change: { queue: 'ARAM' } })
    expect(words).toContain('Lead Gold Experience')
    expect(words).not.toContain('Lanes')
  })

  it('has no chart in a mode without two sides', async () => {
    const { html, words } = await draw(timeline({ goldDifference: [], experienceDifference: [] }))
    expect(html).not.toContain('<figure')
    expect(words).toContain('Ocean Drake')
  })

  it('offers another try when Riot does not answer', async () => {
    const { words } = await draw({
      __typename: 'UpstreamUnavailable',
      message: '',
      retryAt: '2026-05-01T12:00:00.000Z',
    })
    expect(words).toContain("Riot isn't responding")
    expect(words).toContain("The course of this match isn't stored here yet")
    expect(words).toContain('Try again')
  })

  it('says in one sentence that Riot no longer has it', async () => {
    const { words } = await draw({ __typename: 'MatchTimelineNotFound', message: '', matchId: 'KR_7000000001' })
    expect(words.trim()).toBe('Riot keeps the course of a match for about a year, and has none for this match.')
  })

  it('has a skeleton while it is fetched', async () => {
    const { html, words } = await draw(timeline(), { server: silent() })
    expect(html).toContain('aria-busy="true"')
    expect(words.trim()).toBe('Loading')
  })
})

describe('the page of a match', () => {
  const visit = async (found: object) =>
    (await visitAddress(matchPath('KR_7000000001'), 'en', createApolloClient(answering(VEYL, found)))).words

  it('reserves the place of the course until it is near the window', async () => {
    const words = await visit(match())
    expect(words).toContain('Course of the match')
    expect(words).not.toContain('Ocean Drake')
  })

  it('has no course of a remake, nor of a match of many groups', async () => {
    expect(await visit(match({ outcome: 'REMAKE' }))).not.toContain('Course of the match')
    const groups = [participant({ subteamId: 1, placement: 1 }), opponent({ subteamId: 2, placement: 2 })]
    expect(await visit(match({ queue: 'ARENA', participants: groups }))).not.toContain('Course of the match')
  })
})
