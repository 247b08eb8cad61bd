import { expect, it } from 'vitest'
import { signatureOf } from '../../gateway/identity/rules/viewer.ts'

const PERSON = {
  kind: 'person',
  id: 'abcdefgh',
  name: 'Ada',
  email: 'ada@lanewatch.example',
  emailVerified: true,
  role: 'editor',
  until: 1,
} as const

it.each([
  [{ kind: 'operator', name: 'operator', sessionId: null, until: null } as const, 'operator'],
  [PERSON, 'Ada'],
  [{ ...PERSON, name: null }, 'editor abcdef'],
  [{ ...PERSON, name: 'Operator' }, 'editor abcdef'],
])('changes of %j are signed with %s, never with a mail address', (editor, signature) => {
  expect(signatureOf(editor)).toBe(signature)
})
