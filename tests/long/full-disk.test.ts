import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { startTestProduct, type TestProduct } from '../product/start-product.ts'
import { addPlayer, startVisit, VISITED } from '../product/store-visit.ts'
import { canMountDisk, mountSmallDisk } from '../support/small-disk.ts'

const note = canMountDisk ? '' : ' (skipped: only root can mount a disk, on Linux)'

const made = z.object({ data: z.object({ addProPlayer: z.object({ change: z.object({}) }) }) })
const refused = z.object({
  errors: z.tuple([z.object({ extensions: z.object({ code: z.literal('STORE_READ_ONLY') }) })]),
})
const outcome = z.union([made.transform(() => 'made' as const), refused.transform(() => 'refused' as const)])

const ADDED = '{ rosterChanges(first: 100) { edges { node { playerName } } } }'
const added = z.object({
  rosterChanges: z.object({ edges: z.array(z.object({ node: z.object({ playerName: z.string() }) })) }),
})

/** SQLite still has room in its log for small changes. */
const REFUSALS = 5

async function listAdded(product: TestProduct): Promise<readonly string[]> {
  const { rosterChanges } = await product.ask(added, ADDED)
  return rosterChanges.edges.map(({ node }) => node.playerName).filter((name) => name.startsWith('Fulldisk'))
}

describe.runIf(canMountDisk)(`a running product whose disk another program fills to the last byte${note}`, () => {
  it('answers reads, keeps each change that it confirmed and none that it refused, and recovers without a restart', async () => {
    const disk = mountSmallDisk()
    const dataDir = join(disk.folder, 'data')
    mkdirSync(dataDir)
    const product = await startTestProduct({ variables: VISITED, dataDir })
    const visit = await startVisit(product)
    disk.fill()

    const outcomes = new Map<string, 'made' | 'refused'>()
    const countRefused = () => [...outcomes.values()].filter((each) => each === 'refused').length
    for (let n = 0; n < 90 && countRefused() < REFUSALS; n++) {
      const name = `Fulldisk${n}`
      outcomes.set(name, outcome.parse(await addPlayer(product, name)))
      await visit.readAgain()
    }
    disk.empty()
    expect(outcome.parse(await addPlayer(product, 'FulldiskAfter'))).toBe('made')
    outcomes.set('FulldiskAfter', 'made')
    await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status, { timeout: 20_000 }).toBe(200)

    expect(countRefused()).toBe(REFUSALS)
    const confirmed = [...outcomes].filter(([, each]) => each === 'made').map(([name]) => name)
    expect((await listAdded(product)).toSorted()).toEqual(confirmed.toSorted())
    await product.close()
    const restarted = await startTestProduct({ variables: VISITED, dataDir })
    onTestFinished(() => restarted.close())
    expect((await listAdded(restarted)).toSorted()).toEqual(confirmed.toSorted())
  })
})
