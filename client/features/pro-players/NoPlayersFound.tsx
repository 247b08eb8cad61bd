import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'

interface NoPlayersFoundProps {
  /** True while any filter is active. */
  readonly narrowed: boolean
  readonly onClear: () => void
}

/** Says that the list of players is empty, and offers to clear its filters. */
export function NoPlayersFound({ narrowed, onClear }: NoPlayersFoundProps) {
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
