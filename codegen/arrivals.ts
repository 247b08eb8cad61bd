const ARRIVAL = /client\/features\/([\w-]+)\/(?:[\w-]+Page\.tsx|HomeLive\.tsx|(load-[\w-]+-page\.ts))$/

/** A module that a browser loads when its visitor arrives at a page. */
interface Arrival {
  /** Folder of the page in `client/features`. */
  readonly feature: string
  readonly part: 'page' | 'queries'
}

/** Returns what a module is for, when it is a page, a part of one, or the queries of one; null for all other modules. */
export function arrivalOf(moduleId: string): Arrival | null {
  const [, feature, queries] = ARRIVAL.exec(moduleId) ?? []
  return feature === undefined ? null : { feature, part: queries === undefined ? 'page' : 'queries' }
}
