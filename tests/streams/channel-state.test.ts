import { beforeEach, describe, expect, it } from 'vitest'
import { proPlayersCollection } from '../../gateway/rosters/collections/pro-players.ts'
import type { ProLink } from '../../gateway/rosters/rules/pro-scene.ts'
import { NO_PROVENANCE } from '../../gateway/rosters/rules/provenance.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import type { ProStream } from '../../gateway/streams/rules/pro-stream.ts'
import { LUMEN, writeLiveScene } from '../support/live-scene.ts'
import { openTestWorld } from '../support/test-world.ts'
import { twitchLink } from './streams-world.ts'

const CHZZK: ProLink = { kind: 'CHZZK', url: 'https://chzzk.naver.com/abc', handle: 'abc', provenance: NO_PROVENANCE }
const WEBSITE: ProLink = { kind: 'WEBSITE', url: 'https://lumen.example', handle: null, provenance: NO_PROVENANCE }

const PLAYER = `{ proPlayer(name: "lumen") {
  links { kind url handle } channels { platform url handle state unknownReason } stream { state unknownReason }
} }`

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeLiveScene(world.store)
  await world.live.putSource('streams')
})

async function setLinks(...links: readonly ProLink[]): Promise<void> {
  const players = openCollection(world.store, proPlayersCollection)
  await world.store.transaction(async (transaction) => {
    const player = await players.in(transaction).find(LUMEN.id)
    if (player === null) throw new Error('The scene has no such player')
    players.in(transaction).set(LUMEN.id, { ...player, links })
  })
}

function putStream(more: Partial<ProStream>) {
  return world.live.putStream(LUMEN, { live: null, login: 'lumen', rosterLogin: 'lumen', ...more })
}

describe('the channels of a pro player', () => {
  it('are unknown on other platforms, never offline', async () => {
    await setLinks(CHZZK, WEBSITE)
    expect(await world.ask(PLAYER)).toMatchObject({
      proPlayer: {
        channels: [
          { platform: 'CHZZK', url: CHZZK.url, handle: 'abc', state: 'UNKNOWN', unknownReason: 'NOT_FOLLOWED' },
        ],
        stream: null,
      },
    })
  })

  it('have the present name and address of a renamed channel, and so have the links', async () => {
    await setLinks(twitchLink('Lumen'), CHZZK)
    await putStream({ login: 'lumen_two', displayName: 'Lumen_Two', live: null })
    const url = 'https://www.twitch.tv/lumen_two'
    expect(await world.ask(PLAYER)).toMatchObject({
      proPlayer: {
        links: [{ kind: 'TWITCH', url, handle: 'Lumen_Two' }, { kind: 'CHZZK' }],
        channels: [
          { platform: 'TWITCH', url, handle: 'Lumen_Two', state: 'OFFLINE', unknownReason: null },
          { platform: 'CHZZK', state: 'UNKNOWN' },
        ],
        stream: { state: 'OFFLINE', unknownReason: null },
      },
    })
  })

  it('lead nowhere when Twitch has the channel no more', async () => {
    await setLinks(twitchLink('Lumen'))
    await putStream({ channel: 'UNAVAILABLE' })
    expect(await world.ask(PLAYER)).toEqual({
      proPlayer: {
        links: [],
        channels: [{ platform: 'TWITCH', url: null, handle: 'Lumen', state: 'UNKNOWN', unknownReason: 'UNAVAILABLE' }],
        stream: { state: 'UNKNOWN', unknownReason: 'UNAVAILABLE' },
      },
    })
  })

  it.each([
    ['PENDING', 'NOT_ASKED'],
    ['NOT_FOUND', 'NOT_FOUND'],
  ] as const)('are unknown while what Twitch said is %s', async (channel, unknownReason) => {
    await setLinks(twitchLink('Lumen'))
    await putStream({ channel, channelId: null })
    expect(await world.ask(PLAYER)).toMatchObject({
      proPlayer: { channels: [{ state: 'UNKNOWN', unknownReason, url: 'https://www.twitch.tv/Lumen' }] },
    })
  })

  it('are unknown on a server without Twitch, and before a link was looked at', async () => {
    await setLinks(twitchLink('other'))
    await putStream({ channel: 'KNOWN' })
    expect(await world.ask(PLAYER)).toMatchObject({ proPlayer: { channels: [{ unknownReason: 'NOT_ASKED' }] } })
    await world.live.putSource('streams', { state: 'OFF' })
    expect(await world.ask(PLAYER)).toMatchObject({
      proPlayer: { channels: [{ unknownReason: 'SOURCE_OFF' }], stream: { state: 'UNKNOWN' } },
    })
  })

  it('are live with the stream', async () => {
    await setLinks(twitchLink('Lumen'))
    await putStream({ live: { title: '', game: null, viewers: 3, startedAt: 1, language: 'en' } })
    expect(await world.ask(PLAYER)).toMatchObject({
      proPlayer: { channels: [{ state: 'LIVE', unknownReason: null }], stream: { state: 'LIVE' } },
    })
  })
})
