/**
 * The ends of the sentences with which the client announces in its chat that a player joined, without the final full stop. The client has
 * changed them over the years, so a language can have several.
 */
// cspell:disable
const SENTENCE_ENDS = [
  'joined the lobby',
  'joined the room',
  'joined the group',
  'dołączył do pokoju',
  'dołączyła do pokoju',
  'dołączył(a) do pokoju',
  'dołącza do pokoju',
  'ist der Lobby beigetreten',
  'hat den Chatraum betreten',
  'a rejoint le salon',
  'a rejoint la salle',
  'se ha unido a la sala',
  'se unió a la sala',
  'entró en la sala',
  'entró a la sala',
  'entrou no saguão',
  'entrou na sala',
  'è entrato nella stanza',
  'a intrat în sală',
  'lobiye katıldı',
  'odaya katıldı',
  'присоединился к лобби',
  'vstoupil do lobby',
  'μπήκε στο λόμπι',
  'μπήκε στο δωμάτιο',
  '님이 로비에 참가하셨습니다',
  '님이 방에 참가했습니다',
  '님이 그룹에 참여했습니다',
  'がロビーに参加しました',
  'が入室しました',
  '加入了队伍聊天',
  '加入了房间',
  '進入組隊房間',
]

/** Words before the name in such a sentence. */
const SENTENCE_BEGINNINGS = ['Użytkownik', 'Hráč', 'Ο παίκτης']

/** The words with which a client counts players whose names it hides: "Summoner 1". */
const COUNTED_PLAYERS = [
  'summoner',
  'ally',
  'teammate',
  'player',
  'przywoływacz',
  'sojusznik',
  'gracz',
  'beschwörer',
  'invocateur',
  'invocador',
  'evocatore',
  'sihirdar',
  'призыватель',
  'vyvolávač',
  'επικαλεστής',
  '소환사',
  'サモナー',
  '召唤师',
  '召喚師',
]
// cspell:enable

const ENDS = new RegExp(`(?:${SENTENCE_ENDS.map(toPattern).join('|')})[.。]?`, 'giu')

const BEGINNINGS = new RegExp(`^\\s*(?:${SENTENCE_BEGINNINGS.map(toPattern).join('|')})\\s+`, 'iu')

/** A part of a line: what names a player, and whether the client announced them. */
export interface ChatPart {
  readonly text: string
  readonly announced: boolean
}

/** Splits a line behind the announcements of the client. A field of one line has put several of them behind one another. */
export function splitAnnouncements(line: string): readonly ChatPart[] {
  const texts = line.split(ENDS)
  return texts.map((text, index) => {
    const announced = index < texts.length - 1
    return { text: announced ? text.replace(BEGINNINGS, '') : text, announced }
  })
}

const PLACEHOLDER = new RegExp(`^(?:${COUNTED_PLAYERS.map(toPattern).join('|')})\\s*\\d{1,2}$`, 'iu')

/** True for a name that stands for a player whose own name Riot hides. */
export const isPlaceholder = (name: string): boolean => PLACEHOLDER.test(name)

/** Matches the text with blanks of any kind. */
function toPattern(text: string): string {
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  return escaped.replaceAll(' ', String.raw`\s+`)
}
