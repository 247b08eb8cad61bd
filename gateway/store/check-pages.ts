import { constants, setPriority } from 'node:os'
import { argv, stdout } from 'node:process'
import { findDamage } from './sqlite-check.ts'

// A program of its own: `node check-pages.ts FILE` prints what is damaged in the file of a store, and nothing when nothing is. It
// leaves the processor to the server.
setPriority(constants.priority.PRIORITY_LOW)
stdout.write(findDamage(argv[2] ?? '') ?? '')
