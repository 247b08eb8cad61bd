import { describe, expect, it } from 'vitest'
import { PALETTES } from '../../client/theme/palette.ts'
import { createPreviewReader } from '../../gateway/images/previews/preview-reader.ts'
import { INK } from '../../gateway/images/previews/sheet.ts'
import { createPreviews } from '../../gateway/images/serve-previews.ts'
import { OPERATION_POINTS, PREVIEW_POINTS } from '../../gateway/limits/limit-values.ts'
import type { RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { pngOf } from './hand-made.ts'
import { ADDRESS, getFrom, openPreviewWorld } from './preview-world.ts'

const LANGUAGES = ['en', 'pl']

describe('a preview', () => {
  it('of each kind of page is a PNG of 1200 by 630 pixels, which may be kept for an hour', async () => {
    const { paths, get } = await openPreviewWorld()

    for (const path of Object.values(paths)) {
      for (const language of LANGUAGES) {
        const { status, headers, png } = await get(`${language}/${path}.png`)
        expect([path, status, sizeOf(png)]).toEqual([path, 200, [1200, 630]])
        expect(Object.fromEntries(headers)).toEqual({
          'cache-control': 'public, max-age=3600',
          'content-type': 'image/png',
          etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
          'x-content-type-options': 'nosniff',
        })
      }
    }
  })

  it('is in the language of its address, and shows its own subject', async () => {
    const { paths, get } = await openPreviewWorld()
    const etags = await Promise.all(
      LANGUAGES.flatMap((language) => Object.values(paths).map((path) => get(`${language}/${path}.png`))),
    )

    expect(new Set(etags.map(({ headers }) => headers.get('etag'))).size).toBe(12)
  })

  it('is found in any case, as its page is', async () => {
    const { paths, get } = await openPreviewWorld()

    expect((await get('en/TEAM/gen.png')).status).toBe(404)
    expect((await get('en/team/gen.png')).headers.get('etag')).toBe((await get('en/team/GEN.png')).headers.get('etag'))
    expect((await get('en/champion/MonkeyKing.png')).headers.get('etag')).toBe(
      (await get('en/champion/62.png')).headers.get('etag'),
    )
    expect((await get(`en/${paths.account.toUpperCase().replace('ACCOUNT', 'account')}.png`)).status).toBe(200)
  })

  it('never sends a request to Riot', async () => {
    const { world, paths, get } = await openPreviewWorld()
    const before = world.requests.length

    for (const path of [...Object.values(paths), 'account/kr/Unseen-0000', 'match/EUW1_7999999999']) {
      await get(`en/${path}.png`)
    }
    expect(world.requests).toHaveLength(before)
  })

  it.each([
    'en/account/euw/Unseen-0000',
    'en/account/moon/Veyl-KR1',
    'en/account/euw/Veyl',
    'en/account/euw/Veyl-KR1/more',
    'en/match/EUW1_7999999999',
    'en/match/nonsense',
    'en/player/gen/unseen',
    'en/player/t1/old_mover',
    'en/player/gen/unseen/champion/ashe',
    'en/player/gen/old_mover/champion/ahse',
    'en/player/gen/old_mover/champion/',
    'en/player/gen/old_mover/matches/ashe',
    'en/team/gen/old_mover/champion/ashe',
    'en/player/gen/old_mover/champion/ashe/more',
    'en/champion/ahse',
    'en/champion/999999',
    'en/team/unseen',
    'en/team/',
    'en/leaderboard',
    'de/team/gen',
    'team/gen',
    'en/team/%zz',
    `en/team/${'x'.repeat(100)}`,
  ])('is refused with 404 for an unknown subject: %s', async (path) => {
    const { get } = await openPreviewWorld()

    await expect(get(`${path}.png`)).resolves.toMatchObject({ status: 404 })
  })

  it('has the colours of the dark theme', () => {
    const { page, card, line, text, secondText, thirdText, brand, win, loss, gold } = PALETTES.dark
    expect(INK).toEqual({ page, card, line, text, second: secondText, third: thirdText, brand, win, loss, gold })
  })
})

describe('a preview is free of spoilers', () => {
  it('for a match: it is the same for either winner', async () => {
    const { world, matchId, reader } = await openPreviewWorld()
    const [record = null] = await world.context.matches.listStored([matchId])
    if (record === null) return expect.unreachable()
    const other = createPreviewReader({
      ...world.context,
      matches: { listStored: async () => [withOtherWinner(record)] },
    })

    const preview = await reader.find({ kind: 'match', matchId }, 'en')
    expect(preview).toMatchObject({ kind: 'match', queue: expect.any(String) })
    expect(await other.find({ kind: 'match', matchId }, 'en')).toEqual(preview)
  })

  it('for a match of a pro player: it names the player with the team', async () => {
    const { matchId, reader } = await openPreviewWorld()
    const preview = await reader.find({ kind: 'match', matchId }, 'en')
    if (preview?.kind !== 'match') return expect.unreachable()

    const pros = preview.groups.flat().filter(({ isPro }) => isPro)
    expect(pros.map(({ name }) => name)).toEqual(['GEN Old Mover'])
  })

  it('for the account of a pro player: it has the tier, without points, wins and losses', async () => {
    const { subject, reader, makePro } = await openPreviewWorld({ isPro: false })
    const open = await reader.find(subject, 'en')
    if (open?.kind !== 'account' || open.rank === null) return expect.unreachable()
    expect(open.rank.figures).toMatchObject({ leaguePoints: expect.any(Number) })

    await makePro()
    const hidden = await reader.find(subject, 'en')
    expect(hidden).toMatchObject({ rank: { tier: open.rank.tier, figures: null } })
  })
})

describe('the store of drawn previews', () => {
  it('draws a preview once in ten minutes, for all requests, and charges the address once', async () => {
    const { draw, get, clock, charged } = openWithStandIn()

    await Promise.all([get('en/team/a.png'), get('en/team/a.png')])
    await get('en/team/a.png')
    expect(draw.count).toBe(1)
    expect(charged).toEqual([
      [ADDRESS, OPERATION_POINTS],
      [ADDRESS, PREVIEW_POINTS],
    ])

    await clock.advance(10 * 60_000 + 1)
    await get('en/team/a.png')
    expect(draw.count).toBe(2)
  })

  it('has a bounded size', async () => {
    const { draw, get } = openWithStandIn({ keptBytes: 3 * pngOf(1).byteLength })

    for (const code of ['a', 'b', 'c', 'd']) await get(`en/team/${code}.png`)
    await get('en/team/d.png')
    expect(draw.count).toBe(4)
    await get('en/team/a.png')
    expect(draw.count).toBe(5)
  })

  it('draws two at once, lets twenty wait, and refuses more with 503', async () => {
    const { draw, get } = openWithStandIn({ holds: true })
    const answers = Array.from({ length: 23 }, (_, index) => get(`en/team/${index}.png`))

    await expect(answers[22]).resolves.toMatchObject({ status: 503 })
    expect(draw.count).toBe(2)
    draw.release()
    expect((await Promise.all(answers)).filter(({ status }) => status === 200)).toHaveLength(22)
    expect(draw.most).toBe(2)
  })

  it('draws again after a failure', async () => {
    const { draw, get } = openWithStandIn()
    draw.fails = true
    await expect(get('en/team/a.png')).rejects.toThrow('drawing failed')
    draw.fails = false
    expect((await get('en/team/a.png')).status).toBe(200)
  })
})

/** Opens the handler with a drawing that takes no time, or that waits until `release` when it `holds`. */
function openWithStandIn({ keptBytes, holds = false }: { keptBytes?: number; holds?: boolean } = {}) {
  const clock = new FakeClock()
  const charged: (readonly [string, number])[] = []
  const released = Promise.withResolvers<void>()
  if (!holds) released.resolve()
  const draw = { count: 0, running: 0, most: 0, fails: false, release: () => released.resolve() }
  const { handle } = createPreviews({
    reader: {
      find: async () => ({
        kind: 'team',
        team: { code: 'A', name: 'A', league: { code: 'LEC', name: 'LEC' } },
        roster: [],
      }),
    },
    async draw() {
      draw.count += 1
      draw.running += 1
      draw.most = Math.max(draw.most, draw.running)
      await released.promise
      draw.running -= 1
      if (draw.fails) throw new Error('drawing failed')
      return pngOf(1)
    },
    budgets: {
      async charge(address, points) {
        charged.push([address, points])
        return { limit: 1, remaining: 1, resetMs: 1 }
      },
    },
    clock,
    ...(keptBytes === undefined ? {} : { keptBytes }),
  })
  return { clock, charged, draw, get: getFrom(handle) }
}

function withOtherWinner({ match, ...record }: RecordedMatch): RecordedMatch {
  return {
    ...record,
    match: {
      ...match,
      teams: match.teams.map((team) => ({ ...team, win: !team.win })),
      participants: match.participants.map((each) => ({ ...each, win: !each.win, kills: each.deaths })),
    },
  }
}

function sizeOf(png: Uint8Array): readonly [width: number, height: number] {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}
