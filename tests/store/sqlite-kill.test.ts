import { describeKills } from './kill-rounds.ts'

// Numbers of acknowledged writes before each kill.
describeKills([1, 2, 40, 7, 150, 3, 12, 25, 5, 60])
