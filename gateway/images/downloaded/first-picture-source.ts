import type { PictureSource } from '../port.ts'
import type { PictureAnswer } from '../rules/picture.ts'

/**
 * Tries sources in order until one has the picture. Otherwise the result is unavailable when a source could not be
 * reached, and missing when a source might have had the picture.
 */
export function firstPictureSource(sources: readonly PictureSource[]): PictureSource {
  return {
    async find(subject) {
      let answer: PictureAnswer = { kind: 'never' }
      for (const source of sources) {
        const next = await source.find(subject)
        if (next.kind === 'found') return next
        if (answer.kind === 'never' || next.kind === 'unavailable') answer = next
      }
      return answer
    },
  }
}
