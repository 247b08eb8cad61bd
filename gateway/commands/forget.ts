import { parseArgs } from 'node:util'
import { parsePastedRiotId } from '../accounts/rules/riot-id.ts'
import { type Env, parseEnv } from '../composition/env.ts'
import { findOperatorError } from '../composition/find-operator-error.ts'
import { openStore } from '../composition/open-store.ts'
import { storeFileOf } from '../composition/store-file.ts'
import { systemClock } from '../composition/system-clock.ts'
import { openWorld } from '../composition/world.ts'
import { isUnknown, type KnownPerson } from '../rights/rules/person.ts'
import { findPerson, type PersonTarget, type Registry } from '../rights/services/find-person.ts'
import { createFinisher } from '../rights/services/finisher.ts'
import { createForgettings } from '../rights/services/forgettings.ts'
import type { GuardedStore } from '../rights/services/guard-store.ts'
import { createRiotApi } from '../riot/create-riot-api.ts'
import type { RiotApi } from '../riot/riot-api.ts'
import { OperatorError } from '../shared/operator-error.ts'
import { platformOf, REGIONS } from '../shared/region.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import { compactSqliteFile } from '../store/compact-sqlite-file.ts'

const USAGE = `Deletes everything about a person, and keeps them from coming back.

  npm run forget -- --account NAME#TAG --region EUW   an account
  npm run forget -- --puuid PUUID                     an account whose PUUID is known
  npm run forget -- --player NAME                     a pro player, by name or id, with all of their accounts
  npm run forget                                      finish what was interrupted, or begun on the editors' page

With --lift the person may come back: imports and look-ups find them again. Deleted data stays deleted.

A server that runs meanwhile shows the change within a second. Afterwards the file of an embedded store is rewritten, so that
nothing of the person is left in it; the server can't write in those seconds. Backups are not changed: restore none of them
without running the same command again.

The store is the one that a server with the same environment uses.
`

/** It only chooses the route of a request that every route answers alike. */
const ANY_PLATFORM = 'EUW1'

/** Thrown for invalid arguments. */
class InvalidArguments extends Error {}

/** Thrown when nothing identifies the person. */
class NotForgettable extends OperatorError {
  override readonly name = 'NotForgettable'
}

interface Request {
  /** Null to finish what was begun. */
  readonly target: PersonTarget | null
  readonly lifts: boolean
}

/** Throws {@link InvalidArguments}. */
function parseRequest(args: readonly string[]): Request {
  const { account, region, puuid, player, lift = false } = parseArguments(args)
  const targets: PersonTarget[] = []
  if (account !== undefined) targets.push(toAccountTarget(account, region))
  else if (region !== undefined) throw new InvalidArguments()
  if (puuid !== undefined) targets.push({ kind: 'puuid', puuid })
  if (player !== undefined) targets.push({ kind: 'player', player })
  const [target = null] = targets
  if (targets.length > 1 || (lift && target === null)) throw new InvalidArguments()
  return { target, lifts: lift }
}

function parseArguments(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { account: text, region: text, puuid: text, player: text, lift: { type: 'boolean' } } as const
    return parseArgs({ args: [...args], options }).values
  } catch {
    throw new InvalidArguments()
  }
}

function toAccountTarget(account: string, regionName: string | undefined): PersonTarget {
  const riotId = parsePastedRiotId(account)
  const region = REGIONS.find((each) => each === regionName?.toUpperCase())
  if (riotId === null || region === undefined) throw new InvalidArguments()
  return { kind: 'riot-id', riotId, region }
}

async function find(env: Env, store: GuardedStore, target: PersonTarget): Promise<KnownPerson> {
  const riot = createRiotApi({ ...openWorld(env, systemClock).riot, clock: systemClock, random: Math.random })
  try {
    const person = await findPerson({ store, registry: registryOf(riot) }, target)
    if (!isUnknown(person)) return person
    throw new NotForgettable('There is no such player in the rosters: fix the name, or pass an account.')
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable)) throw error
    throw new NotForgettable('Riot does not answer, and only Riot knows this account: try again, or pass --puuid.')
  }
}

function registryOf(riot: Pick<RiotApi, 'accountByRiotId' | 'accountByPuuid'>): Registry {
  const options = { priority: 'visitor' } as const
  return {
    async findPuuid(riotId, region) {
      return (await riot.accountByRiotId(riotId, platformOf(region), options)).value?.puuid ?? null
    },
    async findRiotId(puuid) {
      try {
        return (await riot.accountByPuuid(puuid, ANY_PLATFORM, options)).value
      } catch (error) {
        // A PUUID is enough while Riot is down. The name is only needed where no document connects the two.
        if (error instanceof UpstreamUnavailable) return null
        throw error
      }
    },
  }
}

async function run(env: Env, store: GuardedStore, { target, lifts }: Request): Promise<string> {
  const forgettings = createForgettings({ store, clock: systemClock })
  const finisher = createFinisher({ store, clock: systemClock })
  const finished = await finisher.finish()
  if (target === null) return report(finished)
  const person = await find(env, store, target)
  if (lifts) {
    await forgettings.lift(person)
    return 'The person may come back.\n'
  }
  await forgettings.begin(person)
  return report(finished + (await finisher.finish()))
}

const report = (documents: number) => `Documents that were deleted or changed: ${documents}\n`

// A reader of the output such as `head` may close it early.
process.stdout.on('error', () => process.exit())

try {
  const request = parseRequest(process.argv.slice(2))
  const env = parseEnv(process.env)
  const store = await openStore(env, systemClock)
  try {
    process.stdout.write(await run(env, store, request))
  } finally {
    await store.close()
  }
  if (env.STORE === 'sqlite' && !request.lifts && !compactSqliteFile(storeFileOf(env))) {
    process.stdout.write('A server was reading: run this command once more to clear its log.\n')
  }
} catch (error) {
  const message = error instanceof InvalidArguments ? USAGE : findOperatorError(error)
  if (message === null) throw error
  process.stderr.write(`${message.trimEnd()}\n`)
  process.exitCode = 1
}
