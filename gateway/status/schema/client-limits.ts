import { builder } from '../../contract/builder.ts'
import type { ClientLimits } from '../rules/client-limits.ts'

export const ClientLimitsObject = builder.objectRef<ClientLimits>('ClientLimits').implement({
  description: 'Limits of this server for its clients, as it is configured.',
  fields: (t) => ({
    pointsPerMinute: t.exposeInt('pointsPerMinute', {
      description: 'Points that one client address may use in a minute, unless it sends an API key.',
    }),
    keyPointsPerMinute: t.exposeInt('keyPointsPerMinute', {
      description: 'Points that one API key may use in a minute, from all addresses together.',
    }),
    operationPoints: t.exposeInt('operationPoints', {
      description: 'Points that every operation costs, in addition to its fields.',
    }),
    riotRequestPoints: t.exposeInt('riotRequestPoints', {
      description: "Points that a request to Riot's API costs. Stored and cached data causes none.",
    }),
    documentPoints: t.exposeInt('documentPoints', { description: 'Maximum cost of a document in points.' }),
    documentTokens: t.exposeInt('documentTokens', { description: 'Maximum number of tokens of a document.' }),
    documentDepth: t.exposeInt('documentDepth', { description: 'Maximum number of levels of fields in a document.' }),
    documentFields: t.exposeInt('documentFields', {
      description: 'Maximum number of fields in a document, with fragments expanded.',
    }),
    requestBytes: t.exposeInt('requestBytes', { description: 'Maximum size of a request in bytes.' }),
    answerBytes: t.exposeInt('answerBytes', {
      description: 'Maximum size of an answer, or of one update of a subscription, in bytes.',
    }),
    operationSeconds: t.exposeInt('operationSeconds', { description: 'Maximum duration of an operation in seconds.' }),
    riotRequestsPerOperation: t.exposeInt('riotRequestsPerOperation', {
      description: "Maximum number of requests to Riot's API that one operation causes.",
    }),
    subscriptionPoints: t.exposeInt('subscriptionPoints', {
      description:
        'Maximum cost per update, in points, of all subscriptions of one client address or API key. Identical ones count once.',
    }),
    connections: t.exposeInt('connections', {
      description:
        'Maximum number of open connections of one client address. Not counted behind a proxy that this server trusts.',
    }),
    websockets: t.exposeInt('websockets', { description: 'Maximum number of open websockets of one client address.' }),
    unreadSeconds: t.exposeInt('unreadSeconds', {
      description: 'Seconds after which a client is disconnected that reads nothing of what waits for it.',
    }),
    pingSeconds: t.exposeInt('pingSeconds', {
      description: 'Seconds between two signs of life on a websocket or an event stream.',
    }),
    keysPerPerson: t.exposeInt('keysPerPerson', {
      description: 'Number of API keys that one signed-in person can have.',
    }),
  }),
})
