import { describe, expect, it } from 'vitest'
import { AGAIN_MS, scoutPlayers } from '../../../client/live-game/scout-players.ts'

/** Scouts players with answers that the test gives, and a timer that it fires. */
function open(seats: readonly string[]) {
  const asked: string[] = []
  const waiting = new Map<string, (known: boolean) => void>()
  let timer: { readonly milliseconds: number; readonly act: () => void } | null = null
  const ask = (name: string) => {
    asked.push(name)
    return new Promise<boolean>((resolve) => waiting.set(name, resolve))
  }
  const end = scoutPlayers({
    ranksOf: seats,
    formOf: seats,
    fetchRanks: (puuid) => ask(`rank ${puuid}`),
    fetchForm: (puuid) => ask(`form ${puuid}`),
    later(milliseconds, act) {
      timer = { milliseconds, act }
      return () => void (timer = null)
    },
  })
  return {
    asked,
    end,
    timer: () => timer,
    answer: async (name: string, known = true) => {
      waiting.get(name)?.(known)
      await new Promise(setImmediate)
    },
  }
}

describe('scouting players', () => {
  it('asks for all ranks at once, and then for forms, two at a time', async () => {
    const { asked, answer, timer } = open(['a', 'b', 'c'])
    expect(asked).toEqual(['rank a', 'rank b', 'rank c'])
    for (const seat of ['a', 'b', 'c']) await answer(`rank ${seat}`)
    expect(asked.slice(3)).toEqual(['form a', 'form b'])
    await answer('form b')
    expect(asked.slice(5)).toEqual(['form c'])
    await answer('form a')
    await answer('form c')
    expect(timer()).toBeNull()
  })

  it('asks again only for what stays unknown, some time later', async () => {
    const { asked, answer, timer } = open(['a', 'b'])
    await answer('rank a', false)
    await answer('rank b')
    await answer('form a')
    await answer('form b', false)
    expect(timer()?.milliseconds).toBe(AGAIN_MS)
    asked.length = 0
    timer()?.act()
    expect(asked).toEqual(['rank a'])
    await answer('rank a')
    expect(asked).toEqual(['rank a', 'form b'])
    await answer('form b')
  })

  it('asks for nothing more once it has ended', async () => {
    const { asked, answer, end, timer } = open(['a', 'b', 'c'])
    for (const seat of ['a', 'b', 'c']) await answer(`rank ${seat}`)
    end()
    await answer('form a')
    await answer('form b')
    expect(asked).not.toContain('form c')
    expect(timer()).toBeNull()
  })
})
