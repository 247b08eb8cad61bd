import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REGIONS } from '../../../client/game/regions.ts'
import {
  LONGEST_TEXT,
  namesSeveralPlayers,
  pastedLobbyPath,
  readLobbyAddress,
  sharedLobbyPath,
} from '../../../client/search/lobby-address.ts'
import { parseLobbyText } from '../../../gateway/accounts/rules/lobby-text.ts'
import { CLIENT_LANGUAGES, lobbyChat } from '../../../gateway/simulator/world/lobby-chat.ts'

const LETTERS = Array.from('abzABZ019ąßé도구寿司сло')

/** A game name can contain blanks, hyphens and percent signs inside. */
const gameName = fc
  .tuple(
    fc.constantFrom(...LETTERS),
    fc.string({ unit: fc.constantFrom(...LETTERS, ' ', '-', '%', '+', '&', '.'), maxLength: 10 }),
    fc.constantFrom(...LETTERS),
  )
  .map((parts) => parts.join(''))
const tagLine = fc.string({ unit: fc.constantFrom(...Array.from('ABCabc019도')), minLength: 2, maxLength: 5 })
const riotId = fc.record({ gameName, tagLine })
const region = fc.option(fc.constantFrom(...REGIONS), { nil: null })

const searchOf = (path: string) => new URL(path, 'https://lanewatch.test').searchParams

describe('the address of a lobby', () => {
  it('leads back to its players and their region', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(riotId, { minLength: 1, maxLength: 10, selector: (id) => `${id.gameName}#${id.tagLine}` }),
        region,
        (players, chosen) => {
          const address = readLobbyAddress(searchOf(sharedLobbyPath(players, chosen)))
          expect(address).toEqual({
            text: players.map((id) => `${id.gameName}#${id.tagLine}`).join('\n'),
            region: chosen,
            cut: false,
          })
        },
      ),
    )
  })

  it('is readable', () => {
    const players = [
      { gameName: 'Some Name', tagLine: 'EUW' },
      { gameName: 'Rusty-Badger', tagLine: 'kite' },
    ]
    expect(sharedLobbyPath(players, 'EUW')).toBe('/lobby?region=euw&players=Some%20Name-EUW,Rusty-Badger-kite')
    expect(sharedLobbyPath(players, null)).toBe('/lobby?players=Some%20Name-EUW,Rusty-Badger-kite')
  })

  it('leads to the same players when it is pasted itself', () => {
    const players = [
      { gameName: 'Some Name', tagLine: 'EUW' },
      { gameName: 'Rusty-Badger', tagLine: 'kite' },
    ]
    const address = `https://lanewatch.test${sharedLobbyPath(players, 'EUNE')}`
    expect(parseLobbyText(address).players).toEqual(players.map((player) => ({ ...player, region: 'EUNE' })))
  })

  it('carries a pasted text as the form without JavaScript sends it', () => {
    const text = 'One #AAA joined the lobby\nTwo & Co #BBB joined the lobby'
    expect(readLobbyAddress(searchOf(pastedLobbyPath(text, 'KR')))).toEqual({ text, region: 'KR', cut: false })
    expect(readLobbyAddress(searchOf(pastedLobbyPath(text, null)))).toEqual({ text, region: null, cut: false })
  })

  it('keeps what is no Riot ID, for the page to report', () => {
    expect(readLobbyAddress(new URLSearchParams({ players: 'One-AAA,nonsense' })).text).toBe('One#AAA\nnonsense')
  })

  it('has no players without a text', () => {
    expect(readLobbyAddress(new URLSearchParams())).toEqual({ text: '', region: null, cut: false })
  })

  it('says when a text is longer than the server accepts', () => {
    const { text, cut } = readLobbyAddress(new URLSearchParams({ text: 'a'.repeat(LONGEST_TEXT + 1) }))
    expect(text).toHaveLength(LONGEST_TEXT)
    expect(cut).toBe(true)
  })
})

describe('a text in the search field', () => {
  it.each(CLIENT_LANGUAGES)('names several players when it is the chat of a lobby (%s)', (language) => {
    const players = [
      { gameName: 'Some Name', tagLine: 'EUW' },
      { gameName: 'Other', tagLine: '1234' },
    ]
    expect(namesSeveralPlayers(lobbyChat(players, language))).toBe(true)
    expect(namesSeveralPlayers(lobbyChat(players.slice(1), language))).toBe(false)
  })

  it.each(['Some Name#EUW', 'azir', '', 'https://example.gg/multisearch?summoners=A#AAA,B#BBB', '## ##'])(
    'names no or one player, or is a link: %s',
    (text) => {
      expect(namesSeveralPlayers(text)).toBe(false)
    },
  )

  it('names several players in a list', () => {
    expect(namesSeveralPlayers('One#AAA, Two#BBB')).toBe(true)
  })
})
