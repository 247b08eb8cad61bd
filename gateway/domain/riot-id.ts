/** What a player is called: game name and tag line, as the owner writes them. */
export interface RiotId {
  readonly gameName: string
  readonly tagLine: string
}
