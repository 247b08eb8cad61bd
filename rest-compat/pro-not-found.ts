import { type Failure, notFound } from './failure.ts'

interface NamedPlayer {
  readonly name: string
  /** Null when he has none. */
  readonly team: { readonly code: string } | null
}

/** There is no league with this code. */
export function noLeague(code: string): Failure {
  return notFound(`There is no league "${code}" here.`)
}

/** There is no team with this code. */
export function noTeam(code: string): Failure {
  return notFound(`There is no team "${code}" here.`)
}

/** There is no pro player with this name. */
export function noPlayer(name: string): Failure {
  return notFound(`There is no pro player "${name}" here.`)
}

/** The player is not in the team, or not in the league, with this code. */
export function notIn(code: string, { name, team }: NamedPlayer): Failure {
  return notFound(
    `${name} does not play in ${code}. ${team === null ? 'He has no team.' : `He plays for ${team.code}.`}`,
  )
}

/** Whether a code means another one: case does not matter. */
export function isSameCode(written: string, code: string): boolean {
  return written.toUpperCase() === code.toUpperCase()
}
