import { makeStyles, tokens } from '@fluentui/react-components'
import { Glyph } from '../../components/Glyph.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import type { ItemMark_itemFragment } from '../../gql/graphql.ts'
import { ItemMark } from '../ItemMark.tsx'
import { useBuildsWords } from '../useBuildsWords.ts'
import { useItemName } from '../useItemName.ts'

interface ItemSequenceProps {
  /** In the order of purchase. */
  readonly items: readonly ItemMark_itemFragment[]
  readonly stopOf: (itemId: number) => string
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'grid', gap: '4px', minWidth: 0 },
  pictures: { display: 'flex', alignItems: 'center', gap: '4px' },
  arrow: { display: 'grid', color: tokens.colorNeutralForeground3 },
  names: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})

/** Items bought one after another, with arrows between them. */
export function ItemSequence({ items, stopOf }: ItemSequenceProps) {
  const styles = useStyles()
  const words = useBuildsWords()
  const nameOf = useItemName()
  return (
    <span className={styles.root}>
      <span className={styles.pictures}>
        {items.map((item, place) => (
          <span key={item.itemId} className={styles.pictures}>
            {place === 0 ? null : (
              <span className={styles.arrow}>
                <Glyph name="forward" size={12} />
                <VisuallyHidden>{words('then')}</VisuallyHidden>
              </span>
            )}
            <ItemMark item={item} name={nameOf(item)} stop={stopOf(item.itemId)} />
          </span>
        ))}
      </span>
      <span className={styles.names} aria-hidden="true">
        {items.map((item, place) => (
          <span key={item.itemId}>
            <LocalText name={nameOf(item)} />
            {place === items.length - 1 ? null : '\u00A0› '}
          </span>
        ))}
      </span>
    </span>
  )
}
