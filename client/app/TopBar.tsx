import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { BarButton, useBarSquare } from '../components/BarButton.tsx'
import { Glyph } from '../components/Glyph.tsx'
import { followingPath, homePath } from '../paths.ts'
import { SearchBox } from '../search/SearchBox.tsx'
import { SCREEN_READER_ONLY } from '../theme/screen-reader-only.ts'
import { NARROW_BAR, NARROWEST_BAR, ownTokens, PHONE } from '../theme/tokens.ts'
import { AccountButton } from './AccountButton.tsx'
import { Mark } from './Mark.tsx'
import { NAVIGATION } from './navigation.ts'
import { SettingsButton } from './SettingsButton.tsx'
import { TopBarLinks } from './TopBarLinks.tsx'

const useStyles = makeStyles({
  bar: { width: 'calc(100% - 35px)', marginInline: 'auto', [PHONE]: { width: 'calc(100% - 10px)' } },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 28px',
    minHeight: '60px',
    paddingInline: '22px',
    [NARROW_BAR]: { flexWrap: 'nowrap', columnGap: '16px', paddingInline: '8px' },
    [PHONE]: { columnGap: '12px', paddingInline: '12px' },
  },
  home: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '40px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    fontWeight: 600,
    textDecorationLine: 'none',
  },
  // The links need its room.
  name: { [NARROWEST_BAR]: SCREEN_READER_ONLY },
  mark: { display: 'flex', color: tokens.colorBrandForeground1 },
  buttons: { display: 'flex', gap: '12px', marginInlineStart: 'auto', [PHONE]: { gap: '8px' } },
  searchButton: { display: 'none', [PHONE]: { display: 'flex' } },
  extension: {
    minHeight: '60px',
    // Aligns with the page below, which is a little narrower. 800 px of it are the search row.
    maxWidth: '805px',
    marginInline: 'auto',
    padding: '0 2.5px 4px',
    [PHONE]: { padding: '8px 7px 4px' },
  },
  closed: { [PHONE]: { display: 'none' } },
})

/** The home page has its own search and needs none here. */
export function TopBar() {
  const styles = useStyles()
  const { square } = useBarSquare()
  const { t } = useTranslation()
  const atHome = useLocation().pathname === homePath()
  const [searchOpen, setSearchOpen] = useState(false)
  const [searches, setSearches] = useState(0)
  const extension = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (searchOpen) extension.current?.querySelector('input')?.focus()
  }, [searchOpen])

  // Remounting the form empties it and takes its focus away.
  const clearSearch = () => {
    setSearchOpen(false)
    setSearches(searches + 1)
  }

  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <Link to={homePath()} className={styles.home} title={t('shell.home')}>
          <span className={styles.mark}>
            <Mark size={28} />
          </span>
          <span className={styles.name}>Lanewatch</span>
        </Link>
        <TopBarLinks entries={NAVIGATION} />
        <div className={styles.buttons}>
          {atHome ? null : (
            <div className={styles.searchButton}>
              <BarButton
                label={t(searchOpen ? 'shell.closeSearch' : 'shell.openSearch')}
                expanded={searchOpen}
                onClick={() => setSearchOpen(!searchOpen)}
              >
                <Glyph name={searchOpen ? 'close' : 'search'} />
              </BarButton>
            </div>
          )}
          <NavLink
            to={followingPath()}
            className={square}
            aria-label={t('shell.following')}
            title={t('shell.following')}
          >
            <Glyph name="star" />
          </NavLink>
          <AccountButton />
          <SettingsButton />
        </div>
      </div>
      {atHome ? null : (
        <div ref={extension} className={mergeClasses(styles.extension, !searchOpen && styles.closed)}>
          <SearchBox key={searches} place="bar" onAlreadyThere={clearSearch} />
        </div>
      )}
    </div>
  )
}
