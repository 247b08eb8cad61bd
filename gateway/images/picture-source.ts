import type { UpstreamWait } from '../limits/upstream-wait.ts'
import type { PictureSubject } from './rules/picture-subject.ts'
import type { PictureAnswer } from './rules/picture.ts'

export interface PictureSource {
  /**
   * Resolves to the picture of a subject, within the time that is left to wait for upstreams. A source that fails reports that
   * in its answer and never rejects.
   */
  find(subject: PictureSubject, wait: UpstreamWait): Promise<PictureAnswer>
}
