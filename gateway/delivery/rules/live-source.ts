import type { LiveSourceDocument } from '../collections/live-sources.ts'

export type LiveSource = LiveSourceDocument

export type SourceState = LiveSource['state']

/** State of a source before its worker's first report. */
export const INITIAL_SOURCE: LiveSource = { state: 'DOWN', observedAt: null }
