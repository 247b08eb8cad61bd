import { accountIdOf, isIdOf, toAccountKey } from '../../accounts/rules/account-id.ts'
import type { Account } from '../../accounts/rules/account.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { type FieldProblem, fieldProblem } from '../../rosters/rules/roster-input.ts'
import { LeagueNode } from '../../rosters/schema/league.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { ProTeamNode } from '../../rosters/schema/pro-team.ts'
import { MAX_FILTERED, type WebhookSettings } from '../rules/webhook.ts'

type Filter = Pick<WebhookSettings, 'pros' | 'accounts'>

export const WebhookFilterObject = builder.objectRef<Filter>('WebhookFilter').implement({
  description: 'Whom a webhook is about.',
  fields: (t) => ({
    everyPro: t.boolean({
      description: 'True if events of all pro players are sent. The three lists below are empty then.',
      resolve: ({ pros }) => pros === null,
    }),
    proPlayers: t.field({
      cost: new FieldCost({ listSize: MAX_FILTERED }),
      type: [ProPlayerNode],
      description: 'Pro players whose events are sent.',
      async resolve({ pros }, _args, { proScene }) {
        const view = await proScene.look()
        return (pros?.players ?? []).flatMap((id) => view.findPlayer(id) ?? [])
      },
    }),
    teams: t.field({
      cost: new FieldCost({ listSize: MAX_FILTERED }),
      type: [ProTeamNode],
      description: 'Teams whose present players are sent, and who joins or leaves them.',
      async resolve({ pros }, _args, { proScene }) {
        const view = await proScene.look()
        return (pros?.teams ?? []).flatMap((code) => view.findTeam(code) ?? [])
      },
    }),
    leagues: t.field({
      cost: new FieldCost({ listSize: MAX_FILTERED }),
      type: [LeagueNode],
      description: 'Leagues whose teams are sent.',
      async resolve({ pros }, _args, { proScene }) {
        const view = await proScene.look()
        return (pros?.leagues ?? []).flatMap((code) => view.findLeague(code) ?? [])
      },
    }),
    accounts: t.field({
      cost: new FieldCost({ weight: 100, listSize: MAX_FILTERED }),
      type: [AccountNode],
      description: 'Accounts whose ranks and matches are sent.',
      resolve: async ({ accounts }, _args, context) => [...(await listAccounts(accounts, context))],
    }),
  }),
})

const limited = `At most ${MAX_FILTERED}.`

export const WebhookFilterInput = builder.inputType('WebhookFilterInput', {
  description:
    'Whom a webhook is about. An event of a pro player is sent if one of `proPlayers`, `teams` and `leagues` names them; without these three, those of all pro players are.',
  fields: (t) => ({
    proPlayers: t.idList({ required: false, description: `Ids of pro players. ${limited}` }),
    teams: t.stringList({
      required: false,
      description: `Codes of teams, case-insensitive: events of their present players, and who joins or leaves them. ${limited}`,
    }),
    leagues: t.stringList({
      required: false,
      description: `Codes of leagues, case-insensitive: events of the players of their teams. ${limited}`,
    }),
    accounts: t.idList({
      required: false,
      description: `Ids of accounts, for \`RANK_CHANGED\` and \`MATCH_FINISHED\`. This server must have looked them up before. ${limited}`,
    }),
  }),
})

/** Parses a filter. Returns a problem for an unknown member, and for too many. */
export async function toFilter(
  input: typeof WebhookFilterInput.$inferInput | null | undefined,
  context: GraphQLContext,
): Promise<Filter | FieldProblem> {
  const { proPlayers, teams, leagues, accounts } = input ?? {}
  for (const [name, list] of Object.entries({ proPlayers, teams, leagues, accounts })) {
    if ((list?.length ?? 0) > MAX_FILTERED) return tooMany(name)
  }
  const view = await context.proScene.look()
  const pros = {
    players: findAll(proPlayers, (id) => findPart(id, 'ProPlayer', (part) => view.findPlayer(part)?.id)),
    teams: findAll(teams, (code) => view.findTeam(code)?.code),
    leagues: findAll(leagues, (code) => view.findLeague(code)?.code),
  }
  const stored = await listAccounts(
    (accounts ?? []).flatMap((id) => findPart(id, 'Account', (part) => part) ?? []),
    context,
  )
  const shown = findAll(accounts, (id) =>
    findPart(id, 'Account', (part) => {
      const account = stored.find((one) => isIdOf(part, one))
      return account === undefined ? undefined : accountIdOf(account)
    }),
  )
  if (pros.players === null) return unknown('proPlayers', 'a pro player')
  if (pros.teams === null) return unknown('teams', 'a team')
  if (pros.leagues === null) return unknown('leagues', 'a league')
  if (shown === null) return unknown('accounts', 'an account that this server has looked up')
  const { players, teams: codes, leagues: leagueCodes } = pros
  const isEvery = players.length + codes.length + leagueCodes.length === 0
  return { pros: isEvery ? null : { players, teams: codes, leagues: leagueCodes }, accounts: shown }
}

async function listAccounts(ids: readonly string[], { accounts }: GraphQLContext): Promise<readonly Account[]> {
  const keys = ids.flatMap((id) => toAccountKey(id) ?? [])
  return keys.length === 0 ? [] : accounts.listStored(keys)
}

/** Returns what each of the texts names, each once; null when one of them names nothing. */
function findAll(
  texts: readonly string[] | null | undefined,
  find: (text: string) => string | undefined,
): string[] | null {
  const found = (texts ?? []).map(find)
  const known = found.filter((one) => one !== undefined)
  return known.length < found.length ? null : [...new Set(known)]
}

function findPart(globalId: string, typename: string, find: (part: string) => string | undefined): string | undefined {
  const named = findGlobalId(globalId)
  return named?.typename === typename ? find(named.id) : undefined
}

function tooMany(name: string): FieldProblem {
  return fieldProblem(`filter.${name}`, 'INVALID', `Name at most ${MAX_FILTERED} in \`${name}\`.`)
}

function unknown(name: string, what: string): FieldProblem {
  return fieldProblem(
    `filter.${name}`,
    'UNKNOWN',
    `One of \`${name}\` is unknown: pass what names ${what} of this server.`,
  )
}
