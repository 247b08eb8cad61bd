import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { AddPreview } from './add-preview.ts'
import { ElsewhereWords } from './ElsewhereWords.tsx'
import { formStyles } from './form-style.ts'

interface AddPreviewLineProps {
  readonly preview: AddPreview
  /** Team code. */
  readonly team: string
}

const useStyles = makeStyles({
  preview: formStyles.preview,
  empty: formStyles.previewEmpty,
})

export function AddPreviewLine({ preview, team }: AddPreviewLineProps) {
  const styles = useStyles()
  return (
    <p className={mergeClasses(styles.preview, preview.kind !== 'sentence' && styles.empty)} aria-live="polite">
      <PreviewWords preview={preview} team={team} />
    </p>
  )
}

function PreviewWords({ preview, team }: AddPreviewLineProps) {
  const { t } = useTranslation()
  switch (preview.kind) {
    case 'incomplete':
      return t('addProPlayer.preview.incompleteAdd')
    case 'unknown':
      return t('addProPlayer.preview.looking')
    case 'sentence':
      return preview.words
    case 'elsewhere':
      return <ElsewhereWords name={preview.name} team={preview.team} transferTo={team} />
  }
}
