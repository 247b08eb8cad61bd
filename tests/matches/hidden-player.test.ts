import { describe, expect, it } from 'vitest'
import { createMatchRecorder } from '../../gateway/matches/services/record-match.ts'
import { openGameWorld } from '../rest-compat/game-world.ts'
import { toFetched } from '../support/fetched-matches.ts'
import { matchBody, participantBody } from './match-bodies.ts'

const NAMES = `
  query ($id: ID!) {
    match(id: $id) { ... on Match { participants { puuid bot gameName tagLine summonerName championName } } }
  }
`

/** Opens a world with a stored match of a player, a hidden player and a bot. */
async function openWorld() {
  const world = openGameWorld()
  const participants = [
    participantBody(0),
    participantBody(1, { puuid: '', riotIdGameName: 'Ahri', riotIdTagline: '', championName: 'Ahri' }),
    participantBody(5, { puuid: 'BOT', riotIdGameName: 'Annie Bot', riotIdTagline: '', championName: 'Annie' }),
  ]
  await createMatchRecorder(world.store).recordMatches([toFetched(matchBody({ participants }), world.clock.now())])
  return world
}

describe('a hidden player of a match', () => {
  it('has no name, although Riot reports that of the champion', async () => {
    const world = await openWorld()
    expect(await world.ask(NAMES, { id: 'EUW1_7000000001' })).toMatchObject({
      match: {
        participants: [
          { puuid: 'puuid-1', bot: false, gameName: 'Player 1', tagLine: 'DEMO' },
          { puuid: null, bot: false, gameName: '', tagLine: '', summonerName: '', championName: 'Ahri' },
          { puuid: null, bot: true, gameName: 'Annie Bot' },
        ],
      },
    })
  })

  it('still has the name of the champion for older REST clients, as at Riot', async () => {
    const world = await openWorld()
    expect(await world.get('/v2/match/history/match-data/EUW1_7000000001')).toMatchObject({
      status: 200,
      body: {
        info: {
          participants: [
            { puuid: 'puuid-1', riotIdGameName: 'Player 1' },
            { puuid: '', riotIdGameName: 'Ahri', riotIdTagline: '' },
            { puuid: 'BOT', riotIdGameName: 'Annie Bot' },
          ],
        },
      },
    })
  })
})
