import { systemClock as clock } from '../../gateway/composition/system-clock.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { currentTeamOf } from '../../gateway/rosters/rules/pro-scene.ts'
import { createMatchCounter } from '../../gateway/statistics/workers/match-counter.ts'
import { STAR } from '../varied-matches.ts'
import type { CostWorld } from './cost-world.ts'

/** Values that exist in the world, for the variables of documents. */
export interface Known {
  readonly gameName: string
  readonly tagLine: string
  readonly matchId: string
  /** Returns values for the variables of the operation with this name. */
  variablesOf(operation: string): Readonly<Record<string, unknown>>
}

/** Looks up a pro player, has the player's matches counted, and collects values from the world. */
export async function findKnown({ store, context }: CostWorld): Promise<Known> {
  const { players, teams, leagues } = await context.proScene.look()
  const player = players.find(({ accounts }) => accounts.some(({ platform }) => platform === 'EUW1'))
  const account = player?.accounts.find(({ platform }) => platform === 'EUW1')
  if (player === undefined || account === undefined)
    throw new Error('The demo world has no pro player with an account in EUW.')
  const { gameName, tagLine } = account
  const lookup = await context.accounts.findByRiotId({ gameName, tagLine }, 'EUW')
  if (lookup.kind !== 'found') throw new Error(`The demo world has no account ${gameName}#${tagLine}.`)
  const page = { queue: null, championId: null, first: 20, after: null }
  const history = await context.matchHistory.findPage(lookup.account, page)
  const counter = createMatchCounter({ store, clock, report: () => {} })
  while ((await counter.countPending()) > 0);

  const { puuid } = lookup.account
  const matchId = history?.entries[0]?.record.match.matchId ?? ''
  const followed = [
    ...players.slice(0, 20).map(({ id }) => encodeGlobalId('ProPlayer', id)),
    ...teams.slice(0, 5).map(({ code }) => encodeGlobalId('ProTeam', code)),
    encodeGlobalId('Champion', STAR),
  ]
  const { records } = await context.proPlayers.sumUpChampions(player, 20)
  const played = { key: records[0]?.championId ?? STAR }
  const team = currentTeamOf(player) ?? teams[0]?.code
  const common = {
    gameName,
    tagLine,
    puuid,
    matchId,
    region: 'EUW',
    locale: 'EN',
    id: encodeGlobalId('Account', `EUW1_${puuid}`),
    ids: followed,
    text: gameName.slice(0, 3),
    name: player.name,
    player: player.name,
    team,
    league: leagues[0]?.code,
    event: 'worlds-24',
    key: STAR,
    slug: null,
    itemId: 3031,
    filter: {},
    streams: {},
    games: {},
    queue: null,
    population: 'ALL',
    orderBy: 'RANK',
    prosOnly: false,
    reverse: false,
    live: true,
    byPuuid: false,
    allTeams: true,
    byTeam: false,
    byName: false,
    first: 20,
    last: 20,
    count: 20,
    amount: 20,
    start: 0,
  }
  const particular: Readonly<Record<string, object>> = {
    AllMatchups: { order: 'MOST_GAMES' },
    AugmentPopover: { augmentId: 1001 },
    ChampionBuilds: { champion: { key: STAR } },
    ChampionGames: { player: null },
    ChampionHead: { champion: { key: STAR } },
    LoadedChampionGames: { player: null },
    PlayerChampionGames: { champion: played.key },
    PlayerChampionHead: { champion: played },
    PlayerChampionPage: { champion: played },
    PlayerCourse: { id: matchId, participantId: 1 },
    MatchHead: { id: matchId },
    MatchPage: { id: matchId },
    MatchScoreboard: { id: matchId },
    ChampionPage: { queue: 'SOLO', champion: { key: STAR } },
    LeaderboardPage: { queue: 'SOLO' },
    PlayersOfChampion: { queue: 'SOLO' },
    PlayerChanges: { player: encodeGlobalId('ProPlayer', player.id) },
    FollowExamples: { champion: STAR },
  }
  return { gameName, tagLine, matchId, variablesOf: (operation) => ({ ...common, ...particular[operation] }) }
}
