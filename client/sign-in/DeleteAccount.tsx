import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { DeleteMyDataDocument } from '../gql/DeleteMyData.ts'
import { graphql } from '../gql/gql.ts'
import { ownTokens } from '../theme/tokens.ts'
import { authErrorWords } from './auth-error-words.ts'
import { AuthTrouble } from './AuthTrouble.tsx'
import { BusyButton } from './BusyButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useSessions, type AccountActionResult, type AccountActions, type WayIn } from './session.ts'
import { useAccountAction } from './useAccountAction.ts'
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
    border: `1px solid ${ownTokens.loss}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  words: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '18px', textWrap: 'pretty' },
  failed: { margin: 0, color: ownTokens.loss },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** Sign-in method for the confirmation after an old sign-in; null when none is needed. */
type Proof = WayIn | null

/** The server did not delete its data. */
const KEPT: AccountActionResult = { kind: 'failed', code: 'data-kept' }

/** Deletes the person's data on the server, then the account itself. */
export function DeleteAccount({ onKept }: { readonly onKept: () => void }) {
  const styles = useStyles()
  const words = useSignInWords()
  const client = useApolloClient()
  const id = useId()
  const panel = useRef<HTMLFormElement>(null)
  const { state, carryOut } = useAccountAction()
  const [proof, setProof] = useProof()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)

  // The button that opened this form has been removed.
  useEffect(() => panel.current?.focus(), [])

  async function deleteData(): Promise<boolean> {
    try {
      const { data } = await client.mutate({ mutation: DeleteMyDataDocument })
      return data?.deleteMyData.deleted === true
    } catch {
      return false
    }
  }

  async function deleteAll(actions: AccountActions): Promise<AccountActionResult> {
    const proven = await prove(actions, proof, password)
    if (proven.kind === 'failed') return proven
    if (!(await deleteData())) return KEPT
    return actions.deleteAccount()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const lacks = proof === 'password' && password === ''
    setMissing(lacks)
    if (lacks) return
    const outcome = await carryOut(deleteAll)
    if (outcome?.kind === 'failed' && outcome.code === 'requires-recent-login') await setProof()
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
      {state.kind === 'failed' && state.code === 'data-kept' ? (
        <p role="alert" className={styles.failed}>
          {words('account.deleteFailed')}
        </p>
      ) : (
        <AuthTrouble state={state} />
      )}
      <div className={styles.actions}>
        <BusyButton
          type="submit"
          words={words('account.deleteYes')}
          busyWords={words('account.deleting')}
          busy={state.kind === 'busy'}
          final
        />
        <Button appearance="subtle" onClick={onKept}>
          {words('account.deleteNo')}
        </Button>
      </div>
    </form>
  )
}

/** Returns the required confirmation, and a function that requires one even when it seemed unnecessary. */
function useProof() {
  const sessions = useSessions()
  const [proof, setProof] = useState<Proof>(null)

  async function ask(wanted: (actions: AccountActions) => Promise<boolean>) {
    try {
      const actions = await sessions.loadActions()
      if (await wanted(actions)) setProof(actions.waysIn().includes('password') ? 'password' : 'google')
    } catch {
      // The next attempt reports the failure.
    }
  }

  useEffect(() => {
    void ask(async (actions) => !(await actions.isFresh()))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Checked once, on mount.
  }, [])

  return [proof, () => ask(() => Promise.resolve(true))] as const
}

async function prove(actions: AccountActions, proof: Proof, password: string): Promise<AccountActionResult> {
  if (proof === 'password') return actions.confirm(password)
  return proof === 'google' ? actions.confirmWithGoogle() : { kind: 'done' }
}
