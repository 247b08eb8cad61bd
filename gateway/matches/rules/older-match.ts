import { flag, type LooseObject, moment, objects, text } from '../../shared/loose-json.ts'
import type { Match } from './match.ts'
import { normaliseMatch } from './normalise-match.ts'

/** Takes the normalised form of that time as a body of Riot with fewer fields. Throws `InvalidMatchIdError` without a match id. */
export function readOlderMatch(stored: LooseObject): Match {
  const { matchId, puuids, ...info } = stored
  return normaliseMatch({
    metadata: { matchId, participants: puuids },
    info: {
      ...info,
      gameStartTimestamp: moment(stored, 'startedAt'),
      // Bodies without the time of the end have their duration in milliseconds.
      gameEndTimestamp: 1,
      gameDuration: stored['durationSeconds'],
      participants: objects(stored, 'participants').map(toBody),
    },
  })
}

function toBody(participant: LooseObject): LooseObject {
  const { items, subteamId, ...rest } = participant
  const slots = Array.isArray(items) ? items.map((item: unknown, slot) => [`item${slot}`, item]) : []
  const puuid = flag(participant, 'bot') ? 'BOT' : text(participant, 'puuid')
  return { ...rest, ...Object.fromEntries(slots), puuid, playerSubteamId: subteamId }
}
