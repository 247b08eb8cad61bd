import { describeKills } from './kill-rounds.ts'

// After how many acknowledged writes each kill comes.
describeKills([1, 2, 40, 7, 150, 3, 12, 25, 5, 60])
