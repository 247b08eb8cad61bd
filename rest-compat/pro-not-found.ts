import type { Refusal } from '../gateway/http/refusal.ts'
import { notFound } from './refusals.ts'

interface NamedPlayer {
  readonly name: string
  /** Null without a team. */
  readonly team: { readonly code: string } | null
}

/** 404 for an unknown code of a league. */
export function leagueNotFound(code: string): Refusal {
  return notFound(`There is no league "${code}" here.`)
}

/** 404 for an unknown code of a team. */
export function teamNotFound(code: string): Refusal {
  return notFound(`There is no team "${code}" here.`)
}

/** 404 for an unknown name of a pro player. */
export function playerNotFound(name: string): Refusal {
  return notFound(`There is no pro player "${name}" here.`)
}

/** 404 for a player who is not in the team, or not in the league, with this code. */
export function notIn(code: string, { name, team }: NamedPlayer): Refusal {
  return notFound(
    `${name} does not play in ${code}. ${team === null ? 'The player has no team.' : `The player's team is ${team.code}.`}`,
  )
}

export function isSameCode(written: string, code: string): boolean {
  return written.toUpperCase() === code.toUpperCase()
}
