import type { PictureSource } from '../picture-source.ts'
import type { PictureAnswer } from '../rules/picture.ts'

/** Without a picture: unavailable when a source could not be reached, missing when a source might have had it. */
export function firstPictureSource(sources: readonly PictureSource[]): PictureSource {
  return {
    async find(subject, wait) {
      let answer: PictureAnswer = { kind: 'never' }
      for (const source of sources) {
        const next = await source.find(subject, wait)
        if (next.kind === 'found') return next
        if (answer.kind === 'never' || next.kind === 'unavailable') answer = next
      }
      return answer
    },
  }
}
