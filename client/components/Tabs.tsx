import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { LiveDot } from './LiveDot.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface Tab<Name extends string> {
  readonly name: Name
  /** Text, or pictures with names and adjacent text. */
  readonly label: ReactNode
  /** Live activity in words, shown as a dot. */
  readonly live?: string | null
}

interface TabsProps<Name extends string> {
  /** Accessible name. */
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly selected: Name
  readonly onSelect: (name: Name) => void
  /** Addresses of tabs that are part of the page's address. */
  readonly linkTo?: (name: Name) => To
  readonly children: ReactNode
}

const useStyles = makeStyles({
  list: {
    position: 'relative',
    display: 'flex',
    gap: '26px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    marginBottom: '18px',
  },
  tab: {
    position: 'relative',
    flexShrink: 0,
    padding: '10px 0 12px',
    border: 'none',
    background: 'none',
    cursor: 'pointer',
    textDecorationLine: 'none',
    font: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightMedium,
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-4px',
      borderRadius: tokens.borderRadiusMedium,
    },
  },
  live: { display: 'inline-flex', marginInlineStart: '6px', verticalAlign: 'middle' },
  selected: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightBold,
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: '2px',
      borderRadius: '2px 2px 0 0',
      backgroundColor: tokens.colorBrandForeground1,
    },
  },
  panel: {
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '6px' },
  },
})

/** The arrow keys, Home and End move between the tabs. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, linkTo, children }: TabsProps<Name>) {
  const styles = useStyles()
  const id = useId()
  const tabId = (name: Name) => `${id}-tab-${name}`
  const panelId = `${id}-panel`

  function selectByClick(event: MouseEvent, name: Name) {
    // The browser opens such a link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSelect(name)
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    // A link does not react to the space bar.
    if (event.key === ' ') event.preventDefault()
    const here = tabs.findIndex(({ name }) => name === selected)
    const next = tabs.at(nextPosition(event.key, here, tabs.length) ?? here)
    if (next === undefined || next.name === selected) return
    event.preventDefault()
    event.currentTarget.ownerDocument.getElementById(tabId(next.name))?.focus()
    onSelect(next.name)
  }

  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ name, label: words, live = null }) => {
          const tab = {
            ref: name === selected ? scrollIntoView : undefined,
            role: 'tab',
            id: tabId(name),
            'aria-selected': name === selected,
            'aria-controls': panelId,
            tabIndex: name === selected ? 0 : -1,
            className: mergeClasses(styles.tab, name === selected && styles.selected),
            onClick: (event: MouseEvent) => selectByClick(event, name),
            onKeyDown: moveByKey,
          }
          const content = (
            <>
              {words}
              {live === null ? null : (
                <span className={styles.live}>
                  <LiveDot />
                  <VisuallyHidden>{live}</VisuallyHidden>
                </span>
              )}
            </>
          )
          return linkTo === undefined ? (
            <button key={name} type="button" {...tab}>
              {content}
            </button>
          ) : (
            <Link key={name} to={linkTo(name)} replace preventScrollReset {...tab}>
              {content}
            </Link>
          )
        })}
      </div>
      <div className={styles.panel} role="tabpanel" id={panelId} aria-labelledby={tabId(selected)} tabIndex={0}>
        {children}
      </div>
    </>
  )
}

/** Scrolls a tab into view. On a phone, not all tabs may fit side by side. */
function scrollIntoView(tab: HTMLElement | null) {
  const list = tab?.parentElement ?? null
  if (tab === null || list === null) return
  const { offsetLeft, offsetWidth } = tab
  list.scrollLeft = Math.min(Math.max(list.scrollLeft, offsetLeft + offsetWidth - list.clientWidth), offsetLeft)
}

function nextPosition(key: string, here: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (here + 1) % count
    case 'ArrowLeft':
      return (here - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
