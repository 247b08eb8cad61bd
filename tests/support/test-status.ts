import { clientLimits } from '../../gateway/composition/client-limits.ts'
import { parseEnv } from '../../gateway/composition/env.ts'
import type { Status } from '../../gateway/status/services/status.ts'

/** Status of a server that is configured by nothing but defaults, without example accounts. */
export const TEST_STATUS: Status = {
  dataSource: 'SIMULATOR',
  listExamples: () => [],
  contactEmail: null,
  limits: clientLimits(parseEnv({})),
  signIn: null,
}
