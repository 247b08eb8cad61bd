import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { WEATHER } from '../champion-builds/a-build.ts'
import { championBuilds } from '../champion-builds/some-builds.ts'
import { proScene } from '../pro-scene.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'
import { azirPlayer, noPlay } from './a-play.ts'

/** Returns the words of a player's page on a champion, with overrides of how they play Azir. */
async function visit(given: object = {}, address = '/player/veyl/veyl/champion/azir', locale: Locale = 'en') {
  const server = answeringWith({ ...proScene([azirPlayer(given)]), runeStyles: [WEATHER] })
  const { words } = await visitAddress(address, locale, createApolloClient(server))
  return words.replaceAll(/\s+/g, ' ').replaceAll('&#x27;', "'")
}

describe('the page of how a player plays a champion', () => {
  it('names both, and says how many games there are, and since when', async () => {
    const words = await visit()
    expect(words).toMatch(/Veyl on Azir/)
    expect(words).toContain('30 games since Apr 3, 2026, over all accounts (solo, flex, normal and Clash)')
    expect(words).not.toContain('Older games are left out')
    expect(await visit({ hasOlder: true })).toContain('Older games are left out.')
  })

  it('shows the record with its interval', async () => {
    const words = await visit()
    expect(words).toContain('Win rate 60% 18 won, 12 lost')
    expect(words).toContain('95% interval 42–75%')
    expect(words).toContain('CS a minute 8.3')
  })

  it('shows runes, skills and items with the number of games with a timeline', async () => {
    const words = await visit()
    expect(words).toContain('Builds of 25 of 30 counted games. 5 games have no build')
    for (const part of ['Core items', 'Skill order', 'Runes in these games']) expect(words).toContain(part)
  })

  it('shows the opponents in lane with the games against each', async () => {
    const words = await visit()
    expect(words).toMatch(/Opponents in lane Syndra.*5 games/)
    expect(words).toContain('In 28 of 30 games the opponent is known.')
  })

  it('lists the games', async () => {
    expect(await visit()).toMatch(/Games Export… WIN Ranked solo .*Load more 1 game shown/)
  })

  it('says what is missing when nothing is recorded yet', async () => {
    expect(await visit(noPlay())).toContain(
      'No recorded games on Azir No game of Veyl on this champion is recorded here.',
    )
    expect(await visit({ builds: championBuilds({ games: 0 }), matchups: [] })).toMatch(
      /No builds yet.*No opponent in lane/,
    )
  })

  it('is missing for a player or a champion that does not exist', async () => {
    for (const address of ['/player/veyl/nobody/champion/azir', '/player/veyl/veyl/champion/nobody']) {
      expect(await visit({}, address)).toContain('Page Not Found')
    }
  })

  it('speaks Polish', async () => {
    const words = await visit({}, undefined, 'pl')
    expect(words).toContain('Veyl · Azir')
    expect(words).toContain('30 gier od 3 kwi 2026, na wszystkich kontach (solo, flex, normalne i Clash)')
    expect(words).toContain('Przeciwnicy na linii')
  })
})
