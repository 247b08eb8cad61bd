import type { GraphQLContext } from '../contract/context.ts'
import { createPreviewReader } from '../images/previews/preview-reader.ts'
import { createPreviews, type Previews } from '../images/serve-previews.ts'
import type { PointBudgets } from '../limits/point-budgets.ts'
import type { Clock } from '../shared/clock.ts'

interface PreviewsParts {
  /** Services that answer from the store alone: a crawler must not cause a request to Riot. */
  readonly storedContext: GraphQLContext
  readonly clock: Clock
  readonly budgets: PointBudgets
}

/** Opens `/images/previews/`. */
export function openPreviews({ storedContext, clock, budgets }: PreviewsParts): Previews {
  return createPreviews({
    reader: createPreviewReader(storedContext),
    async draw(preview, locale) {
      // The library is loaded with the first preview: the server starts without it.
      const { drawPreview } = await import('../images/previews/draw-preview.ts')
      return drawPreview(preview, locale)
    },
    budgets,
    clock,
  })
}
