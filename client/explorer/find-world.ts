import { print } from 'graphql'
import { ExplorerWorldDocument } from '../gql/ExplorerWorld.ts'
import { graphql } from '../gql/gql.ts'
import type { ExplorerWorldQuery } from '../gql/graphql.ts'
import type { World } from './examples.ts'

graphql(/* GraphQL */ `
  query ExplorerWorld {
    status {
      examples {
        gameName
        tagLine
        region
      }
    }
    proPlayers(first: 10) {
      edges {
        node {
          accounts {
            gameName
            tagLine
            region
          }
        }
      }
    }
    championTable {
      entries {
        champion {
          slug
        }
        games
      }
    }
  }
`)

const NOTHING: World = { account: null, champion: null }

/** Finds what the examples are about: an account of the demo world or of a pro player, and the champion with the most games. */
export async function findWorld(send: (query: string) => Promise<unknown>): Promise<World> {
  try {
    const answer = await send(print(ExplorerWorldDocument))
    return isAnswer(answer) ? toWorld(answer.data) : NOTHING
  } catch {
    // The examples are then about things that every world has.
    return NOTHING
  }
}

interface Answer {
  readonly data: ExplorerWorldQuery
}

/** The contract says the rest. */
const isAnswer = (answer: unknown): answer is Answer =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  typeof answer.data === 'object' &&
  answer.data !== null

function toWorld({ status, proPlayers, championTable }: ExplorerWorldQuery): World {
  const [account = null] = [...status.examples, ...proPlayers.edges.flatMap(({ node }) => node.accounts)]
  const [most = null] = championTable.entries
    .filter(({ champion }) => champion.slug !== null)
    .toSorted((a, b) => b.games - a.games)
  return {
    account: account && { gameName: account.gameName, tagLine: account.tagLine, region: account.region },
    champion: most?.champion.slug ?? null,
  }
}
