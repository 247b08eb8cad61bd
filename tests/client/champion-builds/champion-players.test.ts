import { describe, expect, it } from 'vitest'
import { PlayersOfChampionDocument } from '../../../client/gql/PlayersOfChampion.ts'
import { proPlayer } from '../pro-scene.ts'
import { championPlayer } from './a-build.ts'
import { knowing, visitAzir } from './visit-champion.ts'

const players = (given: object) =>
  visitAzir(knowing(given), {
    search: 'tab=players',
    ahead: (client) => client.query({ query: PlayersOfChampionDocument, variables: { key: 268 } }),
  })

describe('the players of a champion', () => {
  it('include one-tricks, with the thresholds for them', async () => {
    const words = await players({ oneTricks: [championPlayer('Quarry', 29, 30)] })
    expect(words).toContain('at least 10 known games on this champion, at least 65% of all their known games')
    expect(words).toContain('Quarry #EUW EUW 96.7% 29 of 30 48.3% · 29 games 4.5 KDA')
  })

  it('are shown with the pro of the account', async () => {
    const veyl = championPlayer('Hidden Name', 40, 90, { proPlayer: proPlayer('Veyl'), region: 'KR', tagLine: 'KR1' })
    expect(await players({ players: [veyl] })).toContain(
      'Hidden Name #KR1 KR VEYL Veyl Games and builds 44.4% 40 of 90 50% · 40 games',
    )
  })

  it('have a perfect KDA without deaths', async () => {
    const { record } = championPlayer('Nyx', 12, 40)
    const unkilled = championPlayer('Nyx', 12, 40, { record: { ...record, deaths: 0, kda: null } })
    expect(await players({ players: [unkilled] })).toContain('Perfect KDA')
  })

  it('may be empty', async () => {
    const words = await players({})
    expect(words).toContain('No one-tricks among the known accounts yet.')
    expect(words).toContain('No known account has this champion among its three most played yet.')
  })
})
