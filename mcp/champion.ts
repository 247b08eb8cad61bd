import { z } from 'zod'
import type { Execute } from '../gateway/http/execute.ts'
import { foldSearchText } from '../gateway/shared/fold-text.ts'
import { graphql } from './gql/gql.ts'
import { ask, ToolFailure } from './tool.ts'

const document = graphql(`
  query McpChampion($text: String!) {
    search(text: $text, first: 5) {
      champions {
        key
        slug
        name {
          text
        }
        nicknames
      }
    }
  }
`)

/** Input that names a champion. */
export const championName = z.string().max(40).describe('Name of a champion. Example: Miss Fortune')

/**
 * Finds a champion by its name, by a nickname, or by a beginning that only one champion has. Throws a {@link ToolFailure} when there is
 * none, or the names of all that are meant.
 */
export async function findChampion(name: string, execute: Execute): Promise<{ readonly key: number }> {
  const { champions } = (await ask(execute, document, { text: name })).search
  const wanted = foldSearchText(name)
  const exact = champions.find((champion) =>
    [champion.name?.text ?? '', champion.slug ?? '', ...champion.nicknames].some(
      (each) => foldSearchText(each) === wanted,
    ),
  )
  const [found, ...others] = exact === undefined ? champions : [exact]
  if (found === undefined) throw new ToolFailure(`There is no champion "${name}".`)
  if (others.length === 0) return { key: found.key }
  const names = champions.map((champion) => champion.name?.text ?? String(champion.key))
  throw new ToolFailure(`"${name}" may be one of several champions: ${names.join(', ')}. Write the whole name.`)
}
