import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../components/Glyph.tsx'
import type { QuickGroup } from './quick-options.ts'

interface RemoveRecentProps {
  readonly groups: readonly QuickGroup[]
  readonly onRemove: (path: string) => void
}

const useStyles = makeStyles({
  // Beside the options, below their group's title: an option can't contain a button.
  column: { flexShrink: 0, paddingTop: '32px', paddingInlineEnd: '6px', ':empty': { display: 'none' } },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '44px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundPressed, color: tokens.colorNeutralForeground1 },
  },
})

/** The keyboard's way is Delete in the field. */
export function RemoveRecent({ groups, onRemove }: RemoveRecentProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const options = groups.flatMap((group) => group.options)
  return (
    <div className={styles.column}>
      {options.map((option) => {
        if (option.kind !== 'recent') return null
        const { path, name, behind } = option.search
        const label = t('search.quick.remove', { name: `${name} ${behind}`.trim() })
        return (
          <button
            key={path}
            type="button"
            tabIndex={-1}
            aria-label={label}
            title={label}
            className={styles.button}
            onClick={() => onRemove(path)}
          >
            <Glyph name="close" size={14} />
          </button>
        )
      })}
    </div>
  )
}
