import { makeStyles, tokens } from '@fluentui/react-components'
import { lane } from '../theme/lane.ts'
import { LocalText } from './LocalText.tsx'
import { Skeleton } from './Skeleton.tsx'

interface PopoverWordsProps {
  readonly name: LocalWords
  /** What sort of thing it is, in a word or two. */
  readonly kind: string
  /** What it costs; null where that is not known. */
  readonly price?: string | null
  /** What it does, line by line; null where that is not known. */
  readonly description: LocalWords | null
  /** True while price and description are on their way. */
  readonly loading: boolean
}

/** Words together with the language they are in. */
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
  price: { color: lane.gold, fontVariantNumeric: 'tabular-nums' },
  description: {
    marginTop: '6px',
    paddingTop: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    whiteSpace: 'pre-line',
  },
  waiting: { display: 'grid', gap: '8px', width: '220px', maxWidth: '100%' },
})

/** What a pop-over says of something from the game. What is not known is left out. */
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
      {/* It may come when the rest has been read out already. */}
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
