import { hash } from 'node:crypto'

/** Characters of a key: 48 bits, which take a tenth of the room of a PUUID. */
export const PERSON_KEY_LENGTH = 8

/** Finds the matches of a person. Two people can share a key, though hardly ever: compare the PUUIDs of what was found. */
export function personKeyOf(puuid: string): string {
  return hash('sha256', puuid, 'base64url').slice(0, PERSON_KEY_LENGTH)
}
