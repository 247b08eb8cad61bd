import { z } from 'zod'

/** Events of a calendar, with the texts of their properties by name. */
export interface ReadCalendar {
  readonly lines: readonly string[]
  readonly properties: ReadonlyMap<string, string>
  readonly events: readonly ReadonlyMap<string, string>[]
}

/** Longest line in bytes, without its end. */
const LONGEST_LINE = 75

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a file of RFC 5545. Throws when a line is longer than allowed, is not UTF-8 of its own, or has another end than CRLF. */
export function readCalendar(file: Uint8Array): ReadCalendar {
  const lines = splitLines(file)
  // No line contains an end of line itself.
  const unfolded = lines.join('\n').replaceAll('\n ', '').split('\n')
  const properties = new Map<string, string>()
  const events: Map<string, string>[] = []
  let into = properties
  for (const line of unfolded) {
    const { name, value } = CONTENT_LINE.parse(/^(?<name>[A-Z-]+)(?:;[^:]*)?:(?<value>.*)$/s.exec(line)?.groups)
    if (name === 'BEGIN' && value === 'VEVENT') events.push((into = new Map()))
    else if (name === 'END' && value === 'VEVENT') into = properties
    else into.set(name, unescape(value))
  }
  return { lines, properties, events }
}

const CONTENT_LINE = z.object({ name: z.string(), value: z.string() })

function splitLines(file: Uint8Array): readonly string[] {
  const lines: string[] = []
  let start = 0
  for (let at = 0; at < file.length; at += 1) {
    if (file[at] !== 10) continue
    if (file[at - 1] !== 13) throw new Error(`Line ${lines.length + 1} does not end in CRLF.`)
    if (at - 1 - start > LONGEST_LINE) throw new Error(`Line ${lines.length + 1} has more than ${LONGEST_LINE} bytes.`)
    lines.push(utf8.decode(file.subarray(start, at - 1)))
    start = at + 1
  }
  if (start !== file.length) throw new Error('The last line has no end.')
  return lines
}

function unescape(value: string): string {
  return value.replaceAll(/\\(.)/gs, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
}
