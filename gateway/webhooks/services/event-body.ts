import { z } from 'zod'
import { accountIdOf } from '../../accounts/rules/account-id.ts'
import { DIVISIONS, RANKED_QUEUES, TIERS } from '../../accounts/rules/rank.ts'
import type { Accounts } from '../../accounts/services/accounts.ts'
import { encodeGlobalId } from '../../contract/global-id.ts'
import { findQueueKind, QUEUE_KINDS } from '../../game-data/rules/queue.ts'
import type { StaticData } from '../../game-data/services/static-data.ts'
import type { JournalEntry, JournalFacts } from '../../journal/rules/journal-entry.ts'
import type { ProSceneView } from '../../rosters/rules/pro-scene-view.ts'
import { currentTeamOf, playerSlugOf } from '../../rosters/rules/pro-scene.ts'
import type { ProScene } from '../../rosters/services/pro-scene.ts'
import { REGIONS, regionOf } from '../../shared/region.ts'
import { twitchUrlOf } from '../../streams/rules/channel-state.ts'
import { toEventCursor } from '../rules/event-cursor.ts'
import { EVENT_TYPES } from '../rules/event-type.ts'

const moment = z.iso.datetime().describe('In UTC, with milliseconds.')
const id = z.string().describe('Id of the object in the GraphQL contract.')
const page = z.url().describe('Page of this server.')

const proPlayer = z
  .object({
    id,
    name: z.string(),
    team: z.string().nullable().describe('Code of the present team; null without one.'),
    url: page.nullable().describe('Page of this server; null if the player has left the rosters.'),
  })
  .describe('A pro player.')

const account = z
  .object({ id, gameName: z.string(), tagLine: z.string(), region: z.enum(REGIONS), url: page })
  .describe('A Riot account.')

const broadcast = z.object({
  proPlayer,
  login: z.string().describe('Login of the Twitch channel.'),
  url: z.url().describe('The channel on Twitch.'),
  title: z.string(),
  startedAt: moment,
})

const game = z.object({
  proPlayer,
  account,
  matchId: z.string().describe("Riot's identifier of the game and of its later match."),
  queue: z.enum(QUEUE_KINDS).describe('`QueueKind` of the contract. New modes of the game add values.'),
  queueId: z.int().describe("Riot's number of the queue."),
  champion: z
    .object({ id, key: z.int().describe("Riot's number."), name: z.string().describe('In English.') })
    .nullable()
    .describe('Null if this server does not know the champion.'),
  url: page.describe('Page of the game; that of the match once it is over.'),
})

const standing = z
  .object({
    tier: z.enum(TIERS),
    division: z.enum(DIVISIONS),
    leaguePoints: z.int(),
    wins: z.int(),
    losses: z.int(),
  })
  .nullable()
  .describe('Null for an unranked account.')

const team = z.object({ id, code: z.string(), url: page }).nullable().describe('Null for no team.')

const common = {
  id: z.string().describe('Id of the event, also in the header `webhook-id`. Retries and replays have the same one.'),
  at: moment.describe('Time at which this server noticed the event.'),
  cursor: z.string().nullable().describe('Place of the event, for `replayWebhook`. Null for a test.'),
  test: z.boolean().describe('True for an invented event, sent by `testWebhook`.'),
}

/** The body of an event in the format `JSON`. */
export const eventBody = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('stream.started'), ...common, data: broadcast }),
    z.object({ type: z.literal('stream.ended'), ...common, data: broadcast }),
    z.object({ type: z.literal('game.started'), ...common, data: game }),
    z.object({ type: z.literal('game.ended'), ...common, data: game }),
    z.object({
      type: z.literal('rank.changed'),
      ...common,
      data: z.object({ account, queue: z.enum(RANKED_QUEUES), before: standing, after: standing }),
    }),
    z.object({
      type: z.literal('match.finished'),
      ...common,
      data: z.object({ account, match: z.object({ id, matchId: z.string(), url: page }) }),
    }),
    z.object({
      type: z.literal('roster.changed'),
      ...common,
      data: z.object({ rosterChange: z.object({ id }), proPlayer, fromTeam: team, toTeam: team }),
    }),
  ])
  .describe('An event that Lanewatch sends to a webhook.')

/** Returns the text of `docs/webhook-events.schema.json`: the form of a body as JSON Schema. */
export function printEventSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(eventBody, { io: 'input' }), null, 2)}\n`
}

export type EventBody = z.infer<typeof eventBody>

/** Parts of a journal entry that a body needs. */
export type EventEntry = Pick<JournalEntry, 'number' | 'at' | 'facts'>

type BodyOf<Type extends EventBody['type']> = Extract<EventBody, { type: Type }>

interface Dependencies {
  readonly proScene: Pick<ProScene, 'look'>
  readonly accounts: Pick<Accounts, 'listStored'>
  readonly staticData: Pick<StaticData, 'champion'>
  /** Returns the URL that addresses of pages begin with. */
  readonly origin: () => string
}

/** Makes the body of an entry of the journal, with the names and ids of the contract. */
export type WriteEventBody = (eventId: string, entry: EventEntry, isTest?: boolean) => Promise<EventBody>

export function createEventBodies({ proScene, accounts, staticData, origin }: Dependencies): WriteEventBody {
  const pageAt = (...segments: readonly string[]) =>
    `${origin()}/${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')}`

  async function toAccount({ platform, puuid, gameName, tagLine }: JournaledAccount): Promise<z.infer<typeof account>> {
    const [stored] = await accounts.listStored([{ platform, puuid }])
    const region = regionOf(platform)
    return {
      id: encodeGlobalId('Account', accountIdOf(stored ?? { platform, puuid, ids: [] })),
      gameName,
      tagLine,
      region,
      url: pageAt('account', region.toLowerCase(), `${gameName}-${tagLine}`),
    }
  }

  function toProPlayer({ playerId, name }: JournaledPro, view: ProSceneView): z.infer<typeof proPlayer> {
    const player = view.findPlayer(playerId)
    const code = player === null ? null : currentTeamOf(player)
    return {
      id: encodeGlobalId('ProPlayer', playerId),
      name,
      team: code,
      url: player === null ? null : pageAt('player', code?.toLowerCase() ?? 'free-agent', playerSlugOf(player)),
    }
  }

  function toTeam(code: string | null): z.infer<typeof team> {
    if (code === null) return null
    return { id: encodeGlobalId('ProTeam', code), code, url: pageAt('team', code.toLowerCase()) }
  }

  function toChampion(key: number): z.infer<typeof game>['champion'] {
    const champion = staticData.champion(key)
    if (champion === null) return null
    return { id: encodeGlobalId('Champion', key), key, name: champion.name('en').text }
  }

  async function toGame(facts: GameFacts, view: ProSceneView): Promise<z.infer<typeof game>> {
    const { pro, matchId, queueId } = facts
    return {
      proPlayer: toProPlayer(pro, view),
      account: await toAccount(facts.account),
      matchId,
      queue: findQueueKind(queueId) ?? 'OTHER',
      queueId,
      champion: toChampion(facts.championId),
      url: pageAt(facts.kind === 'GAME_STARTED' ? 'game' : 'match', matchId),
    }
  }

  function toBroadcast(
    { pro, login, title, startedAt }: BroadcastFacts,
    view: ProSceneView,
  ): z.infer<typeof broadcast> {
    return {
      proPlayer: toProPlayer(pro, view),
      login,
      url: twitchUrlOf({ login }),
      title,
      startedAt: new Date(startedAt).toISOString(),
    }
  }

  return async (eventId, { number, at, facts }, isTest = false) => {
    const view = await proScene.look()
    const head = <Type extends EventBody['type']>(type: Type) => ({
      id: eventId,
      type,
      at: new Date(at).toISOString(),
      cursor: isTest ? null : toEventCursor(number),
      test: isTest,
    })
    switch (facts.kind) {
      case 'STREAM_STARTED':
      case 'STREAM_ENDED':
        return { ...head(EVENT_TYPES[facts.kind]), data: toBroadcast(facts, view) }
      case 'GAME_STARTED':
      case 'GAME_ENDED':
        return { ...head(EVENT_TYPES[facts.kind]), data: await toGame(facts, view) }
      case 'RANK_CHANGED': {
        const { queue, before, after } = facts
        const standings = { before: toStanding(before), after: toStanding(after) }
        return { ...head('rank.changed'), data: { account: await toAccount(facts.account), queue, ...standings } }
      }
      case 'MATCH_FINISHED': {
        const { matchId } = facts
        const match = { id: encodeGlobalId('Match', matchId), matchId, url: pageAt('match', matchId) }
        return { ...head('match.finished'), data: { account: await toAccount(facts.account), match } }
      }
      case 'ROSTER_CHANGED': {
        const data: BodyOf<'roster.changed'>['data'] = {
          rosterChange: { id: encodeGlobalId('RosterChange', facts.change) },
          proPlayer: toProPlayer(facts.pro, view),
          fromTeam: toTeam(facts.fromTeam),
          toTeam: toTeam(facts.toTeam),
        }
        return { ...head('roster.changed'), data }
      }
    }
  }
}

function toStanding(facts: RankChangeFacts['before']): z.infer<typeof standing> {
  if (facts === null) return null
  const { tier, division, leaguePoints, wins, losses } = facts
  return { tier, division, leaguePoints, wins, losses }
}

type RankChangeFacts = Extract<JournalFacts, { kind: 'RANK_CHANGED' }>
type BroadcastFacts = Extract<JournalFacts, { kind: 'STREAM_STARTED' | 'STREAM_ENDED' }>
type GameFacts = Extract<JournalFacts, { kind: 'GAME_STARTED' | 'GAME_ENDED' }>
type JournaledPro = BroadcastFacts['pro']
type JournaledAccount = GameFacts['account']
