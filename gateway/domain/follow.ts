/** What can be followed, as the contract names it. */
export const FOLLOWABLE_KINDS = ['ProPlayer', 'ProTeam', 'Champion', 'Account'] as const

export type FollowableKind = (typeof FOLLOWABLE_KINDS)[number]

/** Something that is followed, by the id that it has among its kind. */
export interface Subject {
  readonly kind: FollowableKind
  readonly id: string
}

/** That somebody follows something. */
export interface Follow extends Subject {
  /** Milliseconds since 1970. */
  readonly since: number
}

/** How many things one person can follow. */
export const MOST_FOLLOWS = 200

/** How many accounts one person can call his own. */
export const MOST_OWN_ACCOUNTS = 10

/** With the subjects that were not among them in front, in their order. What was followed already keeps its moment. */
export function withSubjects(follows: readonly Follow[], subjects: readonly Subject[], now: number): readonly Follow[] {
  const known = new Set(follows.map(keyOf))
  const added = [...new Map(subjects.map((subject) => [keyOf(subject), subject])).values()]
    .filter((subject) => !known.has(keyOf(subject)))
    .map(({ kind, id }) => ({ kind, id, since: now }))
  return [...added, ...follows]
}

export function withoutSubjects(follows: readonly Follow[], subjects: readonly Subject[]): readonly Follow[] {
  const gone = new Set(subjects.map(keyOf))
  return follows.filter((follow) => !gone.has(keyOf(follow)))
}

/** Names a subject among those of all kinds. */
export function keyOf({ kind, id }: Subject): string {
  return `${kind}:${id}`
}
