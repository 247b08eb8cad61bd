import { readFileSync } from 'node:fs'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { buildSchema, execute, type DocumentNode, type ExecutionResult } from 'graphql'
import type { ExampleWorld } from '../../rest-compat/example.ts'
import { championsRootValue, proGame } from './stand-in-champions.ts'
import { accountGames, demoMatch, gamesRootValue, playing } from './stand-in-games.ts'
import { demoPro, proRootValue } from './stand-in-pros.ts'
import { transfer, writesRootValue } from './stand-in-writes.ts'

/** The contract. The stand-in implements only what the catalog needs. */
export const contract = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))

/** Accounts that a test can request. */
export const standInWorld: ExampleWorld = {
  demoAccount: { gameName: 'Zażółć Gęślą', tagLine: 'DEMO', puuid: 'puuid-of-the-demo-account', region: 'EUW' },
  demoMatch,
  playing,
  demoPro,
  transfer,
  proGame,
}

/** A game name for which the upstream is down until `upAgainAt`. */
export const UNREACHABLE = 'Unreachable'
export const upAgainAt = Date.UTC(2026, 10, 1, 12, 0, 41)

interface RiotIdArguments {
  readonly gameName: string
  readonly tagLine: string
  readonly region?: string | null
}

const { demoAccount } = standInWorld

const rootValue = {
  ...proRootValue,
  ...gamesRootValue,
  ...championsRootValue,
  ...writesRootValue,

  account({ gameName, tagLine, region = null }: RiotIdArguments) {
    if (gameName === UNREACHABLE) return unreachable
    if (tagLine.length > 5) {
      return { __typename: 'InvalidRiotId', message: 'A tag line has at most 5 characters.', field: 'TAG_LINE' }
    }
    const isDemoAccount = gameName === demoAccount.gameName && tagLine === demoAccount.tagLine
    return isDemoAccount
      ? onRegion(region)
      : notFound({ askedGameName: gameName, askedTagLine: tagLine, askedRegion: region, activeRegion: null })
  },

  champions: () => [
    { key: 62, slug: 'MonkeyKing', name: () => inEnglish('Wukong') },
    { key: 103, slug: 'Ahri', name: () => inEnglish('Ahri') },
  ],

  runeStyles: () => [
    {
      key: 8100,
      slug: 'Domination',
      icon: 'perk-images/Domination.png',
      name: () => inEnglish('Domination'),
      slots: [{ runes: [electrocute] }],
    },
  ],

  accountByPuuid({ puuid, region = null }: { readonly puuid: string; readonly region?: string | null }) {
    return puuid === demoAccount.puuid ? onRegion(region) : notFound({ askedRegion: region, activeRegion: null })
  },
}

function inEnglish(text: string) {
  return { text, locale: 'EN' }
}

const electrocute = {
  key: 8112,
  slug: 'Electrocute',
  icon: 'perk-images/Electrocute.png',
  name: () => inEnglish('Electrocute'),
  description: () => inEnglish('Hits three times.'),
}

const unreachable = {
  __typename: 'UpstreamUnavailable',
  message: 'Riot is not responding.',
  retryAt: new Date(upAgainAt).toISOString(),
}

function onRegion(region: string | null) {
  return region === null || region === demoAccount.region
    ? { __typename: 'Account', ...demoAccount, ...accountGames }
    : notFound({ askedRegion: region, activeRegion: demoAccount.region })
}

function notFound(facts: Readonly<Record<string, string | null>>) {
  return { __typename: 'AccountNotFound', message: 'There is no such account.', ...facts }
}

/** Executes an operation of the contract, as the gateway does. */
export function executeStandIn<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ExecutionResult<Data>>
export async function executeStandIn(
  document: DocumentNode,
  variableValues: Readonly<Record<string, unknown>>,
): Promise<ExecutionResult> {
  return execute({ schema: contract, document, rootValue, variableValues })
}
