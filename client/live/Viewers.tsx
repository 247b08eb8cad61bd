import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LiveDot } from '../components/LiveDot.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { useFormat } from '../i18n/useFormat.ts'
import { ownTokens } from '../theme/tokens.ts'

interface ViewersProps {
  readonly count: number
  /** True for the exact number, false for a short one. */
  readonly whole?: boolean
}

const useStyles = makeStyles({
  viewers: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    position: 'relative',
    color: ownTokens.live,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

export function Viewers({ count, whole = false }: ViewersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const words = t('streams.viewers', { count, number: format.number(count) })
  return (
    <span className={styles.viewers} title={words}>
      <LiveDot />
      <span aria-hidden>{whole ? format.number(count) : format.short(count)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
