import { useSyncExternalStore } from 'react'
import { connection, type ConnectionState } from '../apollo/connection.ts'

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.state, connection.state)
}
