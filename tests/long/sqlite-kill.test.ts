import { describeKills } from '../store/kill-rounds.ts'

// After how many acknowledged writes each kill comes: mostly 1 to 97, now and then so many that SQLite has copied its log
// into the file a few times.
describeKills(Array.from({ length: 120 }, (_, round) => (round % 40 === 39 ? 400 : 1 + ((round * 37) % 97))))
