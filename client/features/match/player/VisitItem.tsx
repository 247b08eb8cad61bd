import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../../../components/GameImage.tsx'
import { PopoverTrigger } from '../../../components/PopoverTrigger.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import type { ShopVisits_participantFragment } from '../../../gql/graphql.ts'
import { toContractLocale } from '../../../i18n/contract-locale.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { ItemPopover } from '../../../match/ItemPopover.tsx'
import { FORCED_COLORS, ownTokens } from '../../../theme/tokens.ts'

interface VisitItemProps {
  /** Id of the item's trigger within its `PopoverBar`. */
  readonly stop: string
  readonly bought: Pick<ShopVisits_participantFragment['purchases'][number], 'item' | 'sold'> & {
    readonly count: number
  }
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'block' },
  sold: { opacity: 0.4 },
  strike: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    stroke: ownTokens.loss,
    strokeWidth: '2px',
    strokeLinecap: 'round',
    [FORCED_COLORS]: { stroke: 'CanvasText' },
  },
  count: {
    position: 'absolute',
    right: '-3px',
    bottom: '-3px',
    padding: '0 3px',
    borderRadius: '6px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: '11px',
    lineHeight: '14px',
    fontWeight: tokens.fontWeightSemibold,
  },
})

/** A strike marks an item that was sold. */
export function VisitItem({ stop, bought: { item, sold, count } }: VisitItemProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const locale = toContractLocale(useLocale())
  const name = item.name ?? { text: t('item.unknown', { number: item.itemId }), locale }
  return (
    <PopoverTrigger stop={stop} popover={<ItemPopover itemId={item.itemId} name={name} />}>
      <span className={styles.root}>
        <span className={mergeClasses(sold && styles.sold)}>
          <GameImage src={item.image} name={name} size={30} titled={false} />
        </span>
        {sold ? (
          <>
            <svg className={styles.strike} viewBox="0 0 30 30" aria-hidden="true">
              <path d="M5 25 25 5" />
            </svg>
            <VisuallyHidden> ({t('playerCourse.shop.sold')})</VisuallyHidden>
          </>
        ) : null}
        {count === 1 ? null : <span className={styles.count}> ×{format.number(count)}</span>}
      </span>
    </PopoverTrigger>
  )
}
