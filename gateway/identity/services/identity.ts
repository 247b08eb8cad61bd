import type { Credentials, Purpose } from '../rules/credentials.ts'
import type { Viewer } from '../rules/viewer.ts'

export interface Identity {
  /**
   * Returns the viewer with these credentials. Rejected credentials give a visitor with the reason of the rejection; so do
   * valid ones that could not be confirmed for a write. Never rejects because of the credentials.
   */
  identify(credentials: Credentials, purpose: Purpose): Promise<Viewer>
}
