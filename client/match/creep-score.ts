/** Lane minions and monsters; null for a duration of zero. */
export const creepScoreAMinute = (creepScore: number, durationSeconds: number): number | null =>
  durationSeconds === 0 ? null : creepScore / (durationSeconds / 60)
