import type { Locale } from '../../../languages.ts'
import type { Account } from '../../accounts/rules/account.ts'
import { addUpRecords, type ChampionRecord } from '../../accounts/rules/champion-record.ts'
import { compareRankEntries } from '../../accounts/rules/rank.ts'
import type { Accounts } from '../../accounts/services/accounts.ts'
import type { Masteries } from '../../accounts/services/masteries.ts'
import { baseChampionOf, baseNameOf } from '../../game-data/rules/base-champion.ts'
import { queueKindOf } from '../../game-data/rules/queue.ts'
import type { ChampionFacts, StaticData } from '../../game-data/services/static-data.ts'
import type { Participant, RecordedMatch } from '../../matches/rules/match.ts'
import type { Matches } from '../../matches/services/matches.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import { currentTeamOf, type ProPlayer, type ProTeam } from '../../rosters/rules/pro-scene.ts'
import type { ProPlayers } from '../../rosters/services/pro-players.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import { findMatchId } from '../../shared/match-id.ts'
import { regionOf } from '../../shared/region.ts'
import type { ChampionStatistics } from '../../statistics/services/champion-statistics.ts'
import type { PictureOfChampion } from '../rules/picture-subject.ts'
import type { PreviewSubject } from '../rules/preview-subject.ts'
import type {
  PlayedChampion,
  Preview,
  PreviewOfPlayer,
  ShownParticipant,
  ShownRank,
  ShownTeam,
} from '../rules/preview.ts'

/** Number of champions that an account or a player is shown with. */
const MAX_CHAMPIONS = 5

/** Arena has up to 18 participants. */
const MAX_PARTICIPANTS = 18

/** Number of players of one side. */
const MAX_OF_SIDE = 5

const BLUE = 100
const RED = 200

/** Services that answer from the store alone. */
interface Dependencies {
  readonly accounts: Pick<Accounts, 'findByRiotId'>
  readonly masteries: Pick<Masteries, 'findRecords'>
  readonly matches: Pick<Matches, 'listStored'>
  readonly proScene: Pick<ProScene, 'look'>
  readonly proPlayers: Pick<ProPlayers, 'listAccounts'>
  readonly championStatistics: Pick<ChampionStatistics, 'isCounted' | 'list'>
  readonly staticData: StaticData
}

interface FoundPlayer {
  readonly shown: Omit<PreviewOfPlayer, 'kind' | 'champions'>
  /** Of all accounts. */
  readonly records: readonly ChampionRecord[]
}

export interface PreviewReader {
  /** Returns the content of a preview; null when this server does not know its subject. Sends no request to Riot. */
  find(subject: PreviewSubject, locale: Locale): Promise<Preview | null>
}

export function createPreviewReader(dependencies: Dependencies): PreviewReader {
  const { accounts, masteries, matches, proScene, proPlayers, championStatistics, staticData } = dependencies

  function pictureOf(championId: number, championName = ''): PictureOfChampion {
    const champion =
      staticData.champion(baseChampionOf(championId)) ?? staticData.championBySlug(baseNameOf(championName))
    return champion === null
      ? { kind: 'champion', key: championId, slug: null, name: championName }
      : toPicture(champion)
  }

  function listPlayed(records: readonly ChampionRecord[]): readonly PlayedChampion[] {
    return addUpRecords(records)
      .slice(0, MAX_CHAMPIONS)
      .map(({ championId, games }) => ({ picture: pictureOf(championId), games }))
  }

  async function findAccount({ region, ...riotId }: PreviewSubject & { kind: 'account' }): Promise<Preview | null> {
    const lookup = await accounts.findByRiotId(riotId, region)
    if (lookup.kind !== 'found') return null
    const { account } = lookup
    const [records, scene] = await Promise.all([masteries.findRecords(account), proScene.look()])
    return {
      kind: 'account',
      gameName: account.gameName,
      tagLine: account.tagLine,
      region: regionOf(account.platform),
      level: account.profile.level,
      profileIconId: account.profile.profileIconId,
      rank: rankOf(account, scene.findPlayerOfAccount(account) !== null),
      champions: listPlayed([...records.values()]),
    }
  }

  async function findMatch(text: string): Promise<Preview | null> {
    const id = findMatchId(text)
    const [record = null] = id === null ? [] : await matches.listStored([id.matchId])
    if (record === null) return null
    const { match } = record
    const names = namesOfPros(record, await proScene.look())
    const participants = match.participants.map((each) => ({
      teamId: each.teamId,
      picture: pictureOf(each.championId, each.championName),
      name: names.get(each.participantId) ?? nameOf(each),
      isPro: names.has(each.participantId),
    }))
    return {
      kind: 'match',
      queue: queueKindOf(match),
      queueId: match.queueId,
      region: regionOf(match.platform),
      durationSeconds: match.outcome === 'ABORTED' ? null : match.durationSeconds,
      groups: groupsOf(participants),
    }
  }

  async function findPlayer({
    team,
    name,
  }: Pick<PreviewSubject & { kind: 'player' }, 'team' | 'name'>): Promise<FoundPlayer | null> {
    const scene = await proScene.look()
    const player = scene.findPlayerByName(name, team ?? undefined)
    if (player === null || !wasEverIn(player, team)) return null
    const owned = (await proPlayers.listAccounts(player)).flatMap(({ stored }) => stored ?? [])
    const records = await Promise.all(owned.map((account) => masteries.findRecords(account)))
    const current = scene.findTeam(currentTeamOf(player) ?? '')
    const { slug, role } = player
    return {
      shown: { name: player.name, slug, role, team: current === null ? null : toShownTeam(current, scene) },
      records: records.flatMap((each) => [...each.values()]),
    }
  }

  async function findPlayerOnChampion(
    subject: PreviewSubject & { kind: 'playerChampion' },
    locale: Locale,
  ): Promise<Preview | null> {
    const champion = findFacts(subject.champion)
    const player = champion === null ? null : await findPlayer(subject)
    if (champion === null || player === null) return null
    const record = addUpRecords(player.records).find(({ championId }) => championId === champion.key)
    return {
      kind: 'playerChampion',
      ...player.shown,
      champion: { picture: toPicture(champion), games: record?.games ?? 0 },
      championName: champion.name(locale).text,
    }
  }

  /** Finds a champion by slug or number; null for one that the tables do not know. */
  function findFacts(word: string): ChampionFacts | null {
    const folded = word.toLowerCase()
    return /^\d{1,9}$/.test(word)
      ? staticData.champion(Number(word))
      : (staticData.listChampions().find(({ slug }) => slug.toLowerCase() === folded) ?? null)
  }

  /** A new champion is counted before the tables know its name. */
  async function findChampion(word: string, locale: Locale): Promise<Preview | null> {
    const number = /^\d{1,9}$/.test(word) ? Number(word) : null
    const champion = findFacts(word)
    const key = champion?.key ?? number
    if (key === null || (champion === null && !(await championStatistics.isCounted(key)))) return null
    const { champions } = await championStatistics.list({ population: 'ALL', queue: 'SOLO', patch: null }, null)
    const counted = champions.find(({ championId }) => championId === key)
    const winRate = counted?.winRate ?? null
    return {
      kind: 'champion',
      picture: pictureOf(key),
      name: champion?.name(locale).text ?? null,
      tags: champion?.tags ?? [],
      rates: counted === undefined || winRate === null ? null : { ...counted, winRate },
    }
  }

  async function findTeam(code: string): Promise<Preview | null> {
    const scene = await proScene.look()
    const team = scene.findTeam(code)
    return team && { kind: 'team', team: toShownTeam(team, scene), roster: scene.listRoster(team.code) }
  }

  return {
    async find(subject, locale) {
      switch (subject.kind) {
        case 'account':
          return findAccount(subject)
        case 'match':
          return findMatch(subject.matchId)
        case 'player': {
          const player = await findPlayer(subject)
          return player && { kind: 'player', ...player.shown, champions: listPlayed(player.records) }
        }
        case 'playerChampion':
          return findPlayerOnChampion(subject, locale)
        case 'champion':
          return findChampion(subject.champion, locale)
        case 'team':
          return findTeam(subject.code)
      }
    },
  }
}

function toPicture(champion: ChampionFacts): PictureOfChampion {
  return { kind: 'champion', key: champion.key, slug: champion.slug, name: champion.name('en').text }
}

function toShownTeam(team: ProTeam, scene: ProSceneView): ShownTeam {
  return { code: team.code, name: team.name, league: scene.getLeagueOf(team) }
}

function wasEverIn({ memberships }: ProPlayer, team: string | null): boolean {
  return team === null || memberships.some((membership) => membership.team === team.toUpperCase())
}

/** A visitor who hides spoilers sees no points of pro players either. */
function rankOf({ ranks }: Account, isOfPro: boolean): ShownRank | null {
  const entries = ranks?.entries ?? []
  const entry = entries.find(({ queue }) => queue === 'SOLO') ?? entries.toSorted(compareRankEntries)[0]
  return entry === undefined ? null : { ...entry, figures: isOfPro ? null : entry }
}

/** Returns the names of the pro players in a match, by participant. Accounts that were added later count too. */
function namesOfPros({ match, pros }: RecordedMatch, scene: ProSceneView): ReadonlyMap<number, string> {
  const stamped = new Map(pros.map(({ participantId, playerId }) => [participantId, playerId]))
  const names = match.participants.flatMap(({ participantId, puuid }) => {
    const player =
      (puuid === null ? null : scene.findPlayerOfAccount({ platform: match.platform, puuid })) ??
      scene.findPlayer(stamped.get(participantId) ?? '')
    if (player === null) return []
    const team = currentTeamOf(player)
    return [[participantId, team === null ? player.name : `${team} ${player.name}`] as const]
  })
  return new Map(names)
}

function nameOf({ bot, riotIdGameName, summonerName, puuid }: Participant): string | null {
  // Riot reports the name of the champion for a player whom it withholds.
  if (bot || puuid === null) return null
  return riotIdGameName || summonerName || null
}

function groupsOf(
  participants: readonly (ShownParticipant & { readonly teamId: number })[],
): readonly (readonly ShownParticipant[])[] {
  const sides = [BLUE, RED].map((side) => participants.filter(({ teamId }) => teamId === side))
  const areSides = sides.every((side) => side.length <= MAX_OF_SIDE)
  const isComplete = sides.flat().length === participants.length
  if (areSides && isComplete && sides[0]?.length === sides[1]?.length && participants.length > 0) return sides
  return participants.length === 0 ? [] : [participants.slice(0, MAX_PARTICIPANTS)]
}
