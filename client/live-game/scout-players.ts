/** Time until what is still unknown is requested again, in milliseconds. */
export const AGAIN_MS = 60_000

/** Number of players whose form is requested at the same time: each takes up to seven requests to Riot. */
const FORMS_AT_ONCE = 2

interface Scouted {
  /** Keys of players whose ranks are not known, or out of date. */
  readonly ranksOf: readonly string[]
  /** Keys of players whose masteries and latest games are to be requested. */
  readonly formOf: readonly string[]
  /** Fetches the ranks of a player. Resolves to false while they are unknown. Never rejects. */
  readonly fetchRanks: (player: string) => Promise<boolean>
  /** Fetches the form of a player. Resolves to false while a part of it is unknown. Never rejects. */
  readonly fetchForm: (player: string) => Promise<boolean>
  /** Calls `act` after some milliseconds, when the page is visible. Returns a function that cancels it. */
  readonly later: (milliseconds: number, act: () => void) => () => void
}

/**
 * Requests what is unknown about players: first all ranks, one request to Riot each, and then the forms, a few at a time, so
 * that a page stays within the visitor's budget. What stays unknown is requested again later. Ends when the returned function is
 * called.
 */
export function scoutPlayers({ ranksOf, formOf, fetchRanks, fetchForm, later }: Scouted): () => void {
  const end = new AbortController()
  let cancel: (() => void) | null = null

  async function fetchInTurn(players: readonly string[]): Promise<readonly string[]> {
    const waiting = [...players]
    const unknown: string[] = []
    const takeTurns = async () => {
      for (let next = waiting.shift(); next !== undefined && !end.signal.aborted; next = waiting.shift()) {
        if (!(await fetchForm(next))) unknown.push(next)
      }
    }
    await Promise.all(Array.from({ length: FORMS_AT_ONCE }, takeTurns))
    return unknown
  }

  async function fetchAll(ranks: readonly string[], forms: readonly string[]): Promise<void> {
    const known = await Promise.all(ranks.map(fetchRanks))
    if (end.signal.aborted) return
    const withoutRanks = ranks.filter((_player, index) => known[index] !== true)
    const withoutForm = await fetchInTurn(forms)
    if (end.signal.aborted || (withoutRanks.length === 0 && withoutForm.length === 0)) return
    cancel = later(AGAIN_MS, () => void fetchAll(withoutRanks, withoutForm))
  }

  void fetchAll(ranksOf, formOf)
  return () => {
    end.abort()
    cancel?.()
  }
}
