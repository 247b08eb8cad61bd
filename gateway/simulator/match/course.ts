import type { Champion } from '../world/champions.ts'
import { areAllies } from '../world/lobbies.ts'
import type { Lobby, Seat } from '../world/lobbies.ts'
import { holdDraft } from './draft.ts'
import type { Draft } from './draft.ts'
import { fight } from './fights.ts'
import type { Kill } from './fights.ts'
import { takeObjectives } from './objectives.ts'
import type { ObjectiveKind, Objectives } from './objectives.ts'
import { fightInRings } from './ring-fights.ts'
import { scoreOf } from './scores.ts'
import type { Score } from './scores.ts'

/** The course of a match, without gold and damage. */
export interface Course {
  readonly lobby: Lobby
  readonly minutes: number
  readonly draft: Draft
  readonly objectives: Objectives
  /** In order of time. */
  readonly kills: readonly Kill[]
  /** In the order of the seats. */
  readonly performances: readonly Performance[]
}

export interface Performance {
  /** Index of the seat, from 0. */
  readonly seat: number
  readonly player: Seat
  readonly champion: Champion
  readonly score: Score
  /** Time in the match, in seconds: to its end, except for eliminated players of an arena. */
  readonly seconds: number
  readonly teamKills: number
  readonly won: boolean
  /** True for the absent player of a remake. */
  readonly absent: boolean
  readonly taken: Readonly<Record<ObjectiveKind, number>>
}

/** The same lobby always gives the same result. */
export function playOut(lobby: Lobby): Course {
  const duration = (lobby.endedAt - lobby.startedAt) / 1000
  const draft = holdDraft(lobby)
  const absentee = findAbsentee(lobby)
  const { kills, seconds } = fightOut(lobby, draft, absentee, duration)
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
        score: scoreOf(seat, kills, seconds[seat] ?? duration),
        seconds: seconds[seat] ?? duration,
        teamKills: kills.filter(({ killer }) => isAlly(lobby, killer, player)).length,
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
  return { lobby, minutes: duration / 60, draft, objectives, kills, performances }
}

function fightOut(
  lobby: Lobby,
  { picks }: Draft,
  absentee: number | null,
  duration: number,
): { readonly kills: readonly Kill[]; readonly seconds: readonly number[] } {
  if (lobby.queue.ground === 'RINGS') return fightInRings(lobby)
  return { kills: fight(lobby, picks, absentee), seconds: picks.map(() => duration) }
}

function isAlly({ seats }: Lobby, seat: number, player: Seat): boolean {
  const other = seats[seat]
  return other !== undefined && areAllies(other, player)
}

/** A seat of the losing side; null where the match was played. */
function findAbsentee({ ending, seats, winner, key }: Lobby): number | null {
  if (ending !== 'remake') return null
  const losers = seats.flatMap(({ side }, seat) => (side === winner ? [] : [seat]))
  return losers[key % losers.length] ?? null
}
