import { FieldCost } from '../limits/field-cost.ts'
import type { Account } from '../domain/account.ts'
import { FOLLOWABLE_KINDS, keyOf, MOST_FOLLOWS, type Subject } from '../domain/follow.ts'
import type { ProPlayer, ProTeam } from '../domain/pro-scene.ts'
import { AccountNode, toAccountKey } from './account.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { type ChampionByKey, ChampionNode } from './champion.ts'
import type { GraphQLContext } from './context.ts'
import { findGlobalId } from './global-id.ts'
import { ProPlayerNode } from './pro-player.ts'
import { ProTeamNode } from './pro-team.ts'

/** Things that can be followed; of each kind in the order in which they were asked for. */
export interface Followed {
  readonly proPlayers: readonly ProPlayer[]
  readonly proTeams: readonly ProTeam[]
  readonly champions: readonly ChampionByKey[]
  readonly accounts: readonly Account[]
}

const FollowedObject = builder.objectRef<Followed>('Followed').implement({
  description: 'Things that can be followed; of each kind in the order in which they were asked for.',
  fields: (t) => ({
    proPlayers: t.field({
      type: [ProPlayerNode],
      description: 'Pro players.',
      resolve: ({ proPlayers }) => [...proPlayers],
    }),
    proTeams: t.field({ type: [ProTeamNode], description: 'Pro teams.', resolve: ({ proTeams }) => [...proTeams] }),
    champions: t.field({ type: [ChampionNode], description: 'Champions.', resolve: ({ champions }) => [...champions] }),
    accounts: t.field({
      type: [AccountNode],
      description: 'Accounts, as they are stored here.',
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
      'The things that these ids stand for, whoever asks: it takes no sign-in to follow in one browser. What is not there any more is left out.',
    args: {
      ids: t.arg.idList({
        description: `Ids of pro players, teams, champions and accounts; at most ${MOST_FOLLOWS}.`,
      }),
    },
    resolve(_root, { ids }, context) {
      if (ids.length > MOST_FOLLOWS) throw badInput(`\`ids\` has ${ids.length} ids: ask for at most ${MOST_FOLLOWS}.`)
      return findFollowed(toSubjects(ids), context)
    },
  }),
)

/** What an id stands for; null for the id of something that can't be followed, and for what is no id. */
export function toSubject(globalId: string): Subject | null {
  const { typename, id = '' } = findGlobalId(globalId) ?? {}
  const kind = FOLLOWABLE_KINDS.find((known) => known === typename)
  return kind === undefined ? null : { kind, id }
}

/** What the ids stand for, each once; ids of what can't be followed, and what is no id, are left out. */
export function toSubjects(globalIds: readonly string[]): readonly Subject[] {
  const subjects = globalIds.map(toSubject).filter((subject) => subject !== null)
  return [...new Map(subjects.map((subject) => [keyOf(subject), subject])).values()]
}

/**
 * What of the subjects there is, which are each told once. A thing has one id, and what else would find it finds nothing
 * here. The store is asked once at most, and Riot never.
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

/** How many things that are. */
export function countFollowed({ proPlayers, proTeams, champions, accounts }: Followed): number {
  return proPlayers.length + proTeams.length + champions.length + accounts.length
}
