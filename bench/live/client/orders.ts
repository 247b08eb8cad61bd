/** Order to the client process. */
export type ClientOrder =
  | { readonly is: 'gather'; readonly gathering: Gathering }
  /** Waits until each reader has the next update. */
  | { readonly is: 'next' }
  /** Lets stalled readers continue. */
  | { readonly is: 'resume' }
  | { readonly is: 'drop' }
  /** Only sends a report. */
  | { readonly is: 'report' }

/** Subscribers to connect. */
export interface Gathering {
  readonly port: number
  readonly subscribers: number
  /** Number of different documents, which the subscribers use in turn. */
  readonly documents: number
  /** Cursor to continue from; null for a start from the snapshot. */
  readonly after: string | null
  /** True to offer compression. */
  readonly deflate: boolean
  /** True to stop reading after the first update. */
  readonly stalled: boolean
}

/** Report of the client process, at its start and after each order. */
export interface CrowdReport {
  /** Start of the order, in microseconds on a clock that every process of this machine shares. */
  readonly beganAt: number
  /** Time at which the last subscriber had its update, by the same clock. */
  readonly completedAt: number
  /** Size of all updates to the readers since they connected, in bytes on the wire without TCP headers. */
  readonly bytes: number
  /** Number of updates to all stalled subscribers together. */
  readonly stalledUpdates: number
  /** CPU time that the client has used so far, in microseconds. */
  readonly cpuMicroseconds: number
}
