import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QualityNotValid } from '../../../client/features/streams/quality.ts'
import type { TwitchEventName } from '../../../client/features/streams/twitch-script.ts'
import { followHandMade } from './hand-made-player.ts'

const EVENTS = [
  'READY',
  'VIDEO_READY',
  'PLAY',
  'PLAYING',
  'PAUSE',
  'ENDED',
  'OFFLINE',
  'ONLINE',
  'PLAYBACK_BLOCKED',
] as const satisfies readonly TwitchEventName[]

const SOURCE = { group: 'chunked', name: '1080p60' }
const LESS = { group: '720p60', name: '720p60' }

describe('A player', () => {
  it.each([
    ['READY', 'ready'],
    ['VIDEO_READY', 'ready'],
    ['PLAY', 'playing'],
    ['PLAYING', 'playing'],
    ['PAUSE', 'paused'],
    ['ENDED', 'ended'],
    ['OFFLINE', 'offline'],
    ['PLAYBACK_BLOCKED', 'blocked'],
  ] as const)('that tells %s is %s', (event, playback) => {
    const { tell, playback: now } = followHandMade()
    tell(event)
    expect(now()).toBe(playback)
  })

  it('that is online again takes orders again', () => {
    const { tell, playback } = followHandMade()
    tell('OFFLINE')
    tell('ONLINE')
    expect(playback()).toBe('ready')
  })

  it('is asked 50 ms after an event whether it plays', () => {
    const { tell, timers, check, playback, said } = followHandMade()
    tell('READY')
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([50])
    check()
    expect(playback()).toBe('playing')

    said.paused = true
    tell('PLAY')
    expect(playback()).toBe('playing')
    check()
    expect(playback()).toBe('paused')
  })

  it('is asked once after events that follow one another at once', () => {
    const { tell, timers } = followHandMade()
    tell('READY')
    tell('PLAY')
    tell('PLAYING')
    expect(timers.map(({ calledOff }) => calledOff)).toEqual([true, true, false])
  })

  it.each(['ENDED', 'OFFLINE'] as const)('that tells %s is not taken for one that is paused or plays', (event) => {
    fc.assert(
      fc.property(fc.boolean(), (paused) => {
        const { tell, check, said, playback } = followHandMade()
        tell(event)
        said.paused = paused
        check()
        expect(playback()).toBe(event.toLowerCase())
      }),
    )
  })

  it('that the browser holds back is so until it plays', () => {
    const { tell, check, said, playback } = followHandMade()
    said.paused = true
    tell('PLAYBACK_BLOCKED')
    check()
    expect(playback()).toBe('blocked')
    said.paused = false
    tell('PLAYBACK_BLOCKED')
    check()
    expect(playback()).toBe('playing')
  })

  it('tells of each change once, whatever it tells in whatever order', () => {
    const step = fc.record({ event: fc.constantFrom(...EVENTS), paused: fc.boolean(), check: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { tell, check, said, reports } = followHandMade()
        for (const { event, paused, check: checked } of steps) {
          said.paused = paused
          tell(event)
          if (checked) check()
        }
        const told = reports.map(({ playback }) => playback)
        expect(told.every((playback, index) => playback !== told[index - 1])).toBe(true)
      }),
    )
  })

  it('of a version that does not know an event is not asked for it', () => {
    const { listens } = followHandMade({ unknown: ['VIDEO_READY'] })
    expect(listens('VIDEO_READY')).toBe(false)
    expect(listens('READY')).toBe(true)
  })

  it('shows another channel in place of its own, once it takes orders', () => {
    const { player, asked, tell } = followHandMade()
    player.show('seol')
    player.show('corsa')
    expect(asked).toEqual([])
    tell('READY')
    expect(asked).toEqual(['channel corsa'])
    player.show('veyl')
    expect(asked).toEqual(['channel corsa', 'channel veyl'])
  })

  it('is muted and heard as it is wanted, and not told twice', () => {
    const { player, asked, tell } = followHandMade()
    tell('READY')
    player.setMuted(true)
    player.setMuted(true)
    player.setMuted(false)
    expect(asked).toEqual(['mute', 'unmute'])
  })

  it('tells nothing any more once it was closed', () => {
    const { player, asked, tell, check, reports } = followHandMade()
    tell('READY')
    player.close()
    tell('PLAYING')
    check()
    expect(asked).toEqual(['destroy'])
    expect(reports.map(({ playback }) => playback)).toEqual(['ready'])
  })
})

describe('The quality of a player', () => {
  it('is left to it when none is wanted', () => {
    const { tell, check, said, asked, reports } = followHandMade()
    said.qualities = [SOURCE, LESS]
    tell('PLAYING')
    check()
    expect(asked).toEqual([])
    expect(reports.at(-1)?.qualities).toEqual([
      { value: 'chunked', label: '1080p60' },
      { value: '720p60', label: '720p60' },
    ])
  })

  it('is asked for once the player offers some', () => {
    const { tell, check, said, asked } = followHandMade({ quality: '720p60' })
    tell('READY')
    check()
    expect(asked).toEqual([])
    said.qualities = [SOURCE, LESS]
    tell('PLAYING')
    check()
    tell('PLAYING')
    check()
    expect(asked).toEqual(['quality 720p60'])
  })

  it('can be chosen while it plays, also where the player has only names', () => {
    const { player, tell, check, said, asked } = followHandMade()
    said.qualities = ['chunked', 'medium']
    tell('PLAYING')
    check()
    player.setQuality('medium')
    expect(asked).toEqual(['quality medium'])
  })

  it('is left to it again when none is wanted any more', () => {
    const { player, tell, check, said, asked, reports } = followHandMade({ quality: '4k' })
    said.qualities = [{ group: 'auto', name: 'Auto' }, SOURCE]
    tell('PLAYING')
    check()
    player.setQuality(null)
    expect(asked).toEqual(['quality auto'])
    expect(reports.at(-1)?.qualityProblem).toBeNull()
  })

  it('must be one that the player offers, and the error says which those are', () => {
    const { tell, check, said, asked, reports, player } = followHandMade({ quality: '4k' })
    said.qualities = [SOURCE, LESS]
    tell('PLAYING')
    check()
    const problem = reports.at(-1)?.qualityProblem
    expect(problem).toBeInstanceOf(QualityNotValid)
    expect(problem?.message).toBe('Quality is not valid. Valid qualities are chunked, 720p60')
    expect(asked).toEqual([])

    player.setQuality('720p60')
    expect(asked).toEqual(['quality 720p60'])
    expect(reports.at(-1)?.qualityProblem).toBeNull()
  })

  it('is asked for anew when another channel is shown', () => {
    const { player, tell, check, said, asked } = followHandMade({ quality: '720p60' })
    said.qualities = [SOURCE, LESS]
    tell('PLAYING')
    check()
    player.show('seol')
    tell('PLAYING')
    check()
    expect(asked).toEqual(['quality 720p60', 'channel seol', 'quality 720p60'])
  })
})
