import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { FORCED_COLORS, NARROW_BAR, PHONE } from '../theme/tokens.ts'
import type { NavigationEntry } from './navigation.ts'

const useStyles = makeStyles({
  links: {
    display: 'flex',
    gap: '28px',
    // Polish words are longer than the room.
    [NARROW_BAR]: { gap: '14px', minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' },
    [PHONE]: { order: 1, gap: '16px', width: '100%', overflowX: 'auto', scrollbarWidth: 'none' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    height: '60px',
    borderBottom: '2px solid transparent',
    [FORCED_COLORS]: { borderBottomColor: 'Canvas' },
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
    '&[aria-current="page"]': {
      borderBottomColor: tokens.colorBrandStroke1,
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
    },
    // This is the height of the bar's extension; wider bars have the search there.
    [PHONE]: { height: '60px', boxSizing: 'border-box' },
  },
})

interface TopBarLinksProps {
  readonly entries: readonly NavigationEntry[]
}

export function TopBarLinks({ entries }: TopBarLinksProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const links = useRef<HTMLElement>(null)

  // In a small window, the current page's tab may be out of view. `scrollIntoView` would scroll the page too.
  useEffect(() => {
    const row = links.current
    const here = Array.from(row?.children ?? []).find((link) => link.getAttribute('href') === pathname)
    if (row === null || here === undefined) return
    row.scrollLeft += here.getBoundingClientRect().right - row.getBoundingClientRect().right
  }, [pathname])

  if (entries.length === 0) return null

  return (
    <nav ref={links} aria-label={t('shell.mainNavigation')} className={styles.links}>
      {entries.map(({ path, label }) => (
        <NavLink key={path} to={path} className={styles.link}>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  )
}
