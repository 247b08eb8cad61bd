import { readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PictureCache } from '../../gateway/images/downloaded/picture-cache.ts'
import { pictureResponse, pngOf } from './hand-made.ts'
import { BUCKET, DRAGON, DRAGONS, makeFolder, openTestImages } from './open-test-images.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const paths = (count: number) => Array.from({ length: count }, (_, index) => `profile-icons/${index + 1}.png`)

describe('a fetched picture', () => {
  it('is fetched once for fifty requests at the same time', async () => {
    const { get, network } = await openTestImages({ variables: DRAGONS })
    network.answer = () => pictureResponse(pngOf(1))

    const answers = await Promise.all(Array.from({ length: 50 }, () => get('items/1001.png')))
    expect(answers.filter(({ type }) => type === 'image/png')).toHaveLength(50)
    expect(network.asked).toHaveLength(1)
  })

  it('is still there after a restart, without a new request', async () => {
    const before = await openTestImages({ variables: DRAGONS })
    before.network.answer = () => pictureResponse(pngOf(1))
    await before.get('items/1001.png')
    await before.close()

    const after = await openTestImages({ variables: DRAGONS, dataDir: before.dataDir, version: null })
    expect((await after.get('items/1001.png')).bytes).toEqual(pngOf(1))
    expect(after.network.asked).toEqual([])
    expect(after.health().cache).toEqual({ pictures: 1, bytes: pngOf(1).byteLength, problem: null })
  })

  it('is shown for a week, and once more while the new one is fetched', async () => {
    const { get, network, clock } = await openTestImages({ variables: DRAGONS })
    network.answer = () => pictureResponse(pngOf(1))
    await get('items/1001.png')
    network.answer = () => pictureResponse(pngOf(2))

    await clock.advance(7 * DAY_MS - 1)
    expect((await get('items/1001.png')).bytes).toEqual(pngOf(1))
    expect(network.asked).toHaveLength(1)
    await clock.advance(1)
    expect((await get('items/1001.png')).bytes).toEqual(pngOf(1))
    await expect.poll(async () => (await get('items/1001.png')).bytes).toEqual(pngOf(2))
    expect(network.asked).toHaveLength(2)
  })

  it('is fetched once a week for any requests during the download', async () => {
    const { get, network, clock } = await openTestImages({ variables: DRAGONS })
    network.answer = () => pictureResponse(pngOf(1))
    await get('items/1001.png')
    await clock.advance(7 * DAY_MS)

    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        for (let turn = 0; turn < index % 20; turn++) await new Promise(setImmediate)
        await get('items/1001.png')
      }),
    )
    expect(network.asked).toHaveLength(2)
  })

  it('is shown for as long as its host fails', async () => {
    const { get, network, clock } = await openTestImages({ variables: DRAGONS })
    network.answer = () => pictureResponse(pngOf(1))
    await get('items/1001.png')
    network.answer = () => new Response('', { status: 503 })

    for (let day = 0; day < 30; day++) {
      await clock.advance(DAY_MS)
      expect((await get('items/1001.png')).bytes).toEqual(pngOf(1))
    }
    expect(network.asked.length).toBeGreaterThan(1)
  })

  it('is replaced by a drawing when its host has it no longer', async () => {
    const { get, network, clock } = await openTestImages({ variables: DRAGONS })
    network.answer = () => pictureResponse(pngOf(1))
    await get('items/1001.png')
    network.answer = () => null

    await clock.advance(8 * DAY_MS)
    await get('items/1001.png')
    await expect.poll(async () => (await get('items/1001.png')).type).toBe('image/svg+xml')
  })

  it('is requested again after six hours when it is missing', async () => {
    const { get, network, clock } = await openTestImages({ variables: DRAGONS })
    for (let time = 0; time < 3; time++) await get('items/1001.png')
    expect(network.asked).toHaveLength(1)

    network.answer = () => pictureResponse(pngOf(1))
    await clock.advance(360 * MINUTE_MS)
    expect((await get('items/1001.png')).type).toBe('image/png')
  })

  it('is waited for at most 3.5 seconds, and is shown once it is there', async () => {
    const { handle, get, network, clock } = await openTestImages({ variables: DRAGONS })
    const late = Promise.withResolvers<Response>()
    network.answer = () => late.promise
    const waiting = handle(new Request('http://lanewatch.test/images/items/1001.png'))
    await expect.poll(() => network.asked.length).toBe(1)

    await clock.advance(3_500)
    expect((await waiting).headers.get('content-type')).toBe('image/svg+xml')
    late.resolve(pictureResponse(pngOf(1)))
    await expect.poll(async () => (await get('items/1001.png')).type).toBe('image/png')
    expect(network.asked).toHaveLength(1)
  })
})

describe('a host of pictures', () => {
  it('gets eight requests at once at most', async () => {
    const { get, network } = await openTestImages({ variables: DRAGONS })
    const open: (() => void)[] = []
    network.answer = () =>
      new Promise((resolve) => {
        open.push(() => resolve(pictureResponse(pngOf(1))))
      })
    const all = Promise.all(paths(30).map(get))

    for (let answered = 0; answered < 30; answered++) {
      await expect.poll(() => network.asked.length).toBe(Math.min(30, answered + 8))
      open[answered]?.()
    }
    expect((await all).filter(({ type }) => type === 'image/png')).toHaveLength(30)
  })

  it('is paused for five seconds after three failures, until a single request is answered', async () => {
    const { get, network, clock, health, warnings } = await openTestImages({ variables: DRAGONS })
    network.answer = () => new Response('', { status: 500 })
    for (const path of paths(20)) expect((await get(path)).type).toBe('image/svg+xml')
    expect(network.asked).toHaveLength(3)
    expect(health().dataDragon).toMatchObject({
      breaker: 'open',
      problem: 'it answered 500',
      retryAt: clock.now() + 5_000,
    })

    for (const requests of [4, 5, 6]) {
      await clock.advance(5_000)
      for (const path of paths(20)) await get(path)
      expect(network.asked).toHaveLength(requests)
    }

    network.answer = () => pictureResponse(pngOf(1))
    await clock.advance(8_000)
    for (const path of paths(20)) expect((await get(path)).type).toBe('image/png')
    expect(health().dataDragon).toEqual({ breaker: 'closed', openings: 4, problem: null, retryAt: null })
    expect(warnings).toHaveLength(1)
  })

  it('gets no requests from the queue after it has failed', async () => {
    const { get, network } = await openTestImages({ variables: DRAGONS })
    network.answer = () => new Response('', { status: 500 })
    await Promise.all(paths(50).map(get))

    // Eight at once, and one more for each of the two failures before the third.
    expect(network.asked.length).toBeLessThanOrEqual(10)
  })

  it('is paused for up to 15 % longer at random, so that instances differ', async () => {
    const { get, network, clock, health } = await openTestImages({ variables: DRAGONS, random: () => 0.999 })
    network.answer = () => new Response('', { status: 500 })
    for (const path of paths(3)) await get(path)

    expect(health().dataDragon).toMatchObject({ retryAt: clock.now() + 5_750 })
  })

  it('is given up after four seconds without an answer', async () => {
    const { handle, network, clock, health } = await openTestImages({ variables: DRAGONS })
    network.answer = () => new Promise(() => {})
    const waiting = Promise.all(paths(5).map((path) => handle(new Request(`http://lanewatch.test/images/${path}`))))
    await expect.poll(() => network.asked.length).toBe(5)

    await clock.advance(4_000)
    expect((await waiting).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await expect
      .poll(() => health().dataDragon)
      .toMatchObject({ breaker: 'open', problem: 'it does not answer (no answer within 4 seconds)' })
  })

  it('does not delay the shutdown of the product', async () => {
    const { handle, network, close } = await openTestImages({ variables: DRAGONS })
    network.answer = () => new Promise(() => {})
    const waiting = handle(new Request('http://lanewatch.test/images/items/1001.png'))
    await expect.poll(() => network.asked.length).toBe(1)

    await close()
    expect((await waiting).headers.get('content-type')).toBe('image/svg+xml')
  })
})

describe('the picture cache on disk', () => {
  it('stays below its limit: the oldest picture is evicted first', async () => {
    const directory = await makeFolder({})
    const size = pngOf(0).byteLength
    const options = { directory, limit: 3 * size, report: () => {} }
    const cache = await PictureCache.open(options)
    for (let day = 1; day <= 4; day++) {
      await cache.write(`picture ${day}`, { picture: { type: 'image/png', bytes: pngOf(0) }, fetchedAt: day * DAY_MS })
    }
    expect([1, 2, 3, 4].filter((day) => cache.findFetchTime(`picture ${day}`) !== null)).toEqual([2, 3, 4])
    expect(await readdir(directory)).toHaveLength(3)

    const smaller = await PictureCache.open({ ...options, limit: size })
    expect([1, 2, 3, 4].filter((day) => smaller.findFetchTime(`picture ${day}`) !== null)).toEqual([4])
    expect(await smaller.read('picture 4')).toMatchObject({ fetchedAt: 4 * DAY_MS })
  })

  it('allows a removal during a read, without a reported problem', async () => {
    const problems: string[] = []
    const directory = await makeFolder({})
    const cache = await PictureCache.open({ directory, limit: 1_000_000, report: (problem) => problems.push(problem) })
    await cache.write('picture', { picture: { type: 'image/png', bytes: pngOf(0) }, fetchedAt: DAY_MS })
    // The file is removed before the read, because the order of two operations on the disk is random.
    for (const file of await readdir(directory)) await rm(join(directory, file))

    const [read] = await Promise.all([cache.read('picture'), cache.remove('picture')])

    expect(read).toBeNull()
    expect(problems).toEqual([])
    expect(cache.health()).toEqual({ pictures: 0, bytes: 0, problem: null })
  })

  it('fetches a picture again when its file is damaged', async () => {
    const { get, network, dataDir } = await openTestImages({ variables: DRAGONS })
    network.answer = () => pictureResponse(pngOf(1))
    await get('items/1001.png')
    const [file = ''] = await readdir(join(dataDir, 'images'))
    await truncate(join(dataDir, 'images', file), 3)

    expect((await get('items/1001.png')).bytes).toEqual(pngOf(1))
    expect(network.asked).toHaveLength(2)
  })

  it('removes half-written files of an earlier process', async () => {
    const half = `${'ab'.repeat(20)}.${'cd'.repeat(8)}`
    const directory = await makeFolder({ [half]: pngOf(1), 'README.txt': pngOf(1) })
    const cache = await PictureCache.open({ directory, limit: 1_000, report: () => {} })

    expect(await readdir(directory)).toEqual(['README.txt'])
    expect(cache.health()).toEqual({ pictures: 0, bytes: 0, problem: null })
  })

  it('keeps pictures in memory when the disk is not writable, and warns once', async () => {
    const dataDir = await makeFolder({})
    await writeFile(join(dataDir, 'images'), 'a file where the folder should be')
    const { get, network, health, warnings } = await openTestImages({ variables: DRAGONS, dataDir })
    network.answer = () => pictureResponse(pngOf(1))

    for (let time = 0; time < 3; time++) {
      for (const path of paths(3)) expect((await get(path)).bytes).toEqual(pngOf(1))
    }
    expect(network.asked).toHaveLength(3)
    expect(health().cache).toMatchObject({ problem: expect.stringContaining("can't be stored") })
    expect(warnings).toHaveLength(1)
  })
})

describe('a summoner spell without a picture', () => {
  const missing = (spell: number) => ({ message: 'a summoner spell has no picture', spell })

  it('is logged once', async () => {
    const { get, warnings } = await openTestImages({ variables: DRAGONS })
    for (let time = 0; time < 3; time++) await get('spells/4.png')
    await get('spells/14.png')
    await get('items/1001.png')

    expect(warnings).toEqual([missing(4), missing(14)])
  })

  it('is not logged when its host fails, or when its drawing is known', async () => {
    const failing = await openTestImages({ variables: DRAGONS })
    failing.network.answer = (url) => (url.startsWith(DRAGON) ? new Response('', { status: 500 }) : null)
    await failing.get('spells/4.png')
    expect(failing.warnings).toEqual([])

    const both = await openTestImages({ variables: { ...BUCKET, ...DRAGONS } })
    both.network.answer = failing.network.answer
    await both.get('spells/4.png')
    expect(both.network.asked).toHaveLength(2)
    expect(both.warnings).toEqual([])

    const drawn = await openTestImages()
    await drawn.get('spells/4.png')
    await drawn.get('spells/777.png')
    expect(drawn.warnings).toEqual([missing(777)])
  })

  it('is logged a hundred times at most, for any invented numbers', async () => {
    const { get, warnings } = await openTestImages()
    for (let spell = 5_000; spell < 5_200; spell++) await get(`spells/${spell}.png`)

    expect(warnings).toHaveLength(100)
  })
})
