import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { visitAddress } from '../render-page.tsx'
import { answering, VEYL } from '../stand-in-server.ts'

const TEAM = { __typename: 'ProTeam', id: 'team', code: 'WOLF', logo: '/images/teams/WOLF.png' }
const PLAYER = {
  __typename: 'ProPlayer',
  id: 'pro',
  name: 'Sable',
  slug: 'sable',
  photo: '/images/players/sable.png',
  live: { state: 'UNKNOWN', observedAt: null, game: null },
}

const wordsFor = async (proPlayer: object | null) =>
  (await visitAddress('/account/kr/Veyl-KR1', 'en', createApolloClient(answering({ ...VEYL, proPlayer })))).words

describe('the head of an account', () => {
  it('names the pro player of the account, with the team', async () => {
    expect(await wordsFor({ ...PLAYER, team: TEAM })).toMatch(/WOLF \n?Sable/)
  })

  it('names a pro player without a team', async () => {
    expect(await wordsFor({ ...PLAYER, team: null })).toContain('\nSable\n')
  })

  it('names no pro player for other accounts', async () => {
    const words = await wordsFor(null)
    expect(words).toContain('Level 812')
    expect(words).not.toContain('Sable')
  })
})
