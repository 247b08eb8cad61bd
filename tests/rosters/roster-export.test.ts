import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldRiotId } from '../../gateway/accounts/rules/riot-id.ts'
import { PRO_LINK_KINDS } from '../../gateway/rosters/rules/pro-link-kind.ts'
import { PRO_ROLES } from '../../gateway/rosters/rules/pro-role.ts'
import { proSlugOf } from '../../gateway/rosters/rules/pro-scene.ts'
import { REGIONS } from '../../gateway/shared/region.ts'
import { openRosterStore } from './open-roster-store.ts'

const code = fc.stringMatching(/^[A-Z0-9]{1,4}$/)
const name = fc.stringMatching(/^[A-Za-zżóŁ한 .-]{0,12}[a-z]$/)
const date = fc.date({ min: new Date(0), max: new Date('2100'), noInvalidDate: true }).chain((day) => {
  const time = day.toISOString()
  return fc.constantFrom(time, time.slice(0, 10))
})
const account = fc.record({
  region: fc.constantFrom(...REGIONS),
  gameName: fc.stringMatching(/^[a-zA-Z한ж]{3,16}$/),
  tagLine: fc.stringMatching(/^[A-Z0-9]{3,5}$/),
})
const link = fc.record(
  { kind: fc.constantFrom(...PRO_LINK_KINDS), url: fc.webUrl(), handle: fc.stringMatching(/^\w{1,20}$/) },
  { requiredKeys: ['kind', 'url'] },
)

/** Consecutive memberships. Dates between them may be unknown where the rules allow it. */
const memberships = (teams: readonly string[]) =>
  fc
    .array(fc.record({ team: fc.constantFrom(...teams), from: date, hasFrom: fc.boolean() }), { maxLength: 4 })
    .map((all) => all.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from)))
    .map((all) =>
      all.map(({ team, from, hasFrom }, index) => {
        const to = all[index + 1]?.from
        return { team, ...(hasFrom && { from }), ...(to !== undefined && { to }) }
      }),
    )

/** Valid roster files. */
const rosterFile = fc
  .record({
    leagues: fc.uniqueArray(fc.record({ code, name }), {
      minLength: 1,
      maxLength: 4,
      selector: (league) => league.code,
    }),
    teams: fc.uniqueArray(code, { minLength: 1, maxLength: 8 }),
  })
  .chain(({ leagues, teams }) => {
    const player = fc.record({
      name,
      role: fc.constantFrom(...PRO_ROLES),
      memberships: memberships(teams),
      accounts: fc.array(account, { maxLength: 3 }),
      links: fc.array(link, { maxLength: 2 }),
    })
    const event = fc.record({
      slug: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,9}$/),
      name,
      region: fc.constantFrom(...REGIONS),
      teams: fc.array(fc.constantFrom(...teams)),
    })
    return fc.record({
      leagues: fc.constant(leagues),
      teams: fc.tuple(
        ...teams.map((team) =>
          fc.record({
            code: fc.constant(team),
            name,
            league: fc.constantFrom(...leagues.map((league) => league.code)),
          }),
        ),
      ),
      players: fc
        .uniqueArray(player, { maxLength: 12, selector: (each) => proSlugOf(each.name) })
        .map((players) => withoutSharedAccounts(players)),
      events: fc.uniqueArray(event, { maxLength: 3, selector: ({ slug }) => slug }),
    })
  })

type Account = typeof account extends fc.Arbitrary<infer T> ? T : never

/** Removes accounts of earlier players. A Riot ID counts once in any region, because some regions share a platform. */
function withoutSharedAccounts<T extends { readonly accounts: readonly Account[] }>(players: readonly T[]) {
  const seen = new Set<string>()
  return players.map((player) => {
    const accounts = player.accounts.filter((each) => {
      const isNew = !seen.has(foldRiotId(each))
      seen.add(foldRiotId(each))
      return isNew
    })
    return { ...player, accounts }
  })
}

describe('an export', () => {
  it('creates the same rosters in an empty store, and the same text again', async () => {
    await fc.assert(
      fc.asyncProperty(rosterFile, async (file) => {
        const first = openRosterStore()
        await first.importFile(file)
        const text = await first.exportFile()

        const second = openRosterStore()
        await second.importFile(text)
        expect(await second.exportFile()).toBe(text)
        expect(await second.listClaims()).toEqual(await first.listClaims())
        await Promise.all([first.store.close(), second.store.close()])
      }),
      { numRuns: 60 },
    )
  })

  it('changes nothing when it is imported into its own store', async () => {
    await fc.assert(
      fc.asyncProperty(rosterFile, async (file) => {
        const rosters = openRosterStore()
        await rosters.importFile(file)
        const ledger = await rosters.listChanges()
        const again = await rosters.importFile(await rosters.exportFile())
        expect(again).toEqual({ leagues: 0, teams: 0, events: 0, players: 0 })
        expect(await rosters.listChanges()).toEqual(ledger)
        await rosters.store.close()
      }),
      { numRuns: 40 },
    )
  })

  it('lists everything in display order, with whole days as dates', async () => {
    const rosters = openRosterStore()
    await rosters.importFile({
      leagues: [{ code: 'NOR', name: 'Northern League' }],
      teams: [{ code: 'ONE', name: 'Team One', league: 'NOR' }],
      players: [
        { name: 'Oru', role: 'SUP', team: 'ONE' },
        {
          name: 'Vesk',
          role: 'TOP',
          memberships: [{ team: 'ONE', from: '2026-01-31', to: '2026-02-01T18:00:00+01:00' }, { team: 'ONE' }],
        },
      ],
    })
    expect(await rosters.exportFile()).toBe(`{
  "leagues": [
    {
      "code": "NOR",
      "name": "Northern League"
    }
  ],
  "teams": [
    {
      "code": "ONE",
      "name": "Team One",
      "league": "NOR"
    }
  ],
  "players": [
    {
      "id": "vesk",
      "name": "Vesk",
      "role": "TOP",
      "memberships": [
        {
          "team": "ONE",
          "from": "2026-01-31",
          "to": "2026-02-01T17:00:00.000Z"
        },
        {
          "team": "ONE"
        }
      ],
      "accounts": [],
      "links": []
    },
    {
      "id": "oru",
      "name": "Oru",
      "role": "SUP",
      "memberships": [
        {
          "team": "ONE"
        }
      ],
      "accounts": [],
      "links": []
    }
  ],
  "events": []
}
`)
  })
})
