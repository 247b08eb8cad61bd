import { ignoreApiKeys } from '../identity/services/ignore-api-keys.ts'
import { throttleGuesses } from '../identity/services/throttle-guesses.ts'
import { openApiKeys } from './open-api-keys.ts'
import type { Base } from './open-base.ts'
import { openBudgets } from './open-budgets.ts'
import { openIdentity } from './open-identity.ts'
import { openOperators } from './open-operators.ts'

export type Senders = Awaited<ReturnType<typeof openSenders>>

/** Opens everything about the senders of requests: who they are, their API keys and their points. */
export async function openSenders({ env, clock, log, world, store }: Base) {
  const operators = await openOperators(env, store, clock)
  const identity = await openIdentity({ operators, signIn: world.signIn, clock, log })
  const hasToken = env.OPERATOR_TOKEN !== undefined
  const { ofAddresses, ofKeys } = openBudgets({ env, store, clock, log })
  const apiKeys = openApiKeys({ store, clock, budgets: ofKeys, log })
  return {
    operators,
    identity: ignoreApiKeys(
      hasToken ? throttleGuesses({ identity, takesIdTokens: world.signIn !== null, clock, log }) : identity,
    ),
    addressBudgets: ofAddresses,
    apiKeys,
    async close() {
      await apiKeys.close()
      await identity.close()
    },
  }
}
