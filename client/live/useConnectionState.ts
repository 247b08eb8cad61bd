import { useSyncExternalStore } from 'react'
import { connection, type ConnectionState } from '../apollo/connection.ts'

/** What is known of the connection over which updates come. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.state, connection.state)
}
