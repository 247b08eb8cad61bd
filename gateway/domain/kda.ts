import type { Participant } from './match.ts'

/** Returns (kills + assists) / deaths; null without deaths. */
export function kdaOf({ kills, deaths, assists }: Pick<Participant, 'kills' | 'deaths' | 'assists'>): number | null {
  return deaths === 0 ? null : (kills + assists) / deaths
}
