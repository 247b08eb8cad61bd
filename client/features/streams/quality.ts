import type { TwitchQuality } from './twitch-script.ts'

/** A quality that a player offers. */
export interface Quality {
  /** What the player calls it. */
  readonly value: string
  /** What people call it, such as `720p60`. */
  readonly label: string
}

/** A quality was asked for that the player does not offer. */
export class QualityNotValid extends Error {
  override readonly name = 'QualityNotValid'
  /** What the player offers instead. */
  readonly qualities: readonly Quality[]

  constructor(qualities: readonly Quality[]) {
    super(`Quality is not valid. Valid qualities are ${qualities.map(({ value }) => value).join(', ')}`)
    this.qualities = qualities
  }
}

/** What a player offers, whichever version of it says so. */
export function toQualities(offered: readonly TwitchQuality[]): readonly Quality[] {
  return offered.map((quality) =>
    typeof quality === 'string'
      ? { value: quality, label: quality }
      : { value: quality.group, label: quality.name === '' ? quality.group : quality.name },
  )
}

/** The quality with that name. Throws {@link QualityNotValid} when it is not one of them. */
export function getQuality(qualities: readonly Quality[], wanted: string): Quality {
  const quality = qualities.find(({ value }) => value === wanted)
  if (quality === undefined) throw new QualityNotValid(qualities)
  return quality
}
