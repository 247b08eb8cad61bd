import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPictureDirectory } from '../../gateway/images/downloaded/picture-directory.ts'
import { UpstreamWait } from '../../gateway/limits/upstream-wait.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { JPEG, pngOf, SVG, WEBP } from './hand-made.ts'
import { makeFolder, openTestImages } from './open-test-images.ts'

describe("the operator's folder", () => {
  it('replaces drawings by its pictures, which may be cached for five minutes', async () => {
    const folder = await makeFolder({ 'teams/T1.png': pngOf(1), 'ranks/icons/gold.png': pngOf(2) })
    const { get, health } = await openTestImages({ variables: { IMAGES_DIR: folder } })

    expect(await get('teams/T1.png')).toMatchObject({
      status: 200,
      type: 'image/png',
      cacheControl: 'public, max-age=300',
      bytes: pngOf(1),
    })
    expect((await get('ranks/icons/GOLD.png')).bytes).toEqual(pngOf(2))
    expect(await get('teams/G2.png')).toMatchObject({ type: 'image/svg+xml', cacheControl: 'public, max-age=300' })
    expect(health().directory).toEqual({ pictures: 2, problem: null })
  })

  it.each([
    ['players/Mały Lis.png', 'players/mały_lis.png'],
    ['players/faker.png', 'players/Faker.png'],
    ['teams/t1.png', 'teams/T1.png'],
    ['champions/icons/62.png', 'champions/icons/MonkeyKing.png'],
    ['champions/icons/MonkeyKing.png', 'champions/icons/62.png'],
    ['runes/8112.png', 'perk-images/Styles/Domination/Electrocute/Electrocute.png'],
    ['perk-images/Styles/Domination/Electrocute/Electrocute.png', 'runes/8112.png'],
    ['rune-styles/8100.png', 'perk-images/Styles/7200_Domination.png'],
    ['items/1001.png', 'items/1001.png'],
    ['teams/T1.png', 'teams/T1.webp'],
  ])('is searched for any spelling of a name: %s is %s', async (asked, kept) => {
    const folder = await makeFolder({ [kept]: pngOf(7) })
    const { get } = await openTestImages({ variables: { IMAGES_DIR: folder } })

    expect((await get(asked)).bytes).toEqual(pngOf(7))
  })

  it.each([
    ['image/png', pngOf(1)],
    ['image/jpeg', JPEG],
    ['image/webp', WEBP],
    ['image/svg+xml', SVG],
  ])('has a picture of the type %s by its content, not by its extension', async (type, bytes) => {
    const folder = await makeFolder({ 'teams/T1.png': bytes })
    const { get } = await openTestImages({ variables: { IMAGES_DIR: folder } })

    expect(await get('teams/T1.png')).toMatchObject({ type, bytes })
  })

  it.each([
    ['a page', new TextEncoder().encode('<!doctype html><svg/>')],
    ['no content', new Uint8Array()],
    ['more than 1 MiB', new Uint8Array(Buffer.concat([pngOf(1), Buffer.alloc(1_048_576)]))],
  ])('is ignored where a file has %s, with one warning', async (_, bytes) => {
    const folder = await makeFolder({ 'teams/T1.png': bytes })
    const { get, warnings } = await openTestImages({ variables: { IMAGES_DIR: folder } })

    for (let time = 0; time < 3; time++) expect((await get('teams/T1.png')).type).toBe('image/svg+xml')
    expect(warnings).toEqual([expect.objectContaining({ problem: expect.stringContaining('is not shown') })])
  })

  it('is read again after half a minute', async () => {
    const folder = await makeFolder({ 'teams/T1.png': pngOf(1) })
    const { get, clock } = await openTestImages({ variables: { IMAGES_DIR: folder } })
    await get('teams/T1.png')
    await writeFile(join(folder, 'teams', 'G2.png'), pngOf(2))

    await clock.advance(29_000)
    expect((await get('teams/G2.png')).type).toBe('image/svg+xml')
    await clock.advance(1_000)
    expect((await get('teams/G2.png')).bytes).toEqual(pngOf(2))
  })

  it('is reported in the log and in health when it does not exist, and everything is drawn', async () => {
    const { get, health, warnings } = await openTestImages({ variables: { IMAGES_DIR: '/nowhere/at/all' } })

    expect(await get('teams/T1.png')).toMatchObject({ status: 200, type: 'image/svg+xml' })
    await get('teams/G2.png')
    expect(health().directory).toEqual({ pictures: 0, problem: expect.stringContaining('IMAGES_DIR') })
    expect(warnings).toHaveLength(1)
  })
})

describe('the name of a picture', () => {
  it('never leads out of the folder through a link', async () => {
    const outside = await makeFolder({ 'T1.png': pngOf(9), 'in/G2.png': pngOf(9) })
    const folder = await makeFolder({ 'teams/FNC.png': pngOf(1) })
    await symlink(join(outside, 'T1.png'), join(folder, 'teams', 'T1.png'))
    await symlink(join(outside, 'in'), join(folder, 'players'))
    const { get, warnings } = await openTestImages({ variables: { IMAGES_DIR: folder } })

    expect((await get('teams/FNC.png')).type).toBe('image/png')
    expect((await get('teams/T1.png')).type).toBe('image/svg+xml')
    expect((await get('players/G2.png')).type).toBe('image/svg+xml')
    expect(warnings).toEqual([])
  })

  it('never leads out of the folder in any other way', async () => {
    const parent = await makeFolder({
      'secret.png': pngOf(9),
      'mine/teams/T1.png': pngOf(1),
      'mine/secret.png': pngOf(9),
    })
    const folder = join(parent, 'mine')
    const { get } = await openTestImages({ variables: { IMAGES_DIR: folder } })
    const step = fc.constantFrom('..', '.', '%2e%2e', '%2F', '%5C', '/', '\\', '%00', 'teams', 'players', 'secret', '')
    const path = fc.oneof(
      fc.array(step, { maxLength: 8 }).map((steps) => steps.join('/')),
      fc.array(step, { maxLength: 8 }).map((steps) => `teams/${steps.join('')}`),
      fc.webPath(),
    )

    await fc.assert(
      fc.asyncProperty(path, fc.constantFrom('secret.png', '.png', 'png', 'T1.png'), async (start, end) => {
        const { status, bytes } = await get(`${start}/${end}`)
        expect([200, 404]).toContain(status)
        expect(bytes).not.toEqual(pngOf(9))
      }),
      {
        numRuns: 500,
        examples: [
          ['teams/..', 'secret.png'],
          ['..', 'secret.png'],
          ['teams/%2e%2e%2f', 'secret.png'],
        ],
      },
    )
  })

  it('is joined to the folder, even when it does not come from a path', async () => {
    const parent = await makeFolder({ 'secret.png': pngOf(9), 'mine/teams/T1.png': pngOf(1) })
    const hostile = ['../secret', '..\\secret', 'teams/../../secret', join(parent, 'secret'), './../secret', '']
    const directory = createPictureDirectory({
      directory: join(parent, 'mine'),
      clock: new FakeClock(),
      keptAs: () => hostile,
      report: () => {},
    })

    expect(await directory.find({ kind: 'team', name: 'x' }, new UpstreamWait())).toEqual({ kind: 'missing' })
  })
})
