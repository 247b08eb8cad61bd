import { asObject, type LooseObject, object, objects, text, texts } from '../../shared/loose-json.ts'

/** The fields by which a participant of a match is identified, in bodies of any age. */
const IDENTIFYING: ReadonlySet<string> = new Set([
  'puuid',
  'summonerId',
  'summonerName',
  'riotIdName',
  'riotIdGameName',
  'riotIdTagline',
  'profileIcon',
  'summonerLevel',
])

/** A participant as the body names it. The Riot ID is empty in old bodies. */
export interface NamedParticipant {
  readonly puuid: string
  readonly gameName: string
  readonly tagLine: string
}

/**
 * Returns a match-v5 body in which nothing identifies the participants that `isForgotten` selects: they look like players who
 * hide their names, with the name of their champion. All else stays as Riot sent it. The same body when it selects none.
 */
export function withoutPlayers(body: unknown, isForgotten: (participant: NamedParticipant) => boolean): unknown {
  const whole = asObject(body)
  const info = object(whole, 'info')
  const metadata = object(whole, 'metadata')
  const puuids = texts(metadata, 'participants')
  const listed = puuids.filter((puuid) => !isForgotten({ puuid, gameName: '', tagLine: '' }))
  const selected = objects(info, 'participants').map(toNamed).filter(isForgotten)
  if (selected.length === 0 && listed.length === puuids.length) return body
  const gone = new Set(selected.map(({ puuid }) => puuid))
  return {
    ...whole,
    metadata: { ...metadata, participants: listed.filter((puuid) => !gone.has(puuid)) },
    info: {
      ...info,
      participants: objects(info, 'participants').map((one) => (isForgotten(toNamed(one)) ? toHidden(one) : one)),
    },
  }
}

function toNamed(participant: LooseObject): NamedParticipant {
  return {
    puuid: text(participant, 'puuid'),
    gameName: text(participant, 'riotIdGameName') || text(participant, 'riotIdName'),
    tagLine: text(participant, 'riotIdTagline'),
  }
}

function toHidden(participant: LooseObject): LooseObject {
  const rest = Object.entries(participant).filter(([field]) => !IDENTIFYING.has(field))
  return {
    ...Object.fromEntries(rest),
    puuid: '',
    riotIdGameName: text(participant, 'championName'),
    riotIdTagline: '',
  }
}
