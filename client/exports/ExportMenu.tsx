import { makeStyles, tokens } from '@fluentui/react-components'
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../components/useCopy.ts'
import { useExportWords } from './useExportWords.ts'

/** Properties of a menu whose table is known. */
export interface OpenedMenuProps {
  readonly onClose: () => void
}

interface ExportMenuProps extends OpenedMenuProps {
  /** Opened the menu, and closes it. */
  readonly button: HTMLElement
  /** Addresses of the files. */
  readonly csv: string
  readonly json: string
  /** Text of the operation that reads the shown rows. */
  readonly operation: string
}

const MARGIN_PX = 8
const GAP_PX = 6

const useStyles = makeStyles({
  menu: {
    // In the coordinates of the page, so that it scrolls with its table.
    position: 'absolute',
    inset: 'auto',
    boxSizing: 'border-box',
    width: '264px',
    maxWidth: 'calc(100vw - 16px)',
    margin: 0,
    scrollMargin: '8px',
    padding: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gap: '1px',
    boxSizing: 'border-box',
    width: '100%',
    padding: '7px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    font: 'inherit',
    lineHeight: '20px',
    textAlign: 'start',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  parted: { marginTop: '6px', paddingTop: '6px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  note: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
})

/** Files have all rows that the filters leave; the operation is that of the rows on the page. */
export function ExportMenu({ button, csv, json, operation, onClose }: ExportMenuProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useExportWords()
  const menu = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLAnchorElement>(null)
  const { said, copy } = useCopy()

  useLayoutEffect(() => {
    const element = menu.current
    if (element === null) return
    // The top layer: no card can clip the menu.
    element.showPopover()
    const [anchor, own] = [button.getBoundingClientRect(), element.getBoundingClientRect()]
    // The ends of both are at one line where there is room for that.
    element.style.left = `${Math.max(MARGIN_PX, anchor.right - own.width) + window.scrollX}px`
    element.style.top = `${anchor.bottom + GAP_PX + window.scrollY}px`
    element.scrollIntoView({ block: 'nearest' })
    first.current?.focus({ preventScroll: true })
  }, [button])

  useEffect(() => {
    const isOutside = ({ target }: Event) =>
      target instanceof Node && menu.current?.contains(target) !== true && !button.contains(target)
    const onPointerDown = (event: Event) => {
      if (isOutside(event)) onClose()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    window.addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true)
      window.removeEventListener('resize', onClose)
    }
  }, [button, onClose])

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    button.focus()
    onClose()
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // Without a target, the window has lost the focus, or a place without one was pressed.
    if (relatedTarget === null || relatedTarget === button || currentTarget.contains(relatedTarget)) return
    onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys and the focus are those of the links inside.
    <div ref={menu} popover="manual" className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <ul className={styles.list}>
        <li>
          <a ref={first} href={csv} download className={styles.row} onClick={onClose}>
            CSV
            <span className={styles.note}>{words('csv')}</span>
          </a>
        </li>
        <li>
          <a href={json} download className={styles.row} onClick={onClose}>
            JSON
            <span className={styles.note}>{words('json')}</span>
          </a>
        </li>
        <li className={styles.parted}>
          <button type="button" className={styles.row} onClick={() => void copy(operation)}>
            {words('copy')}
            <output className={styles.note}>
              {said === null ? words('copyNote') : t(said === 'copied' ? 'everyPage.copied' : 'everyPage.notCopied')}
            </output>
          </button>
        </li>
        <li>
          <a href={`/graphql?query=${encodeURIComponent(operation)}`} className={styles.row}>
            {words('explorer')}
          </a>
        </li>
      </ul>
    </div>
  )
}
