import { expect, it } from 'vitest'
import { runs } from '../support/runs.ts'
import { answerAnyRequests } from './answers-any-request.ts'

it("any request to /v2 gets a documented answer that reveals nothing of the server's inside", async () => {
  const { statuses } = await answerAnyRequests(runs({ sample: 400, all: 1_000 }))
  // The long run of the same requests covers rarer statuses.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 422]))
})
