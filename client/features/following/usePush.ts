import { useApolloClient } from '@apollo/client/react'
import { useState, useSyncExternalStore } from 'react'
import { findPushSupport, type PushSupport } from '../../following/push-browser.ts'
import { PUSH_EVENTS, type PushChoice, readPushChoice, subscribeToPushChoice } from '../../following/push-choice.ts'
import { testPush, turnOffPush, turnOnPush } from '../../following/push-server.ts'
import { useFollows } from '../../following/useFollows.ts'
import { useNoticeChoice } from '../../following/useNoticeChoice.ts'
import type { PushEvent, PushTestResult } from '../../gql/graphql.ts'
import { useSession } from '../../sign-in/session.ts'

/** Reasons why notifications could not be changed. `dismissed`: the visitor has closed the browser's question. */
export type PushTrouble = 'denied' | 'dismissed' | 'failed'

export type PushTest = PushTestResult | 'full'

interface Push {
  /** Null on a server. */
  readonly support: PushSupport | null
  readonly choice: PushChoice | null
  /** True while a change is on its way. */
  readonly busy: boolean
  readonly trouble: PushTrouble | null
  /** Result of the last test; null before. */
  readonly tested: PushTest | null
  /** Asks for permission, if the browser has to. */
  readonly turnOn: () => Promise<void>
  readonly turnOff: () => Promise<void>
  /** Chooses what to be notified of: at least one kind. */
  readonly choose: (events: readonly PushEvent[]) => Promise<void>
  readonly test: () => Promise<void>
}

const NEVER = () => () => {}

/** Notifications of this browser while no page is open. */
export function usePush(): Push {
  const client = useApolloClient()
  const session = useSession()
  const { ids } = useFollows()
  const { quietHours } = useNoticeChoice()
  const support = useSyncExternalStore(NEVER, findPushSupport, () => null)
  const choice = useSyncExternalStore(subscribeToPushChoice, readPushChoice, () => null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<PushTrouble | null>(null)
  const [tested, setTested] = useState<PushTest | null>(null)

  async function run(action: () => Promise<void>) {
    setBusy(true)
    setTrouble(null)
    setTested(null)
    try {
      await action()
    } catch {
      setTrouble('failed')
    } finally {
      setBusy(false)
    }
  }

  async function subscribe(events: readonly PushEvent[]) {
    const person = session.kind === 'in' ? session.id : null
    try {
      await turnOnPush(client, { ids, quietHours, person }, events)
    } catch {
      setTrouble(Notification.permission === 'denied' ? 'denied' : 'failed')
    }
  }

  return {
    support,
    choice,
    busy,
    trouble,
    tested,
    turnOn: () =>
      run(async () => {
        const permission = await Notification.requestPermission()
        if (permission === 'granted') await subscribe(PUSH_EVENTS)
        else setTrouble(permission === 'denied' ? 'denied' : 'dismissed')
      }),
    turnOff: () => run(() => turnOffPush(client)),
    choose: (events) => run(() => subscribe(events)),
    test: () => run(async () => setTested(await testPush(client).catch(() => 'FAILED' as const))),
  }
}
