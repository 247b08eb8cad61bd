import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCollection } from '../../gateway/store/collection.ts'
import { streamsCollection } from '../../gateway/streams/collections/streams.ts'
import { streamerNamed, StreamsWorld } from './streams-world.ts'

let world: StreamsWorld

beforeEach(() => {
  world = new StreamsWorld()
})

afterEach(() => world.close())

describe('a channel that is pinned by its id', () => {
  it('keeps its broadcast under another login, within one round and without an editor', async () => {
    world.enrol(streamerNamed('Faker'))
    world.twitch.show('faker')
    await world.start()
    world.twitch.rename('faker', 'hideonbush')
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({
      login: 'hideonbush',
      displayName: 'HIDEONBUSH',
      rosterLogin: 'faker',
      channelId: 'id-of-faker',
      live: { viewers: 1000 },
    })
    expect((await world.readLegacy()).live?.['Faker']).toMatchObject({ twitch: 'hideonbush' })
  })

  it('is renamed while it is offline', async () => {
    world.enrol(streamerNamed('Faker'))
    await world.start()
    world.twitch.rename('faker', 'hideonbush')
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({ login: 'hideonbush', channel: 'KNOWN', live: null })
  })

  it('is never replaced by the channel that takes over its login', async () => {
    world.enrol(streamerNamed('Faker'))
    await world.start()
    world.twitch.rename('faker', 'hideonbush')
    world.twitch.assign('faker', 'id-of-stranger')
    world.twitch.show('faker', { userId: 'id-of-stranger' })
    await world.poll(3)
    expect(await world.getStream('id-of-faker')).toMatchObject({
      login: 'hideonbush',
      channelId: 'id-of-faker',
      live: null,
    })
    await world.restart()
    expect(await world.getStream('id-of-faker')).toMatchObject({ login: 'hideonbush', live: null })
  })

  it('is unavailable and not live within one round of a ban, and returns with the end of the ban', async () => {
    world.enrol(streamerNamed('Faker'))
    world.twitch.show('faker')
    await world.start()
    const lastSeenAt = (await world.readSource())?.observedAt
    world.twitch.ban('faker')
    world.twitch.assign('faker', 'id-of-stranger')
    world.twitch.show('faker', { userId: 'id-of-stranger' })
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({
      channel: 'UNAVAILABLE',
      channelId: 'id-of-faker',
      live: null,
      lastLiveAt: lastSeenAt,
    })
    expect(world.job.status()).toMatchObject({ live: 0, unavailable: 1 })
    const { live, notLive } = await world.readLegacy()
    expect([live, notLive]).toEqual([{}, {}])

    world.twitch.assign('faker', 'id-of-faker')
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({ channel: 'KNOWN', live: null })
  })

  it('counts as existing while it is live, whatever the list of channels says', async () => {
    world.enrol(streamerNamed('Faker'))
    world.twitch.show('faker')
    await world.start()
    world.twitch.channels.set('id-of-faker', null)
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({ channel: 'KNOWN', live: { viewers: 1000 } })
  })

  it('is followed on behalf of several players, whose links spell its login differently', async () => {
    world.enrol(streamerNamed('Faker', 'T1_TV'), streamerNamed('Keria', 't1_tv'))
    world.twitch.show('t1_tv')
    await world.start()
    world.twitch.rename('t1_tv', 't1_live')
    await world.poll()
    for (const id of ['id-of-faker', 'id-of-keria']) {
      expect(await world.getStream(id)).toMatchObject({
        login: 't1_live',
        channelId: 'id-of-t1_tv',
        live: { viewers: 1000 },
      })
    }
    expect(world.twitch.asked.at(-1)).toBe('streams id-of-t1_tv')
  })

  it('stays when an editor writes its new login into the link', async () => {
    world.enrol(streamerNamed('Faker'))
    world.twitch.show('faker')
    await world.start()
    world.twitch.rename('faker', 'hideonbush')
    world.enrol(streamerNamed('Faker', 'HideOnBush'))
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({
      rosterLogin: 'hideonbush',
      channelId: 'id-of-faker',
      live: { viewers: 1000 },
      lastLiveAt: expect.any(Number),
    })
  })

  it('is replaced when an editor writes another login into the link', async () => {
    world.enrol(streamerNamed('Faker'))
    world.twitch.show('faker')
    await world.start()
    world.twitch.ban('faker')
    await world.poll()
    world.enrol(streamerNamed('Faker', 'second'))
    world.twitch.show('second')
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({
      login: 'second',
      channelId: 'id-of-second',
      channel: 'KNOWN',
      live: { viewers: 1000 },
    })
  })

  it('is replaced under the same login once its link was removed and added again', async () => {
    world.enrol(streamerNamed('Faker'))
    await world.start()
    world.twitch.assign('faker', 'id-of-another')
    world.twitch.show('faker')
    world.enrol(streamerNamed('Faker', 'faker', { links: [] }))
    await world.poll()
    world.enrol(streamerNamed('Faker'))
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({ channelId: 'id-of-another', live: { viewers: 1000 } })
  })

  it('is taken over from documents of older versions, which have no login of a link', async () => {
    world.enrol(streamerNamed('Faker'))
    await world.start()
    const { rosterLogin: _, channel: __, ...older } = await world.getStream('id-of-faker')
    const write = { ...older, rosterLogin: null, channel: 'PENDING' as const }
    await world.store.transaction(async (transaction) =>
      openCollection(world.store, streamsCollection).in(transaction).set('id-of-faker', write),
    )
    world.twitch.rename('faker', 'hideonbush')
    world.twitch.asked.splice(0)
    await world.restart()
    expect(world.twitch.asked[0]).toBe('users id-of-faker')
    expect(await world.getStream('id-of-faker')).toMatchObject({ login: 'hideonbush', rosterLogin: 'faker' })
  })
})
