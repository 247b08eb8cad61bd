import { writeFileSync } from 'node:fs'
import { allIndexes, allUnindexed } from '../gateway/composition/collections.ts'
import { toFirestoreIndexes } from '../gateway/store/firestore-indexes.ts'

writeFileSync('firestore.indexes.json', `${JSON.stringify(toFirestoreIndexes(allIndexes, allUnindexed), null, 2)}\n`)
