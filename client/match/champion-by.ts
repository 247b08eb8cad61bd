import type { ChampionBy } from '../gql/graphql.ts'

/** Names a champion by Riot's number; null when there is none. */
export const championByKey = (key: number | null): ChampionBy | null => (key === null ? null : { key })
