import { z } from 'zod'
import type { Execute } from '../gateway/http/execute.ts'
import { graphql } from './gql/gql.ts'
import { ask, ToolFailure } from './tool.ts'

const document = graphql(`
  query McpChampion($text: String!) {
    search(text: $text, first: 1) {
      champions {
        key
      }
    }
  }
`)

/** Input that names a champion. */
export const championName = z.string().max(40).describe('Name of a champion. Example: Miss Fortune')

/** Finds a champion by its name, a nickname or their beginning. Throws a {@link ToolFailure} when there is none. */
export async function findChampion(name: string, execute: Execute): Promise<{ readonly key: number }> {
  const { search } = await ask(execute, document, { text: name })
  const [found] = search.champions
  if (found === undefined) throw new ToolFailure(`There is no champion "${name}".`)
  return { key: found.key }
}
