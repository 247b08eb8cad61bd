import { beforeEach, describe, expect, it } from 'vitest'
import { type Viewer, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { LUMEN, openPeopleWorld, PROBLEMS } from '../people/people.ts'
import { personOf } from '../support/persons.ts'

const PERSON = 'person { name email emailVerified role follows { id } accounts { id } settings { theme } }'
const VIEWER = `{ viewer { canEditRosters editorName editorUntil ${PERSON} } }`
const NOTHING_KEPT = { follows: [], accounts: [], settings: { theme: null } }

let world: Awaited<ReturnType<typeof openPeopleWorld>>

beforeEach(async () => {
  world = await openPeopleWorld()
})

const look = (viewer: Viewer) => world.ask(VIEWER, {}, viewer)

describe('the viewer', () => {
  it('is a person with known claims, who may not edit without a role', async () => {
    expect(await look(personOf('ada', { name: 'Ada', email: 'ada@lanewatch.test' }))).toEqual({
      viewer: {
        canEditRosters: false,
        editorName: null,
        editorUntil: null,
        person: { name: 'Ada', email: 'ada@lanewatch.test', emailVerified: false, role: null, ...NOTHING_KEPT },
      },
    })
  })

  it.each([
    ['editor', 'EDITOR'],
    ['admin', 'ADMIN'],
  ] as const)('signs changes with the name as an %s, never with the address', async (role, expectedRole) => {
    const named = personOf('some-long-id', { role, name: 'Ada', email: 'ada@lanewatch.test' })
    const editor = { canEditRosters: true, editorUntil: null, person: { role: expectedRole } }
    expect(await look(named)).toMatchObject({ viewer: { ...editor, editorName: 'Ada' } })
    expect(await look({ ...named, name: null })).toMatchObject({ viewer: { ...editor, editorName: 'editor some-l' } })
  })

  it.each<[string, Viewer]>([
    ['a visitor', VISITOR],
    ['a visitor whose token has expired', { kind: 'visitor', reason: 'SIGN_IN_EXPIRED' }],
    ['an operator', { kind: 'operator', name: 'operator', sessionId: null, until: null }],
  ])('is not a person as %s', async (_who, viewer) => {
    expect(await look(viewer)).toMatchObject({ viewer: { canEditRosters: viewer.kind === 'operator', person: null } })
  })

  it('costs one read of stored data, for any number of fields', async () => {
    const ada = personOf('ada')
    expect((await world.asked(() => look(ada))).reads).toEqual(['get viewers'])
    const less = '{ viewer { canEditRosters person { name email role } } }'
    expect(await world.asked(() => world.ask(less, {}, ada))).toEqual({ reads: [], requests: [] })
  })

  it('shows each change without another read, in order', async () => {
    const changes = `mutation ($ids: [ID!]!) {
      first: follow(input: { ids: $ids }) { ${PERSON} ${PROBLEMS} }
      second: saveSettings(input: { theme: DARK }) { ${PERSON} ${PROBLEMS} }
      third: unfollow(input: { ids: $ids }) { ${PERSON} ${PROBLEMS} }
    }`
    const { reads } = await world.asked(async () =>
      expect(await world.ask(changes, { ids: [LUMEN] }, personOf('ada'))).toMatchObject({
        first: { person: { follows: [{ id: LUMEN }], settings: { theme: null } } },
        second: { person: { follows: [{ id: LUMEN }], settings: { theme: 'DARK' } } },
        third: { person: { follows: [], settings: { theme: 'DARK' } } },
      }),
    )
    expect(reads).not.toContain('get viewers')
  })
})
