import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/useFormat.ts'
import { ownTokens } from '../theme/tokens.ts'
import { kdaBand } from './kda.ts'

interface KdaFigureProps {
  /** (Kills + assists) / deaths; null without a death. */
  readonly kda: number | null
}

const useStyles = makeStyles({
  figure: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  band0: { color: ownTokens.loss },
  band1: { color: tokens.colorNeutralForeground2 },
  band2: { color: tokens.colorBrandForeground1 },
  band3: { color: ownTokens.win },
  band4: { color: ownTokens.gold },
  band5: { color: ownTokens.gold, fontWeight: tokens.fontWeightBold },
})

export function KdaFigure({ kda }: KdaFigureProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <span className={mergeClasses(styles.figure, styles[`band${kdaBand(kda)}`])} title={t('account.kda.meaning')}>
      {kda === null ? t('account.kda.perfect') : format.number(kda, 1)}
    </span>
  )
}
