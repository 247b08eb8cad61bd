import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messagesIn } from '../../client/i18n/all-messages.ts'
import type { Ask } from '../../client/known-pages.ts'
import { accountPath, gamePath, matchPath } from '../../client/paths.ts'
import { executeIn } from '../../gateway/composition/execute-in.ts'
import { openPreviews } from '../../gateway/composition/open-previews.ts'
import { withoutRiot } from '../../gateway/composition/without-riot.ts'
import { createMemoryBudgets } from '../../gateway/limits/point-budgets.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { LOCALES, type Locale } from '../../languages.ts'
import { LUMEN, writeLiveScene } from '../support/live-scene.ts'
import { proPlayerNamed, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'
import { renderDocument } from './render-document.ts'

const ORIGIN = 'https://lanewatch.example'

const GENG = { code: 'GEN', name: 'Gen.G', league: 'LCK', position: 0 }
const NAMED_BY_CODE = { code: 'T1', name: 'T1', league: 'LCK', position: 1 }

const MOVED_AT = Date.UTC(2026, 0, 1)

let world: ReturnType<typeof openTestWorld>

function storedContext() {
  const { store, clock, riot, context } = world
  return withoutRiot(context, { store, clock, keyId: riot.keyId })
}

/** Returns a page from a server that knows its rosters, its static data and its store. */
async function documentOf(address: string, locale: Locale = 'en') {
  const request = new Request(new URL(address, ORIGIN), { headers: { cookie: `i18n_redirected=${locale}` } })
  const execute = executeIn(storedContext())
  const ask: Ask = async (document, variables) => {
    const { data = null, errors } = await execute(document, variables)
    if (errors !== undefined) throw new AggregateError(errors)
    return data
  }
  return renderDocument(request, { ask })
}

/** Returns the metadata of a page. */
async function headOf(address: string, locale: Locale = 'en') {
  const { status, html } = await documentOf(address, locale)
  return {
    status,
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="https:\/\/lanewatch.example([^"]*)"/.exec(html)?.[1],
    listed: !html.includes('<meta name="robots" content="noindex"'),
    preview: /<meta property="og:image" content="https:\/\/lanewatch.example([^"]*)"/.exec(html)?.[1],
  }
}

/** Returns the address of a page's preview, and the status with which the server answers it. */
async function previewOf(address: string, locale: Locale = 'en') {
  const { clock } = world
  const { preview = '' } = await headOf(address, locale)
  const { handle } = openPreviews({ storedContext: storedContext(), clock, budgets: createMemoryBudgets() })
  if (!preview.startsWith('/images/')) return [preview]
  const log = createLog({ level: 'silent', write: () => {}, now: () => clock.now() })
  const { status } = await handle(new Request(ORIGIN + preview), { requestId: 'a', address: '192.0.2.1', log })
  return [preview, status]
}

const notFound = (title: string, locale: Locale = 'en') => ({
  status: 404,
  title: `${title} · Lanewatch`,
  description: messagesIn(locale).head.notFound,
  canonical: undefined,
  listed: false,
  preview: '/og.png',
})

describe('a page about a team, a pro player or a champion', () => {
  beforeAll(async () => {
    world = openTestWorld()
    await writeRosters(world.store, {
      leagues: [{ code: 'LCK', name: 'LCK', position: 0 }],
      teams: [GENG, NAMED_BY_CODE],
      players: [
        proPlayerNamed('Old Mover', 'GEN', {
          memberships: [
            { team: 'GEN', from: null, to: MOVED_AT },
            { team: 'T1', from: MOVED_AT, to: null },
          ],
        }),
      ],
      events: [
        {
          slug: 'cup-26',
          name: 'Cup 2026',
          platform: 'EUW1',
          teams: ['T1'],
          position: 0,
          days: { first: '2026-10-03', last: '2026-10-28' },
        },
      ],
    })
  })

  it.each([
    ['/team/gen', 'Gen.G (GEN)', '/team/gen'],
    ['/team/T1', 'T1', '/team/t1'],
    ['/player/gen/old_mover', 'Old Mover · T1', '/player/t1/old_mover'],
    ['/champion/AHRI', 'Champion Ahri', '/champion/ahri'],
    ['/champion/62', 'Champion Wukong', '/champion/monkeyking'],
  ])('at %s has the name and the canonical address in its head', async (address, name, canonical) => {
    expect(await headOf(address)).toEqual({
      status: 200,
      title: `${name} · Lanewatch`,
      description: expect.stringContaining(`${name}: `),
      canonical,
      listed: true,
      preview: `/images/previews/en${canonical}.png`,
    })
  })

  it('about an event has its name and days', async () => {
    expect(await headOf('/event/CUP-26')).toEqual({
      status: 200,
      title: 'Cup 2026 · Lanewatch',
      description: expect.stringContaining('Cup 2026'),
      canonical: '/event/cup-26',
      listed: true,
      preview: '/og.png',
    })
    expect((await documentOf('/event/cup-26')).html).toContain('"startDate":"2026-10-03","endDate":"2026-10-28"')
    // Its page is there whatever the rosters have, because older links name it.
    expect(await headOf('/worlds-24')).toMatchObject({ status: 200, canonical: '/worlds-24' })
  })

  it.each(['/team/gen', '/player/gen/old_mover', '/champion/AHRI', '/champion/62'])(
    'at %s names a preview in its language, which the server draws',
    async (address) => {
      for (const locale of LOCALES) {
        const { canonical } = await headOf(address)
        expect(await previewOf(address, locale)).toEqual([`/images/previews/${locale}${canonical}.png`, 200])
      }
    },
  )

  it('describes its player or team to search engines', async () => {
    const { html } = await documentOf('/player/gen/old_mover')
    expect(html).toContain('"@type":"Person","name":"Old Mover","url":"https://lanewatch.example/player/t1/old_mover"')
    expect((await documentOf('/team/gen')).html).toContain('"@type":"SportsTeam","name":"Gen.G","alternateName":"GEN"')
    expect((await documentOf('/champion/ahri')).html).not.toContain('application/ld+json')
    expect((await documentOf('/team/nobody')).html).not.toContain('application/ld+json')
  })

  it('has the name in the language of the page', async () => {
    expect((await headOf('/champion/ahri', 'pl')).title).toBe('Bohater Ahri · Lanewatch')
  })

  it.each([
    ['/team/nobody', messagesIn('en').errors.pageNotFound],
    ['/player/gen/nobody', messagesIn('en').errors.pageNotFound],
    ['/player/free-agent/nobody', messagesIn('en').errors.pageNotFound],
    ['/event/nothing', messagesIn('en').errors.pageNotFound],
    ['/champion/ahse', messagesIn('en').champion.unknown.title],
    ['/champion/999999', messagesIn('en').champion.unknown.title],
  ])('returns a 404 at %s and asks not to be listed', async (address, title) => {
    expect(await headOf(address)).toEqual(notFound(title))
  })

  it('reports the 404 in the language of the page', async () => {
    expect(await headOf('/champion/ahse', 'pl')).toEqual(notFound(messagesIn('pl').champion.unknown.title, 'pl'))
  })
})

describe('a page about an account or a match', () => {
  beforeEach(() => {
    world = openTestWorld()
  })

  it('never sends a request to Riot', async () => {
    const { gameName, tagLine } = firstAccount()
    await headOf(accountPath({ region: 'EUW', gameName, tagLine }))
    await headOf(accountPath({ region: 'KR', gameName: 'Nobody', tagLine: '0000' }))
    await headOf(matchPath('EUW1_7000000001'))
    expect(world.requests).toEqual([])
  })

  it('is built from the address alone before the first look-up', async () => {
    expect(await headOf('/account/kr/nobody-0000')).toMatchObject({ status: 200, title: 'nobody#0000 · Lanewatch' })
    expect(await headOf('/match/euw1_7000000001')).toMatchObject({
      status: 200,
      canonical: '/match/EUW1_7000000001',
      listed: false,
    })
  })

  it('spells the name of a stored account as its player does', async () => {
    const { gameName, tagLine } = firstAccount()
    await world.context.accounts.findByRiotId({ gameName, tagLine }, 'EUW')
    const typed = accountPath({ region: 'EUW', gameName: gameName.toUpperCase(), tagLine: tagLine.toLowerCase() })
    expect(await headOf(typed)).toMatchObject({
      status: 200,
      title: `${gameName}#${tagLine} · Lanewatch`,
      canonical: accountPath({ region: 'EUW', gameName, tagLine }),
      listed: false,
    })
  })

  it('names a preview once it is stored, and that of the site before', async () => {
    const { gameName, tagLine } = firstAccount()
    const address = accountPath({ region: 'EUW', gameName, tagLine })
    expect(await previewOf(address)).toEqual(['/og.png'])
    await world.context.accounts.findByRiotId({ gameName, tagLine }, 'EUW')
    expect(await previewOf(address)).toEqual([`/images/previews/en${address}.png`, 200])

    expect(await previewOf(matchPath('EUW1_7000000001'))).toEqual(['/og.png'])
  })

  it('returns a 404 for an impossible address', async () => {
    expect(await headOf('/account/kr/Somebody-TOOLONG')).toEqual(notFound('Somebody#TOOLONG'))
    expect(await headOf('/match/MOON1_1')).toEqual(notFound('Match MOON1_1'))
  })

  const firstAccount = () => {
    const [account] = world.simulator.demoAccounts
    if (account === undefined) throw new Error('The demo world has no demo accounts.')
    return account
  }
})

describe('a page about a running game', () => {
  beforeEach(async () => {
    world = openTestWorld()
    await writeLiveScene(world.store)
  })

  it('is named after its pros while the game runs', async () => {
    const game = await world.live.putGame([LUMEN], { matchId: 'EUW1_77' })
    expect(await headOf('/game/euw1_77')).toMatchObject({
      status: 200,
      title: `${LUMEN.name} in game · Lanewatch`,
      canonical: gamePath('EUW1_77'),
      listed: false,
      preview: '/og.png',
    })
    expect((await headOf(gamePath('EUW1_77'), 'pl')).title).toBe(`W grze: ${LUMEN.name} · Lanewatch`)
    await world.live.endGame(game)
    expect(await headOf(gamePath('EUW1_77'))).toEqual(notFound('Game EUW1_77'))
  })

  it('is not found when no such game is known', async () => {
    expect(await headOf(gamePath('EUW1_1'))).toEqual(notFound('Game EUW1_1'))
    expect(await headOf('/game/anything')).toEqual(notFound('Game anything'))
  })
})
