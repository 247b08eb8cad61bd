import { toAccountKey } from '../../accounts/rules/account-id.ts'
import type { Account } from '../../accounts/rules/account.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { RankedQueueEnum, RankSnapshotObject } from '../../accounts/schema/rank.ts'
import type { Accounts } from '../../accounts/services/accounts.ts'
import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { parseLiveCursor } from '../../delivery/schema/live-cursor.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { MatchNode } from '../../matches/schema/match.ts'
import { ParticipantObject } from '../../matches/schema/participant.ts'
import type { AccountChange, AccountFact } from '../rules/journal-entry.ts'
import type { AccountChangesUpdate } from '../services/account-changes-feed.ts'

/** Maximum number of accounts of one subscription. */
const MAX_ACCOUNTS = 10

type ChangeOf<Kind extends AccountFact['kind']> = AccountChange & {
  readonly facts: Extract<AccountFact, { kind: Kind }>
}

const AccountChangeInterface = builder.interfaceRef<AccountChange>('AccountChange').implement({
  description: 'A change of an account: a new rank, or a finished match. More kinds may follow. Known for a week.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: ({ facts }) => (facts.kind === 'RANK_CHANGED' ? 'RankChange' : 'FinishedMatch'),
  fields: (t) => ({
    at: t.field({
      type: 'DateTime',
      broadcastable: true,
      description: 'Time when this server noticed the change.',
      resolve: ({ at }) => at,
    }),
    account: t.field({
      type: AccountNode,
      broadcastable: true,
      nullable: true,
      description: 'The account. Null if it is no longer stored.',
      async resolve({ facts }, _args, { accounts }) {
        const [account = null] = await accounts.listStored([facts.account])
        return account
      },
    }),
  }),
})

builder.node(builder.objectRef<ChangeOf<'RANK_CHANGED'>>('RankChange'), {
  broadcastable: true,
  description: 'A new rank of an account in one queue. Several games can lie between the two ranks.',
  interfaces: [AccountChangeInterface],
  id: { resolve: ({ number }) => String(number) },
  loadOne: (id, context) => findChange('RANK_CHANGED', id, context),
  fields: (t) => ({
    queue: t.field({ type: RankedQueueEnum, description: 'The queue.', resolve: ({ facts }) => facts.queue }),
    queueType: t.string({
      description: "Riot's name of the queue, such as `RANKED_SOLO_5x5`.",
      resolve: ({ facts }) => facts.queueType,
    }),
    before: t.field({
      type: RankSnapshotObject,
      nullable: true,
      description: 'Rank before the change. Null if the account was unranked.',
      resolve: ({ facts }) => facts.before,
    }),
    after: t.field({
      type: RankSnapshotObject,
      nullable: true,
      description: 'Rank after the change. Null if the account is unranked, such as at the start of a season.',
      resolve: ({ facts }) => facts.after,
    }),
  }),
})

builder.node(builder.objectRef<ChangeOf<'MATCH_FINISHED'>>('FinishedMatch'), {
  broadcastable: true,
  description: 'A match that an account has finished. Remakes are left out.',
  interfaces: [AccountChangeInterface],
  id: { resolve: ({ number }) => String(number) },
  loadOne: (id, context) => findChange('MATCH_FINISHED', id, context),
  fields: (t) => ({
    matchId: t.string({
      description: "Riot's identifier of the match, such as `EUW1_7261321891`.",
      resolve: ({ facts }) => facts.matchId,
    }),
    match: t.field({
      broadcastable: false,
      cost: new FieldCost({ weight: 50 }),
      type: MatchNode,
      nullable: true,
      description: 'The match. Null if it is not stored.',
      resolve: ({ facts }, _args, { matches }) => matches.findStored(facts.matchId),
    }),
    participant: t.field({
      broadcastable: false,
      cost: new FieldCost({ weight: 50 }),
      type: ParticipantObject,
      nullable: true,
      description: "The account's own participation in the match. Null if the match is not stored.",
      async resolve({ facts }, _args, { matches }) {
        const record = await matches.findStored(facts.matchId)
        return record?.match.participants.find(({ puuid }) => puuid === facts.account.puuid) ?? null
      },
    }),
  }),
})

const AccountChangesUpdateObject = builder.objectRef<AccountChangesUpdate>('AccountChangesUpdate').implement({
  broadcastable: true,
  description: 'An update of the subscribed changes of accounts.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Cursor of this update. Pass it as `after` to resume the subscription from here. Valid for a week.',
      resolve: ({ number }) => String(number),
    }),
    snapshot: t.exposeBoolean('snapshot', {
      description: 'True if `upserted` contains the newest 25 changes and replaces everything sent before.',
    }),
    missed: t.exposeBoolean('missed', {
      description:
        'True if changes since `after` are missing, because the cursor is too old or there were over 100. Fetch the accounts again: their ranks and matches are current.',
    }),
    upserted: t.field({
      cost: new FieldCost({ listSize: 25 }),
      type: [AccountChangeInterface],
      description: 'New changes, newest first.',
      resolve: ({ upserted }) => [...upserted],
    }),
    removed: t.idList({
      cost: new FieldCost({ listSize: 1 }),
      description: 'Ids of changes to remove. Always empty, because changes stay as they are.',
      resolve: () => [],
    }),
  }),
})

builder.subscriptionField('accountChanges', (t) =>
  t.field({
    cost: new FieldCost({ weight: 300 }),
    type: AccountChangesUpdateObject,
    broadcastable: true,
    description:
      'New ranks and finished matches of accounts, live. The first update contains the newest 25 changes, or the changes since `after`; each later update contains the changes since the previous one. While an account has subscribers, Riot is asked for it in the background: within minutes, sooner after a game, and later when many accounts are watched. `Account.ranks` and `Account.matches` state the age of the data.',
    args: {
      accounts: t.arg.idList({
        description: `Ids of 1 to ${MAX_ACCOUNTS} accounts. An account that this server does not know, or no longer knows, is an error.`,
      }),
      after: t.arg.string({
        required: false,
        description: 'The `cursor` of the last received update. Omit it to start with a snapshot.',
      }),
    },
    async subscribe(_root, { accounts: ids, after }, { accounts, feeds }) {
      return feeds.accountChanges.watch(await listAccounts(ids, accounts), parseLiveCursor(after))
    },
    resolve: (update) => update,
  }),
)

/** Throws a BAD_USER_INPUT error that names the first id without a stored account. */
async function listAccounts(ids: readonly string[], accounts: Accounts): Promise<readonly Account[]> {
  if (ids.length < 1 || ids.length > MAX_ACCOUNTS) {
    throw badInput(`\`accounts\` has ${ids.length} ids: subscribe to 1 to ${MAX_ACCOUNTS} accounts.`)
  }
  const found = await Promise.all(ids.map((id) => findAccount(id, accounts)))
  return found.map((account, index) => {
    if (account !== null) return account
    throw badInput(
      `\`accounts[${index}]\` is not the id of an account that this server knows: look the account up with \`account\`, and pass its \`id\`.`,
    )
  })
}

async function findAccount(globalId: string, accounts: Accounts): Promise<Account | null> {
  const id = findGlobalId(globalId)
  const key = id?.typename === 'Account' ? toAccountKey(id.id) : null
  if (key === null) return null
  const [account = null] = await accounts.listStored([key])
  return account
}

async function findChange<Kind extends AccountFact['kind']>(
  kind: Kind,
  id: string,
  { feeds }: GraphQLContext,
): Promise<ChangeOf<Kind> | null> {
  if (!/^\d{1,12}$/.test(id)) return null
  const change = await feeds.accountChanges.find(Number(id))
  return change !== null && isOfKind(change, kind) ? change : null
}

function isOfKind<Kind extends AccountFact['kind']>(change: AccountChange, kind: Kind): change is ChangeOf<Kind> {
  return change.facts.kind === kind
}
