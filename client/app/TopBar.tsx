import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { homePath } from '../paths.ts'
import { AccountSearchForm } from '../search/AccountSearchForm.tsx'
import { lane, PHONE } from '../theme/lane.ts'
import { BarButton } from './BarButton.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import { Mark } from './Mark.tsx'
import { NAVIGATION } from './navigation.ts'
import { ThemeButton } from './ThemeButton.tsx'
import { TopBarLinks } from './TopBarLinks.tsx'
import { Glyph } from '../components/Glyph.tsx'

const useStyles = makeStyles({
  bar: { width: 'calc(100% - 35px)', marginInline: 'auto', [PHONE]: { width: 'calc(100% - 10px)' } },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 28px',
    minHeight: '60px',
    paddingInline: '22px',
    [PHONE]: { columnGap: '12px', paddingInline: '12px' },
  },
  home: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '40px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontFamily: lane.displayFont,
    fontSize: tokens.fontSizeBase600,
    fontWeight: 600,
    textDecorationLine: 'none',
  },
  mark: { display: 'flex', color: tokens.colorBrandForeground1 },
  buttons: { display: 'flex', gap: '12px', marginInlineStart: 'auto' },
  searchButton: { display: 'none', [PHONE]: { display: 'flex' } },
  extension: {
    minHeight: '60px',
    maxWidth: '800px',
    marginInline: 'auto',
    paddingBottom: '4px',
    [PHONE]: { padding: '8px 7px 4px' },
  },
  closed: { [PHONE]: { display: 'none' } },
})

/** Title, links, and the search row in the bar's extension. Home has a search of its own and needs none here. */
export function TopBar() {
  const styles = useStyles()
  const { t } = useTranslation()
  const atHome = useLocation().pathname === homePath()
  const [searchOpen, setSearchOpen] = useState(false)

  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <Link to={homePath()} className={styles.home} title={t('shell.home')}>
          <span className={styles.mark}>
            <Mark size={28} />
          </span>
          Lanewatch
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
          <ThemeButton />
          <LanguageButton />
        </div>
      </div>
      {atHome ? null : (
        <div className={mergeClasses(styles.extension, !searchOpen && styles.closed)}>
          <AccountSearchForm label={t('search.label')} place="bar" />
        </div>
      )}
    </div>
  )
}
