import { makeStyles, tokens } from '@fluentui/react-components'
import { ownTokens } from '../theme/tokens.ts'
import { LocalText } from './LocalText.tsx'
import { Skeleton } from './Skeleton.tsx'

interface PopoverWordsProps {
  readonly name: LocalWords
  /** A word or two. */
  readonly kind: string
  /** Null when unknown. */
  readonly price?: string | null
  /** Line by line; null when unknown. */
  readonly description: LocalWords | null
  /** True while price and description are being fetched. */
  readonly loading: boolean
}

interface LocalWords {
  readonly text: string
  readonly locale: string
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '2px' },
  name: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  facts: { display: 'flex', justifyContent: 'space-between', gap: '20px' },
  price: { color: ownTokens.gold, fontVariantNumeric: 'tabular-nums' },
  description: {
    marginTop: '6px',
    paddingTop: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    whiteSpace: 'pre-line',
  },
  waiting: { display: 'grid', gap: '8px', width: '220px', maxWidth: '100%' },
})

/** Unknown facts are left out. */
export function PopoverWords({ name, kind, price = null, description, loading }: PopoverWordsProps) {
  const styles = useStyles()
  return (
    <div className={styles.root} aria-busy={loading}>
      <div className={styles.name}>
        <LocalText name={name} />
      </div>
      <div className={styles.facts}>
        <span>{kind}</span>
        {price === null ? null : <span className={styles.price}>{price}</span>}
      </div>
      {loading ? (
        <div className={styles.description}>
          <div className={styles.waiting}>
            <Skeleton height={10} />
            <Skeleton height={10} width="70%" />
          </div>
        </div>
      ) : null}
      {/* The description may arrive after the rest has been read out. */}
      <div aria-live="polite">
        {description === null ? null : (
          <div className={styles.description}>
            <LocalText name={description} />
          </div>
        )}
      </div>
    </div>
  )
}
