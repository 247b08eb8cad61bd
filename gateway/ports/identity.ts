import type { Credentials, Purpose } from '../domain/credentials.ts'
import type { Viewer } from '../domain/viewer.ts'

/** Knows who sends a request. */
export interface Identity {
  /**
   * Who shows these credentials. Those that are no good are a visitor's, who is told why they are none; so are good ones
   * that could not be confirmed for a write. Never rejects for what was sent.
   */
  identify(credentials: Credentials, purpose: Purpose): Promise<Viewer>
}
