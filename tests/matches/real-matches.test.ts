import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createBundledStaticData } from '../../gateway/game-data/data-dragon/bundled-static-data.ts'
import { baseChampionOf } from '../../gateway/game-data/rules/base-champion.ts'
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import { queueKindOf } from '../../gateway/game-data/rules/queue.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { readSample, sampleFiles as files, sampleNote } from './sample-payloads.ts'

const staticData = createBundledStaticData()

/** Fields of a payload that this test reads itself. */
const payload = z.object({
  metadata: z.object({ matchId: z.string(), participants: z.array(z.string().nullable()) }),
  info: z.looseObject({
    gameDuration: z.number(),
    gameEndTimestamp: z.number().optional(),
    gameStartTimestamp: z.number().optional(),
    gameMode: z.string(),
    gameCreation: z.number(),
    platformId: z.string(),
    queueId: z.number(),
    participants: z.array(
      z.looseObject({
        puuid: z.string().nullable(),
        riotIdGameName: z.string().optional(),
        riotIdTagline: z.string().optional(),
        summonerName: z.string().optional(),
        championId: z.number(),
        championName: z.string(),
        teamPosition: z.string().optional(),
        playerSubteamId: z.number().optional(),
        placement: z.number().optional(),
        gameEndedInEarlySurrender: z.boolean(),
        kills: z.number(),
        item0: z.number(),
        item6: z.number(),
        win: z.boolean(),
        perks: z.looseObject({ styles: z.array(z.unknown()) }).optional(),
      }),
    ),
    teams: z.array(
      z.looseObject({
        teamId: z.number(),
        win: z.boolean(),
        bans: z.array(z.object({ championId: z.number(), pickTurn: z.number() })),
        objectives: z.looseObject({ tower: z.looseObject({ first: z.boolean(), kills: z.number() }) }),
      }),
    ),
  }),
})

function read(file: string) {
  const body: unknown = JSON.parse(readSample(file))
  return { raw: payload.parse(body), match: normaliseMatch(body) }
}

describe.skipIf(files.length === 0)(`a real match${sampleNote}`, () => {
  it('is sampled once', () => {
    expect(new Set(files.map((file) => read(file).match.matchId)).size).toBe(files.length)
  })

  it.each(files)('%s is classified as played, remade or aborted', (file) => {
    const { raw, match } = read(file)
    const players = raw.info.participants
    const remade = players.some(({ gameEndedInEarlySurrender }) => gameEndedInEarlySurrender)

    expect(match.outcome).toBe(players.length === 0 ? 'ABORTED' : remade ? 'REMAKE' : 'PLAYED')
    expect(match.matchId).toBe(raw.metadata.matchId)
    expect(match.platform).toBe(raw.metadata.matchId.split('_')[0])
    expect(match.platformId).toBe(raw.info.platformId)
    expect(match.puuids).toEqual(raw.metadata.participants.filter((puuid) => puuid !== null))
  })

  it.each(files)('%s has the start and the duration of its payload', (file) => {
    const { raw, match } = read(file)
    const inMilliseconds = raw.info.gameEndTimestamp === undefined

    expect(match.durationSeconds).toBe(Math.trunc(raw.info.gameDuration / (inMilliseconds ? 1000 : 1)))
    expect(match.durationSeconds).toBeLessThan(3 * 60 * 60)
    expect(match.startedAt).toBe(raw.info.gameStartTimestamp ?? raw.info.gameCreation)
  })

  it.each(files)('%s keeps every participant', (file) => {
    const { raw, match } = read(file)
    const bots = raw.info.participants.filter(({ puuid }) => puuid === 'BOT')

    expect(match.participants.filter(({ bot }) => bot)).toHaveLength(bots.length)
    expect(match.participants.map(({ participantId }) => participantId)).toEqual(
      raw.info.participants.map((_, index) => index + 1),
    )
    for (const [index, player] of raw.info.participants.entries()) {
      expect(match.participants[index]).toMatchObject({
        puuid: player.puuid === 'BOT' || player.puuid === '' ? null : player.puuid,
        riotIdTagline: player.riotIdTagline ?? '',
        riotIdGameName: player.riotIdTagline
          ? player.riotIdGameName
          : player.summonerName || (player.riotIdGameName ?? ''),
        championId: player.championId,
        championName: player.championName.replace('FiddleSticks', 'Fiddlesticks'),
        teamPosition: LANES.find((lane) => lane === player.teamPosition) ?? null,
        subteamId: player.playerSubteamId ?? 0,
        placement: player.placement ?? 0,
        kills: player.kills,
        win: player.win,
      })
      expect(match.participants[index]?.items).toHaveLength(7)
      expect(match.participants[index]?.items.at(0)).toBe(player.item0)
      expect(match.participants[index]?.items.at(-1)).toBe(player.item6)
      expect(match.participants[index]?.perks.styles).toEqual(player.perks?.styles ?? [])
    }
  })

  it.each(files)('%s keeps both of its sides', (file) => {
    const { raw, match } = read(file)

    expect(match.teams.map(({ teamId, win, bans }) => ({ teamId, win, bans }))).toEqual(
      raw.info.teams.map(({ teamId, win, bans }) => ({ teamId, win, bans })),
    )
    expect(match.teams.map(({ objectives }) => objectives.tower)).toEqual(
      raw.info.teams.map(({ objectives }) => ({ first: objectives.tower.first, kills: objectives.tower.kills })),
    )
  })

  it.each(files)('%s has a queue kind that matches its mode', (file) => {
    const { raw, match } = read(file)
    const kinds: Readonly<Record<string, readonly string[]>> = {
      CHERRY: ['ARENA'],
      STRAWBERRY: ['SWARM'],
      SWIFTPLAY: ['NORMAL'],
      KIWI: ['ARAM_MAYHEM'],
      ARAM: ['ARAM', 'CLASH', 'CUSTOM', 'TOURNAMENT'],
      CLASSIC: ['SOLO', 'FLEX', 'NORMAL', 'CLASH', 'COOP', 'CUSTOM', 'TOURNAMENT'],
      URF: ['URF'],
      ARURF: ['URF'],
      ONEFORALL: ['ONE_FOR_ALL'],
      ULTBOOK: ['ULTIMATE_SPELLBOOK'],
      NEXUSBLITZ: ['NEXUS_BLITZ'],
      BRAWL: ['BRAWL'],
    }
    const kind = queueKindOf(match)

    if (match.outcome !== 'ABORTED') expect(kinds[raw.info.gameMode] ?? ['OTHER']).toContain(kind)
    expect(match.participants.some(({ placement }) => placement > 0)).toBe(kind === 'ARENA')
  })

  it.each(files)('%s has a name for its queue and for each champion, never a code of its mode', (file) => {
    const { match } = read(file)
    const kind = match.outcome === 'ABORTED' ? 'CUSTOM' : queueKindOf(match)

    expect(kind).not.toBe('OTHER')
    for (const { championId } of match.participants) {
      expect(staticData.champion(baseChampionOf(championId))?.name('pl').text).toMatch(/^[^_]+$/)
    }
  })
})
