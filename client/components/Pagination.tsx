import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { ownTokens, PHONE } from '../theme/tokens.ts'
import { Glyph } from './Glyph.tsx'
import { listPageNumbers } from './page-numbers.ts'

interface PaginationProps {
  /** Accessible name. */
  readonly label: string
  /** Current page, from 1. */
  readonly page: number
  readonly pages: number
  readonly linkTo: (page: number) => To
  readonly words: {
    readonly previous: string
    readonly next: string
    /** Accessible name of the link to a page, such as `Page 3`. */
    readonly page: (page: number) => string
  }
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    justifyContent: 'center',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontVariantNumeric: 'tabular-nums',
    [PHONE]: { gap: '2px' },
  },
  place: { display: 'flex', [PHONE]: { flex: '1 1 0', minWidth: 0 } },
  step: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '40px',
    height: '40px',
    padding: '0 6px',
    borderRadius: tokens.borderRadiusMedium,
    border: '1px solid transparent',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    [PHONE]: { flexGrow: 1, minWidth: 0, padding: 0 },
  },
  link: {
    ':hover': {
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      backgroundColor: tokens.colorNeutralBackground2,
      color: tokens.colorNeutralForeground1,
    },
  },
  current: {
    // The tint lies on the colour of a card. On the page's own colour, the number would lose contrast.
    backgroundColor: tokens.colorNeutralBackground1,
    backgroundImage: `linear-gradient(${ownTokens.brandTint}, ${ownTokens.brandTint})`,
    color: tokens.colorBrandForeground1,
  },
  nowhere: { opacity: 0.35 },
  back: { display: 'flex', transform: 'rotate(180deg)' },
})

/** Renders nothing when there is only one page. */
export function Pagination({ label, page, pages, linkTo, words }: PaginationProps) {
  const styles = useStyles()
  if (pages < 2) return null
  const numbers = listPageNumbers(page, pages)
  const stepTo = (to: number, name: string, sign: ReactNode) => {
    const exists = to >= 1 && to <= pages
    return (
      <li className={styles.place}>
        {exists ? (
          <Link to={linkTo(to)} aria-label={name} title={name} className={mergeClasses(styles.step, styles.link)}>
            {sign}
          </Link>
        ) : (
          // The place stays occupied, so that the other steps do not move.
          <span aria-hidden="true" className={mergeClasses(styles.step, styles.nowhere)}>
            {sign}
          </span>
        )}
      </li>
    )
  }

  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {stepTo(
          page - 1,
          words.previous,
          <span className={styles.back}>
            <Glyph name="forward" size={16} />
          </span>,
        )}
        {numbers.map((number, place) =>
          number === null ? (
            <li key={`after ${numbers[place - 1]}`} aria-hidden="true" className={styles.place}>
              <span className={styles.step}>…</span>
            </li>
          ) : (
            <li key={number} className={styles.place}>
              <Link
                to={linkTo(number)}
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={mergeClasses(styles.step, styles.link, number === page && styles.current)}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {stepTo(page + 1, words.next, <Glyph name="forward" size={16} />)}
      </ul>
    </nav>
  )
}
