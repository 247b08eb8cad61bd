import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, it } from 'vitest'
import { isBadInput } from '../../client/apollo/is-bad-input.ts'

const refused = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] })

it('tells a refused argument from all other failures', () => {
  expect(isBadInput(refused('BAD_USER_INPUT'))).toBe(true)
  expect(isBadInput(refused('RATE_LIMITED'))).toBe(false)
  expect(isBadInput(new Error('offline'))).toBe(false)
  expect(isBadInput(undefined)).toBe(false)
})
