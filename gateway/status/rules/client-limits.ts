/** Limits of this server for its clients, which `docs/limits.md` explains. */
export interface ClientLimits {
  readonly pointsPerMinute: number
  readonly keyPointsPerMinute: number
  readonly operationPoints: number
  readonly riotRequestPoints: number
  readonly documentPoints: number
  readonly documentTokens: number
  readonly documentDepth: number
  readonly documentFields: number
  readonly requestBytes: number
  readonly answerBytes: number
  readonly operationSeconds: number
  readonly riotRequestsPerOperation: number
  readonly subscriptionPoints: number
  readonly connections: number
  readonly websockets: number
  readonly unreadSeconds: number
  readonly pingSeconds: number
  readonly keysPerPerson: number
}
