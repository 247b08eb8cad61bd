import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'

interface NobodyFoundProps {
  /** Whether anything narrows the list. */
  readonly narrowed: boolean
  readonly onClear: () => void
}

/** Says that the list of players is empty, and how to widen it where it was narrowed. */
export function NobodyFound({ narrowed, onClear }: NobodyFoundProps) {
  const { t } = useTranslation()
  return narrowed ? (
    <Notice
      title={t('proPlayers.empty.title')}
      actions={<Button onClick={onClear}>{t('proPlayers.filters.clear')}</Button>}
    >
      {t('proPlayers.empty.text')}
    </Notice>
  ) : (
    <Notice title={t('proPlayers.empty.wholeTitle')}>{t('proPlayers.empty.whole')}</Notice>
  )
}
