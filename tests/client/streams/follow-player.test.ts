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

describe('a Twitch player', () => {
  it.each([
    ['READY', 'ready'],
    ['VIDEO_READY', 'ready'],
    ['PLAY', 'playing'],
    ['PLAYING', 'playing'],
    ['PAUSE', 'paused'],
    ['ENDED', 'ended'],
    ['OFFLINE', 'offline'],
    ['PLAYBACK_BLOCKED', 'blocked'],
  ] as const)('after the event %s is %s', (event, playback) => {
    const { emit, playback: now } = followHandMade()
    emit(event)
    expect(now()).toBe(playback)
  })

  it('accepts commands again once it is back online', () => {
    const { emit, playback } = followHandMade()
    emit('OFFLINE')
    emit('ONLINE')
    expect(playback()).toBe('ready')
  })

  it('is checked for playback 50 ms after an event', () => {
    const { emit, timers, check, playback, state } = followHandMade()
    emit('READY')
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([50])
    check()
    expect(playback()).toBe('playing')

    state.paused = true
    emit('PLAY')
    expect(playback()).toBe('playing')
    check()
    expect(playback()).toBe('paused')
  })

  it('is checked once after a burst of events', () => {
    const { emit, timers } = followHandMade()
    emit('READY')
    emit('PLAY')
    emit('PLAYING')
    expect(timers.map(({ cancelled }) => cancelled)).toEqual([true, true, false])
  })

  it.each(['ENDED', 'OFFLINE'] as const)('after the event %s is neither paused nor playing', (event) => {
    fc.assert(
      fc.property(fc.boolean(), (paused) => {
        const { emit, check, state, playback } = followHandMade()
        emit(event)
        state.paused = paused
        check()
        expect(playback()).toBe(event.toLowerCase())
      }),
    )
  })

  it('stays blocked by the browser until it plays', () => {
    const { emit, check, state, playback } = followHandMade()
    state.paused = true
    emit('PLAYBACK_BLOCKED')
    check()
    expect(playback()).toBe('blocked')
    state.paused = false
    emit('PLAYBACK_BLOCKED')
    check()
    expect(playback()).toBe('playing')
  })

  it('reports each change once, for any events in any order', () => {
    const step = fc.record({ event: fc.constantFrom(...EVENTS), paused: fc.boolean(), check: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { emit, check, state, reports } = followHandMade()
        for (const { event, paused, check: checked } of steps) {
          state.paused = paused
          emit(event)
          if (checked) check()
        }
        const states = reports.map(({ playback }) => playback)
        expect(states.every((playback, index) => playback !== states[index - 1])).toBe(true)
      }),
    )
  })

  it('gets no listener for an event that its version does not know', () => {
    const { listens } = followHandMade({ unknown: ['VIDEO_READY'] })
    expect(listens('VIDEO_READY')).toBe(false)
    expect(listens('READY')).toBe(true)
  })

  it('shows another channel once it accepts commands', () => {
    const { player, commands, emit } = followHandMade()
    player.show('seol')
    player.show('corsa')
    expect(commands).toEqual([])
    emit('READY')
    expect(commands).toEqual(['channel corsa'])
    player.show('veyl')
    expect(commands).toEqual(['channel corsa', 'channel veyl'])
  })

  it('is muted and unmuted on request, without repeated commands', () => {
    const { player, commands, emit } = followHandMade()
    emit('READY')
    player.setMuted(true)
    player.setMuted(true)
    player.setMuted(false)
    expect(commands).toEqual(['mute', 'unmute'])
  })

  it('reports nothing after it is closed', () => {
    const { player, commands, emit, check, reports } = followHandMade()
    emit('READY')
    player.close()
    emit('PLAYING')
    check()
    expect(commands).toEqual(['destroy'])
    expect(reports.map(({ playback }) => playback)).toEqual(['ready'])
  })
})

describe('the quality of a player', () => {
  it('is left to the player by default', () => {
    const { emit, check, state, commands, reports } = followHandMade()
    state.qualities = [SOURCE, LESS]
    emit('PLAYING')
    check()
    expect(commands).toEqual([])
    expect(reports.at(-1)?.qualities).toEqual([
      { value: 'chunked', label: '1080p60' },
      { value: '720p60', label: '720p60' },
    ])
  })

  it('is set once the player offers qualities', () => {
    const { emit, check, state, commands } = followHandMade({ quality: '720p60' })
    emit('READY')
    check()
    expect(commands).toEqual([])
    state.qualities = [SOURCE, LESS]
    emit('PLAYING')
    check()
    emit('PLAYING')
    check()
    expect(commands).toEqual(['quality 720p60'])
  })

  it('can be changed during playback, even when the player lists only names', () => {
    const { player, emit, check, state, commands } = followHandMade()
    state.qualities = ['chunked', 'medium']
    emit('PLAYING')
    check()
    player.setQuality('medium')
    expect(commands).toEqual(['quality medium'])
  })

  it('returns to automatic when the choice is cleared', () => {
    const { player, emit, check, state, commands, reports } = followHandMade({ quality: '4k' })
    state.qualities = [{ group: 'auto', name: 'Auto' }, SOURCE]
    emit('PLAYING')
    check()
    player.setQuality(null)
    expect(commands).toEqual(['quality auto'])
    expect(reports.at(-1)?.qualityProblem).toBeNull()
  })

  it('must be offered by the player, otherwise the error lists the valid ones', () => {
    const { emit, check, state, commands, reports, player } = followHandMade({ quality: '4k' })
    state.qualities = [SOURCE, LESS]
    emit('PLAYING')
    check()
    const problem = reports.at(-1)?.qualityProblem
    expect(problem).toBeInstanceOf(QualityNotValid)
    expect(problem?.message).toBe('Quality is not valid. Valid qualities are chunked, 720p60')
    expect(commands).toEqual([])

    player.setQuality('720p60')
    expect(commands).toEqual(['quality 720p60'])
    expect(reports.at(-1)?.qualityProblem).toBeNull()
  })

  it('is set again for another channel', () => {
    const { player, emit, check, state, commands } = followHandMade({ quality: '720p60' })
    state.qualities = [SOURCE, LESS]
    emit('PLAYING')
    check()
    player.show('seol')
    emit('PLAYING')
    check()
    expect(commands).toEqual(['quality 720p60', 'channel seol', 'quality 720p60'])
  })
})
