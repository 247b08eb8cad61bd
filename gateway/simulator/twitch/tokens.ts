import { hashText, Random } from '../random.ts'
import { TwitchProblem } from './problem.ts'

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 30

/** About two months, like Twitch's own. */
const LIFE_SECONDS = 5_011_271

const MAX_TOKENS = 50

interface IssuedToken {
  readonly clientId: string
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

export class Tokens {
  readonly #worldKey: number
  readonly #issued = new Map<string, IssuedToken>()
  #count = 0

  constructor(worldKey: number) {
    this.#worldKey = worldKey
  }

  /** Throws a `TwitchProblem`. */
  issue(form: URLSearchParams, now: number): unknown {
    const clientId = form.get('client_id') ?? ''
    if (clientId === '') throw new TwitchProblem(400, 'missing client id')
    if (!form.get('client_secret')) throw new TwitchProblem(400, 'missing client secret')
    const grant = form.get('grant_type')
    if (!grant) throw new TwitchProblem(400, 'missing grant type')
    if (grant !== 'client_credentials') throw new TwitchProblem(400, 'unsupported grant type')

    const random = new Random(this.#worldKey, hashText(clientId), this.#count++)
    const token = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(random.whole(0, CHARACTERS.length - 1))).join(
      '',
    )
    this.#issued.set(token, { clientId, endsAt: now + LIFE_SECONDS * 1000 })
    for (const oldest of this.#issued.keys()) {
      if (this.#issued.size <= MAX_TOKENS) break
      this.#issued.delete(oldest)
    }
    return { access_token: token, expires_in: LIFE_SECONDS, token_type: 'bearer' }
  }

  /** The client id of a request. Throws a `TwitchProblem` for an invalid token. */
  identify(headers: Headers, now: number): string {
    const clientId = headers.get('client-id')
    const [, token] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? []
    if (token === undefined) throw new TwitchProblem(401, 'OAuth token is missing')
    if (!clientId) throw new TwitchProblem(401, 'Client ID is missing')
    const issued = this.#issued.get(token)
    if (issued === undefined || now >= issued.endsAt) throw new TwitchProblem(401, 'Invalid OAuth token')
    if (issued.clientId !== clientId) throw new TwitchProblem(401, 'Client ID and OAuth token do not match')
    return clientId
  }

  revokeAll(): void {
    this.#issued.clear()
  }
}
