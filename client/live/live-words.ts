import type { TFunction } from 'i18next'
import type { LiveState } from '../gql/graphql.ts'
import type { LiveEvent } from './announcer.ts'

export const liveStateWords = (state: LiveState, t: TFunction): string => t(`live.states.${state}`)

/** `Veyl is live, Seol and 2 others are in game`. */
export function announcementWords(events: readonly LiveEvent[], t: TFunction): string {
  const [stream, ...otherStreams] = events.filter((event) => event.kind === 'stream')
  const [game, ...otherGames] = events.filter((event) => event.kind === 'game')
  const sentences = [
    ...(stream === undefined
      ? []
      : [
          otherStreams.length === 0
            ? t('live.said.stream', { player: stream.player })
            : t('live.said.streams', { player: stream.player, count: otherStreams.length }),
        ]),
    ...(game === undefined
      ? []
      : [
          otherGames.length === 0
            ? t('live.said.game', { player: game.player, champion: game.champion })
            : t('live.said.games', { player: game.player, count: otherGames.length }),
        ]),
  ]
  return sentences.join(', ')
}
