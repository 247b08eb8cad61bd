import { makeStyles, tokens } from '@fluentui/react-components'
import { Card } from '../../components/Card.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { LeavesFocus } from '../../components/LeavesFocus.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { useSession } from '../../sign-in/session.ts'
import { SignInButton } from '../../sign-in/SignInButton.tsx'
import { useSignInOffer } from '../../sign-in/useSignInOffer.ts'
import { PHONE } from '../../theme/tokens.ts'
import { OwnKeys } from './OwnKeys.tsx'
import { useApiKeysWords } from './useApiKeysWords.ts'

const useStyles = makeStyles({
  subtitle: { display: 'block', maxWidth: '64ch', textWrap: 'pretty' },
  card: {
    display: 'grid',
    justifyItems: 'start',
    gap: '10px',
    boxSizing: 'border-box',
    maxWidth: '860px',
    padding: '20px',
    [PHONE]: { padding: '14px 12px 16px' },
  },
  title: { ...sectionTitleStyle, margin: 0 },
  words: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})

/** The keys of a signed-in person. Other visitors learn how to get one. */
export function ApiKeysPage() {
  const styles = useStyles()
  const words = useApiKeysWords()
  const session = useSession()
  return (
    <>
      <PageBand title={words('title')}>
        <span className={styles.subtitle}>{words('subtitle')}</span>
      </PageBand>
      <KeptFocus>
        {session.kind === 'starting' ? <Skeleton height={180} /> : null}
        {session.kind === 'out' ? <SignedOut /> : null}
        {/* A new key for each person resets all state. */}
        {session.kind === 'in' ? (
          <LeavesFocus>
            <OwnKeys key={session.id} />
          </LeavesFocus>
        ) : null}
      </KeptFocus>
    </>
  )
}

function SignedOut() {
  const styles = useStyles()
  const words = useApiKeysWords()
  const offered = useSignInOffer()
  return (
    <Card className={styles.card}>
      {offered === false ? null : <h2 className={styles.title}>{words('signedOut.title')}</h2>}
      <p className={styles.words}>{words('signedOut.words')}</p>
      {offered === false ? <p className={styles.words}>{words('signedOut.noSignIn')}</p> : null}
      <SignInButton appearance="primary" />
    </Card>
  )
}
