import type { PictureAnswer } from '../domain/picture.ts'
import type { PictureSubject } from '../domain/picture-subject.ts'

/** Somewhere that pictures come from. */
export interface PictureSource {
  /** The picture of something, within some seconds. A source that is not well says so: it never rejects. */
  find(subject: PictureSubject): Promise<PictureAnswer>
}
