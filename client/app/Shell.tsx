import { makeStyles } from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectionNotice } from '../live/ConnectionNotice.tsx'
import { PHONE } from '../theme/tokens.ts'
import { useLessMotion } from '../theme/useLessMotion.ts'
import { Backdrop } from './Backdrop.tsx'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { CurrentPage } from './CurrentPage.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { Footer } from './Footer.tsx'
import { foreseePage } from './foresee-page.ts'
import { LateShell } from './LateShell.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useArrival } from './useArrival.ts'
import { useVisit } from './useVisit.ts'

const useStyles = makeStyles({
  shell: { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100vh', overflowX: 'clip' },
  header: { position: 'relative' },
  main: {
    flexGrow: 1,
    width: '100%',
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: '0 20px 72px',
    outlineStyle: 'none',
    [PHONE]: { padding: '0 12px 48px' },
  },
})

/** The frame around every page. */
export function Shell() {
  const styles = useStyles()
  const { t } = useTranslation()
  const visit = useVisit()
  const main = useRef<HTMLElement>(null)
  useArrival(main, visit)
  useLessMotion()

  return (
    <div className={styles.shell} onPointerOver={foreseePage} onFocus={foreseePage}>
      <SkipLink to="content">{t('shell.skipToContent')}</SkipLink>
      <ConsentQuestion />
      <header className={styles.header}>
        <Backdrop />
        <DemoBanner />
        {/* A new page starts with an empty, closed search. */}
        <TopBar key={visit} />
      </header>
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <CurrentPage visit={visit} />
      </main>
      <Footer />
      <ConnectionNotice />
      <LateShell />
    </div>
  )
}
