import { useSyncExternalStore } from 'react'
import { connection, type ConnectionState } from '../apollo/connection.ts'

/** Returns the state of the connection that carries updates. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.state, connection.state)
}
