import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { KeptFocus } from '../components/KeptFocus.tsx'
import { LeavesFocus } from '../components/LeavesFocus.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { SCREEN_READER_ONLY } from '../theme/screen-reader-only.ts'
import { ownTokens } from '../theme/tokens.ts'
import type { AccountCardProps } from './AccountCard.tsx'
import { useSession, useSessionNews } from './session.ts'
import { SignInButton } from './SignInButton.tsx'

const useStyles = makeStyles({
  said: {
    display: 'block',
    ':not(:empty)': { marginBottom: '8px' },
    color: tokens.colorNeutralForeground2,
  },
  // The name is shown below.
  screenReaderOnly: SCREEN_READER_ONLY,
  failure: { margin: 0, color: ownTokens.loss },
})

/** Falls back to the sign-in button, where signing in is available. Keeps the focus, and announces changes. */
export function AccountPanel() {
  const styles = useStyles()
  const { t } = useTranslation()
  const session = useSession()
  const news = useSessionNews()
  const [newsBefore] = useState(news)

  return (
    <KeptFocus>
      <output className={mergeClasses(styles.said, session.kind === 'in' && styles.screenReaderOnly)}>
        {news === null || news === newsBefore ? null : t(`session.news.${news.kind}`)}
      </output>
      {session.kind === 'in' ? (
        <LeavesFocus>
          <LateAccountCard session={session} />
        </LeavesFocus>
      ) : null}
      {session.kind === 'starting' ? <Skeleton height={64} /> : null}
      <SignInButton />
    </KeptFocus>
  )
}

function LateAccountCard(props: AccountCardProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [Card, setCard] = useState<ComponentType<AccountCardProps> | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    import('./AccountCard.tsx').then(
      ({ AccountCard }) => setCard(() => AccountCard),
      () => setFailed(true),
    )
  }, [])

  if (Card !== null) return <Card {...props} />
  return failed ? (
    <p role="alert" className={styles.failure}>
      {t('session.failed')}
    </p>
  ) : (
    <Skeleton height={64} />
  )
}
