import { it as journey } from './journey.ts'

/** A journey test with background work: streams, running games, ladders and pro games are kept up to date. */
export const it = journey.extend('productEnv', { scope: 'file' }, { INGEST: 'on' })
