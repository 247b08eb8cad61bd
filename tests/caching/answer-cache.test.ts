import { expect, it } from 'vitest'
import { AnswerCache, LONGEST_LIFETIME_MS } from '../../gateway/caching/answer-cache.ts'
import { Dependency } from '../../gateway/caching/dependencies.ts'
import { FakeClock } from '../support/fake-clock.ts'

it('forgets answers that are over, also when they are not requested again', async () => {
  const clock = new FakeClock()
  const cache = new AnswerCache<{ text: string }>({ clock, maxBytes: 1_000_000, bytesOf: ({ text }) => text.length })
  let used = 0
  const computeFrom = (dependency: Dependency) => (key: string) =>
    cache.share(key, async (dependencies) => {
      const answer = { text: key }
      await dependencies.collect(async () => dependency.track())
      return { own: answer, shared: answer }
    })
  const compute = computeFrom(new Dependency(() => used++))
  for (const key of ['a', 'b', 'c']) await compute(key)
  await clock.advance(LONGEST_LIFETIME_MS - 1)
  await computeFrom(new Dependency())('later')
  expect(used).toBe(0)
  await clock.advance(LONGEST_LIFETIME_MS)
  await computeFrom(new Dependency())('last')
  // No answer depends on it any more.
  expect(used).toBe(1)
})
