import type { RankEntry } from '../../accounts/rules/rank.ts'
import type { QueueKind } from '../../game-data/rules/queue.ts'
import type { ProRole } from '../../rosters/rules/pro-role.ts'
import type { Rate } from '../../shared/rate.ts'
import type { Region } from '../../shared/region.ts'
import type { PictureOfChampion } from './picture-subject.ts'

/**
 * Content of a link preview. It never contains the result of a match: a picture can't know whether its viewer hides spoilers,
 * and an account may turn out to be a pro player's only later.
 */
export type Preview =
  | PreviewOfAccount
  | PreviewOfMatch
  | PreviewOfPlayer
  | PreviewOfPlayerChampion
  | PreviewOfChampion
  | PreviewOfTeam

export interface PreviewOfAccount {
  readonly kind: 'account'
  readonly gameName: string
  readonly tagLine: string
  readonly region: Region
  readonly level: number
  readonly profileIconId: number
  /** The solo queue, or else the highest other one; null without a known rank. */
  readonly rank: ShownRank | null
  /** Most games first. */
  readonly champions: readonly PlayedChampion[]
}

export interface ShownRank extends Pick<RankEntry, 'queue' | 'tier' | 'division'> {
  /** Null for the account of a pro player. */
  readonly figures: Pick<RankEntry, 'leaguePoints' | 'wins' | 'losses'> | null
}

export interface PlayedChampion {
  readonly picture: PictureOfChampion
  readonly games: number
}

export interface PreviewOfMatch {
  readonly kind: 'match'
  readonly queue: QueueKind
  readonly queueId: number
  readonly region: Region
  /** Null for a match that was never played. */
  readonly durationSeconds: number | null
  /** Two sides, the blue one first; one group in modes without sides. */
  readonly groups: readonly (readonly ShownParticipant[])[]
}

export interface ShownParticipant {
  readonly picture: PictureOfChampion
  /** Name of the pro player, or of the account; null when there is none. */
  readonly name: string | null
  readonly isPro: boolean
}

export interface PreviewOfPlayer {
  readonly kind: 'player'
  readonly name: string
  readonly slug: string
  readonly role: ProRole
  readonly team: ShownTeam | null
  /** In the stored games of the player's accounts; most games first. */
  readonly champions: readonly PlayedChampion[]
}

export interface PreviewOfPlayerChampion extends Omit<PreviewOfPlayer, 'kind' | 'champions'> {
  readonly kind: 'playerChampion'
  /** With its games in the stored games of the player's accounts. */
  readonly champion: PlayedChampion
  /** Null when unknown. */
  readonly championName: string | null
}

export interface ShownTeam {
  readonly code: string
  readonly name: string
  readonly league: { readonly code: string; readonly name: string }
}

export interface PreviewOfChampion {
  readonly kind: 'champion'
  readonly picture: PictureOfChampion
  /** Null when unknown. */
  readonly name: string | null
  /** Riot's English terms, such as `Mage`. */
  readonly tags: readonly string[]
  /** Ranked solo games of the newest patches; null without games. */
  readonly rates: { readonly winRate: Rate; readonly pickRate: Rate; readonly banRate: Rate } | null
}

export interface PreviewOfTeam {
  readonly kind: 'team'
  readonly team: ShownTeam
  /** In the order of the roles. */
  readonly roster: readonly { readonly name: string; readonly slug: string; readonly role: ProRole }[]
}
