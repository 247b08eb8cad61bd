import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { openRosters } from './open-rosters.ts'
import { rosterCommands } from './roster-commands.ts'
import { RosterModel } from './roster-model.ts'

describe('the rosters', () => {
  it('agree with a simple model under any sequence of edits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(rosterCommands, { maxCommands: 40, size: 'max' }), async (commands) => {
        const real = await openRosters()
        await fc.asyncModelRun(() => ({ model: new RosterModel(), real }), commands)
        await real.store.close()
      }),
      { numRuns: 120 },
    )
  })
})
