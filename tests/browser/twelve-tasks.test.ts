import { describe, expect } from 'vitest'
import { it as journey } from './moving-journey.ts'
import { awaitSubjects, TASKS, TaskVisitor } from './twelve-tasks.ts'

/** Clicks after typing that a task may take. */
const MAX_CLICKS = 2

const it = journey.extend('subjects', { scope: 'file' }, ({ product }) => awaitSubjects(product.ask))

describe('a visitor', () => {
  for (const { name, walk } of TASKS) {
    it(`${name} with at most two clicks after typing`, async ({ visit, subjects }) => {
      const visitor = new TaskVisitor(await visit('/'))
      await walk(visitor, subjects)
      expect(visitor.clicks).toBeLessThanOrEqual(MAX_CLICKS)
    })
  }
})
