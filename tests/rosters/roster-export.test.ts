import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldRiotId } from '../../gateway/accounts/rules/riot-id.ts'
import { ACCOUNT_GRADES } from '../../gateway/rosters/rules/account-grade.ts'
import { PRO_LINK_KINDS } from '../../gateway/rosters/rules/pro-link-kind.ts'
import { PRO_ROLES } from '../../gateway/rosters/rules/pro-role.ts'
import { playerSlugOf } from '../../gateway/rosters/rules/pro-scene.ts'
import { STAFF_JOBS } from '../../gateway/rosters/rules/staff-job.ts'
import { REGIONS } from '../../gateway/shared/region.ts'
import { daysOfEvent } from './days-of-event.ts'
import { LEAGUES_AND_TEAMS, openRosterStore } from './open-roster-store.ts'

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
  grade: fc.constantFrom(...ACCOUNT_GRADES, null),
})
const provenance = fc.record(
  {
    source: fc.oneof(name, fc.uniqueArray(name, { maxLength: 2 }), fc.constant(null)),
    asOf: fc.constantFrom('2026-09-25', '2026-09', '2026', null),
  },
  { requiredKeys: [] },
)
/** A fact with a source of its own, or without. */
const sourced = <T extends object>(fact: fc.Arbitrary<T>) =>
  fc.tuple(fact, provenance).map(([value, source]) => ({ ...value, ...source }))
const link = sourced(
  fc.record(
    { kind: fc.constantFrom(...PRO_LINK_KINDS), url: fc.webUrl(), handle: fc.stringMatching(/^\w{1,20}$/) },
    { requiredKeys: ['kind', 'url'] },
  ),
)
const country = fc.constantFrom('KR', 'PL', 'DE')

/** Consecutive memberships. Dates may be unknown, or only their month or year known, where the rules allow it. */
const memberships = (teams: readonly string[]) =>
  fc
    .array(
      sourced(
        fc.record({
          team: fc.constantFrom(...teams),
          from: date,
          hasFrom: fc.boolean(),
          digits: fc.constantFrom(4, 7, undefined),
          end: fc.constantFrom('date', 'unknown', 'none'),
          substitute: fc.boolean(),
        }),
      ),
      { maxLength: 4 },
    )
    .map((all) => all.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from)))
    .map((all) =>
      all.map(({ team, from, hasFrom, digits, end, ...more }, index) => {
        const next = all[index + 1]
        const to = end === 'unknown' ? end : next?.from.slice(0, digits)
        return { team, ...(hasFrom && { from: from.slice(0, digits) }), ...(to !== undefined && { to }), ...more }
      }),
    )

const staff = fc.array(
  sourced(
    fc.record(
      {
        name,
        job: fc.constantFrom(...STAFF_JOBS),
        country,
        from: fc.constant('2025-11'),
        to: fc.constantFrom('2026', 'unknown'),
      },
      { requiredKeys: ['name', 'job'] },
    ),
  ),
  { maxLength: 2 },
)

/** Valid roster files. */
const rosterFile = fc
  .record({
    leagues: fc.uniqueArray(sourced(fc.record({ code, name })), {
      minLength: 1,
      maxLength: 4,
      selector: (league) => league.code,
    }),
    teams: fc.uniqueArray(code, { minLength: 1, maxLength: 8 }),
  })
  .chain(({ leagues, teams }) => {
    const player = sourced(
      fc.record(
        {
          name,
          key: fc.stringMatching(/^[a-z0-9]{1,4}$/),
          formerNames: fc.array(name, { maxLength: 2 }),
          country,
          role: fc.constantFrom(...PRO_ROLES),
          otherRoles: fc.uniqueArray(fc.constantFrom(...PRO_ROLES), { maxLength: 2 }),
          retired: fc.boolean(),
          memberships: memberships(teams),
          accounts: fc.array(account, { maxLength: 3 }),
          links: fc.array(link, { maxLength: 2 }),
        },
        { requiredKeys: ['name', 'role', 'memberships', 'accounts', 'links'] },
      ),
    )
    const event = sourced(
      fc
        .record({
          slug: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,9}$/),
          name,
          region: fc.constantFrom(...REGIONS),
          teams: fc.array(fc.constantFrom(...teams)),
          ended: fc.boolean(),
          days: fc.option(daysOfEvent),
        })
        .map(({ days, ...more }) => ({ ...more, ...(days !== null && { starts: days.first, ends: days.last }) })),
    )
    return sourced(
      fc.record({
        format: fc.constantFrom(1, 2),
        leagues: fc.constant(leagues),
        teams: fc.tuple(
          ...teams.map((team) =>
            sourced(
              fc.record(
                {
                  code: fc.constant(team),
                  name,
                  league: fc.constantFrom(...leagues.map((league) => league.code)),
                  parent: fc.constantFrom(...teams).map((parent) => (parent === team ? null : parent)),
                  colours: fc.array(fc.constantFrom('#e2012d', '#000000'), { maxLength: 2 }),
                  staff,
                },
                { requiredKeys: ['code', 'name', 'league'] },
              ),
            ),
          ),
        ),
        players: fc
          .uniqueArray(player, {
            maxLength: 12,
            selector: (each) => playerSlugOf({ name: each.name, key: each.key ?? null }),
          })
          .map((players) => withoutSharedAccounts(players)),
        events: fc.uniqueArray(event, { maxLength: 3, selector: ({ slug }) => slug }),
      }),
    )
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

  it('names the sources whose licence asks for it, wherever a fact names them', async () => {
    const rosters = openRosterStore()
    const source = 'https://club.example/news'
    await rosters.importFile({ ...LEAGUES_AND_TEAMS, format: 2, source })
    expect(await rosters.exportFile()).not.toContain('attribution')
    const links = [{ kind: 'WEBSITE', url: 'https://vesk.example', source: 'leaguepedia' }] as const
    await rosters.importFile({ format: 2, source, players: [{ name: 'Vesk', role: 'TOP', links }] })
    expect(JSON.parse(await rosters.exportFile())).toMatchObject({
      attribution: [
        {
          source: 'Leaguepedia',
          url: 'https://lol.fandom.com/',
          licence: 'CC BY-SA 3.0',
          licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
          changed: true,
        },
      ],
    })
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
  "format": 2,
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
