/** Lane minions and monsters a minute; null without any time. */
export const creepScoreAMinute = (creepScore: number, durationSeconds: number): number | null =>
  durationSeconds === 0 ? null : creepScore / (durationSeconds / 60)
