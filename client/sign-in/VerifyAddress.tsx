import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { AuthTrouble } from './AuthTrouble.tsx'
import { BusyButton } from './BusyButton.tsx'
import { useSessions } from './session.ts'
import { useAccountAction } from './useAccountAction.ts'
import { useSignInWords } from './useSignInWords.ts'

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gap: '10px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    overflowWrap: 'anywhere',
    ':empty': { display: 'none' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** Removed once the address is verified. */
export function VerifyAddress({ email }: { readonly email: string }) {
  const styles = useStyles()
  const words = useSignInWords()
  const sessions = useSessions()
  const sending = useAccountAction()
  const looking = useAccountAction()
  const [said, setSaid] = useState<string | null>(null)

  async function sendAgain() {
    setSaid(null)
    looking.forget()
    const outcome = await sending.carryOut((actions) => actions.sendVerification())
    if (outcome?.kind === 'done') setSaid(words('account.sent', { email }))
  }

  async function lookAgain() {
    setSaid(null)
    sending.forget()
    const outcome = await looking.carryOut((actions) => actions.lookAgain())
    const session = sessions.current()
    if (outcome?.kind === 'done' && session.kind === 'in' && !session.emailVerified) {
      setSaid(words('account.stillUnverified'))
    }
  }

  return (
    <div className={styles.panel}>
      <p className={styles.words}>{words('account.verifyWords', { email })}</p>
      <div className={styles.actions}>
        <BusyButton
          words={words('account.lookAgain')}
          busyWords={words('account.lookAgain')}
          busy={looking.state.kind === 'busy'}
          onClick={() => void lookAgain()}
        />
        <BusyButton
          words={words('account.sendAgain')}
          busyWords={words('account.sendAgain')}
          busy={sending.state.kind === 'busy'}
          onClick={() => void sendAgain()}
        />
      </div>
      <output className={styles.words}>{said}</output>
      <AuthTrouble state={looking.state} />
      <AuthTrouble state={sending.state} />
    </div>
  )
}
