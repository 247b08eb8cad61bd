const FRESHNESS = { fetchedAt: '2026-05-01T12:00:00.000Z', source: 'SIMULATOR', stale: false, nextRefreshAt: null }

const figures = { gold: [], experience: [], creepScore: [], purchases: [], skills: [], usual: null }

/** A timeline of 16 minutes: the red side leads at first, the blue side in the end. */
export function timeline(change: object = {}) {
  return {
    __typename: 'MatchTimeline',
    frameSeconds: [0, 300, 600, 900, 975],
    goldDifference: [0, -400, -1250, 2310, 4000],
    experienceDifference: [0, 100, 200, 300, 0],
    championKills: [
      { seconds: 880, killerId: 1, victimId: 6, assistIds: [], gold: 300, place: { x: 1, y: 1 } },
      { seconds: 890, killerId: 1, victimId: 6, assistIds: [], gold: 300, place: { x: 1, y: 1 } },
    ],
    monsterKills: [
      { seconds: 412, monster: 'VOID_GRUB', dragon: null, teamId: 200, killerId: 6 },
      { seconds: 905, monster: 'DRAGON', dragon: 'OCEAN', teamId: 100, killerId: 1 },
    ],
    buildingKills: [{ seconds: 930, building: 'OUTER_TOWER', lane: 'TOP', teamId: 200, killerId: 1 }],
    participants: [
      {
        ...figures,
        participantId: 1,
        laneDifferences: [
          { minute: 10, opponentId: 6, gold: -420, experience: -100, creepScore: 0 },
          { minute: 15, opponentId: 6, gold: 1234, experience: 560, creepScore: 12 },
        ],
      },
      { ...figures, participantId: 6, laneDifferences: [] },
    ],
    freshness: FRESHNESS,
    ...change,
  }
}
