import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../components/Glyph.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'

const useStyles = makeStyles({
  mark: { position: 'relative', display: 'inline-flex', color: tokens.colorNeutralForeground2 },
})

export function SurrenderMark() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <span className={styles.mark} title={t('match.surrender')}>
      <Glyph name="flag" size={16} />
      <VisuallyHidden>{t('match.surrender')}</VisuallyHidden>
    </span>
  )
}
