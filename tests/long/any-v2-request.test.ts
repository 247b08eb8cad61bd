import { expect, it } from 'vitest'
import { catalog } from '../../rest-compat/catalog.ts'
import { routeId } from '../../rest-compat/openapi.ts'
import { answerAnyRequests } from '../rest-compat/answers-any-request.ts'

it('answers each of 20,000 random requests to /v2 as the OpenAPI document defines', async () => {
  const { statuses, succeeded } = await answerAnyRequests(20_000)
  // A status that never occurs is not tested.
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([200, 201, 204, 304, 400, 401, 403, 404, 405, 413, 422, 503]),
  )
  expect([...succeeded].toSorted()).toEqual(catalog.map(routeId).toSorted())
})
