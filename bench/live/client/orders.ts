/** What the client is told to do. */
export type ClientOrder =
  | { readonly is: 'gather'; readonly gathering: Gathering }
  /** To wait until each reader has got the next update. */
  | { readonly is: 'next' }
  /** To let those read on who have stalled. */
  | { readonly is: 'resume' }
  | { readonly is: 'drop' }
  /** To say what has come. */
  | { readonly is: 'report' }

/** Subscribers that are to come. */
export interface Gathering {
  readonly port: number
  readonly subscribers: number
  /** How many different documents they ask, in turns. */
  readonly documents: number
  /** The cursor they go on from; null when they know nothing. */
  readonly after: string | null
  /** Whether they offer to take compressed messages. */
  readonly deflate: boolean
  /** Whether they read no more after their first update. */
  readonly stalled: boolean
}

/** What the client says when it has done so. */
export interface CrowdReport {
  /** When it began, in microseconds on a clock that every process of this machine shares. */
  readonly beganAt: number
  /** When the last subscriber had got what it waited for, by the same clock. */
  readonly completedAt: number
  /** What readers have been sent since they came, in bytes on the wire, without heads of TCP. */
  readonly bytes: number
  /** How many updates have come to those who read no more after their first, all together. */
  readonly stalledUpdates: number
  /** CPU time that the client has used so far, in microseconds. */
  readonly cpuMicroseconds: number
}
