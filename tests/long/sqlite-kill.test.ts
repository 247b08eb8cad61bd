import { describeKills } from '../store/kill-rounds.ts'

// Number of acknowledged writes before each kill: mostly 1 to 97, sometimes enough that SQLite has copied its log into the
// file a few times.
describeKills(Array.from({ length: 200 }, (_, round) => (round % 40 === 39 ? 400 : 1 + ((round * 37) % 97))))
