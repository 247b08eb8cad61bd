/** Announcements of a player who joined in the chat of the game client, by language. Some languages enclose the name in marks of direction. */
// cspell:disable
const ANNOUNCEMENTS = {
  en: (name: string) => `${name} joined the lobby`,
  pl: (name: string) => `${name} dołączył(a) do pokoju`,
  de: (name: string) => `${name} ist der Lobby beigetreten`,
  fr: (name: string) => `${name} a rejoint le salon`,
  es: (name: string) => `${name} se ha unido a la sala.`,
  pt: (name: string) => `${name} entrou no saguão`,
  tr: (name: string) => `${name} lobiye katıldı`,
  ru: (name: string) => `${name} присоединился к лобби`,
  cs: (name: string) => `Hráč ${name} vstoupil do lobby`,
  el: (name: string) => `Ο παίκτης ${name} μπήκε στο λόμπι.`,
  ko: (name: string) => `${name} 님이 로비에 참가하셨습니다.`,
  ja: (name: string) => `${name}がロビーに参加しました`,
  zh: (name: string) => `${name}加入了队伍聊天`,
} as const
// cspell:enable

export type ClientLanguage = keyof typeof ANNOUNCEMENTS

export const CLIENT_LANGUAGES = ['en', 'pl', 'de', 'fr', 'es', 'pt', 'tr', 'ru', 'cs', 'el', 'ko', 'ja', 'zh'] as const

interface Named {
  readonly gameName: string
  readonly tagLine: string
}

/** The chat of a lobby as a player copies it from the client: with marks of direction around names, and blanks that do not break. */
export function lobbyChat(players: readonly Named[], language: ClientLanguage): string {
  return players
    .map(({ gameName, tagLine }) => ANNOUNCEMENTS[language](`\u2066${gameName}\u2069\u00a0\u2066#${tagLine}\u2069`))
    .join('\n')
}

/** The chat of a lobby for ranked solo games, in which Riot hides all names. */
export function hiddenLobbyChat(players: number, language: ClientLanguage): string {
  return Array.from({ length: players }, (_, index) => ANNOUNCEMENTS[language](`Summoner ${index + 1}`)).join('\n')
}
