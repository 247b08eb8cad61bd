import { useEffect, useState } from 'react'
import { LEAST_POLICY } from './password-rules.ts'
import { useSessions, type PasswordPolicy, type Sessions } from './session.ts'

/** The weakest possible policy until the project has answered. */
export function usePasswordPolicy(wanted: boolean): PasswordPolicy {
  const sessions = useSessions()
  const [policy, setPolicy] = useState(LEAST_POLICY)

  useEffect(() => {
    if (!wanted) return
    let shown = true
    void findPolicy(sessions).then((found) => shown && setPolicy(found))
    return () => {
      shown = false
    }
  }, [sessions, wanted])

  return policy
}

async function findPolicy(sessions: Sessions): Promise<PasswordPolicy> {
  try {
    return await (await sessions.loadActions()).passwordPolicy()
  } catch {
    return LEAST_POLICY
  }
}
