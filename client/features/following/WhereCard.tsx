import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import { privacyPath } from '../../paths.ts'
import { useSession } from '../../sign-in/session.ts'
import { SignInButton } from '../../sign-in/SignInButton.tsx'
import { useSignInOffer } from '../../sign-in/useSignInOffer.ts'
import { SideCard } from './SideCard.tsx'

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForeground1 },
  offer: { display: 'grid', justifyItems: 'start', gap: '10px', marginTop: '12px' },
  words: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})

export function WhereCard() {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useFollowingWords()
  const session = useSession()
  const offered = useSignInOffer() === true
  return (
    <SideCard title={words('where.title')}>
      <p className={styles.words}>
        {words(session.kind === 'in' ? 'where.in' : 'where.out')}{' '}
        <Link to={privacyPath()} className={styles.link}>
          {words('where.more')}
        </Link>
      </p>
      <div className={offered ? styles.offer : undefined}>
        {offered ? <p className={styles.words}>{t('session.hint')}</p> : null}
        <SignInButton appearance="primary" />
      </div>
    </SideCard>
  )
}
