import type { Build } from './build.ts'
import type { Performance } from './course.ts'
import type { DamageReport } from './damage.ts'
import type { Economy } from './economy.ts'

export interface PlayedSeat {
  readonly performance: Performance
  readonly economy: Economy
  readonly damage: DamageReport
  readonly build: Build
}
