import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demoRoster, printRealRoster } from '../../gateway/rosters/files/bundled-roster.ts'
import { printRosterFile } from '../../gateway/rosters/files/roster-file.ts'
import { seedRosters } from '../../gateway/rosters/files/seed-rosters.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { openRosterStore } from './open-roster-store.ts'

/** A store, and the operator's roster file with this text. */
async function openSite(text: string | null = null) {
  const rosters = openRosterStore()
  const file = join(tmpdir(), `lanewatch-rosters-${randomUUID()}.json`)
  onTestFinished(() => rm(file, { force: true }))
  if (text !== null) await writeFile(file, text)
  const simulator = createSimulator({ seed: memoryOf('tests'), now: () => rosters.clock.now() })
  const bundled = demoRoster(simulator.listRoster(), rosters.clock.now())
  return {
    ...rosters,
    bundled,
    file,
    start: (options: { readonly hasFile?: boolean; readonly bundled?: string | null } = {}) =>
      seedRosters(rosters.store, rosters.clock, {
        bundled: options.bundled === undefined ? printRosterFile(bundled) : options.bundled,
        file: (options.hasFile ?? text !== null) ? file : null,
      }),
  }
}

const withPlayer = (role: string) => JSON.stringify({ players: [{ name: 'Vesk', role, team: 'G2' }] })

describe('a start of the product', () => {
  it('fills an empty store with the bundled rosters and their transfers', async () => {
    const site = await openSite()
    const { bundled } = site
    await site.start()
    const exported = JSON.parse(await site.exportFile())
    expect(exported.leagues).toEqual(bundled.leagues)
    expect(exported.events).toEqual(bundled.events)
    expect(exported.teams).toHaveLength(bundled.teams?.length ?? 0)
    expect(exported.players).toHaveLength(bundled.players?.length ?? 0)
    const moves = (bundled.players ?? []).filter(({ memberships = [] }) => memberships.length > 1)
    const changes = await site.listChanges()
    expect(changes.map(({ kind }) => kind)).toEqual(moves.map(() => 'TRANSFERRED'))
    expect(changes.map(({ at }) => at)).toEqual(changes.map(({ at }) => at).toSorted((one, other) => one - other))
  })

  it('fills the store once when two products start together', async () => {
    const site = await openSite(withPlayer('TOP'))
    await Promise.all([site.start(), site.start()])
    const alone = await openSite(withPlayer('TOP'))
    await alone.start()
    expect(await site.exportFile()).toBe(await alone.exportFile())
    expect(await site.listChanges()).toEqual(await alone.listChanges())
  })

  it('imports the rosters of real players without a word in the transfer feed', async () => {
    const site = await openSite()
    await site.start({ bundled: printRealRoster() })
    const exported = JSON.parse(await site.exportFile())
    expect([exported.leagues, exported.teams, exported.players, exported.events].map(({ length }) => length)).toEqual([
      6, 58, 313, 1,
    ])
    expect(exported).toMatchObject({ source: ['Leaguepedia', 'Liquipedia'], asOf: '2026-06-22' })
    expect(await site.listChanges()).toEqual([])
    expect(await site.findPlayer('Faker')).toMatchObject({
      country: 'KR',
      accounts: [{ platform: 'KR', grade: 'A', provenance: { asOf: '2026-09-25' } }],
    })
  })

  it('imports nothing without bundled rosters', async () => {
    const site = await openSite()
    await site.start({ bundled: null })
    expect(JSON.parse(await site.exportFile()).leagues).toEqual([])
  })

  it('leaves a store with leagues unchanged', async () => {
    const site = await openSite()
    await site.importFile({ leagues: [{ code: 'NOR', name: 'Northern League' }] })
    const before = await site.exportFile()
    await site.start()
    expect(await site.exportFile()).toBe(before)
  })

  it("imports the operator's file too, once for each content", async () => {
    const site = await openSite(withPlayer('TOP'))
    await site.start()
    expect(await site.findPlayer('Vesk')).toMatchObject({ role: 'TOP', revision: expect.any(Number) })

    await site.importFile(withPlayer('MID'))
    await site.start()
    expect(await site.findPlayer('Vesk')).toMatchObject({ role: 'MID' })

    await writeFile(site.file, withPlayer('SUP'))
    await site.start()
    expect(await site.findPlayer('Vesk')).toMatchObject({ role: 'SUP' })
  })

  it.each([
    ['can not be read', null, /^The ROSTER_FILE .+ can't be imported:\nENOENT/],
    [
      'is broken',
      '{"players": [\n{"name": "Vesk"}]}',
      /can't be imported:\nline 2: players\[0\]\.role is not a role: /,
    ],
  ])("is refused when the operator's file %s", async (_, text, message) => {
    const { start } = await openSite(text)
    await expect(start({ hasFile: true })).rejects.toMatchObject({
      name: 'UnusableRosterFile',
      message: expect.stringMatching(message),
    })
  })
})
