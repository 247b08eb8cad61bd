import type { Champion } from '../world/champions.ts'
import type { Lobby, Seat } from '../world/lobbies.ts'
import { holdDraft } from './draft.ts'
import type { Draft } from './draft.ts'
import { fight } from './fights.ts'
import { takeObjectives } from './objectives.ts'
import type { ObjectiveKind, Objectives } from './objectives.ts'
import { scoreOf } from './scores.ts'
import type { Score } from './scores.ts'

/** A match as it went, before anything is counted in gold or damage. */
export interface Course {
  readonly lobby: Lobby
  readonly minutes: number
  readonly draft: Draft
  readonly objectives: Objectives
  /** In the order of the seats. */
  readonly performances: readonly Performance[]
}

/** What one player did in it. */
export interface Performance {
  /** Number of the seat, from 0. */
  readonly seat: number
  readonly player: Seat
  readonly champion: Champion
  readonly score: Score
  readonly teamKills: number
  readonly won: boolean
  /** True for who never came, for which the match was called off. */
  readonly absent: boolean
  readonly taken: Readonly<Record<ObjectiveKind, number>>
}

/** Plays the match of a lobby; the same lobby always goes the same way. */
export function playOut(lobby: Lobby): Course {
  const duration = (lobby.endedAt - lobby.startedAt) / 1000
  const draft = holdDraft(lobby)
  const absentee = findAbsentee(lobby)
  const kills = fight(lobby, draft.picks, absentee)
  const objectives = takeObjectives(lobby, draft.picks)

  const performances = draft.picks.flatMap((champion, seat) => {
    const player = lobby.seats[seat]
    if (player === undefined) return []
    const taken = (kind: ObjectiveKind) => objectives[kind].by.filter((by) => by === seat).length
    return [
      {
        seat,
        player,
        champion,
        score: scoreOf(seat, kills, duration),
        teamKills: kills.filter(({ killer }) => lobby.seats[killer]?.side === player.side).length,
        won: player.side === lobby.winner,
        absent: seat === absentee,
        taken: {
          baron: taken('baron'),
          dragon: taken('dragon'),
          horde: taken('horde'),
          inhibitor: taken('inhibitor'),
          riftHerald: taken('riftHerald'),
          tower: taken('tower'),
        },
      },
    ]
  })
  return { lobby, minutes: duration / 60, draft, objectives, performances }
}

/** Someone of the losing side; nobody where the match was played. */
function findAbsentee({ ending, seats, winner, key }: Lobby): number | null {
  if (ending !== 'remake') return null
  const losers = seats.flatMap(({ side }, seat) => (side === winner ? [] : [seat]))
  return losers[key % losers.length] ?? null
}
