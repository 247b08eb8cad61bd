import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skillPriorityOf, usualPathOf } from '../../gateway/statistics/rules/skill-order.ts'

describe('the priority of skills', () => {
  it.each([
    ['123114121242233433', '123', 'all three completed'],
    ['132114131343322422', '132', 'E completed before W'],
    ['21322', '', 'too few points to tell'],
    ['123111141', '123', 'only Q completed; W and E have equal points'],
    ['123331', '312', 'none completed: E has most points, then Q'],
  ])('of %s is %s (%s)', (skills, priority) => {
    expect(skillPriorityOf(skills) ?? '').toBe(priority)
  })
})

describe('the usual path', () => {
  it('takes the most frequent next skill among the games that agree so far', () => {
    // Most games start with Q, and most of those continue with E, although W is the most frequent second point of all games.
    expect(usualPathOf(['131', '131', '121', '321', '221'])).toBe('131')
  })

  it('ends where fewer than half of the games have another point', () => {
    expect(usualPathOf(['1234', '12', '12'])).toBe('12')
    expect(usualPathOf(['1234', '1234', '12'])).toBe('1234')
    expect(usualPathOf([])).toBe('')
  })

  it('is a path that at least one game followed', () => {
    const skills = fc.stringMatching(/^[1-4]{0,18}$/)
    fc.assert(
      fc.property(fc.array(skills, { minLength: 1 }), (games) => {
        const path = usualPathOf(games)
        expect(games.some((game) => game.startsWith(path))).toBe(true)
      }),
    )
  })
})
