import { z } from 'zod'
import { FIRST_MAYHEM_AUGMENT } from '../../gateway/game-data/rules/mayhem-augment.ts'
import { sampleMatches, type SampleMatch } from '../product/sample-riot.ts'

const seat = z.looseObject({ kills: z.number() })

const payload = z.looseObject({
  metadata: z.looseObject({ matchId: z.string() }),
  info: z.looseObject({ queueId: z.number(), participants: z.array(seat), teams: z.array(z.unknown()) }),
})

type Payload = z.infer<typeof payload>

/** Newest sample of a kind. */
export function getSample(isWanted: (sample: SampleMatch) => boolean): SampleMatch {
  const found = sampleMatches.find(isWanted)
  if (found === undefined) throw new Error('There is no such sample.')
  return found
}

/** A match with two sides on Summoner's Rift, in an unranked queue. */
export const isNormal = ({ queueId, isRemake }: SampleMatch) => queueId === 480 && !isRemake

/** A match with items in the slot of the role quest, which exists since patch 16.1. */
export const hasRoleQuests = ({ participants }: SampleMatch) =>
  participants.some(({ roleBoundItem }) => Number(roleBoundItem) > 0)

/** An arena with the given number of players. */
export const isArena =
  (players: number) =>
  ({ queueId, participants }: SampleMatch) =>
    queueId >= 1700 && queueId < 1800 && participants.length === players

/** A match of a mode without samples, derived from a sample. */
export interface UnsampledMatch {
  readonly matchId: string
  /** Body as Riot would send it. */
  readonly body: unknown
}

/** A co-op match: five players against five bots, which Riot sends with the PUUID `BOT` and no name. */
export function coopMatch(): UnsampledMatch {
  const { metadata, info } = readSample(isNormal)
  const participants = info.participants.map((each, index) =>
    index < 5 ? each : { ...each, puuid: 'BOT', riotIdGameName: '', riotIdTagline: '', summonerName: '' },
  )
  return rename('EUW1_7000000001', {
    metadata,
    info: { ...info, queueId: 850, gameMode: 'CLASSIC', gameType: 'MATCHED_GAME', participants },
  })
}

/** An arena of eighteen players: six groups of three. */
export function arenaOfEighteen(): UnsampledMatch {
  const { metadata, info } = readSample(isArena(16))
  const seats = [...info.participants, ...info.participants.slice(0, 2)]
  const participants = seats.map((each, index) => {
    const group = Math.floor(index / 3) + 1
    return {
      ...each,
      participantId: index + 1,
      playerSubteamId: group,
      // The order differs from that of the groups and of Riot's list.
      placement: 7 - group,
      win: group > 3,
    }
  })
  return rename('NA1_7000000002', { metadata, info: { ...info, queueId: 1750, participants } })
}

/** An ARAM: Mayhem, with an augment of each player. */
export function mayhemMatch(): UnsampledMatch {
  const { metadata, info } = readSample(({ queueId }) => queueId === 450)
  const participants = info.participants.map((each) => ({ ...each, playerAugment1: FIRST_MAYHEM_AUGMENT + 1 }))
  return rename('JP1_7000000004', { metadata, info: { ...info, queueId: 2400, gameMode: 'KIWI', participants } })
}

/** A game of a tournament on Summoner's Rift. */
export function tournamentMatch(): UnsampledMatch {
  return asTournament('EUW1_7000000005', isNormal)
}

/** A game of a tournament on the Howling Abyss. */
export function tournamentOnBridge(): UnsampledMatch {
  return asTournament('JP1_7000000006', ({ queueId }) => queueId === 450)
}

function asTournament(matchId: string, isWanted: (sample: SampleMatch) => boolean): UnsampledMatch {
  const { metadata, info } = readSample(isWanted)
  const facts = { queueId: 0, gameType: 'CUSTOM_GAME', tournamentCode: 'EUW04f1c-7d0c-4e0a-9b1e' }
  return rename(matchId, { metadata, info: { ...info, ...facts } })
}

/** A match of a mode newer than this product, with unknown items and champions, and one hidden player. */
export function matchOfTheFuture(): UnsampledMatch {
  const { metadata, info } = readSample(isNormal)
  const [first = { kills: 0 }, second = { kills: 0 }, ...others] = info.participants
  const participants = [
    { ...first, championId: 99_001, championName: '', item0: 991_234 },
    { ...second, puuid: null, riotIdGameName: 'Ahri', riotIdTagline: '', summonerName: '' },
    ...others,
  ]
  return rename('EUW1_7000000003', { metadata, info: { ...info, queueId: 9_999, gameMode: 'GUAVA', participants } })
}

function rename(matchId: string, { metadata, info }: Payload): UnsampledMatch {
  return { matchId, body: { metadata: { ...metadata, matchId }, info } }
}

function readSample(isWanted: (sample: SampleMatch) => boolean): Payload {
  return payload.parse(JSON.parse(getSample(isWanted).body))
}
