/** Log levels, from most to least output; `silent` logs nothing. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

/** Fields of a log line. They never contain a key, a token, or the variables of an operation. */
export type LogFields = Readonly<Record<string, unknown>>

/** A structured log: each call is one line of JSON with `time`, `level`, `message` and the fields. */
export interface Log {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
  /** Returns the same log with these fields in each of its lines. */
  with(fields: LogFields): Log
}

export interface LogOptions {
  readonly level: LogLevel
  readonly write: (line: string) => void
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number
}

/** Creates a log of JSON lines. It never throws: if a field can't be written as JSON, the line appears without its fields. */
export function createLog(options: LogOptions, common: LogFields = {}): Log {
  const threshold = LOG_LEVELS.indexOf(options.level)

  function logAt(level: Exclude<LogLevel, 'silent'>) {
    if (LOG_LEVELS.indexOf(level) < threshold) return () => {}
    return (message: string, fields: LogFields = {}) => {
      const head = { time: new Date(options.now()).toISOString(), level, message }
      options.write(`${toJson(head, { ...common, ...fields })}\n`)
    }
  }

  return {
    debug: logAt('debug'),
    info: logAt('info'),
    warn: logAt('warn'),
    error: logAt('error'),
    with: (fields) => createLog(options, { ...common, ...fields }),
  }
}

function toJson(head: LogFields, fields: LogFields): string {
  try {
    return JSON.stringify({ ...head, ...fields, ...head }, (_key, value: unknown) => toWritable(value))
  } catch {
    return JSON.stringify({ ...head, unwritable: Object.keys(fields) })
  }
}

function toWritable(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (!(value instanceof Error)) return value
  const errors = value instanceof AggregateError ? { errors: value.errors } : {}
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause, ...errors }
}
