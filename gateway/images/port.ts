import type { PictureSubject } from './rules/picture-subject.ts'
import type { PictureAnswer } from './rules/picture.ts'

export interface PictureSource {
  /** Resolves to the picture of a subject, within seconds. A source that fails reports that in its answer and never rejects. */
  find(subject: PictureSubject): Promise<PictureAnswer>
}
