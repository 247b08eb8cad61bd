import { describe, expect, it } from 'vitest'
import { type AnswersByPlayer, withAnswer } from '../../../client/live-game/scouted-answers.ts'

const NONE: AnswersByPlayer<string, string> = new Map()

describe('the answers about scouted players', () => {
  it('keep what an earlier request has brought when a later one fails', () => {
    const partly = withAnswer(withAnswer(NONE, 'ann', { ranks: 'Gold' }), 'ann', { form: 'masteries only' })
    const failed = withAnswer(withAnswer(partly, 'ann', { form: null }), 'ann', { ranks: null })
    expect(failed.get('ann')).toEqual({ ranks: 'Gold', form: 'masteries only' })
  })

  it('take the later of two answers', () => {
    const partly = withAnswer(NONE, 'ann', { form: 'masteries only' })
    expect(withAnswer(partly, 'ann', { form: 'masteries and games' }).get('ann')).toEqual({
      form: 'masteries and games',
    })
  })

  it('name a failed request, and leave out what was not requested yet', () => {
    const answers = withAnswer(withAnswer(NONE, 'ann', { ranks: null }), 'bob', { form: 'games' })
    expect(Object.fromEntries(answers)).toEqual({ ann: { ranks: null }, bob: { form: 'games' } })
  })
})
