import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { PROJECT_ID } from './id-tokens.ts'

/** A person in Firebase's REST API. */
export interface StandInPerson {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  readonly disabled: boolean
  /** Custom claims. */
  readonly claims: Readonly<Record<string, unknown>>
  /** Sign-ins from before this moment are revoked, in seconds since 1970. */
  readonly validSince: number
}

/** Replacement for an Auth emulator: it stores people and answers the requests of Google's client. */
export interface AuthStandIn {
  /** Address for `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly host: string
  /** Number of look-ups of people. */
  readonly lookups: number
  /** Returns the current state of a person. Throws when there is none. */
  get(id: string): StandInPerson
  /** Adds or changes a person. */
  put(id: string, changes?: Partial<StandInPerson>): void
  remove(id: string): void
  close(): Promise<void>
}

const lookup = z.object({
  localId: z.union([z.string(), z.array(z.string())]).optional(),
  email: z.union([z.string(), z.array(z.string())]).optional(),
})

const update = z.object({
  localId: z.string(),
  customAttributes: z.string().optional(),
  validSince: z.coerce.number().optional(),
})

const customClaims = z.record(z.string(), z.unknown())

export async function startAuthStandIn(): Promise<AuthStandIn> {
  const people = new Map<string, StandInPerson>()
  let lookups = 0

  function get(id: string): StandInPerson {
    const person = people.get(id)
    if (person === undefined) throw new Error(`There is no ${id}.`)
    return person
  }

  function put(id: string, changes: Partial<StandInPerson> = {}): void {
    const one = { id, email: `${id}@lanewatch.example`, emailVerified: true, name: id, disabled: false }
    people.set(id, { ...one, claims: {}, validSince: 0, ...people.get(id), ...changes })
  }

  function answer(method: string, path: string, body: unknown): object | null {
    const base = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}`
    if (path === `${base}/accounts:lookup`) {
      lookups++
      const { localId = [], email = [] } = lookup.parse(body)
      const wanted = new Set([localId, email].flat())
      const found = [...people.values()].filter((one) => wanted.has(one.id) || wanted.has(one.email))
      return found.length === 0 ? {} : { users: found.map(toRest) }
    }
    if (path === `${base}/accounts:update`) {
      const { localId, customAttributes, validSince } = update.parse(body)
      const claims = customAttributes === undefined ? {} : { claims: customClaims.parse(JSON.parse(customAttributes)) }
      put(localId, { ...claims, ...(validSince === undefined ? {} : { validSince }) })
      return { localId }
    }
    const isList = method === 'GET' && path.startsWith(`${base}/accounts:batchGet`)
    return isList ? { users: [...people.values()].map(toRest) } : null
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request)
    const body: unknown = sent === '' ? null : JSON.parse(sent)
    const answered = answer(request.method ?? '', request.url ?? '', body)
    response.writeHead(answered === null ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answered ?? { error: { message: 'NOT_IMPLEMENTED' } }))
  }

  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    host: `127.0.0.1:${portOf(server.address())}`,
    get lookups() {
      return lookups
    },
    get,
    put,
    remove: (id) => void people.delete(id),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('It listens on no port.')
  return address.port
}

function toRest({ id, email, emailVerified, name, disabled, claims, validSince }: StandInPerson) {
  const customAttributes = JSON.stringify(claims)
  return {
    localId: id,
    email,
    emailVerified,
    displayName: name,
    disabled,
    customAttributes,
    validSince: `${validSince}`,
  }
}
