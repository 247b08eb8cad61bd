import { it as journey } from './journey.ts'

/** A test whose world moves: streams, running games, ladders and the games of pros are kept up to date beside the visitor. */
export const it = journey.override('productEnv', { INGEST: 'on' })
