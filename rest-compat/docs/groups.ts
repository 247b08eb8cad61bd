import type { Route } from '../route.ts'

export interface RouteGroup {
  readonly title: string
  readonly routes: readonly Route[]
}

/** Subjects by segment of a path, in the order of the page. The last segment of a path that is listed here decides. */
const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['account', 'Accounts'],
  ['match', 'Matches'],
  ['champions', 'Champions and runes'],
  ['runes', 'Champions and runes'],
  ['league', 'Ranks and ladders'],
  ['pro-players', 'Pro players'],
  ['live-streams', 'Streams'],
  ['not-live-streams', 'Streams'],
  ['health', 'Health'],
])

/** Group of the paths without a listed segment. */
const OTHERS = 'Others'

export function toGroups(routes: readonly Route[]): readonly RouteGroup[] {
  const titles = new Set([...SUBJECTS.values(), OTHERS])
  const found = Map.groupBy(routes, findSubject)
  return [...titles].flatMap((title) => {
    const group = found.get(title)
    return group === undefined ? [] : [{ title, routes: group }]
  })
}

/** Returns the anchor of a group, such as `pro-players`. */
export function groupId({ title }: RouteGroup): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

function findSubject({ path }: Route): string {
  const segment = path.split('/').findLast((each) => SUBJECTS.has(each)) ?? ''
  return SUBJECTS.get(segment) ?? OTHERS
}
