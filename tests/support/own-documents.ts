import * as exports from '../../exports/gql/graphql.ts'
import * as mcp from '../../mcp/gql/graphql.ts'
import * as rest from '../../rest-compat/gql/graphql.ts'
import { type ClientDocument, listClientDocuments, listOperations } from './client-documents.ts'

/** Lists all documents of this project: of the web client, of `/v2`, of the tools for language models and of the exports. */
export async function listOwnDocuments(): Promise<readonly ClientDocument[]> {
  return [...(await listClientDocuments()), ...[rest, mcp, exports].flatMap(listOperations)]
}
