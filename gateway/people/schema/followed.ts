import { accountIdOf, isIdOf, toAccountKey } from '../../accounts/rules/account-id.ts'
import type { Account } from '../../accounts/rules/account.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import type { ChampionByKey } from '../../game-data/schema/champion-by.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { ProPlayer, ProTeam } from '../../rosters/rules/pro-scene.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { ProTeamNode } from '../../rosters/schema/pro-team.ts'
import { FOLLOWABLE_KINDS, keyOf, MAX_FOLLOWS, type Subject } from '../rules/follow.ts'

/** Objects that can be followed, grouped by type, each group in the order of the requested ids. */
export interface Followed {
  readonly proPlayers: readonly ProPlayer[]
  readonly proTeams: readonly ProTeam[]
  readonly champions: readonly ChampionByKey[]
  readonly accounts: readonly Account[]
}

const FollowedObject = builder.objectRef<Followed>('Followed').implement({
  description: 'Objects that can be followed, grouped by type. Each list is in the order of the requested ids.',
  fields: (t) => ({
    proPlayers: t.field({
      type: [ProPlayerNode],
      description: 'The pro players among the requested objects.',
      resolve: ({ proPlayers }) => [...proPlayers],
    }),
    proTeams: t.field({
      type: [ProTeamNode],
      description: 'The teams among the requested objects.',
      resolve: ({ proTeams }) => [...proTeams],
    }),
    champions: t.field({
      type: [ChampionNode],
      description: 'The champions among the requested objects.',
      resolve: ({ champions }) => [...champions],
    }),
    accounts: t.field({
      type: [AccountNode],
      description: 'The accounts among the requested objects, as stored on this server.',
      resolve: ({ accounts }) => [...accounts],
    }),
  }),
})

builder.queryField('followed', (t) =>
  t.field({
    cost: new FieldCost({
      weight: 300,
      listSize: { argument: 'ids', most: 200, of: ['proPlayers', 'proTeams', 'champions', 'accounts'] },
    }),
    type: FollowedObject,
    description:
      'Resolves the ids of followable objects. Requires no sign-in, so browsers can resolve locally stored follows. Ids of objects that no longer exist are omitted.',
    args: {
      ids: t.arg.idList({
        description: `Ids of pro players, teams, champions and accounts, at most ${MAX_FOLLOWS}.`,
      }),
    },
    resolve(_root, { ids }, context) {
      if (ids.length > MAX_FOLLOWS) throw badInput(`\`ids\` has ${ids.length} ids: ask for at most ${MAX_FOLLOWS}.`)
      return findFollowed(toSubjects(ids), context)
    },
  }),
)

/** Returns null for invalid ids and for objects that cannot be followed. */
export function toSubject(globalId: string): Subject | null {
  const { typename, id = '' } = findGlobalId(globalId) ?? {}
  const kind = FOLLOWABLE_KINDS.find((known) => known === typename)
  return kind === undefined ? null : { kind, id }
}

/** Omits duplicates, invalid ids and objects that cannot be followed. */
export function toSubjects(globalIds: readonly string[]): readonly Subject[] {
  const subjects = globalIds.map(toSubject).filter((subject) => subject !== null)
  return [...new Map(subjects.map((subject) => [keyOf(subject), subject])).values()]
}

/**
 * Returns the existing objects among distinct subjects. Accepts only the canonical id of each object, although a lookup
 * might accept other spellings. Reads the store at most once and never sends a request to Riot.
 */
export async function findFollowed(subjects: readonly Subject[], context: GraphQLContext): Promise<Followed> {
  const idsOf = (wanted: Subject['kind']) => subjects.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
  const keys = idsOf('Account').flatMap((id) => toAccountKey(id) ?? [])
  const [scene, accounts] = await Promise.all([
    context.proScene.look(),
    keys.length === 0 ? [] : context.accounts.listStored(keys),
  ])
  return {
    proPlayers: idsOf('ProPlayer').flatMap((id) => scene.findPlayer(id) ?? []),
    proTeams: idsOf('ProTeam').flatMap((id) => {
      const team = scene.findTeam(id)
      return team?.code === id ? team : []
    }),
    champions: idsOf('Champion').flatMap((id) => {
      const champion = context.staticData.champion(Number(id))
      return String(champion?.key) === id ? (champion ?? []) : []
    }),
    accounts,
  }
}

/** Returns the subjects by the ids that their objects show, because an account can have other ids. */
export function withShownIds(subjects: readonly Subject[], { accounts }: Followed): readonly Subject[] {
  return subjects.map((subject) => {
    const account = subject.kind === 'Account' ? accounts.find((one) => isIdOf(subject.id, one)) : undefined
    return account === undefined ? subject : { kind: 'Account', id: accountIdOf(account) }
  })
}

export function countFollowed({ proPlayers, proTeams, champions, accounts }: Followed): number {
  return proPlayers.length + proTeams.length + champions.length + accounts.length
}
