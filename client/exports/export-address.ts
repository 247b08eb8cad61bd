/** View of a table, as parameters of its export. Missing and empty values are left out. */
export type ExportParameters = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>

/** A table that has an export. */
export interface ExportedTable {
  /** Name of the export, such as `leaderboard`: see `exports/exports.ts`. */
  readonly of: string
  /** The filters and the order of the table. */
  readonly parameters?: ExportParameters
  /** The part of a list with pages that is on the page; files have all of it. */
  readonly shown?: { readonly first: number; readonly after?: string | null | undefined }
}

/** `/export/leaderboard.csv?region=EUW`. */
export function exportAddress(name: string, extension: 'csv' | 'json' | 'graphql', given: ExportParameters): string {
  const parameters = Object.entries(given).flatMap(([parameter, value]) =>
    value === null || value === undefined || String(value) === '' ? [] : [[parameter, String(value)]],
  )
  const search = String(new URLSearchParams(parameters))
  return `/export/${name}.${extension}${search === '' ? '' : `?${search}`}`
}
