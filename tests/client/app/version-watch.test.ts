import { describe, expect, it } from 'vitest'
import { createVersionWatch, LOOK_EVERY_MS } from '../../../client/app/habits/version-watch.ts'

function openPage() {
  const page = { now: 0, visible: true, latest: 'a' as string | null, looks: 0, told: [] as string[] }
  const look = createVersionWatch({
    own: 'a',
    findLatest: async () => {
      page.looks += 1
      return page.latest
    },
    now: () => page.now,
    isVisible: () => page.visible,
    tell: (id) => page.told.push(id),
  })
  const lookAfter = async (ms: number) => {
    page.now += ms
    await look()
  }
  return { page, lookAfter }
}

describe('an open page', () => {
  it('looks for a newer version at most once in a quarter of an hour', async () => {
    const { page, lookAfter } = openPage()
    for (let minute = 0; minute < 60; minute++) await lookAfter(60_000)
    expect(page.looks).toBe(4)
  })

  it('does not look while nobody can see it, and does when somebody comes back', async () => {
    const { page, lookAfter } = openPage()
    page.visible = false
    await lookAfter(10 * LOOK_EVERY_MS)
    expect(page.looks).toBe(0)
    page.visible = true
    await lookAfter(1)
    expect(page.looks).toBe(1)
  })

  it('tells of each newer version once', async () => {
    const { page, lookAfter } = openPage()
    await lookAfter(LOOK_EVERY_MS)
    expect(page.told).toEqual([])
    page.latest = 'b'
    await lookAfter(LOOK_EVERY_MS)
    await lookAfter(LOOK_EVERY_MS)
    page.latest = 'c'
    await lookAfter(LOOK_EVERY_MS)
    expect(page.told).toEqual(['b', 'c'])
  })

  it('says nothing when the server does not answer, or gives out the same again', async () => {
    const { page, lookAfter } = openPage()
    for (const latest of [null, 'b', 'a', null]) {
      page.latest = latest
      await lookAfter(LOOK_EVERY_MS)
    }
    expect(page.told).toEqual(['b'])
  })
})
