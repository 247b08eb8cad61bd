import type { RememberedMatch } from '../../accounts/rules/account-matches.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import { isRecorded } from '../../accounts/rules/champion-record.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { readCount } from '../../contract/count-argument.ts'
import { RateObject } from '../../contract/rate.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { rateOfWins } from '../../shared/rate.ts'
import { isTimeZone } from '../../shared/time-zone.ts'
import { type ActivityDay, dayFormatOf, listDays } from '../rules/activity-days.ts'
import type { KnownActivity } from '../rules/known-activity.ts'
import { findRankChanges, type RankChange } from '../rules/rank-change.ts'
import { listSessions, type Session } from '../rules/sessions.ts'
import { listStreaks, longestOf, type Streak } from '../rules/streaks.ts'
import { PlayedRankChangeObject } from './rank-change.ts'

const MAX_DAYS = 371

const MAX_SESSIONS = 50

const MAX_RANKED_GAMES = 100

/** Activity of an account, with the days of a time zone. */
interface ActivityInZone {
  readonly account: AccountKey
  readonly known: KnownActivity
  readonly dayOf: (time: number) => string
}

interface RatedSession extends Session {
  readonly changes: readonly RankChange[]
}

interface RatedGame {
  readonly game: RememberedMatch
  readonly change: RankChange
}

const ActivityDayObject = builder.objectRef<ActivityDay>('ActivityDay').implement({
  description: 'Games of an account that started on one day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The day, such as `2026-11-26`.' }),
    games: t.exposeInt('games', { description: 'Number of known games in every queue, without remakes.' }),
    record: t.expose('record', {
      type: RateObject,
      nullable: true,
      description: 'Share of the ranked, normal and Clash games that were won. Null without such games.',
    }),
    isComplete: t.exposeBoolean('isComplete', {
      description:
        'False if the day may have more games: the first known day, and the day of the last look at the history.',
    }),
  }),
})

const ActivitySessionObject = builder.objectRef<RatedSession>('ActivitySession').implement({
  description: 'Games of an account with less than an hour between the end of one and the start of the next.',
  fields: (t) => ({
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'Start of the first game.' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', description: 'End of the last game.' }),
    games: t.int({
      description: 'Number of games in every queue, without remakes.',
      resolve: ({ games }) => games.length,
    }),
    record: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of the ranked, normal and Clash games that were won. Null without such games.',
      resolve({ games }) {
        return rateOfWins(games.filter(isRecorded))
      },
    }),
    isCut: t.exposeBoolean('isCut', {
      description: 'True if earlier games of the session may not be known.',
    }),
    rankChanges: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [PlayedRankChangeObject],
      description:
        "Ranks before and after the ranked games of the session, one for each queue in which this server observed both and Riot's counts of wins and losses differ by exactly these games.",
      resolve: ({ changes }) => [...changes],
    }),
  }),
})

const StreakObject = builder.objectRef<Streak>('Streak').implement({
  description: 'Ranked, normal and Clash games in a row with the same result.',
  fields: (t) => ({
    win: t.exposeBoolean('win', { description: 'True for wins, false for losses.' }),
    games: t.exposeInt('games', { description: 'Number of games.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'Start of the first game.' }),
    lastStartedAt: t.expose('lastStartedAt', { type: 'DateTime', description: 'Start of the last game.' }),
    isCut: t.exposeBoolean('isCut', {
      description: 'True if the streak can be longer, because the games before it are not known.',
    }),
  }),
})

const RankedGameObject = builder.objectRef<RatedGame>('RankedGame').implement({
  description: 'A ranked game of an account with a known change of rank.',
  fields: (t) => ({
    matchId: t.string({
      description: 'Identifier of the match, such as `EUW1_7261321891`.',
      resolve: ({ game }) => game.matchId,
    }),
    startedAt: t.field({ type: 'DateTime', description: 'Start of the match.', resolve: ({ game }) => game.startedAt }),
    champion: t.field({
      type: ChampionNode,
      description: 'The played champion.',
      resolve: ({ game }) => ({ key: game.championId }),
    }),
    win: t.boolean({ description: "True if the account's side won.", resolve: ({ game }) => game.win }),
    rankChange: t.field({
      type: PlayedRankChangeObject,
      description: 'Ranks before and after the game.',
      resolve: ({ change }) => change,
    }),
  }),
})

const AccountActivityObject = builder.objectRef<ActivityInZone>('AccountActivity').implement({
  description:
    'When an account played, over its newest known games up to the first one that is not known, at most 500, in every queue and without remakes.',
  fields: (t) => ({
    games: t.int({ description: 'Number of these games.', resolve: ({ known }) => known.games.length }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of the oldest known match. Null for an account without matches.',
      resolve: ({ known }) => known.since,
    }),
    until: t.field({
      type: 'DateTime',
      description: 'Time of the last look at the history. Later games are not known.',
      resolve: ({ known }) => known.until,
    }),
    isWhole: t.boolean({
      description: 'True if Riot lists no older matches.',
      resolve: ({ known }) => known.isWhole,
    }),
    days: t.field({
      cost: new FieldCost({ listSize: { argument: 'last', most: MAX_DAYS } }),
      type: [ActivityDayObject],
      description: 'The known days among the latest ones, oldest first, with and without games.',
      args: {
        last: t.arg.int({
          defaultValue: 91,
          description: `Number of days up to today, 1 to ${MAX_DAYS}. Days before the first known game, or after the last look, are left out.`,
        }),
      },
      resolve({ known, dayOf }, { last }, { limits }) {
        return [...listDays(known, { count: readCount('last', last, MAX_DAYS, 'days'), now: limits.now(), dayOf })]
      },
    }),
    sessions: t.field({
      cost: new FieldCost({ weight: 300, listSize: { argument: 'first', most: MAX_SESSIONS } }),
      type: [ActivitySessionObject],
      description: 'Games in a row, newest first.',
      args: {
        first: t.arg.int({ defaultValue: 10, description: `Number of sessions to return, 1 to ${MAX_SESSIONS}.` }),
      },
      async resolve({ account, known }, { first }, { ranks }) {
        const count = readCount('first', first, MAX_SESSIONS, 'sessions')
        const findChanges = findRankChanges(await ranks.listHistories(account), known)
        return listSessions(known)
          .slice(0, count)
          .map((session) => ({ ...session, changes: findChanges(session.games) }))
      },
    }),
    streak: t.field({
      type: StreakObject,
      nullable: true,
      description: 'The present streak. Null without a game.',
      resolve: ({ known }) => listStreaks(known)[0] ?? null,
    }),
    longestWinStreak: t.field({
      type: StreakObject,
      nullable: true,
      description: 'The longest streak of wins; of several, the latest. Null without a win.',
      resolve: ({ known }) => longestOf(listStreaks(known), true),
    }),
    longestLossStreak: t.field({
      type: StreakObject,
      nullable: true,
      description: 'The longest streak of losses; of several, the latest. Null without a loss.',
      resolve: ({ known }) => longestOf(listStreaks(known), false),
    }),
    rankedGames: t.field({
      cost: new FieldCost({ weight: 300, listSize: { argument: 'first', most: MAX_RANKED_GAMES } }),
      type: [RankedGameObject],
      description:
        'The ranked games with a known change of rank, newest first. `Match.rankChange` says when it is known.',
      args: {
        first: t.arg.int({ defaultValue: 10, description: `Number of games to return, 1 to ${MAX_RANKED_GAMES}.` }),
      },
      async resolve({ account, known }, { first }, { ranks }) {
        const count = readCount('first', first, MAX_RANKED_GAMES, 'games')
        const findChanges = findRankChanges(await ranks.listHistories(account), known)
        return known.games
          .values()
          .flatMap((game) => toRatedGame(game, findChanges))
          .take(count)
          .toArray()
      },
    }),
  }),
})

builder.objectField(AccountNode, 'activity', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 1_000 }),
    type: AccountActivityObject,
    nullable: true,
    description:
      "When the account played. Null if its newest games are not known, because its match history was never fetched. Sends no requests to Riot's API. Results may be ten seconds old.",
    args: {
      timeZone: t.arg.string({
        defaultValue: 'UTC',
        description: 'Time zone of the days: a name of the IANA time zone database, such as `Europe/Warsaw`.',
      }),
    },
    async resolve({ platform, puuid }, { timeZone }, context) {
      const dayOf = parseZone(timeZone)
      return findActivity({ platform, puuid }, dayOf, context)
    },
  }),
)

async function findActivity(
  account: AccountKey,
  dayOf: ActivityInZone['dayOf'],
  { accountActivities }: GraphQLContext,
): Promise<ActivityInZone | null> {
  const known = await accountActivities.find(account)
  return known === null ? null : { account, known, dayOf }
}

/** Empty for a game whose change of rank is not known. */
function toRatedGame(game: RememberedMatch, findChanges: ReturnType<typeof findRankChanges>): readonly RatedGame[] {
  return findChanges([game]).map((change) => ({ game, change }))
}

function parseZone(timeZone: string): (time: number) => string {
  if (isTimeZone(timeZone)) return dayFormatOf(timeZone)
  throw badInput('`timeZone` is not the name of a time zone: use one such as `Europe/Warsaw` or `UTC`.')
}
