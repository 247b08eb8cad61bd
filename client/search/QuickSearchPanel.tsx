import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { SCREEN_READER_ONLY } from '../theme/screen-reader-only.ts'
import type { QuickGroup, QuickOption } from './quick-options.ts'
import type { QuickSearchState } from './quick-search.ts'
import { QuickSearchOption } from './QuickSearchOption.tsx'
import { RemoveRecent } from './RemoveRecent.tsx'

interface QuickSearchPanelProps {
  readonly listId: string
  /** Positions are counted across all groups. */
  readonly optionId: (position: number) => string
  /** `idle` shows nothing, `recent` shows recent searches. */
  readonly state: QuickSearchState<unknown>['kind'] | 'recent'
  readonly text: string
  readonly groups: readonly QuickGroup[]
  /** Enter chooses this option; -1 for none. */
  readonly highlighted: number
  /** True when a choice opens its page. */
  readonly opens: boolean
  readonly onTake: (option: QuickOption) => void
  readonly onRemove: (path: string) => void
  readonly onRetry: () => void
}

const useStyles = makeStyles({
  // The panel must not move its neighbours.
  place: { position: 'relative' },
  panel: {
    position: 'absolute',
    zIndex: 3,
    top: '6px',
    insetInlineStart: 0,
    width: '100%',
    // Beside other fields, space can be short.
    minWidth: 'min(360px, 100vw - 50px)',
    boxSizing: 'border-box',
    textAlign: 'start',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    boxShadow: tokens.shadow28,
  },
  closed: { display: 'none' },
  scroll: { display: 'flex', maxHeight: 'min(440px, 60vh)', overflowY: 'auto' },
  list: { flexGrow: 1, minWidth: 0, padding: '6px', ':empty': { padding: 0 } },
  group: {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    ':not(:first-child)': {
      marginTop: '6px',
      paddingTop: '6px',
      borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    },
  },
  title: {
    display: 'block',
    padding: '6px 10px 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  note: {
    display: 'block',
    padding: '14px 16px',
    color: tokens.colorNeutralForeground2,
    // It repeats the typed text, which can be one long word.
    overflowWrap: 'anywhere',
    ':empty': { padding: 0 },
  },
  screenReaderOnly: SCREEN_READER_ONLY,
  retry: { margin: '0 16px 14px' },
})

export function QuickSearchPanel(props: QuickSearchPanelProps) {
  const { listId, optionId, state, text, groups, highlighted, opens, onTake, onRemove, onRetry } = props
  const styles = useStyles()
  const { t } = useTranslation()
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)

  function note() {
    if (state === 'failed') return t('search.unreachable')
    if (state === 'asking') return count === 0 ? t('search.searching') : null
    if (state === 'idle') return null
    if (state === 'recent') return t('search.quick.recent', { count })
    return count === 0 ? t('search.quick.nothing', { text }) : t('search.quick.found', { count })
  }

  return (
    <div className={styles.place}>
      <div className={mergeClasses(styles.panel, state === 'idle' && styles.closed)}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- No action: the field keeps the focus, and the list stays open until a choice is made. */}
        <div className={styles.scroll} onMouseDown={(event) => event.preventDefault()}>
          <div
            id={listId}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The list belongs to a text field, and a <select> can't do that.
            role="listbox"
            tabIndex={-1}
            aria-label={t('search.quick.list')}
            className={styles.list}
          >
            {groups.map(({ kind, start, options }) => (
              <fieldset key={kind} className={styles.group} aria-labelledby={`${listId}-${kind}`}>
                <span id={`${listId}-${kind}`} className={styles.title}>
                  {t(`search.quick.groups.${kind}`)}
                </span>
                {options.map((option, index) => (
                  <QuickSearchOption
                    key={optionId(start + index)}
                    id={optionId(start + index)}
                    option={option}
                    highlighted={start + index === highlighted}
                    opens={opens}
                    onTake={onTake}
                  />
                ))}
              </fieldset>
            ))}
          </div>
          <RemoveRecent groups={groups} onRemove={onRemove} />
        </div>
        <output className={mergeClasses(styles.note, count > 0 && styles.screenReaderOnly)}>{note()}</output>
        {state === 'failed' ? (
          <Button className={styles.retry} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
