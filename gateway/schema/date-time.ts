import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description: 'A moment in ISO 8601, in UTC, with milliseconds. Inside the gateway: milliseconds since 1970.',
  serialize: (milliseconds) => new Date(milliseconds).toISOString(),
  parseValue(value) {
    const milliseconds = typeof value === 'string' ? Date.parse(value) : Number.NaN
    if (Number.isNaN(milliseconds)) throw new TypeError('A DateTime is a text such as "2026-11-01T12:00:00.000Z".')
    return milliseconds
  },
})
