const place = { x: 7500, y: 7500 }

/** The death of a champion. */
export const championKill = (seconds: number, killerId: number | null, victimId: number, assistIds: number[] = []) => ({
  seconds,
  killerId,
  victimId,
  assistIds,
  gold: 300,
  place,
})

/** A bought item. */
export const purchase = (seconds: number, itemId: number, name: string, sold = false) => ({
  seconds,
  item: { key: itemId, name: { text: name, locale: 'EN' }, image: `/images/items/${itemId}.png` },
  sold,
})

/** A record of 37 games. */
export const record = (change: object = {}) => ({
  games: 37,
  wins: 20,
  losses: 17,
  winRate: { value: 20 / 37, games: 37, wins: 20, losses: 17, low: 0.38, high: 0.69 },
  kills: 185,
  deaths: 111,
  assists: 296,
  kda: 4.3,
  creepScorePerMinute: 8.1,
  ...change,
})

/** The course of a match for the participant with a number. */
export const courseOf = (participantId: number, change: object = {}) => ({
  participantId,
  purchases: [
    purchase(12, 1056, "Doran's Ring"),
    purchase(12, 2003, 'Health Potion'),
    purchase(13, 2003, 'Health Potion'),
  ],
  skills: 'QEWQQRQEQERWEEWRWW'.split('').map((skill, level) => ({
    seconds: 60 * level,
    slot: 'QWER'.indexOf(skill) + 1,
  })),
  usual: record(),
  ...change,
})

/** A timeline with the given courses. */
export const timeline = (
  courses: readonly { readonly participantId: number }[],
  championKills: readonly object[] = [],
) => ({
  __typename: 'MatchTimeline',
  championKills,
  participants: ({ participantIds }: { readonly participantIds: readonly number[] }) =>
    courses.filter(({ participantId }) => participantIds.includes(participantId)),
})
