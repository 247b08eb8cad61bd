import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { AccountPageDocument } from '../../client/gql/AccountPage.ts'
import { ProPlayerListDocument } from '../../client/gql/ProPlayerList.ts'
import { StreamsPageDocument } from '../../client/gql/StreamsPage.ts'
import { documentText } from '../../codegen/document-text.ts'
import { writeChampions } from '../champion-pages.ts'
import type { Contest, Contestant } from '../contest.ts'
import { fillPros } from '../fill-pros.ts'
import { installPeers } from '../install-peers.ts'
import { graphqlRequest, repeatableRequest, serving } from '../serving.ts'
import { Subject } from '../subject.ts'
import { toConstants } from './constants.ts'

const SEED = 'bench'
const MATCHES = 300
const REQUESTS = 200
const RENDERED = 30

/** Largest cost of a cached query, as a part of the cost of Apollo Server with constants. */
const CACHED_TARGET = 0.1

const CONTRACT = new URL('../../schema.graphql', import.meta.url).pathname

interface PageQuery {
  readonly title: string
  readonly text: string
  readonly variables: object
  /** Path of the page. */
  readonly path: string
}

/**
 * Measures queries of pages, and the pages themselves, cached and not. The rivals execute the same queries of the same contract, but
 * all of their fields are constants. Answers to queries are not compressed.
 */
export async function http(stack: DisposableStack): Promise<readonly Contest[]> {
  installPeers()
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
  const store = join(folder, `demo-${SEED}.sqlite`)
  await writeChampions(store, MATCHES)
  await fillPros(store)
  const program = new URL('../subjects/product.ts', import.meta.url)
  const product = stack.use(
    await Subject.start(program, { SIMULATOR_SEED: SEED, INGEST: 'off', POINTS_PER_MINUTE: '1000000000' }, [folder]),
  )

  const contests: Contest[] = []
  for (const query of await listQueries(product)) {
    contests.push(await ofQuery(query))
    contests.push(ofPage(query))
  }
  return contests

  /** Fills the cache before each round: the answer of the last one is too old. */
  function cached(name: string, make: () => Request, isRight: (body: string) => boolean): Contestant {
    const contestant = serving(name, product, () => several(make), isRight)
    return {
      name,
      async round() {
        await (await fetch(make())).text()
        return contestant.round()
      },
    }
  }

  async function ofQuery({ title, text, variables }: PageQuery): Promise<Contest> {
    const answer = await (await fetch(repeatableRequest(product.url, text, variables))).text()
    const { data } = answered.parse(JSON.parse(answer))
    const file = join(folder, `${title}.json`)
    writeFileSync(file, JSON.stringify({ data }))
    const constants = join(folder, `${title}.constants.json`)
    writeFileSync(constants, JSON.stringify(toConstants(text, data)))
    const length = JSON.stringify({ data }).length
    const isWhole = (body: string) => body.length > 0.99 * length && !body.startsWith('{"errors"')

    async function rival(name: string, program: URL, args: readonly string[]): Promise<Contestant> {
      const subject = stack.use(await Subject.start(program, { NODE_ENV: 'production' }, args))
      return serving(name, subject, () => several(() => graphqlRequest(subject.url, text, variables)), isWhole)
    }
    return {
      title: `${title}, ${(length / 1000).toFixed(0)} kB of JSON`,
      rival: await rival('Apollo Server, constants', new URL('../peers/apollo-constants.js', import.meta.url), [
        CONTRACT,
        constants,
      ]),
      target: CACHED_TARGET,
      ours: [
        cached('ours, cached', () => repeatableRequest(product.url, text, variables), isWhole),
        serving('ours, executed', product, () => several(() => graphqlRequest(product.url, text, variables)), isWhole),
        await rival('Yoga, constants', new URL('../subjects/yoga-constants.ts', import.meta.url), [
          CONTRACT,
          constants,
        ]),
        await rival(
          'Mercurius with its compiler, constants',
          new URL('../peers/mercurius-constants.js', import.meta.url),
          [CONTRACT, constants],
        ),
        await rival('one buffer on node:http', new URL('../subjects/raw-buffer.ts', import.meta.url), [file]),
      ],
    }
  }

  function ofPage({ title, path }: PageQuery): Contest {
    let last = 0
    const requestFor = (search: string) => new Request(`${product.url}${path}${search}`, { headers: HEADERS })
    return {
      title: `The page of this query: ${title}`,
      rival: cached('cached', () => requestFor(''), isPage),
      ours: [
        serving('rendered', product, () => several(() => requestFor(`?unused=${(last += 1)}`), RENDERED), isPage, 2),
      ],
    }
  }
}

/** Browsers get pages compressed. */
const HEADERS = { 'accept-encoding': 'br' }

const isPage = (body: string) => body.includes('id="rendered-page"')

const answered = z.object({ data: z.looseObject({}) })

const several = (make: () => Request, count = REQUESTS) => Array.from({ length: count }, make)

async function listQueries({ url }: Subject): Promise<readonly PageQuery[]> {
  const { gameName, tagLine, region } = await findExample(url)
  return [
    {
      title: 'An account with ten matches',
      text: documentText(AccountPageDocument),
      variables: { gameName, tagLine, region, locale: 'EN', first: 10 },
      path: `/account/${region}/${encodeURIComponent(gameName)}-${tagLine}`,
    },
    {
      title: 'Streams and running games',
      text: documentText(StreamsPageDocument),
      variables: { streams: {}, games: {}, locale: 'EN' },
      path: '/streams',
    },
    {
      title: 'A hundred pro players',
      text: documentText(ProPlayerListDocument),
      variables: { filter: {}, first: 100 },
      path: '/pro-players',
    },
  ]
}

const example = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })
const examples = z.object({ data: z.object({ status: z.object({ examples: z.tuple([example], example) }) }) })

async function findExample(url: string | null) {
  const answer = await fetch(graphqlRequest(url, '{ status { examples { gameName tagLine region } } }'))
  return examples.parse(await answer.json()).data.status.examples[0]
}
