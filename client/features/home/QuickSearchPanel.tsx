import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import type { AccountParams } from '../../paths.ts'
import type { QuickGroup } from './quick-options.ts'
import type { QuickSearchState } from './quick-search.ts'
import { QuickSearchOption } from './QuickSearchOption.tsx'

interface QuickSearchPanelProps {
  /** The id of the list. */
  readonly listId: string
  /** The id of the option at a position, counted through all groups. */
  readonly optionId: (position: number) => string
  /** How far the search has come; `idle` while nothing is to be shown of it. */
  readonly state: QuickSearchState<unknown>['is']
  /** What is looked for. */
  readonly text: string
  readonly groups: readonly QuickGroup[]
  /** The position that Enter chooses. */
  readonly highlighted: number
  readonly onLookUp: (account: AccountParams) => void
  readonly onRetry: () => void
}

const useStyles = makeStyles({
  panel: {
    position: 'absolute',
    zIndex: 3,
    top: '54px',
    insetInline: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  closed: { display: 'none' },
  list: { maxHeight: 'min(440px, 60vh)', overflowY: 'auto', padding: '6px', ':empty': { padding: 0 } },
  group: {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    ':not(:first-child)': {
      marginTop: '6px',
      paddingTop: '6px',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  title: {
    display: 'block',
    padding: '6px 10px 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  note: { display: 'block', padding: '14px 16px', color: tokens.colorNeutralForeground2, ':empty': { padding: 0 } },
  heard: { padding: 0 },
  retry: { margin: '0 16px 14px' },
})

/** What was found for the text, below its field, or in words why there is nothing. */
export function QuickSearchPanel(props: QuickSearchPanelProps) {
  const { listId, optionId, state, text, groups, highlighted, onLookUp, onRetry } = props
  const styles = useStyles()
  const { t } = useTranslation()
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)

  function note() {
    if (state === 'failed') return t('search.unreachable')
    if (state === 'asking') return count === 0 ? t('search.searching') : null
    if (state === 'idle') return null
    return count === 0 ? (
      t('home.quick.nothing', { text })
    ) : (
      <VisuallyHidden>{t('home.quick.found', { count })}</VisuallyHidden>
    )
  }

  return (
    <div className={mergeClasses(styles.panel, state === 'idle' && styles.closed)}>
      <div
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The list belongs to a text field, which a <select> can not.
        role="listbox"
        tabIndex={-1}
        aria-label={t('home.quick.list')}
        className={styles.list}
        // The field keeps the focus, and the list stays open until the choice is made.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ kind, start, options }) => (
          <fieldset key={kind} className={styles.group} aria-labelledby={`${listId}-${kind}`}>
            <span id={`${listId}-${kind}`} className={styles.title}>
              {t(`home.quick.groups.${kind}`)}
            </span>
            {options.map((option, index) => (
              <QuickSearchOption
                key={optionId(start + index)}
                id={optionId(start + index)}
                option={option}
                highlighted={start + index === highlighted}
                onLookUp={onLookUp}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {/* Always there, so that its words are read out when they come. */}
      <output className={mergeClasses(styles.note, count > 0 && styles.heard)}>{note()}</output>
      {state === 'failed' ? (
        <Button className={styles.retry} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      ) : null}
    </div>
  )
}
