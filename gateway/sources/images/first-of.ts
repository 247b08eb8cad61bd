import type { PictureAnswer } from '../../domain/picture.ts'
import type { PictureSource } from '../../ports/images.ts'

/**
 * Asks sources in their order until one has the picture. Where none has, it is unavailable when one of them could not be
 * asked, else missing when one of them might have had it.
 */
export function firstOf(sources: readonly PictureSource[]): PictureSource {
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
