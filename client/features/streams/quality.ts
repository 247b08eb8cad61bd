import type { TwitchQuality } from './twitch-script.ts'

export interface Quality {
  readonly value: string
  /** Display name, such as `720p60`. */
  readonly label: string
}

/** Thrown when the requested quality is not available. */
export class QualityNotValid extends Error {
  override readonly name = 'QualityNotValid'
  readonly qualities: readonly Quality[]

  constructor(qualities: readonly Quality[]) {
    super(`Quality is not valid. Valid qualities are ${qualities.map(({ value }) => value).join(', ')}`)
    this.qualities = qualities
  }
}

/** Converts the qualities from any version of Twitch's script. */
export function toQualities(offered: readonly TwitchQuality[]): readonly Quality[] {
  return offered.map((quality) =>
    typeof quality === 'string'
      ? { value: quality, label: quality }
      : { value: quality.group, label: quality.name === '' ? quality.group : quality.name },
  )
}

/** Throws {@link QualityNotValid} when it is not available. */
export function getQuality(qualities: readonly Quality[], wanted: string): Quality {
  const quality = qualities.find(({ value }) => value === wanted)
  if (quality === undefined) throw new QualityNotValid(qualities)
  return quality
}
