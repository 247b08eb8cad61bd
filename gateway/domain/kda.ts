import type { Participant } from './match.ts'

/** (kills + assists) / deaths; null without a death, where there is no such number. */
export function kdaOf({ kills, deaths, assists }: Pick<Participant, 'kills' | 'deaths' | 'assists'>): number | null {
  return deaths === 0 ? null : (kills + assists) / deaths
}
