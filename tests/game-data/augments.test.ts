import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBundledAugments } from '../../gateway/game-data/community-dragon/bundled-augments.ts'
import { addAugment, communityFiles, describedAugment, listedAugment, readAugments } from './fake-community-dragon.ts'
import { pass } from './fake-data-dragon.ts'

const HOUR_MS = 3_600_000

describe('augments that ship with the product', () => {
  it('have an English name in every language, and a rarity', () => {
    const augment = createBundledAugments().find(205)
    expect(augment?.name('pl')).toEqual({ text: 'ADAPt', locale: 'en' })
    expect(augment?.rarity).toBe('SILVER')
    expect(augment?.description('en')).toBeNull()
  })

  it('are known under their numbers in ARAM: Mayhem too, where the rarity can differ', () => {
    const augment = createBundledAugments().find(1205)
    expect(augment?.name('en').text).toBe('ADAPt')
    expect(augment?.rarity).toBeNull()
  })

  it('are listed by number, each once', () => {
    const ids = createBundledAugments()
      .list()
      .map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
    expect(ids.length).toBeGreaterThan(400)
  })
})

describe('augments of Community Dragon', () => {
  it('have names in every language, a rarity, a picture, and a description with its numbers', async () => {
    const files = communityFiles()
    addAugment(files, 'default', listedAugment(9001, 'Invented', { rarity: 'kPrismatic' }))
    addAugment(files, 'pl_pl', listedAugment(9001, 'Wymyślone'))
    const values = { HastePerCast: 12, Share: 0.349_999 }
    const markup = 'Gain <b>@HastePerCast@ Haste</b>.<br>Heal @spell.Augment_Invented:Share*100@%.'
    files.set('/latest/cdragon/arena/en_us.json', { augments: [describedAugment(9001, markup, values)] })
    const { augments, reports } = await readAugments(files)
    const augment = augments.find(9001)
    expect(augment?.name('en')).toEqual({ text: 'Invented', locale: 'en' })
    expect(augment?.name('pl')).toEqual({ text: 'Wymyślone', locale: 'pl' })
    expect(augment?.rarity).toBe('PRISMATIC')
    expect(augment?.icon).toBe('assets/ux/cherry/augments/icons/number9001_small.png')
    expect(augment?.description('pl')).toEqual({ text: 'Gain 12 Haste.\nHeal 35%.', locale: 'en' })
    expect(reports).toEqual([])
  })

  it('leave out the sentence with a number that the file does not state', async () => {
    const files = communityFiles()
    addAugment(files, 'default', listedAugment(9001, 'Invented'))
    files.set('/latest/cdragon/arena/en_us.json', {
      augments: [describedAugment(9001, 'You are larger. Deal @Damage@ damage.')],
    })
    const { augments } = await readAugments(files)
    expect(augments.find(9001)?.description('en')?.text).toBe('You are larger.')
  })

  it('have their names also when the arena has left the game', async () => {
    const files = communityFiles()
    addAugment(files, 'default', listedAugment(9001, 'Invented'))
    files.delete('/latest/cdragon/arena/en_us.json')
    const { augments, reports } = await readAugments(files)
    expect(augments.find(9001)?.name('en').text).toBe('Invented')
    expect(reports).toEqual(['Community Dragon: /latest/cdragon/arena/en_us.json: it answered 404'])
  })

  it('are read also from a list without ARAM: Mayhem and some augments of the arena', async () => {
    const files = communityFiles()
    for (const [path, list] of files) if (Array.isArray(list)) files.set(path, list.slice(20))
    addAugment(files, 'default', listedAugment(9001, 'Invented'))
    const { augments, reports } = await readAugments(files)
    expect(augments.find(9001)?.name('en').text).toBe('Invented')
    expect(reports).toEqual([])
  })

  it('stay known after they have left the game', async () => {
    const files = communityFiles()
    addAugment(files, 'default', listedAugment(9001, 'Invented'))
    const { augments, clock, asked } = await readAugments(files)
    for (const [path, file] of communityFiles()) files.set(path, file)
    await pass(clock, 6 * HOUR_MS)
    expect(asked).toHaveLength(2 * communityFiles().size)
    expect(augments.find(9001)?.name('en').text).toBe('Invented')
  })

  it('have no picture at a path outside of the game data, and no rarity that is not known', async () => {
    const files = communityFiles()
    addAugment(
      files,
      'default',
      listedAugment(9001, 'Up', { augmentSmallIconPath: '/lol-game-data/assets/../../x.png' }),
    )
    addAugment(files, 'default', listedAugment(9002, 'Out', { augmentSmallIconPath: 'https://elsewhere.test/x.png' }))
    addAugment(files, 'default', listedAugment(9003, 'New', { rarity: 'kBronze' }))
    const { augments } = await readAugments(files)
    expect(augments.find(9001)?.icon).toBeNull()
    expect(augments.find(9002)?.icon).toBeNull()
    expect(augments.find(9003)?.rarity).toBeNull()
  })

  it('are those that ship with the product while a list is invalid or far too short', async () => {
    const any = fc.jsonValue().filter((value) => !Array.isArray(value) || value.length < 50)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...communityFiles().keys()), any, async (path, body) => {
        const files = communityFiles().set(path, body)
        const { augments, reports } = await readAugments(files)
        expect(augments.find(205)?.name('en').text).toBe('ADAPt')
        expect(reports.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('need no request when Community Dragon is turned off', async () => {
    const { augments, asked, clock } = await readAugments(communityFiles(), null)
    expect(asked).toEqual([])
    expect(clock.pending).toBe(0)
    expect(augments.find(205)?.name('en').text).toBe('ADAPt')
  })
})
