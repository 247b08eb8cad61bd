import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/useLocale.ts'
import { BarNumber } from './BarNumber.tsx'
import { GameImage } from './GameImage.tsx'

interface TierPointsProps {
  /** The tier, such as `MASTER`. */
  readonly tier: string
  /** The tier's name in the page's language. */
  readonly name: string
  /** Share of the longest bar, 0 to 1. */
  readonly share: number
  readonly children: ReactNode
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: '6px' },
})

export function TierPoints({ tier, name, share, children }: TierPointsProps) {
  const styles = useStyles()
  const locale = useLocale()
  return (
    <span className={styles.root}>
      <GameImage src={`/images/ranks/icons/${tier.toLowerCase()}.png`} name={{ text: name, locale }} size={26} eager />
      <BarNumber share={share}>{children}</BarNumber>
    </span>
  )
}
