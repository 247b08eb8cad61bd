import { describe, expect, it } from 'vitest'
import { createVersionWatch, LOOK_EVERY_MS } from '../../../client/app/late-shell/version-watch.ts'

function openPage() {
  const page = { now: 0, visible: true, latest: 'a' as string | null, checks: 0, reported: [] as string[] }
  const check = createVersionWatch({
    own: 'a',
    findLatest: async () => {
      page.checks += 1
      return page.latest
    },
    now: () => page.now,
    isVisible: () => page.visible,
    tell: (id) => page.reported.push(id),
  })
  const checkAfter = async (ms: number) => {
    page.now += ms
    await check()
  }
  return { page, checkAfter }
}

describe('the version check of an open page', () => {
  it('runs at most once in a quarter of an hour', async () => {
    const { page, checkAfter } = openPage()
    for (let minute = 0; minute < 60; minute++) await checkAfter(60_000)
    expect(page.checks).toBe(4)
  })

  it('pauses while the page is hidden, and runs when it is visible again', async () => {
    const { page, checkAfter } = openPage()
    page.visible = false
    await checkAfter(10 * LOOK_EVERY_MS)
    expect(page.checks).toBe(0)
    page.visible = true
    await checkAfter(1)
    expect(page.checks).toBe(1)
  })

  it('reports each newer version once', async () => {
    const { page, checkAfter } = openPage()
    await checkAfter(LOOK_EVERY_MS)
    expect(page.reported).toEqual([])
    page.latest = 'b'
    await checkAfter(LOOK_EVERY_MS)
    await checkAfter(LOOK_EVERY_MS)
    page.latest = 'c'
    await checkAfter(LOOK_EVERY_MS)
    expect(page.reported).toEqual(['b', 'c'])
  })

  it('reports nothing without an answer, or for a known version', async () => {
    const { page, checkAfter } = openPage()
    for (const latest of [null, 'b', 'a', null]) {
      page.latest = latest
      await checkAfter(LOOK_EVERY_MS)
    }
    expect(page.reported).toEqual(['b'])
  })
})
