import { describe, expect, it } from 'vitest'
import { createLog, LOG_LEVELS, type LogLevel } from '../../gateway/shared/log.ts'

function record(level: LogLevel) {
  const lines: string[] = []
  const log = createLog({ level, write: (line) => lines.push(line), now: () => 0 })
  return { log, lines, parsed: () => lines.map((line): unknown => JSON.parse(line)) }
}

describe('the log', () => {
  it.each([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['silent', []],
  ] as const)('writes, at level %s, %j', (level, expected) => {
    const { log, parsed } = record(level)
    for (const each of ['debug', 'info', 'warn', 'error'] as const) log[each]('m')
    expect(parsed()).toMatchObject(expected.map((each) => ({ level: each })))
    expect(LOG_LEVELS).toContain(level)
  })

  it('writes one line of JSON for each call, for any content', () => {
    const { log, lines, parsed } = record('info')
    log.info('line\nbreak', { size: 10n, cause: new Error('outer', { cause: new TypeError('inner') }) })
    expect(lines[0]?.match(/\n/g)).toHaveLength(1)
    expect(parsed()).toMatchObject([
      {
        time: '1970-01-01T00:00:00.000Z',
        level: 'info',
        message: 'line\nbreak',
        size: '10',
        cause: {
          message: 'outer',
          stack: expect.stringContaining('log.test'),
          cause: { name: 'TypeError', message: 'inner' },
        },
      },
    ])
  })

  it('includes the fields of its parents, and no field can replace the message', () => {
    const { log, parsed } = record('info')
    log.with({ requestId: 'r', part: 'a' }).with({ part: 'b' }).warn('m', { level: 'info', message: 'x' })
    expect(parsed()).toEqual([
      { time: '1970-01-01T00:00:00.000Z', level: 'warn', message: 'm', requestId: 'r', part: 'b' },
    ])
  })

  it('keeps the message when a field cannot be serialized', () => {
    const { log, parsed } = record('info')
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    log.error('m', { circle })
    expect(parsed()).toMatchObject([{ level: 'error', message: 'm', unwritable: ['circle'] }])
  })
})
