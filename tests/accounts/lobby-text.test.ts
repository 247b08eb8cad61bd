import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLobbyText } from '../../gateway/accounts/rules/lobby-text.ts'
import { CLIENT_LANGUAGES, hiddenLobbyChat, lobbyChat } from '../../gateway/simulator/world/lobby-chat.ts'

const name = (gameName: string, tagLine: string) => ({ gameName, tagLine })

const LETTERS = Array.from('abcxyzABCĄŻéß도구寿司сло0129')

const gameName = fc
  .array(fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 2 })
  .map((words) => words.join(' '))
const tagLine = fc.string({ unit: fc.constantFrom(...Array.from('ABCabc0189')), minLength: 3, maxLength: 5 })

/** Different Riot IDs. A name of digits alone could be the number of an item. */
const riotIds = (most: number) =>
  fc.uniqueArray(fc.record({ gameName, tagLine }), {
    minLength: 1,
    maxLength: most,
    selector: (id) => `${id.gameName}#${id.tagLine}`.replaceAll(' ', '').normalize('NFC').toLowerCase(),
  })

const language = fc.constantFrom(...CLIENT_LANGUAGES)

const idsOf = (text: string) => parseLobbyText(text).players.map((player) => name(player.gameName, player.tagLine))

describe('reading a lobby', () => {
  it.each([
    ['Some Name #EUW joined the lobby'],
    ['Some Name#EUW joined the lobby.'],
    ['\u2066Some Name\u2069 \u2066#EUW\u2069 joined the lobby'],
    ['\u2066Some Name #EUW\u2069 joined the room'],
    ['Some\u00a0Name\u00a0#EUW dołączył(a) do pokoju'],
    ['Użytkownik Some Name #EUW dołączył do pokoju'],
    ['Ο παίκτης Some Name #EUW μπήκε στο λόμπι'],
    ['Some Name #EUW님이 로비에 참가하셨습니다.'],
    ['Some Name #EUWがロビーに参加しました'],
    ['Some Name #EUW加入了房间'],
    // Languages whose sentence is not known.
    ['Some Name #EUW liitus fuajeega'],
    ['\u2066Some Name\u2069 \u2066#EUW\u2069 liitus fuajeega'],
    ['Kasutaja \u2066Some Name\u2069 \u2066#EUW\u2069 liitus fuajeega'],
    ['Some Name #EUWがやってきました'],
    ['Some Name #EUW: hello #1'],
    ['[12:34] Some Name #EUW: mid?'],
    ['"Some Name#EUW"'],
    ['1. Some Name ＃EUW'],
    ['- Some Name # EUW'],
  ])('finds the player in "%s"', (line) => {
    expect(parseLobbyText(line)).toEqual({ players: [{ ...name('Some Name', 'EUW'), region: null }], leftOut: [] })
  })

  it.each([
    ['https://www.example.gg/lol/summoners/euw/Some%20Name-TAG', 'EUW'],
    ['https://lanewatch.test/account/kr/Some%20Name-TAG', 'KR'],
    ['https://example.gg/profile/Some+Name%23TAG/overview', null],
    ['https://tracker.gg/lol/profile/riot/EUW/Some%20Name%23TAG/overview', 'EUW'],
    ['https://dpm.lol/Some%20Name-TAG', null],
    ['https://xdx.gg/Some%20Name-TAG', null],
    ['Some Name#TAG (EUNE)', 'EUNE'],
    ['Some Name#TAG na1', 'NA'],
  ])('finds the player and the region in "%s"', (line, region) => {
    expect(parseLobbyText(line)).toEqual({ players: [{ ...name('Some Name', 'TAG'), region }], leftOut: [] })
  })

  it.each([
    'https://www.example.gg/multisearch/euw?summoners=One%23AAA%2CTwo%20Two%23BBB',
    'https://www.example.gg/multisearch/euw?summoners=One%23AAA,Two+Two%23BBB',
    'https://lanewatch.test/lobby?region=euw&players=One-AAA,Two%20Two-BBB',
    'https://porofessor.gg/pregame/euw/One-AAA,Two%20Two-BBB',
    'https://porofessor.gg/pregame/euw/One%23AAA,Two%20Two%23BBB/soloqueue',
    'https://www.deeplol.gg/multi/EUW/One%23AAA,Two%20Two%23BBB',
  ])('finds the players of the list at "%s"', (line) => {
    expect(parseLobbyText(line).players).toEqual([
      { ...name('One', 'AAA'), region: 'EUW' },
      { ...name('Two Two', 'BBB'), region: 'EUW' },
    ])
  })

  it('finds ten players of any script at one address', () => {
    const ids = Array.from({ length: 10 }, (_, index) => name(`${'구'.repeat(15)}${index}`, 'KR1'))
    const list = ids.map((id) => encodeURIComponent(`${id.gameName}#${id.tagLine}`)).join(',')
    expect(idsOf(`https://porofessor.gg/pregame/kr/${list}/soloqueue`)).toEqual(ids)
  })

  it('finds the announcements that a field of one line has put behind one another', () => {
    expect(idsOf('One #AAA joined the lobbyTwo Two #BBB joined the lobby Three #CCC joined the lobby')).toEqual([
      name('One', 'AAA'),
      name('Two Two', 'BBB'),
      name('Three', 'CCC'),
    ])
    expect(idsOf('One#AAA Two Two#BBB')).toEqual([name('One', 'AAA'), name('Two Two', 'BBB')])
  })

  it('finds every player of a chat in the language of any client', () => {
    fc.assert(
      fc.property(riotIds(10), language, (ids, client) => {
        expect(parseLobbyText(lobbyChat(ids, client))).toEqual({
          players: ids.map((id) => ({ ...id, region: null })),
          leftOut: [],
        })
      }),
    )
  })

  it('finds every player of a list, whatever separates and surrounds them', () => {
    const separator = fc.constantFrom(',', ', ', ';', '\n', '\r\n', ' ;\n', '，', ' | ')
    const written = fc.constantFrom(
      (id: string) => id,
      (id: string) => id.replace('#', ' #'),
      (id: string) => id.replace('#', ' ＃ '),
      (id: string) => `"${id}"`,
      (id: string) => `„${id}”`,
      (id: string) => `\u200b${id}\u200f`,
      (id: string) => `${id} joined the lobby`,
      (id: string) => `• ${id.replaceAll(' ', '\u00a0')}`,
    )
    fc.assert(
      fc.property(
        riotIds(10),
        separator,
        fc.array(written, { minLength: 10, maxLength: 10 }),
        (ids, between, forms) => {
          const text = ids.map((id, index) => (forms[index] ?? String)(`${id.gameName}#${id.tagLine}`)).join(between)
          expect(idsOf(text)).toEqual(ids)
        },
      ),
    )
  })

  it('looks no hidden name up, in any language', () => {
    for (const client of CLIENT_LANGUAGES) {
      const { players, leftOut } = parseLobbyText(hiddenLobbyChat(5, client))
      expect(players).toEqual([])
      expect(leftOut).toEqual([1, 2, 3, 4, 5].map((number) => ({ text: `Summoner ${number}`, reason: 'HIDDEN_NAME' })))
    }
  })

  it('says of each part that names no player why', () => {
    const text = [
      'Ahri joined the lobby',
      'Przywoływacz 3',
      'Just A Name',
      'Name#TOOLONG',
      'https://example.com/x',
      'A B#EUW',
      'ab#euw',
    ]
    expect(parseLobbyText(text.join('\n'))).toEqual({
      players: [{ ...name('A B', 'EUW'), region: null }],
      leftOut: [
        { text: 'Ahri', reason: 'HIDDEN_NAME' },
        { text: 'Przywoływacz 3', reason: 'HIDDEN_NAME' },
        { text: 'Just A Name', reason: 'NO_TAG_LINE' },
        { text: 'Name#TOOLONG', reason: 'UNREADABLE' },
        { text: 'https://example.com/x', reason: 'UNREADABLE' },
        { text: 'ab#euw', reason: 'DUPLICATE' },
      ],
    })
  })

  it.each([
    ['some name#tag', 'some name#tag'],
    ['  some  name # tag (EUW)', 'some name # tag'],
    ['some name #tag joined the lobby', 'some name #tag'],
    ['https://stats.test/summoners/euw/some%20name-tag', 'some name#tag'],
  ])('names a duplicate in "%s" as it was pasted: %s', (again, text) => {
    expect(parseLobbyText(`Some Name#TAG\n${again}`).leftOut).toEqual([{ text, reason: 'DUPLICATE' }])
  })

  it('takes ten players, and names the others', () => {
    const ids = Array.from({ length: 12 }, (_, index) => name(`Player ${index}`, 'EUW'))
    const { players, leftOut } = parseLobbyText(lobbyChat(ids, 'en'))
    expect(players).toHaveLength(10)
    expect(leftOut).toEqual([
      { text: 'Player 10 #EUW', reason: 'BEYOND_TEN' },
      { text: 'Player 11 #EUW', reason: 'BEYOND_TEN' },
    ])
  })

  it('accepts any text, and drops no line of it', () => {
    const words = fc.constantFrom(
      '#',
      '#EUW',
      ',',
      'joined the lobby',
      'https://a.gg/',
      'euw',
      '\u2066',
      'Name',
      '1.',
      ' ',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 8 }),
        (parts) => {
          const { players, leftOut } = parseLobbyText(parts.join(''))
          expect(players.length).toBeLessThanOrEqual(10)
          const hasLetters = parts.some((part) => /\p{L}/u.test(part) && !/joined the lobby/.test(part))
          if (hasLetters) expect(players.length + leftOut.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})
