import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Viewer, VISITOR } from '../../gateway/identity/rules/viewer.ts'
import { ODD_NAMES } from './pro-world.ts'
import { EDITOR, openWriteWorld } from './write-world.ts'

let world: Awaited<ReturnType<typeof openWriteWorld>>

beforeAll(async () => {
  world = await openWriteWorld()
})

/** A player of this test alone, as a request and as an answer. */
let LUMEN: Readonly<Record<'player' | 'team' | 'role', string>>
let lumen: object
let turn = 0

beforeEach(() => {
  turn++
  LUMEN = { player: `Lumen ${turn}`, team: 'ODD', role: 'MID' }
  lumen = { ...LUMEN, puuid: [], region: 'LGE' }
})

describe('adding a pro player', () => {
  it('returns 201 and the same player as a later GET', async () => {
    const { status, headers, body } = await world.add(LUMEN)
    expect(status).toBe(201)
    expect(body).toEqual(lumen)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await world.find(LUMEN.player.toLowerCase())).toEqual(lumen)
  })

  it.each(['top', 'Jng', 'mID', 'ADC', 'sup'])('accepts the role %s in any case', async (role) => {
    const { status, body } = await world.add({ ...LUMEN, team: 'odd', role })
    expect([status, body]).toEqual([201, { ...lumen, role: role.toUpperCase() }])
  })

  it.each(['LGE', 'lge', ' Lge ', '', null])("accepts the team's league as %j", async (region) => {
    expect(await world.add({ ...LUMEN, region })).toMatchObject({ status: 201, body: lumen })
  })

  it('ignores accounts and links in the body', async () => {
    const more = { puuid: ['a-puuid'], socialMedia: { twitch: 'https://www.twitch.tv/lumen' }, anything: 7 }
    expect(await world.add({ ...LUMEN, ...more })).toMatchObject({ status: 201, body: lumen })
    expect(await world.find(LUMEN.player)).toEqual(lumen)
  })

  it('attaches an account, and then a second one', async () => {
    const [first, second] = [await world.newAccount(), await world.newAccount()]
    const one = await world.add(LUMEN, first.query)
    expect([one.status, one.body]).toEqual([201, { ...lumen, puuid: [first.puuid] }])

    const two = await world.add({ ...LUMEN, player: LUMEN.player.toUpperCase() }, second.query)
    expect([two.status, two.body]).toEqual([201, { ...lumen, puuid: [first.puuid, second.puuid] }])
    expect(await world.find(LUMEN.player)).toEqual(two.body)
  })

  it('changes nothing for a player with the same data', async () => {
    const { query } = await world.newAccount()
    const { body } = await world.add(LUMEN, query)
    const before = await world.listWritten()
    for (const again of [query, '', 'username=&tag=%20&region=']) {
      expect(await world.add(LUMEN, again)).toMatchObject({ status: 201, body })
    }
    expect(await world.listWritten()).toEqual(before)
  })

  it('changes the role of an existing player', async () => {
    await world.add(LUMEN)
    expect(await world.add({ ...LUMEN, role: 'TOP' })).toMatchObject({ status: 201, body: { ...lumen, role: 'TOP' } })
  })

  it.each(ODD_NAMES.map((name) => `New ${name}`))('keeps the name %s', async (name) => {
    const player = name.replaceAll(/\s+/g, ' ')
    expect(await world.add({ ...LUMEN, player: name })).toMatchObject({ status: 201, body: { player } })
    const path = `/v2/pro-players/accounts/LGE/ODD/${encodeURIComponent(player)}`
    expect(await world.send('GET', path)).toMatchObject({ status: 200, body: { player } })
  })
})

describe('a refused addition of a pro player', () => {
  const sent = { player: 'Nova', team: 'ODD', role: 'MID' }
  const longName = 'x'.repeat(41)
  const half = 'username=Half&region=EUW'

  it.each([
    [{}, '', 400, 'Missing: player, team, role.'],
    [{ player: '', team: ' ', role: null }, '', 400, 'Missing: player, team, role.'],
    [{ player: 'Nova', role: 'MID' }, '', 400, 'Missing: team.'],
    [{ ...sent, team: 7, role: ['MID'] }, '', 400, 'team must be a string. role must be a string.'],
    [{ ...sent, region: {} }, '', 400, 'region must be a string.'],
    [[sent], '', 400, 'The body must be a JSON object.'],
    [null, '', 400, 'The body must be a JSON object.'],
    [sent, half, 400, 'Missing: tag.'],
    [sent, 'region=EUW&tag=&username=%20', 400, 'Missing: username, tag.'],
    [sent, 'username=No%20Body&tag=NONE&region=MOON', 422, 'Invalid region: MOON'],
    [{ ...sent, role: 'JUNGLE' }, '', 422, 'Invalid role: JUNGLE. Roles are ADC, JNG, MID, SUP, TOP.'],
    [{ ...sent, role: '__proto__' }, '', 422, expect.stringContaining('Invalid role')],
    [{ ...sent, region: 'OTH' }, '', 422, 'region: ODD plays in LGE: write that, or no league.'],
    [{ ...sent, player: longName }, '', 422, 'Write a shorter name: it has at most 40 characters.'],
    [{ ...sent, player: 'a/b' }, '', 422, 'Write the name without slashes and invisible characters.'],
    [{ ...sent, player: '...' }, '', 422, 'Write the name with a letter or a digit at least.'],
    [{ ...sent, team: 'MOON' }, '', 404, 'There is no team "MOON" here.'],
    [{ ...sent, player: longName, team: 'moon', region: 'OTH' }, '', 404, 'There is no team "moon" here.'],
    [{ ...sent, player: 'IDLE' }, '', 422, 'Idle is in 100 now.'],
    [sent, 'username=No%20Body&tag=NONE&region=EUW', 404, expect.stringContaining('No Body#NONE')],
    [sent, 'username=No%20Body&tag=LONGER&region=EUW', 422, expect.stringContaining('tag line')],
  ])('for %j with ?%s writes nothing and returns a %i', async (body, query, status, detail) => {
    const before = await world.listWritten()
    expect(await world.add(body, query)).toMatchObject({ status, body: { detail } })
    expect(await world.listWritten()).toEqual(before)
  })

  it('writes nothing when the account belongs to another player', async () => {
    const { query } = await world.newAccount()
    await world.add(LUMEN, query)
    const before = await world.listWritten()
    const detail = `The account already belongs to ${LUMEN.player}.`
    expect(await world.add({ ...LUMEN, player: 'Other' }, query)).toMatchObject({ status: 422, body: { detail } })
    expect(await world.listWritten()).toEqual(before)
  })

  it('writes nothing while Riot is down, and returns a Retry-After', async () => {
    const cutOff = await openWriteWorld()
    const before = await cutOff.listWritten()
    cutOff.simulator.misbehave({ kind: 'fail', status: 503 })
    const answer = cutOff.add(LUMEN, 'username=Anybody&tag=ANY&region=EUW')
    await cutOff.clock.advance(60_000)
    const { status, headers, body } = await answer
    expect([status, body]).toEqual([503, { detail: expect.stringContaining('Riot') }])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await cutOff.listWritten()).toEqual(before)
  })
})

describe('a transfer', () => {
  it.each(ODD_NAMES)('moves %s by path or query, and back', async (player) => {
    const there = await world.transfer(player, 'odd', '100')
    expect(there).toMatchObject({ status: 200, body: { player, region: 'OTH', team: '100' } })
    expect(await world.find(player)).toEqual(there.body)

    const back = await world.transferInQuery({ player: player.toUpperCase(), fromTeam: '100', toTeam: ' none ' })
    expect(back).toMatchObject({ status: 200, body: { player, region: 'LGE', team: 'NONE' } })
    expect(await world.find(player)).toEqual(back.body)
  })

  it('reads no body', async () => {
    await world.add(LUMEN)
    expect(await world.transfer(LUMEN.player, 'ODD', '100', { body: 'nonsense' })).toMatchObject({ status: 200 })
  })

  it.each([
    [['Nobody', 'ODD', '100'], 404, 'There is no pro player "Nobody" here.'],
    [['idle', 'MOON', 'ODD'], 404, 'There is no team "MOON" here.'],
    [['idle', '100', 'MOON'], 404, 'There is no team "MOON" here.'],
    [['idle', 'NONE', 'ODD'], 422, 'Idle is in 100 now.'],
    [['idle', '100', ' 100'], 422, 'The team would not change: write the code of another team.'],
    [[' ', 'ODD', ' '], 400, 'Missing: player, toTeam.'],
  ] as const)('is refused for %j with %i, and writes nothing', async ([player, fromTeam, toTeam], status, detail) => {
    const before = await world.listWritten()
    const refused = { status, body: { detail } }
    expect(await world.transfer(player, fromTeam, toTeam)).toMatchObject(refused)
    expect(await world.transferInQuery({ player, fromTeam, toTeam })).toMatchObject(refused)
    expect(await world.listWritten()).toEqual(before)
  })

  it('signs a player without a team, whose team old clients know as blank', async () => {
    const { body } = await world.transferInQuery({ player: 'gone', fromTeam: '', toTeam: 'ODD' })
    expect(body).toMatchObject({ player: 'Gone', team: 'ODD', region: 'LGE' })
    expect(await world.transfer('gone', ' ', '100')).toMatchObject({
      status: 422,
      body: { detail: 'Gone is in ODD now.' },
    })
  })

  it('lists all parameters missing in its query', async () => {
    const detail = 'Missing: player, fromTeam, toTeam.'
    expect(await world.transferInQuery({})).toMatchObject({ status: 400, body: { detail } })
  })

  it('is malformed with a percent sign that encodes nothing', async () => {
    const before = await world.listWritten()
    const { status } = await world.send('PUT', '/v2/pro-players/transfer/100%/from/ODD/to/100')
    expect(status).toBe(400)
    expect(await world.listWritten()).toEqual(before)
  })
})

describe('a write with an Idempotency-Key', () => {
  let key: string
  let changes: number

  beforeEach(async () => {
    key = `a-key-of-test-${turn}`
    changes = await world.countChanges()
  })

  it('gets the same answer twice and makes one change', async () => {
    const { query } = await world.newAccount()
    const first = await world.add(LUMEN, query, { key })
    const again = await world.add(LUMEN, query, { key })
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await world.countChanges()).toBe(changes + 1)
  })

  it('makes one change when it is sent several times at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => world.add(LUMEN, '', { key })))
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: lumen })
    expect(await world.countChanges()).toBe(changes + 1)
  })

  it('moves a player once, at either path', async () => {
    const { player } = LUMEN
    await world.add(LUMEN)
    const moved = await world.transfer(player, 'ODD', '100', { key })
    const [fromTeam, toTeam] = ['ODD', '100']
    const again = await world.transferInQuery({ player, fromTeam, toTeam }, { key })
    expect([again.status, again.body]).toEqual([200, moved.body])
    expect(await world.countChanges()).toBe(changes + 2)
  })

  it('is refused when the key was used for another request', async () => {
    await world.add(LUMEN, '', { key })
    const before = await world.listWritten()
    const refused = { status: 422, body: { detail: expect.stringContaining('with a new key') } }
    expect(await world.add({ ...LUMEN, player: 'Other' }, '', { key })).toMatchObject(refused)
    expect(await world.transfer('idle', '100', 'ODD', { key })).toMatchObject(refused)
    expect(await world.listWritten()).toEqual(before)
  })

  it.each(['', 'short', 'x'.repeat(129), 'é'.repeat(8)])('is refused for the invalid key %j', async (wrong) => {
    const before = await world.listWritten()
    const refused = { status: 422, body: { detail: expect.stringMatching(/^Idempotency-Key: .*128/) } }
    expect(await world.add(LUMEN, '', { key: wrong })).toMatchObject(refused)
    expect(await world.transfer('idle', '100', 'ODD', { key: wrong })).toMatchObject(refused)
    expect(await world.listWritten()).toEqual(before)
  })

  it('returns 404 when its player was removed meanwhile', async () => {
    await world.add(LUMEN, '', { key })
    const [newest] = await world.context.rosters.listNewest({ team: null, playerId: null }, 1)
    const undo = { number: newest?.number ?? 0, reason: null, idempotencyKey: null }
    expect(await world.context.rosters.undoRosterChange(EDITOR, undo)).toMatchObject({ kind: 'written' })
    const detail = 'The player is no longer in the rosters.'
    expect(await world.add(LUMEN, '', { key })).toMatchObject({ status: 404, body: { detail } })
  })
})

describe('a write without permission', () => {
  it.each<[Viewer, number, string | null, string]>([
    [VISITOR, 401, 'Bearer realm="lanewatch"', 'npm run operator'],
    [{ kind: 'visitor', reason: 'ANOTHER_PAGE' }, 403, null, 'a page of this server'],
    [{ kind: 'visitor', reason: 'SIGN_IN_EXPIRED' }, 401, 'Bearer realm="lanewatch"', 'get a new one'],
    [{ kind: 'visitor', reason: 'SIGN_IN_UNCONFIRMED' }, 503, null, 'Send the request again'],
  ])('is refused for %j with %i, and writes nothing', async (viewer, status, challenge, advice) => {
    const { query } = await world.newAccount()
    const [before, requests] = [await world.listWritten(), world.requests.length]
    const answers = [
      await world.add(LUMEN, query, { viewer }),
      await world.add(LUMEN, 'username=Nobody&tag=NEW&region=EUW', { viewer }),
      await world.transfer('idle', '100', 'ODD', { viewer }),
      await world.transferInQuery({ player: 'idle', fromTeam: '100', toTeam: 'ODD' }, { viewer }),
      await world.transfer('Nobody', 'MOON', 'SUN', { viewer, key: 'short' }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status, body: { detail: expect.stringContaining(advice) } })
      expect(answer.headers.get('www-authenticate')).toBe(challenge)
    }
    expect(await world.listWritten()).toEqual(before)
    expect(world.requests).toHaveLength(requests)
  })
})
