import { describe, expect, it } from 'vitest'
import { foldRiotId } from '../../gateway/accounts/rules/riot-id.ts'
import { createRosterFeed } from '../../gateway/rosters/routes/roster-feed.ts'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import type { RosterChange } from '../../gateway/rosters/rules/roster-change.ts'
import { blankPlayer, newAccount } from '../../gateway/rosters/rules/roster-edit.ts'
import { createLog } from '../../gateway/shared/log.ts'

const TRANSFER: RosterChange = {
  number: 7,
  kind: 'TRANSFERRED',
  playerId: 'orrin',
  playerName: 'Orrin <&>',
  role: 'MID',
  previousRole: null,
  fromTeam: 'T1',
  toTeam: 'G2',
  account: null,
  at: Date.UTC(2026, 9, 1),
  recordedAt: Date.UTC(2026, 9, 2),
  by: 'operator',
  reason: 'Contract ended',
  evidence: null,
  replaced: null,
  accountLost: false,
  proposal: null,
  undoes: null,
  undoneBy: null,
}

const RIOT_ID = { platform: 'KR', gameName: 'Orrin', tagLine: 'KR1' } as const

const log = createLog({ level: 'silent', write: () => {}, now: () => 0 })

const ORRIN: ProPlayer = {
  ...blankPlayer({ id: 'orrin', name: 'Orrin', role: 'MID', revision: 1 }),
  accounts: [newAccount(RIOT_ID)],
}

async function read(changes: readonly RosterChange[], publicUrl: string | null = null, player = ORRIN) {
  const handler = createRosterFeed({
    listNewest: () => Promise.resolve(changes),
    lookAtRosters: () => Promise.resolve({ findPlayer: (id) => (id === player.id ? player : null) }),
    publicUrl,
  })
  const request = new Request('http://lane.test/feeds/roster-changes.atom')
  const response = await handler(request, { requestId: '1', address: '192.0.2.1', log })
  return { headers: response.headers, text: await response.text() }
}

describe('the feed of roster changes', () => {
  it('reports the player, the teams, the time and the reason', async () => {
    const { text } = await read([TRANSFER])
    expect(text).toContain('Orrin &lt;&amp;&gt; (MID) moves from T1 to G2')
    expect(text).toContain('Contract ended')
    expect(text).toContain('<published>2026-10-01T00:00:00.000Z</published>')
    expect(text).toContain('<updated>2026-10-02T00:00:00.000Z</updated>')
    expect(text).toContain('http://lane.test/team/g2')
  })

  it('links to the evidence', async () => {
    const { text } = await read([{ ...TRANSFER, evidence: 'https://news.test/1?a=b&c' }])
    expect(text).toContain('https://news.test/1?a=b&amp;c')
  })

  it('reports players without a team before or after as joining or leaving', async () => {
    const { text } = await read([
      { ...TRANSFER, fromTeam: null },
      { ...TRANSFER, toTeam: null },
    ])
    expect(text).toContain('(MID) joins G2')
    expect(text).toContain('(MID) leaves T1')
  })

  it('removes characters that are not valid in XML', async () => {
    const hostile = 'a\u0001\uffff\ud800😀'
    const { text } = await read([{ ...TRANSFER, playerName: hostile, by: hostile, reason: hostile }])
    expect(text).not.toContain('\u0001')
    expect(text).not.toMatch(/\uffff|\p{Cs}/u)
    expect(text.match(/a😀/g)).toHaveLength(3)
  })

  it('shows the present Riot ID of an account, never an earlier one, and none of an account that is no longer theirs', async () => {
    const change = { ...TRANSFER, kind: 'UPDATED', account: newAccount(RIOT_ID), fromTeam: null, toTeam: null } as const
    const renamed = { ...newAccount({ ...RIOT_ID, gameName: 'Present' }), earlierRiotIds: [foldRiotId(RIOT_ID)] }
    const doubt = { kind: 'CHANGED_HANDS', since: 0 } as const
    const present = await read([change], null, { ...ORRIN, accounts: [renamed] })
    expect(present.text).toContain('Account: Present#KR1.')
    for (const accounts of [[], [{ ...renamed, doubt }]]) {
      const { text } = await read([change], null, { ...ORRIN, accounts })
      expect(text).toContain('was corrected')
      expect(text).not.toContain('#KR1')
    }
    expect(present.text).not.toContain('Orrin#KR1')
  })

  it('keeps the ID of a change that is undone', async () => {
    const id = '<id>https://lane.example/feeds/roster-changes.atom#7</id>'
    expect((await read([TRANSFER], 'https://lane.example')).text).toContain(id)
    expect((await read([{ ...TRANSFER, undoneBy: 8 }], 'https://lane.example')).text).toContain(id)
  })

  it('has the same ETag for the same content, and another for other content', async () => {
    const [one, same, other] = await Promise.all([read([TRANSFER]), read([TRANSFER]), read([])])
    expect(same.headers.get('etag')).toBe(one.headers.get('etag'))
    expect(other.headers.get('etag')).not.toBe(one.headers.get('etag'))
    expect(one.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  })

  it.each([
    [{ kind: 'ADDED', fromTeam: null } as const, 'Orrin &lt;&amp;&gt; (MID) was added to G2'],
    [{ kind: 'UPDATED', previousRole: 'TOP', fromTeam: null, toTeam: null } as const, 'now plays MID'],
    [{ kind: 'UPDATED', account: newAccount(RIOT_ID), fromTeam: null, toTeam: null } as const, 'has a new account'],
    [{ kind: 'UPDATED', fromTeam: null, toTeam: null } as const, 'was corrected'],
    [{ kind: 'REMOVED', toTeam: null } as const, 'was removed from the rosters'],
    [{ kind: 'UNDONE', undoes: 6 } as const, 'was undone'],
  ])('describes %o', async (change, words) => {
    expect((await read([{ ...TRANSFER, ...change }])).text).toContain(words)
  })
})
