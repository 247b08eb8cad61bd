import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { graphql } from '../gql/gql.ts'
import { DeleteMyDataDocument } from '../gql/graphql.ts'
import { lane } from '../theme/lane.ts'
import { authErrorWords } from './auth-error-words.ts'
import { AuthTrouble } from './AuthTrouble.tsx'
import { BusyButton } from './BusyButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useSessions, type DeedOutcome, type SignInDeeds, type WayIn } from './session.ts'
import { useDeed } from './useDeed.ts'
import { useSignInWords } from './useSignInWords.ts'

graphql(/* GraphQL */ `
  mutation DeleteMyData {
    deleteMyData {
      deleted
      problems {
        reason
      }
    }
  }
`)

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gap: '12px',
    padding: '14px',
    marginBottom: '8px',
    border: `1px solid ${lane.loss}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  words: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '18px', textWrap: 'pretty' },
  failed: { margin: 0, color: lane.loss },
  deeds: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** How somebody who signed in a while ago shows that it is still he; null while there is no need to. */
type Proof = WayIn | null

/** The server did not delete what it keeps. */
const KEPT: DeedOutcome = { is: 'failed', code: 'data-kept' }

/** Asks once more, and then deletes what the server keeps of somebody, and his account. */
export function DeleteAccount({ onKept }: { readonly onKept: () => void }) {
  const styles = useStyles()
  const words = useSignInWords()
  const client = useApolloClient()
  const id = useId()
  const panel = useRef<HTMLFormElement>(null)
  const { state, carryOut } = useDeed()
  const [proof, setProof] = useProof()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)

  // What was pressed to come here has gone.
  useEffect(() => panel.current?.focus(), [])

  async function deleteData(): Promise<boolean> {
    try {
      const { data } = await client.mutate({ mutation: DeleteMyDataDocument })
      return data?.deleteMyData.deleted === true
    } catch {
      return false
    }
  }

  async function deleteAll(deeds: SignInDeeds): Promise<DeedOutcome> {
    const proven = await prove(deeds, proof, password)
    if (proven.is === 'failed') return proven
    if (!(await deleteData())) return KEPT
    return deeds.deleteAccount()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const lacks = proof === 'password' && password === ''
    setMissing(lacks)
    if (lacks) return
    const outcome = await carryOut(deleteAll)
    if (outcome?.is === 'failed' && outcome.code === 'requires-recent-login') await setProof()
  }

  return (
    <form
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-labelledby={`${id}title`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h3 id={`${id}title`} className={styles.title}>
        {words('account.deleteTitle')}
      </h3>
      <p className={styles.words}>{words('account.deleteWords')}</p>
      {proof === 'google' ? <p className={styles.words}>{words('account.deleteConfirmGoogle')}</p> : null}
      {proof === 'password' ? (
        <>
          <p className={styles.words}>{words('account.deleteConfirm')}</p>
          <PasswordField
            id={`${id}password`}
            isNew={false}
            error={missing ? authErrorWords(words, 'missing-password') : null}
            value={password}
            onEdit={setPassword}
          />
        </>
      ) : null}
      {state.is === 'failed' && state.code === 'data-kept' ? (
        <p role="alert" className={styles.failed}>
          {words('account.deleteFailed')}
        </p>
      ) : (
        <AuthTrouble state={state} />
      )}
      <div className={styles.deeds}>
        <BusyButton
          type="submit"
          words={words('account.deleteYes')}
          busyWords={words('account.deleting')}
          busy={state.is === 'busy'}
          final
        />
        <Button appearance="subtle" onClick={onKept}>
          {words('account.deleteNo')}
        </Button>
      </div>
    </form>
  )
}

/** The proof that is needed, and how to ask for one that seemed not to be. */
function useProof() {
  const sessions = useSessions()
  const [proof, setProof] = useState<Proof>(null)

  async function ask(wanted: (deeds: SignInDeeds) => Promise<boolean>) {
    try {
      const deeds = await sessions.deeds()
      if (await wanted(deeds)) setProof(deeds.waysIn().includes('password') ? 'password' : 'google')
    } catch {
      // Whatever is tried next says what is wrong.
    }
  }

  useEffect(() => {
    void ask(async (deeds) => !(await deeds.isFresh()))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Asked once, when it is opened.
  }, [])

  return [proof, () => ask(() => Promise.resolve(true))] as const
}

async function prove(deeds: SignInDeeds, proof: Proof, password: string): Promise<DeedOutcome> {
  if (proof === 'password') return deeds.confirm(password)
  return proof === 'google' ? deeds.confirmWithGoogle() : { is: 'done' }
}
