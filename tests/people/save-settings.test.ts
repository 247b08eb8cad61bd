import { beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../support/persons.ts'
import { openTestWorld } from '../support/test-world.ts'
import { PROBLEMS } from './people.ts'

const ADA = personOf('ada')
const BEN = personOf('ben')

const SETTINGS = 'settings { locale theme region hidesResults lessMotion notices quietHours { from to } }'
const SAVE = `mutation ($input: SaveSettingsInput!) { ended: saveSettings(input: $input) { person { ${SETTINGS} } ${PROBLEMS} } }`
const NOTHING = {
  locale: null,
  theme: null,
  region: null,
  hidesResults: null,
  lessMotion: null,
  notices: null,
  quietHours: null,
}
const EVERYTHING = {
  locale: 'PL',
  theme: 'SYSTEM',
  region: 'EUNE',
  hidesResults: true,
  lessMotion: false,
  notices: true,
  quietHours: { from: 1_380, to: 0 },
}

const world = openTestWorld()

beforeEach(async () => {
  for (const person of [ADA, BEN]) await world.context.viewers.forget(person)
})

const save = (input: object, person = ADA) => world.ask(SAVE, { input }, person)
const look = (person = ADA) => world.ask(`{ viewer { person { ${SETTINGS} } } }`, {}, person)
const kept = (settings: object) => ({ ended: { person: { settings }, problems: [] } })
const shown = (settings: object) => ({ viewer: { person: { settings } } })

describe('the settings of a person', () => {
  it('are empty at first', async () => {
    expect(await look()).toEqual(shown(NOTHING))
  })

  it('are stored for this person alone', async () => {
    expect(await save(EVERYTHING)).toEqual(kept(EVERYTHING))
    expect([await look(ADA), await look(BEN)]).toEqual([shown(EVERYTHING), shown(NOTHING)])
  })

  it.each(Object.entries(EVERYTHING))('keep the rest when only the %s is given', async (name, value) => {
    expect(await save({ [name]: value })).toEqual(kept({ ...NOTHING, [name]: value }))
    await save(EVERYTHING)
    expect(await save({ [name]: null })).toEqual(kept({ ...EVERYTHING, [name]: null }))
    expect(await save({})).toEqual(kept({ ...EVERYTHING, [name]: null }))
  })

  it.each([
    { from: 0, to: 1_439 },
    { from: 1_439, to: 0 },
    { from: 600, to: 601 },
  ])('accept quiet hours from $from to $to', async (quietHours) => {
    expect(await save({ quietHours })).toEqual(kept({ ...NOTHING, quietHours }))
  })

  it.each([
    { from: -1, to: 60 },
    { from: 60, to: -1 },
    { from: 1_440, to: 60 },
    { from: 60, to: 1_440 },
    { from: 600, to: 600 },
    { from: -2_147_483_648, to: 2_147_483_647 },
  ])('refuse quiet hours from $from to $to, and all other settings of the request', async (quietHours) => {
    await save(EVERYTHING)
    expect(await save({ theme: 'DARK', quietHours })).toEqual({
      ended: {
        person: null,
        problems: [
          { __typename: 'InvalidField', path: 'quietHours', rule: 'INVALID', message: expect.stringMatching(/1439/) },
        ],
      },
    })
    expect(await look()).toEqual(shown(EVERYTHING))
  })
})
