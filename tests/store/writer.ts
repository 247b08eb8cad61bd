import { writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'

// Writes numbered pairs of documents, each pair in one transaction, and prints each number after its commit:
//   node writer.ts --path store.sqlite --first 1 --count 100

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '' },
    first: { type: 'string', default: '1' },
    count: { type: 'string', default: 'Infinity' },
  },
})

const STDOUT = 1

// Other documents are written between the two of a pair, so that a kill can fall between them.
const filling = 'x'.repeat(20_000)
const fillers = Array.from({ length: 8 }, (_, index) => `filler ${index}`)

const store = openSqliteStore({ path: values.path, indexes: [], clock: systemClock })
for (let n = Number(values.first); n < Number(values.first) + Number(values.count); n++) {
  await store.transaction(async (transaction) => {
    transaction.set({ collection: 'left', id: String(n) }, { n })
    for (const id of fillers) transaction.set({ collection: 'fillers', id }, { n, filling })
    transaction.set({ collection: 'right', id: String(n) }, { n })
  })
  // Unlike process.stdout, this does not return before the number is in the pipe. Access to process.stdout would make the pipe
  // non-blocking: then a write fails while the reader is too slow.
  writeSync(STDOUT, `${n}\n`)
}
await store.close()
