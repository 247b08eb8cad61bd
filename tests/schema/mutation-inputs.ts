import type { Person } from '../../gateway/domain/viewer.ts'
import { encodeGlobalId } from '../../gateway/schema/global-id.ts'
import { addition, changeIn, EDITOR } from '../services/open-rosters.ts'
import type { openTestWorld } from '../support/test-world.ts'

/** What a mutation is sent in, and by whom. */
interface Sending {
  readonly world: ReturnType<typeof openTestWorld>
  /** The sender, where he is one who signs in. */
  readonly person: Person
  /** A name that nobody has yet. */
  readonly name: string
  /** The id of an account that is stored. */
  readonly accountId: string
}

/** Brings about what a mutation needs to do something, and answers the variables to send it with, by its arguments. */
type Prepare = (sending: Sending) => Promise<Readonly<Record<string, unknown>>>

const TEAM = { kind: 'ProTeam', id: 'ONE' } as const
const TEAM_ID = encodeGlobalId(TEAM.kind, TEAM.id)

/** How each mutation of the contract is sent so that it changes something, by its name. */
const PREPARED: Readonly<Record<string, Prepare>> = {
  addProPlayer: async ({ name }) => ({ input: { team: 'ONE', role: 'MID', name } }),
  async transferProPlayer({ world, name }) {
    await world.context.rosters.addProPlayer(EDITOR, addition({ name }))
    return { input: { player: name, fromTeam: 'ONE', toTeam: 'TWO' } }
  },
  async undoRosterChange({ world, name }) {
    const { number } = changeIn(await world.context.rosters.addProPlayer(EDITOR, addition({ name })))
    return { input: { id: encodeGlobalId('RosterChange', number) } }
  },
  async refreshAccount({ world, accountId }) {
    await world.clock.advance(2 * 60_000)
    return { input: { id: accountId } }
  },
  endEditing: async () => ({}),
  async follow({ world, person }) {
    await world.context.viewers.unfollow(person, [TEAM])
    return { input: { ids: [TEAM_ID] } }
  },
  async unfollow({ world, person }) {
    await world.context.viewers.follow(person, [TEAM])
    return { input: { ids: [TEAM_ID] } }
  },
  async keepAccounts({ world, person, accountId }) {
    await world.context.viewers.keepAccounts(person, [])
    return { input: { ids: [accountId] } }
  },
  async saveSettings({ world, person }) {
    await world.context.viewers.keepSettings(person, { theme: null })
    return { input: { theme: 'LIGHT' } }
  },
  async deleteMyData({ world, person }) {
    await world.context.viewers.follow(person, [TEAM])
    return {}
  },
}

/** The variables to send a mutation with; throws for one that nobody has said how to send. */
export async function prepareMutation(name: string, sending: Sending): Promise<Readonly<Record<string, unknown>>> {
  const prepare = PREPARED[name]
  if (prepare === undefined) {
    throw new Error(
      `Nobody has said how ${name} is sent: add it to tests/schema/mutation-inputs.ts, with variables that change something.`,
    )
  }
  return prepare(sending)
}
