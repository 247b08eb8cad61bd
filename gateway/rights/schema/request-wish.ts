import { builder } from '../../contract/builder.ts'
import type { RequestWish } from '../rules/request-wish.ts'

export const RequestWishEnum = builder.enumType('PersonRequestWish', {
  description: 'What the sender of a request asks for.',
  values: {
    CORRECT: { description: 'Something that is stored about the person is wrong.' },
    REMOVE: { description: 'Everything that is stored about the person should be deleted, and not come back.' },
  } satisfies Record<RequestWish, { description: string }>,
})
