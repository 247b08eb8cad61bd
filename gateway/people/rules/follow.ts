export const FOLLOWABLE_KINDS = ['ProPlayer', 'ProTeam', 'Champion', 'Account'] as const

export type FollowableKind = (typeof FOLLOWABLE_KINDS)[number]

/** The id is unique within its kind. */
export interface Subject {
  readonly kind: FollowableKind
  readonly id: string
}

export interface Follow extends Subject {
  /** Milliseconds since 1970. */
  readonly since: number
}

/** Maximum number of subjects that one person can follow. */
export const MAX_FOLLOWS = 200

/** Maximum number of accounts that one person can mark as their own. */
export const MAX_OWN_ACCOUNTS = 10

/** New subjects are in front, in their order. Subjects that were already followed keep their time. */
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

export function keyOf({ kind, id }: Subject): string {
  return `${kind}:${id}`
}
