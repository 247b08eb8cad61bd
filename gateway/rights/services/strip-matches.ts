import { compressPayload, restorePayload } from '../../matches/collections/match-payload.ts'
import { matchesCollection } from '../../matches/collections/matches.ts'
import { type CountedMatch, pendingCountsCollection } from '../../matches/collections/pending-counts.ts'
import type { Match, Participant, RecordedMatch, RiotMatch } from '../../matches/rules/match.ts'
import { normaliseMatch } from '../../matches/rules/normalise-match.ts'
import { type NamedParticipant, withoutPlayers } from '../../matches/rules/without-players.ts'
import type { Forgotten } from '../../suppression/rules/forgotten.ts'
import { stripValue } from './stripping.ts'

/** Stands for the pro player of a counted game until it is subtracted from the statistics of pro players. */
const NO_PLAYER = 'forgotten'

export const stripMatch = stripValue(matchesCollection, stripRecord)

/** Returns the same match when no one in it is forgotten. */
export function stripRecord(record: RecordedMatch, forgotten: Forgotten): RecordedMatch {
  const pros = record.pros.filter((stamp) => !isForgottenPro(record.match, stamp, forgotten))
  const isSame = !isForgottenMatch(record.match, forgotten)
  if (isSame && pros.length === record.pros.length) return record
  return { ...record, pros, ...(isSame ? {} : withoutNames(record, forgotten)) }
}

function withoutNames(
  { match, payload }: RecordedMatch,
  forgotten: Forgotten,
): Pick<RecordedMatch, 'match' | 'payload'> {
  if (payload === undefined) {
    const participants = match.participants.map((one) => (isForgottenIn(one, forgotten) ? toHidden(one) : one))
    const hidden = new Set(match.participants.filter((one) => isForgottenIn(one, forgotten)).map(({ puuid }) => puuid))
    const puuids = match.puuids.filter((puuid) => !hidden.has(puuid) && !forgotten.hasPuuid(puuid))
    return { match: { ...match, participants, puuids } }
  }
  const body = bodyWithout(restorePayload(payload), forgotten)
  return { match: normaliseMatch(body), payload: compressPayload(body) }
}

/** Takes forgotten people out of a match that Riot has sent. The same match when there are none. */
export function withoutForgotten({ body, match }: RiotMatch, forgotten: Forgotten): RiotMatch {
  if (!isForgottenMatch(match, forgotten)) return { body, match }
  const left = bodyWithout(body, forgotten)
  return { body: left, match: normaliseMatch(left) }
}

function bodyWithout(body: unknown, forgotten: Forgotten): unknown {
  return withoutPlayers(
    body,
    (named: NamedParticipant) =>
      forgotten.hasPuuid(named.puuid) || (named.tagLine !== '' && forgotten.hasRiotId(named)),
  )
}

function isForgottenMatch({ participants, puuids }: Match, forgotten: Forgotten): boolean {
  return participants.some((one) => isForgottenIn(one, forgotten)) || puuids.some((puuid) => forgotten.hasPuuid(puuid))
}

function isForgottenIn({ puuid, riotIdGameName, riotIdTagline }: Participant, forgotten: Forgotten): boolean {
  if (puuid !== null && forgotten.hasPuuid(puuid)) return true
  return riotIdTagline !== '' && forgotten.hasRiotId({ gameName: riotIdGameName, tagLine: riotIdTagline })
}

function isForgottenPro(
  { participants }: Match,
  { participantId, playerId }: RecordedMatch['pros'][number],
  forgotten: Forgotten,
): boolean {
  if (forgotten.hasPlayer(playerId)) return true
  return participants.some((one) => one.participantId === participantId && isForgottenIn(one, forgotten))
}

function toHidden(participant: Participant): Participant {
  const { championName } = participant
  return {
    ...participant,
    puuid: null,
    riotIdGameName: championName,
    riotIdTagline: '',
    summonerName: '',
    profileIcon: 0,
    summonerLevel: 0,
  }
}

export const stripPendingCount = stripValue(pendingCountsCollection, (pending, forgotten) => {
  const counted = pending.counted && withoutPros(pending.counted, NO_PLAYER, forgotten)
  const match = pending.match && withoutPros(pending.match, null, forgotten)
  return counted === pending.counted && match === pending.match ? pending : { counted, match }
})

function withoutPros(match: CountedMatch, instead: string | null, forgotten: Forgotten): CountedMatch {
  const isForgotten = (playerId: string | null) => playerId !== null && forgotten.hasPlayer(playerId)
  if (!match.participants.some(({ playerId }) => isForgotten(playerId))) return match
  const participants = match.participants.map((one) =>
    isForgotten(one.playerId) ? { ...one, playerId: instead } : one,
  )
  return { ...match, participants }
}
