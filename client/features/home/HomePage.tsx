import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../components/Skeleton.tsx'
import { followsSomethingHere } from '../../following/follows-here.ts'
import { useHydrated } from '../../hydration/useHydrated.ts'
import { lazyPage } from '../../routing/lazy-page.ts'
import { DemoAccounts } from '../../search/DemoAccounts.tsx'
import { SearchBox } from '../../search/SearchBox.tsx'
import { useSession } from '../../sign-in/session.ts'
import { ownTokens, PHONE, TABLET } from '../../theme/tokens.ts'
import { HOME_COLUMNS, WHOLE_WIDTH } from './home-layout.ts'
import { homeLive } from './home-live.ts'
import { HomeLiveSkeleton } from './HomeLiveSkeleton.tsx'
import { RosterNews } from './RosterNews.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: HOME_COLUMNS,
    alignItems: 'start',
    gap: '56px 20px',
    paddingTop: '72px',
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Live content begins on the first screen.
    [PHONE]: { rowGap: '28px', paddingTop: '24px' },
  },
  top: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridColumn: WHOLE_WIDTH, rowGap: 'inherit' },
  hero: { width: '100%', maxWidth: '800px', marginInline: 'auto', textAlign: 'center' },
  // Beside the preceding content.
  changes: { gridColumn: 2, gridRow: '3 / span 2', [TABLET]: { gridColumn: 'auto', gridRow: 'auto' } },
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeHero1000,
    lineHeight: tokens.lineHeightHero1000,
    fontWeight: 700,
    textWrap: 'balance',
    [PHONE]: { fontSize: tokens.fontSizeHero900, lineHeight: tokens.lineHeightHero900 },
  },
  subtitle: {
    margin: '8px 0 28px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    textWrap: 'balance',
    [PHONE]: {
      margin: '4px 0 16px',
      fontSize: tokens.fontSizeBase300,
      lineHeight: tokens.lineHeightBase300,
    },
  },
})

/** Loaded only for visitors who follow something. */
const followed = lazyPage(async () => (await import('./HomeFollowed.tsx')).HomeFollowed)

export function HomePage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const session = useSession()
  const hydrated = useHydrated()
  const [followsHere] = useState(followsSomethingHere)
  // On a page from the server, React would take over a suspended section last, when live updates may have changed its data.
  const [liveSection] = useState(() =>
    homeLive.isLoaded ? (
      <homeLive.Page />
    ) : (
      <Suspense fallback={<HomeLiveSkeleton />}>
        <homeLive.Page />
      </Suspense>
    ),
  )

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.hero}>
          <h1 className={styles.title}>{t('home.title')}</h1>
          <p className={styles.subtitle}>{t('home.subtitle')}</p>
          <SearchBox place="page" />
        </div>
        {hydrated && (followsHere || session.kind !== 'out') ? (
          <Suspense fallback={<Skeleton height={122} radius={14} />}>
            <followed.Page />
          </Suspense>
        ) : null}
      </div>
      {liveSection}
      <DemoAccounts />
      <div className={styles.changes}>
        <RosterNews />
      </div>
    </div>
  )
}
