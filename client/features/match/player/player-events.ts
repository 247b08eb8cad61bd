interface Death {
  readonly killerId: number | null
  readonly victimId: number
  readonly assistIds: readonly number[]
}

/** Deaths that concern one player, each list in order. */
export interface PlayerEvents<Event extends Death> {
  /** Deaths of the player. */
  readonly deaths: readonly Event[]
  readonly kills: readonly Event[]
  readonly assists: readonly Event[]
}

export function eventsOf<Event extends Death>(events: readonly Event[], participantId: number): PlayerEvents<Event> {
  return {
    deaths: events.filter(({ victimId }) => victimId === participantId),
    kills: events.filter(({ killerId, victimId }) => killerId === participantId && victimId !== participantId),
    assists: events.filter(
      ({ assistIds, killerId }) => killerId !== participantId && assistIds.includes(participantId),
    ),
  }
}
