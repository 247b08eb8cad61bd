import type { ApolloClient } from '@apollo/client'
import { ServerStatusDocument } from '../gql/ServerStatus.ts'
import type { PageData } from './lazy-data.ts'

/** The cache answers all but the first call. */
export const loadServerStatus = (client: ApolloClient) => client.query({ query: ServerStatusDocument })

/** The data of a page that needs only the status of the server. Its query is part of the shell. */
export const serverStatusData: PageData<object> = { loadCode: async () => {}, load: loadServerStatus }
