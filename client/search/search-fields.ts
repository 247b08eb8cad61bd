/** Names of the fields of the search forms. */
export const SEARCH_FIELDS = { region: 'region', gameName: 'name', tagLine: 'tag' } as const
