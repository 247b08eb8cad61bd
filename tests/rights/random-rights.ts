import * as fc from 'fast-check'
import { expect } from 'vitest'
import { createStoredAccounts } from '../../gateway/accounts/services/stored-accounts.ts'
import { createMatchRecorder } from '../../gateway/matches/services/record-match.ts'
import { importRoster } from '../../gateway/rosters/files/import-roster.ts'
import { regionOf } from '../../gateway/shared/region.ts'
import { EUW_ACCOUNTS } from '../active-games/games-world.ts'
import { EDITOR, addition } from '../rosters/open-rosters.ts'
import { FETCHED_AT, fetchMatches } from '../support/fetched-matches.ts'
import { personOf } from '../support/persons.ts'
import { storedAccount } from '../support/stored-account.ts'
import { openRightsWorld, proOf, type RightsWorld, textsOf } from './rights-world.ts'

/** Accounts of pros that the sequences are about. They meet each other in matches. */
const PEOPLE = EUW_ACCOUNTS.slice(0, 6)

/** The newest matches of each. */
const MATCHES = PEOPLE.map((account) => fetchMatches(3, FETCHED_AT, account))

const who = fc.nat({ max: PEOPLE.length - 1 })
const removal = fc.record({
  is: fc.constant('removal'),
  kind: fc.constantFrom('forget-account', 'forget-player', 'look'),
  who,
})
const attempt = fc.record({
  is: fc.constant('attempt'),
  kind: fc.constantFrom(
    'by-riot-id',
    'by-puuid',
    'everywhere',
    'history',
    'matches',
    'record',
    'refresh',
    'late-save',
    'import',
    'add',
    'follow',
    'v2',
    'search',
    'recount',
  ),
  who,
})
const act = fc.oneof({ weight: 1, arbitrary: removal }, { weight: 30, arbitrary: attempt })

type Removal = typeof removal extends fc.Arbitrary<infer Each> ? Each : never
type Attempt = typeof attempt extends fc.Arbitrary<infer Each> ? Each : never

/** One import, look-up or removal. */
type Act = Removal | Attempt

export const acts = (count: number) => fc.array(act, { minLength: count, maxLength: count })

/** Does what visitors, editors, jobs and operators do, and checks after each removal that nothing has come back. */
export async function playActs(sequence: readonly Act[]): Promise<number> {
  const world = await openRightsWorld()
  const forgotten = new Set<number>()
  const forgottenPlayers = new Set<number>()
  let refused = 0
  for (const each of sequence) {
    if (each.is === 'attempt') {
      const found = await attemptTo(world, each)
      if (!forgotten.has(each.who) || found === null) continue
      expect(found, each.kind).toBe(false)
      refused++
    } else if (each.kind === 'look') {
      await checkAbsence(world, forgotten, forgottenPlayers)
    } else {
      const account = personAt(each.who)
      const isPlayer = each.kind === 'forget-player'
      await world.forget(
        isPlayer ? { kind: 'player', player: proOf(account).name } : { kind: 'puuid', puuid: account.puuid },
      )
      forgotten.add(each.who)
      if (isPlayer) forgottenPlayers.add(each.who)
    }
  }
  await checkAbsence(world, forgotten, forgottenPlayers)
  return refused
}

/** Resolves to whether the account was found; null for an act that finds none. */
async function attemptTo(world: RightsWorld, { kind, who: index }: Attempt): Promise<boolean | null> {
  const { context, store, clock, riot } = world
  const account = personAt(index)
  const { platform, puuid, gameName, tagLine } = account
  const region = regionOf(platform)
  switch (kind) {
    case 'by-riot-id':
      return (await context.accounts.findByRiotId({ gameName, tagLine }, region)).kind === 'found'
    case 'by-puuid':
      return (await context.accounts.findByPuuid(puuid, region)).kind === 'found'
    case 'everywhere':
      return (await context.accounts.findEverywhere({ gameName, tagLine })).kind !== 'not-found'
    case 'refresh':
      await clock.advance(130_000)
      return (await context.accounts.refresh({ platform, puuid })).kind === 'refreshed'
    case 'history': {
      const lookup = await context.accounts.findByPuuid(puuid, region)
      if (lookup.kind === 'found') await context.ranks.fetchRanks(lookup.account)
      return lookup.kind === 'found'
    }
    case 'matches': {
      for (const { match } of MATCHES[index] ?? []) await context.matches.findMatch(match.matchId)
      return null
    }
    case 'record':
      // A job whose answer from Riot is older than the removal.
      await createMatchRecorder(store).recordMatches(MATCHES[index] ?? [])
      return null
    case 'late-save': {
      const late = storedAccount({ platform, puuid, gameName, tagLine, keyId: riot.keyId })
      await createStoredAccounts(store).save(late, () => late)
      return null
    }
    case 'import': {
      const { name, role, team } = proOf(account)
      const accounts = [{ gameName, tagLine, region }]
      await importRoster(store, clock, { text: JSON.stringify({ players: [{ name, role, team, accounts }] }) })
      return null
    }
    case 'add': {
      const { name, team, role } = proOf(account)
      const input = { name, team, role, account: { gameName, tagLine, region } }
      return (await context.rosters.addProPlayer(EDITOR, addition(input))).kind === 'written'
    }
    case 'follow':
      await context.viewers.follow(personOf('person'), [{ kind: 'Account', id: `${platform}_${puuid}` }])
      return null
    case 'v2':
      return (
        (await world.get(`/v2/account/?${new URLSearchParams({ username: gameName, tag: tagLine, region })}`))
          .status === 200
      )
    case 'search': {
      const [found] = await context.accounts.listStored([{ platform, puuid }])
      return found !== undefined
    }
    case 'recount':
      await world.count([])
      return null
  }
}

/** The name of a pro player is often that of their account: it may stay when only the account was forgotten. */
async function checkAbsence(world: RightsWorld, forgotten: ReadonlySet<number>, players: ReadonlySet<number>) {
  const traces = [...forgotten].flatMap((index) => {
    const { name } = proOf(personAt(index))
    const texts = textsOf(personAt(index))
    return players.has(index) ? [...texts, JSON.stringify(name)] : texts.filter((text) => text !== JSON.stringify(name))
  })
  if (traces.length > 0) expect(await world.findTraces(traces)).toEqual([])
}

function personAt(index: number) {
  const account = PEOPLE[index]
  if (account === undefined) throw new Error(`There are only ${PEOPLE.length} people.`)
  return account
}
