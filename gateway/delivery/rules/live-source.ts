import type { LiveSourceDocument } from '../collections/live-sources.ts'

/** States of a source of live data. `OFF` is a source that this server does not poll. */
export const SOURCE_STATES = ['OK', 'DOWN', 'OFF'] as const

export type SourceState = (typeof SOURCE_STATES)[number]

/** State of a source, as its worker reports it. */
export type LiveSource = LiveSourceDocument

/** State of a source before its worker's first report. */
export const INITIAL_SOURCE: LiveSource = { state: 'DOWN', observedAt: null }
