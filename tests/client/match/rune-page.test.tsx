import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { ApolloLink } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider } from '@apollo/client/react'
import { buildSchema } from 'graphql'
import { prerenderToNodeStream } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { Locale as ContractLocale } from '../../../client/gql/graphql.ts'
import { RuneTreesDocument } from '../../../client/gql/RuneTrees.ts'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { RunePage } from '../../../client/match/RunePage.tsx'
import { silent } from '../stand-in-server.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

const nameOf = (name: string) => ({ __typename: 'LocalText' as const, text: name, locale: ContractLocale.EN })

const rune = (runeId: number, name: string | null) => ({
  __typename: 'Rune' as const,
  key: runeId,
  runeId,
  name: name === null ? null : nameOf(name),
  image: `/images/runes/${runeId}.png`,
})

const style = (styleId: number, name: string | null) => ({
  __typename: 'RuneStyle' as const,
  key: styleId,
  styleId,
  name: name === null ? null : nameOf(name),
  image: `/images/rune-styles/${styleId}.png`,
})

const KEYSTONES = [rune(1, 'Ember'), rune(2, 'Frost')]
const SECOND_ROW = [rune(11, 'Kindling'), rune(12, 'Icicle')]

/** A server with one rune tree. */
const answering = () =>
  new SchemaLink({
    schema,
    rootValue: {
      runeStyles: [
        {
          ...style(100, 'Weather'),
          slots: [KEYSTONES, SECOND_ROW].map((runes) => ({
            runes: runes.map((each) => ({ ...each, description: null })),
          })),
        },
      ],
    },
  })

const SHARDS = { __typename: 'StatShards' as const, offense: 5008, flex: 5002, defense: 5011 }

const chosenFrom = (
  description: string,
  tree: ReturnType<typeof style>,
  chosen: readonly ReturnType<typeof rune>[],
) => ({
  __typename: 'RunePageStyle' as const,
  description,
  style: tree,
  selections: chosen.map((each) => ({ __typename: 'RuneSelection' as const, rune: each })),
})

/** Renders a rune page. */
async function draw(styles: readonly ReturnType<typeof chosenFrom>[], server: ApolloLink, answered = true) {
  const client = createApolloClient(server)
  if (answered) await client.query({ query: RuneTreesDocument, variables: { locale: ContractLocale.EN } })
  const runes = {
    __typename: 'RunePage' as const,
    styles: [...styles],
    statShards: SHARDS,
  }
  const { prelude } = await prerenderToNodeStream(
    <ApolloProvider client={client}>
      <I18nextProvider i18n={createI18n('en', messagesIn('en'))}>
        <RunePage runes={runes} />
      </I18nextProvider>
    </ApolloProvider>,
    { progressiveChunkSize: Infinity },
  )
  const html = (await text(prelude)).replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
  const textsOf = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found = '']) => found)
  return {
    /** Chosen runes in the list for screen readers. */
    chosen: textsOf(/<li[^>]*>(?:<img[^>]*>)?([^<]*)<\/li>/g),
    /** Every rune with a button. */
    cells: textsOf(/<button[^>]*>.*?alt="([^"]*)"/g),
    lit: textsOf(/<button[^>]*aria-current="true"[^>]*>.*?alt="([^"]*)"/g),
    tabStops: textsOf(/<button[^>]*(tabindex="0")/gi).length,
    busy: html.includes('aria-busy="true"'),
    headings: textsOf(/<h3[^>]*>(?:<img[^>]*>)?([^<]*)<\/h3>/g),
  }
}

const WEATHER = chosenFrom('primaryStyle', style(100, 'Weather'), [rune(2, 'Frost'), rune(11, 'Kindling')])

describe('a rune page', () => {
  it('shows the whole tree, highlights the chosen runes and lists them', async () => {
    const page = await draw([WEATHER], answering())
    expect(page.cells).toEqual(['Ember', 'Frost', 'Kindling', 'Icicle'])
    expect(page.lit).toEqual(['Frost', 'Kindling'])
    expect(page.chosen).toEqual(['Frost', 'Kindling', 'Adaptive force', 'Armor', 'Health'])
  })

  it('has one tab stop per tree', async () => {
    expect((await draw([WEATHER], answering())).tabStops).toBe(1)
  })

  it('lists the chosen runes of an unknown tree', async () => {
    const old = chosenFrom('subStyle', style(900, null), [rune(901, 'Relic'), rune(902, null), rune(0, null)])
    const page = await draw([WEATHER, old], answering())
    expect(page.headings).toEqual(['Weather', 'Unknown rune tree 900', 'Rune shards'])
    expect(page.chosen.slice(2, 4)).toEqual(['Relic', 'Unknown rune 902'])
    expect(page.cells).toHaveLength(4)
  })

  it('keeps a chosen rune that was removed from the tree', async () => {
    const removed = chosenFrom('primaryStyle', style(100, 'Weather'), [rune(1, 'Ember'), rune(13, 'Gale')])
    const page = await draw([removed], answering())
    expect(page.cells.at(-1)).toBe('Gale')
    expect(page.lit).toEqual(['Ember', 'Gale'])
  })

  it('shows no tree in modes without runes', async () => {
    const none = chosenFrom('primaryStyle', style(0, null), [])
    expect((await draw([none], answering())).headings).toEqual(['Rune shards'])
  })

  it('lists the chosen runes while the trees are loading', async () => {
    const page = await draw([WEATHER], silent(), false)
    expect(page.busy).toBe(true)
    expect(page.chosen.slice(0, 2)).toEqual(['Frost', 'Kindling'])
    expect(page.cells).toEqual([])
  })
})
