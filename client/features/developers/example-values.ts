import type { DevelopersPageQuery } from '../../gql/graphql.ts'

/** Values of this server. An example names each as `{{name}}`. */
export type ExampleValues = {
  /** Public address of the server, without a trailing slash. */
  readonly origin: string
  /** The same for websockets. */
  readonly websocket: string
  readonly gameName: string
  readonly tagLine: string
  readonly region: string
  /** Slug of a pro player. */
  readonly player: string
  readonly pingSeconds: string
  /** Seconds without a sign of life after which a connection is lost. */
  readonly timeoutSeconds: string
}

/** Read by no server: every look-up of it answers that there is no such account. */
const NO_ACCOUNT = { gameName: 'Game Name', tagLine: 'EUW', region: 'EUW' }

/** Names that need no escapes in a shell, in JSON and in strings. */
const PLAIN = /^[\p{L}\p{N} ._-]+$/u

/** Chooses an account and a player that exist on this server. */
export function exampleValues({ status, proPlayers }: DevelopersPageQuery, origin: string): ExampleValues {
  const players = proPlayers.edges.map(({ node }) => node)
  const accounts = [
    ...status.examples.filter(({ kind }) => kind === 'PRO'),
    ...players.flatMap((player) => player.accounts.filter(({ confirmedAt }) => confirmedAt !== null)),
  ]
  const { gameName, tagLine, region } =
    accounts.find((account) => PLAIN.test(account.gameName) && PLAIN.test(account.tagLine)) ?? NO_ACCOUNT
  const { pingSeconds } = status.limits
  return {
    origin,
    websocket: origin.replace(/^http/, 'ws'),
    gameName,
    tagLine,
    region,
    player: players.find(({ slug }) => PLAIN.test(slug))?.slug ?? 'player',
    pingSeconds: String(pingSeconds),
    timeoutSeconds: String(2.5 * pingSeconds),
  }
}
